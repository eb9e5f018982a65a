"""What scrolls gain, as ``tools.scroll_gains`` tells it."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.twelve_missions.rules.moves import ACTIVATE, PASS_MOVE
from tools.scroll_gains import KINDS, beginnings, gain_of, with_scroll, worths

pytestmark = pytest.mark.usefixtures("unhurried")

POINT_A_TRICK = 12


def test_every_scroll_can_be_given_to_a_seat_at_the_beginning_of_a_round() -> None:
    chance = FastChance(1)
    for position in beginnings(3, 4, chance):
        for number in KINDS:
            given = with_scroll(position, 1, number)
            assert given.actor() == 1
            assert PASS_MOVE in given.legal()
            assert {move[1] for move in given.legal() if move[0] == ACTIVATE} <= {number}
            given.imagine(1, chance).play(given.legal()[0], chance)


def test_a_point_for_each_trick_gains_something() -> None:
    chance = FastChance(2)
    for position in beginnings(2, 3, chance):
        assert gain_of(with_scroll(position, 0, POINT_A_TRICK), 20, chance)[0] > 1.0


def test_a_scroll_that_may_wait_is_worth_the_better_of_now_and_later() -> None:
    """It gains 2 or nothing: 1 at once, then half of 2 and half of what waiting is worth."""
    assert worths([(2.0, 0.0), (0.0, 0.0)])[:3] == [1.0, 1.5, 1.875]


def test_gains_that_differ_by_noise_alone_are_no_reason_to_wait() -> None:
    assert worths([(2.0, 5.0), (0.0, 5.0)]) == [1.0] * 4
