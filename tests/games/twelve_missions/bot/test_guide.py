"""How the bots play: sensibly, and with their partners."""

import pytest

from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.core.plain import Plain
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.facts import HOLDS
from tests.games.twelve_missions.drawing import cards, play, say, table

GAME = load_game("twelve_missions")
pytestmark = pytest.mark.usefixtures("unhurried")


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


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
@pytest.mark.parametrize("mission", [20, 21])
def test_nobody_beats_the_partners_card_where_no_rival_can_come_between(
    level: str, mission: int
) -> None:
    """The last rival has still to play, but all that beats the 9 is the 10."""
    position = table("b3 k3 k9", "b9 k4 k8", "b4 k5 y5", "b10 b5 r3", mission=mission, leads=1)
    play(position, "b9 b4")
    assert answer(position, level) == "play blue.explorer"


@pytest.mark.parametrize("level", ["adept", "master"])
def test_the_partners_trick_may_be_saved_from_a_rival(level: str) -> None:
    """The rival who plays last has the 9: whoever looks ahead takes the trick with the 10."""
    facts: list[Plain] = [[0, *[2, 0, 0] * 4, 24], [HOLDS, 0, cards("b9")]]
    position = table(
        *("b9 k3", "b8 k4", "b4 k5", "b10 b5"), mission=20, leads=1, rest={"facts": facts}
    )
    play(position, "b8 b4")
    assert answer(position, level) == "play blue.emperor"


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_in_pairs_the_partner_gets_the_trick_that_it_needs(level: str) -> None:
    """Mission 1: the partner has two tricks and takes the third unless it is taken away."""
    tricks = ((0, "y3 y4 y5 y6"), (0, "y7 y8 y9 y10"))
    hands = ("b8 k3", "b3 k4", "b10 b4", "b5 k6")
    position = table(*hands, mission=1, tricks=tricks, leads=3, options={"pairs": True})
    play(position, "b5 b8 b3")
    assert answer(position, level) == "play blue.assassin"


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


def test_hints_look_to_the_end_of_the_game_once_it_is_near() -> None:
    early = GAME.start(3, {}, FastChance(1))
    assert GAME.guide.foresight(early) == 5
    assert GAME.guide.foresight(GAME.start(3, {"rounds": 8}, FastChance(1))) == 0
