"""X3–X5, X13: what a seat begins with."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import at, player


def dealt(seats: int, seed: int, length: int = 13) -> Position:
    position = GAME.start(seats, {"length": length}, FastChance(seed))
    assert isinstance(position, Position)
    return position


def test_X3_mage_on_the_cursed_tower_15_in_the_company_10_in_the_supply() -> None:
    position = dealt(4, 1)
    for seat in range(4):
        assert at(position, seat) == "e3"
        assert (position.company[seat], position.supply[seat]) == (15, 10)
        assert player(position, seat)["tower"] is None
        assert player(position, seat)["known"] == []


def test_X4_planets_lie_three_two_and_one_ovals_from_the_centre() -> None:
    position = dealt(3, 2)
    for seat in range(3):
        assert sorted(position.planets[seat * 6 : seat * 6 + 6]) == [-3, -2, -1, 1, 2, 3]


def test_X4_the_nearer_the_planet_the_more_relics() -> None:
    position = dealt(2, 3)
    for oval, count in zip(position.planets, position.relics, strict=True):
        assert count == {3: 1, 2: 2, 1: 3}[abs(oval)]


def test_X4_every_seat_has_its_own_planets() -> None:
    position = dealt(2, 3)
    assert position.planets[:6] != position.planets[6:]


def test_X5_the_first_seat_is_random() -> None:
    assert {dealt(3, seed).turn for seed in range(30)} == {0, 1, 2}


def test_X13_in_the_short_game_the_outer_planets_have_moved_once() -> None:
    position = dealt(2, 4, length=9)
    assert sorted(position.planets[:6]) == [-2, -1, -1, 1, 1, 2]
    for oval, count in zip(position.planets, position.relics, strict=True):
        assert count == {2: 2, 1: 3}[abs(oval)]


@pytest.mark.parametrize("length", [13, 9])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_X4_X13_every_seat_has_so_many_turns(seats: int, length: int) -> None:
    position = dealt(seats, 5, length)
    chance = FastChance(1)
    turns = [0] * seats
    while not position.over():
        if "end" in GAME.sentences(position):
            turns[position.turn] += 1
            position.play(GAME.hear(position, "end"), chance)
        else:
            position.play(position.legal()[0], chance)
    assert turns == [length] * seats
