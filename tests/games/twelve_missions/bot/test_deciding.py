"""What bots do with scroll 16 when a trick is complete."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.games.twelve_missions.bot.rollout import play_on
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import play, say, table

GAME = load_game("twelve_missions")
pytestmark = pytest.mark.usefixtures("unhurried")
at_every_level = pytest.mark.parametrize("level", ["novice", "adept", "master"])


def answer(position: Position, level: str, seed: int = 1) -> str:
    chance = FastChance(seed)
    perspective = Perspective(GAME, position, position.actor(), chance)
    return GAME.say(position, choose(GAME, perspective, level, chance))


@at_every_level
def test_a_trick_that_completes_the_mission_is_claimed(level: str) -> None:
    tricks = ((0, "y3 y4"), (0, "y5 y6"))
    position = table("b3", "b10", mission=1, tricks=tricks, scroll=(16, 0))
    play(position, "b3 b10")
    assert answer(position, level) == "claim"


@at_every_level
def test_a_trick_too_many_is_refused(level: str) -> None:
    tricks = ((0, "y3 y4"), (0, "y5 y6"), (0, "y7 y8"))
    position = table("b10", "b3", mission=1, tricks=tricks, scroll=(16, 0))
    play(position, "b10 b3")
    assert answer(position, level) == "refuse"


@at_every_level
def test_red_cards_are_not_claimed_where_they_cost(level: str) -> None:
    position = table("r3", "r10", "r4", mission=9, scroll=(16, 0))
    play(position, "r3 r10 r4")
    assert answer(position, level) == "leave"


@at_every_level
def test_the_partners_trick_is_left_to_the_partner(level: str) -> None:
    position = table("b3 k3", "b4 k4", "b10 k5", "b5 k6", mission=20, scroll=(16, 0))
    play(position, "b3 b4 b10 b5")
    assert answer(position, level) == "leave"


@at_every_level
def test_nobody_claims_before_the_trick_is_complete(level: str) -> None:
    position = table("b10 k3", "b3 k4", "b9 k5", mission=3, scroll=(16, 1))
    say(position, "play b10", "play b3")
    assert answer(position, level) == "done"


@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_round_goes_on_to_its_end(seed: int) -> None:
    position = table("b3 k3 y3", "b10 k4 y4", "b4 k5 y5", mission=3, scroll=(16, 0))
    play_on(position, FastChance(seed))
    assert position.round == 2
    assert sum(position.points) == 3, "each blue card is somebody's"
