"""What is gained by deciding otherwise, as ``tools.decision_check`` tells it."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.state import Move
from tests.bots.toys import Sticks, ToyGame, Urn
from tools.decision_check import compared, decided, report

pytestmark = pytest.mark.usefixtures("unhurried")


def test_a_move_that_wins_gains_all_over_one_that_loses() -> None:
    game = ToyGame(Sticks(7))
    moves: list[Move] = [(1,), (3,), (1,)]
    assert compared(game, Sticks(7), moves, 4, FastChance(1)) == [0.0, 1.0, 0.0]


def test_the_gain_is_that_over_all_positions_that_the_seat_imagines() -> None:
    """Three balls of four are blue: whoever says so wins three times of four, else once."""
    game = ToyGame(Urn(False))
    gain = compared(game, Urn(False), [(0,), (1,)], 400, FastChance(1))[1]
    assert abs(gain - 0.5) < 0.15


def test_where_all_agree_nothing_is_played() -> None:
    class Closed(Sticks):
        def imagine(self, seat: int, chance: object) -> Sticks:
            raise AssertionError("nothing is to be compared")

    assert compared(ToyGame(Sticks(7)), Closed(7), [(3,), (3,)], 4, FastChance(1)) == [0.0, 0.0]


def test_a_level_may_be_given_more_iterations() -> None:
    assert decided(ToyGame(Sticks(7)), Sticks(7), "adept*20", FastChance(1)) == (3,)


def test_the_report_tells_mean_and_interval(capsys: pytest.CaptureFixture[str]) -> None:
    report(["master", "adept"], [[0.0, -0.2], [0.0, 0.0]], [0.002, 0.001])
    told = capsys.readouterr().out.splitlines()
    assert told[1] == "master: +0.0000 ±0.0000, 0 told apart, 1 ms each"
    assert told[2] == "adept: -0.1000 ±0.1386, 1 told apart, 0 ms each"
