"""What a bot gets: nothing that is hidden from its seat."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.core.perspective import Perspective, restore_perspective
from tests.core.stairs import REST, STAIRS, UP, Climb


def looked() -> Climb:
    climb = Climb(2, [1, 2], [4, 5], 0)
    climb.looked[0] = True
    return climb


def test_it_shows_what_the_seat_sees() -> None:
    climb = looked()
    perspective = Perspective(STAIRS, climb, 0, FastChance(1))
    assert perspective.view() == STAIRS.view(climb, 0) == {"heights": [1, 2], "mine": 4}
    assert perspective.actor() == 0
    assert perspective.say(REST) == "rest"


def test_only_the_actor_has_legal_moves() -> None:
    assert UP in Perspective(STAIRS, looked(), 0, FastChance(1)).legal()
    assert Perspective(STAIRS, looked(), 1, FastChance(1)).legal() == []


def test_what_is_hidden_is_not_in_it() -> None:
    """The other stone is 5 in the true position; what the seat imagines of it is anything."""
    stones = set()
    for seed in range(100):
        perspective = Perspective(STAIRS, looked(), 0, FastChance(seed))
        imagined = perspective.imagine(FastChance(seed))
        assert isinstance(imagined, Climb)
        assert imagined.stones[0] == 4
        stones.add(imagined.stones[1])
    assert stones == set(range(10))


def test_it_does_not_change_when_the_game_goes_on() -> None:
    climb = looked()
    perspective = Perspective(STAIRS, climb, 0, FastChance(1))
    climb.play(UP, FastChance(1))
    assert perspective.view()["heights"] == [1, 2]


def test_it_can_be_carried_elsewhere() -> None:
    perspective = Perspective(STAIRS, looked(), 0, FastChance(1))
    again = restore_perspective(STAIRS, perspective.dump())
    assert again.seat == 0
    assert again.view() == perspective.view()
    assert again.legal() == perspective.legal()


def test_a_seat_that_is_not_there_has_no_perspective() -> None:
    dumped = Perspective(STAIRS, looked(), 0, FastChance(1)).dump()
    with pytest.raises(BadPosition):
        restore_perspective(STAIRS, {**dumped, "seat": 2})
