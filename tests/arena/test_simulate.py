import json
import sys
from pathlib import Path

import pytest

from conclave.arena.checks import check_moment
from conclave.arena.kept_lines import OtherRun
from conclave.arena.simulate import LINES, SimulationResult, run_simulation
from conclave.catalogue import load_game
from conclave.core.chance import Chance, FastChance
from conclave.core.match import replay
from conclave.core.plain import Plain, PlainDict
from conclave.core.record import read_record
from conclave.core.state import Move, State
from conclave.workers.crew import Crew
from tests.bots.strangers.naming import let_in, name_bots
from tests.bots.toys import Sticks, ToyGame

ABRACADA = load_game("abracada")


def test_a_sound_game_is_played_without_failure_and_counted() -> None:
    result = run_simulation(ABRACADA, 4, games=5, seed=3, options={"easy": True})
    assert result.failures == []
    assert result.games == 5
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)
    assert result.options["easy"] is True
    assert result.options["slips"] is False
    assert json.loads(json.dumps(result.dump()))["decisions"] == result.decisions


def test_the_last_games_record_can_be_replayed() -> None:
    result = run_simulation(ABRACADA, 2, games=2, seed=3)
    assert result.record is not None
    record = read_record(json.loads(json.dumps(result.record.dump())))
    assert replay(ABRACADA, record).state.over()


def test_equal_seeds_simulate_equal_games() -> None:
    one, same, other = (run_simulation(ABRACADA, 3, 2, seed) for seed in (1, 1, 2))
    assert one.record is not None
    assert same.record is not None
    assert other.record is not None
    assert one.record.dump() == same.record.dump()
    assert one.record.dump() != other.record.dump()


class Stuck(Sticks):
    """The last stick can't be taken."""

    def legal(self) -> list[Move]:
        return [] if self.sticks == 1 else super().legal()

    def copy(self) -> "Stuck":
        return Stuck(self.sticks, self.turn)


class Breaking(Sticks):
    def play(self, move: Move, chance: Chance, told: object = None) -> None:
        if self.sticks < 4:
            raise IndexError("a stick too few")
        super().play(move, chance)

    def copy(self) -> "Breaking":
        return Breaking(self.sticks, self.turn)


class Leaking(ToyGame):
    """Shows everybody a number that is another each time somebody imagines the table."""

    def __init__(self, first: State) -> None:
        super().__init__(first)
        self.looks = 0

    def view(self, state: State, seat: int | None) -> PlainDict:
        self.looks += 1
        return {"looks": self.looks}

    def restore(self, dumped: Plain) -> State:
        assert isinstance(dumped, dict)
        return Sticks(int(str(dumped["sticks"])), int(str(dumped["turn"])))


@pytest.mark.parametrize(
    ("first", "what"),
    [(Stuck(5), "no legal move"), (Breaking(9), "IndexError: a stick too few")],
    ids=["stuck", "breaking"],
)
def test_rules_that_break_are_reported_with_the_game_and_the_decision(
    first: State, what: str
) -> None:
    result = run_simulation(ToyGame(first), 2, games=4, seed=1)
    assert result.failures
    assert all(what in failure.what and failure.decision > 0 for failure in result.failures)
    assert {failure.game for failure in result.failures} <= {0, 1, 2, 3}


def test_a_leak_is_reported() -> None:
    game = Leaking(Sticks(9))
    found = check_moment(game, Sticks(9), FastChance(1))
    assert found == [
        "seat 0 sees another table where it should see the same",
        "seat 1 sees another table where it should see the same",
    ]


def told(result: SimulationResult) -> tuple[int, PlainDict]:
    assert result.record is not None
    return result.decisions, result.record.dump()


def test_games_are_the_same_on_any_number_of_processes() -> None:
    levels = ["novice", "random"]
    one, two, at_random = (
        run_simulation(ABRACADA, 3, 5, seed=4, levels=who, crew=crew)
        for who, crew in ((levels, Crew(1)), (levels, Crew(2)), (None, Crew(1)))
    )
    assert one.failures == two.failures == []
    assert told(one) == told(two) != told(at_random)


def test_a_simulation_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = run_simulation(ABRACADA, 2, 4, seed=3)
    run_simulation(ABRACADA, 2, 3, seed=3, keep=tmp_path)
    file = tmp_path / LINES
    file.write_text(file.read_text()[:-20])  # the third game was being written
    kept = file.read_text().splitlines()
    asked: list[int] = []
    again = run_simulation(
        ABRACADA, 2, 4, 3, None, lambda done, _: asked.append(done), None, None, tmp_path
    )
    assert told(again) == told(whole)
    assert asked == [1, 2, 3, 4]
    assert file.read_text().splitlines()[:3] == kept[:3]
    assert len(file.read_text().splitlines()) == 5
    with pytest.raises(OtherRun):
        run_simulation(ABRACADA, 2, 4, seed=4, keep=tmp_path)


def test_a_bot_from_outside_that_breaks_down_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    let_in(monkeypatch, name_bots(tmp_path, mover="AnyMove", stranger="crash"))
    assert run_simulation(ABRACADA, 2, 2, levels=["mover"]).failures == []
    (failure,) = run_simulation(ABRACADA, 2, 1, levels=["stranger"]).failures
    assert "bot-broke-down" in failure.what
