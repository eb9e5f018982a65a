"""What bots make of a position."""

import pytest

from conclave.bots.levels import choose
from conclave.core.chance import FastChance
from conclave.core.guide import ADEPT, MASTER
from conclave.core.perspective import Perspective
from conclave.games.five_seals.flow import Position
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.hunches import hunch
from conclave.games.five_seals.lure import lure_of
from conclave.games.five_seals.worth import prospects, shares
from conclave.games.five_seals.worthwhile import worthwhile
from tests.games.five_seals.drawing import table


def says(position: Position, level: str, seed: int = 1) -> str:
    perspective = Perspective(GAME, position, position.actor(), FastChance(seed))
    return GAME.say(position, choose(GAME, perspective, level, FastChance(seed)))


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 5])
def test_hunches_are_legal_and_lead_to_the_end(seats: int, circle: int) -> None:
    chance = FastChance(circle)
    position = GAME.start(seats, {"circle": circle}, chance)
    assert isinstance(position, Position)
    while not position.over():
        considered = worthwhile(position)
        assert considered
        assert set(considered) <= set(position.legal())
        assert sum(shares(position)) == pytest.approx(1)
        position.play(hunch(position, chance), chance)
    assert position.round < 20, "players with a plan do not dawdle"


def test_rooms_promise_what_lies_in_them_or_behind_them() -> None:
    position = table("> fire.1", "  ", scrolls="v1=synergy.fire", ways="h1a a1b")
    lure = lure_of(position)
    area = {area.word: number for number, area in enumerate(position.dungeon.areas)}
    assert lure[area["v1"]] == 6
    assert lure[area["v1"]] > lure[area["b1"]] > lure[area["a1"]] > lure[area["h"]] > 0


def test_more_scrolls_and_more_dice_are_better() -> None:
    poor = table("> fire.1", "  ")
    rich = table("> fire.1 fire.6 | growth.air", "  ")
    assert prospects(rich, 0, 1.0) > prospects(poor, 0, 1.0)
    assert shares(rich)[0] > 0.5 > shares(rich)[1]


def test_the_scroll_that_wins_is_taken() -> None:
    position = table("> fire.6", "  | growth.air", scrolls="a1=change.fire v1=synergy.fire")
    for level in (ADEPT, MASTER):
        assert says(position, level) == "break v1 fire.6"
