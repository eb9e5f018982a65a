"""F6: what is laid out before the first dice are taken."""

from collections import Counter

import pytest

from conclave.core.chance import FastChance
from conclave.games.five_seals.box.codes import CIRCLE_OF, SCROLL, STRENGTH_OF
from conclave.games.five_seals.game import GAME


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_F6_every_spot_gets_what_is_as_strong_as_it_is(seats: int, circle: int) -> None:
    position = GAME.start(seats, {"circle": circle}, FastChance(seats))
    for number, spot in enumerate(position.dungeon.spots):
        thing = position.lying[number]
        if spot.strength == 0:
            assert thing == 0
        elif number < position.dungeon.boxes:
            assert 0 < thing < SCROLL
            assert thing % 8 == spot.strength
        else:
            assert STRENGTH_OF[thing - SCROLL] == spot.strength
            assert CIRCLE_OF[thing - SCROLL] in (1, circle)


def test_F6_in_the_first_circle_a_scroll_may_be_there_twice() -> None:
    position = GAME.start(5, {"circle": 1}, FastChance(1))
    scrolls = Counter(thing for thing in position.lying if thing >= SCROLL)
    assert set(scrolls.values()) == {2}, "all 50 scrolls lie on the board of five seats"


def test_F6_the_circle_may_be_left_to_chance() -> None:
    drawn = set()
    for seed in range(40):
        position = GAME.start(2, {"circle": "random"}, FastChance(seed))
        drawn.add(position.circle)
    assert drawn == {1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_F6_the_supply_holds_a_die_more_of_each_colour_than_there_are_seats(seats: int) -> None:
    position = GAME.start(seats, {}, FastChance(1))
    assert position.supply == [seats + 1] * 4
