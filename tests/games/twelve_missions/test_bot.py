"""How the bots play: sensibly, and with their partners."""

import pytest

from conclave.bots.levels import choose
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import GAME, play, say, table


def answer(position: Position, level: str, seed: int = 1) -> str:
    chance = FastChance(seed)
    perspective = Perspective(GAME, position, position.actor(), chance)
    return GAME.say(position, choose(GAME, perspective, level, chance))


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
@pytest.mark.parametrize("mission", [20, 21])
def test_nobody_takes_the_partners_trick_in_missions_20_and_21(level: str, mission: int) -> None:
    position = table("b3 k3", "b8 k4", "b4 k5", "b9 b5", mission=mission, leads=0)
    play(position, "b3 b8 b4")
    assert answer(position, level) == "play blue.explorer"


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_nobody_lays_cubes_against_the_partner(level: str) -> None:
    position = table("b3 k3", "b8 k4", "b4 k5", "b7 k6 | 5 cubes", mission=20, leads=0)
    play(position, "b3 b8 b4")
    say(position, "play b7")
    assert answer(position, level) == "done"


def test_a_searching_bot_takes_the_trick_that_completes_the_mission() -> None:
    """Mission 1: the third trick is there for the taking, and the last card can't take one."""
    tricks = ((1, "y3 y4"), (1, "y5 y6"))
    position = table("b8 k3", "b10 b4", mission=1, tricks=tricks, dominant="red")
    play(position, "b8")
    assert answer(position, "adept") == "play blue.emperor"


def test_a_searching_bot_ducks_once_it_has_its_three_tricks() -> None:
    tricks = ((1, "y3 y4"), (1, "y5 y6"), (1, "y7 y8"))
    position = table("b8 k3", "b10 b4", mission=1, tricks=tricks, dominant="red")
    play(position, "b8")
    assert answer(position, "adept") == "play blue.assassin"


def test_a_searching_bot_spends_cubes_where_they_decide() -> None:
    position = table("b8 k3", "b4 k4 | 5 cubes", mission=1, tricks=((1, "y3 y4"), (1, "y5 y6")))
    play(position, "b8")
    say(position, "play b4")
    assert answer(position, "adept") == "cubes +5"
