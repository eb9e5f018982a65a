"""What is done without thinking: how moves are drawn, and what is refused as an instinct."""

import json
from pathlib import Path

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import ConclaveError
from conclave.core.instinct import ODDS, SURE, UNIT, Instinct
from conclave.core.instinct_file import read_instinct, runs, write_instinct

PLACES = 12


def instinct(**weights: int) -> Instinct:
    row = [0] * PLACES
    for name, weight in weights.items():
        row[int(name[1:])] = weight
    return Instinct(row, {"game": "none"})


def test_a_unit_more_makes_a_move_e_times_as_likely() -> None:
    odds = instinct(p1=UNIT, p2=2 * UNIT, p3=-UNIT).odds([[1], [2], [2, 3], [0]])
    assert odds[1] == SURE
    assert odds[0] == odds[2] == ODDS[UNIT]
    assert odds[0] / odds[1] == pytest.approx(0.3679, abs=0.0001)
    assert odds[3] == ODDS[2 * UNIT]


def test_what_is_far_behind_is_never_done() -> None:
    assert instinct(p1=len(ODDS)).odds([[1], [0]]) == [SURE, 0]


def test_moves_come_as_often_as_their_odds_say() -> None:
    one = instinct(p1=UNIT)
    luck = FastChance(1)
    picked = [one.pick([[0], [1]], luck) for _ in range(4000)]
    assert sum(picked) / 4000 == pytest.approx(0.731, abs=0.02)


def test_the_likeliest_move_is_the_first_of_equals() -> None:
    one = instinct(p1=UNIT, p2=UNIT)
    assert one.likeliest([[0], [1], [2], [0, 3]]) == 1


def test_runs_leave_out_long_stretches_of_zeros() -> None:
    assert runs([0, 5, 0, 0, -2, 0, 0, 0, 7]) == [[1, 5, 0, 0, -2], [8, 7]]
    assert runs([0, 0]) == []


def test_an_instinct_comes_back_from_its_file(tmp_path: Path) -> None:
    written = instinct(p0=3, p2=-1, p7=9, p11=4)
    write_instinct(written, tmp_path / "one.json")
    read = read_instinct(tmp_path / "one.json", PLACES)
    assert (read.weights, read.card) == (written.weights, written.card)


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": PLACES - 1},
        {"runs": [[PLACES - 1, 1, 1]]},
        {"runs": [[-1, 1]]},
        {"runs": [[]]},
        {"runs": [["1", 1]]},
        {"card": 1},
    ],
    ids=str,
)
def test_what_is_no_instinct_for_the_game_is_refused(
    tmp_path: Path, wrong: dict[str, object]
) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"card": {}, "places": PLACES, "runs": [[0, 1]], **wrong}))
    with pytest.raises(ConclaveError) as refusal:
        read_instinct(file, PLACES)
    assert refusal.value.params == {"field": next(iter(wrong))}


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConclaveError) as refusal:
        read_instinct(tmp_path / "none.json", PLACES)
    assert refusal.value.id == "instinct-unreadable"
