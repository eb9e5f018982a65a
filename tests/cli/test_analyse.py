"""A finished game is told as a table, a graph and turning points, or as JSON."""

import json
from pathlib import Path

import pytest

from conclave.analysis.result import read_analysis
from conclave.catalogue import load_game
from conclave.cli.record_file import write_record
from conclave.cli.share_graph import share_graph
from conclave.core.chance import FastChance
from conclave.core.match import new_match
from tests.cli.conftest import Conclave


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A round of two, every move at random."""
    game = load_game("abracada")
    chance = FastChance(5)
    match = new_match(game, 2, {"rounds": 1}, chance)
    while not match.state.over():
        move = chance.pick(match.state.legal())
        match.say(match.state.actor(), game.say(match.state, move))
    file = tmp_path_factory.mktemp("records") / "game.json"
    write_record(match.record, file)
    return file


QUICKLY = ("--bound", 0.2, "--workers", 1)


def test_a_game_is_told_in_a_table_a_graph_and_its_turning_points(
    conclave: Conclave, record: Path
) -> None:
    answer = conclave("analyse", record, *QUICKLY)
    assert answer.code == 0
    for part in ("Abracada…What?, 2 players", "Own errors", "seat 1", "Round", "Turning points"):
        assert part in answer.out
    assert "The decisions of" not in answer.out
    assert all(len(line) <= 100 for line in answer.out.splitlines())


def test_the_decisions_of_a_seat_are_told_with_the_best_choices_and_reasons(
    conclave: Conclave, record: Path
) -> None:
    answer = conclave("analyse", record, "--seat", 0, *QUICKLY)
    assert "The decisions of seat 0" in answer.out
    said = json.loads(record.read_text())["moves"]
    first = next(number for number, move in enumerate(said, start=1) if move["seat"] == 0)
    assert f"Move {first}: “{said[first - 1]['say']}”" in answer.out
    assert "unseen stones" in answer.out


def test_as_json_it_is_the_whole_analysis(conclave: Conclave, record: Path) -> None:
    answer = conclave("analyse", record, "--json", *QUICKLY)
    told = read_analysis(answer.out.encode())
    assert (told.game, told.seats, told.bound) == ("abracada", 2, 0.2)
    for total in told.totals:
        parts = total.start + total.skill + total.others + total.luck
        assert parts == pytest.approx(total.result, abs=1e-9)


def test_a_game_that_is_not_over_is_refused(
    conclave: Conclave, record: Path, tmp_path: Path
) -> None:
    dumped = json.loads(record.read_text())
    dumped["moves"].pop()
    file = tmp_path / "begun.json"
    file.write_text(json.dumps(dumped))
    answer = conclave("analyse", file)
    assert answer.code == 1
    assert answer.out.startswith("begun.json can't be analysed. The game in this record isn't")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["no-such.json"], "can't be read (no such file or directory)"),
        (["game.json", "--bound", "much"], "--bound takes a share such as 0.02, not “much”."),
        (["game.json", "--bound", "7"], "--bound can't be 7; it takes 0.001 to 0.5."),
        (["game.json", "--seconds", "soon"], "--seconds takes a number of seconds"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    conclave: Conclave, words: list[str], said: str
) -> None:
    answer = conclave("analyse", *words)
    assert answer.code == 2
    assert said in answer.err


def test_what_is_no_record_and_seats_that_are_not_there_are_refused(
    conclave: Conclave, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(b"[")
    assert "This isn't a Conclave record" in conclave("analyse", file).out
    answer = conclave("analyse", record, "--seat", 2)
    assert answer.code == 1
    assert "seats are numbered from 0 to 1" in answer.out


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("positions", [3, 70, 700])
def test_the_graph_fits_the_terminal(width: int, positions: int) -> None:
    shares = [[place / (positions - 1), 1 - place / (positions - 1)] for place in range(positions)]
    rounds = [1 + 4 * place // positions for place in range(positions)]
    lines = [str(line) for line in share_graph(shares, rounds, ["seat 0", "seat 1"], width)]
    assert max(len(line) for line in lines) <= width
    low, high = lines[2], lines[1]
    assert "█" in low
    assert high.index("█") > low.index("█")
    assert lines[-1].split() == ["Round", *[str(one) for one in sorted(set(rounds))]]
