"""Why a sentence can't be said: a reason that is true of what is being asked."""

import pytest

from conclave.core.errors import IllegalMove
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import say, table


def reason(position: Position, sentence: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.hear(position, sentence)
    return refused.value.id.removeprefix("five_seals-")


def test_F9_a_scroll_is_refused_for_what_is_wrong_with_it() -> None:
    position = table(
        "> fire.2 | synergy.fire, swap.air, -growth.fire", "  ", seals="h1a=fire.2", circle=2
    )
    assert reason(position, "give up") == "must-break"
    assert reason(position, "cast synergy.fire") == "never-cast"
    assert reason(position, "cast growth.fire") == "face-down"
    assert reason(position, "cast change.fire") == "not-yours"
    assert reason(position, "cast swap.air") == "no-effect"


def test_F7_who_takes_dice_is_not_told_what_is_wrong_with_a_break() -> None:
    position = table(">  ", "  ", round=0, phase="draft")
    assert reason(position, "break h1a fire.2") == "move-not-legal"


def test_F7_dice_are_refused_for_what_the_supply_has_not() -> None:
    position = table(">  ", "  fire.1 fire.2 fire.3 | -growth.fire", done=[0], phase="draft")
    assert reason(position, "take water fire fire") == "not-in-supply"
    assert reason(position, "take water cat air") == "take-so-many"


def test_F37_the_second_seal_of_speed_is_not_refused_for_its_dice() -> None:
    position = table(
        "> fire.2 | speed.fire", "  ", seals="h1a=fire.2 h2a=fire.2 h3a=air.2", circle=4, ways=""
    )
    say(position, "cast speed.fire", "break h1a fire.2")
    assert reason(position, "break h3a") == "not-now"
    assert reason(position, "break a1") == "nothing-there"


def test_F11_a_seal_is_refused_for_what_is_in_the_way() -> None:
    position = table(
        "> fire.2 | guardian.fire",
        "  | -dispatch.fire | familiar at h2a",
        seals="h1a=fire.2 h2a=fire.2 a1b=fire.3",
        scrolls="a1=change.fire",
        circle=4,
        ways="",
        guardians={"fire": "a1"},
    )
    assert reason(position, "break a1 fire.2") == "guarded"
    assert reason(position, "break h2a fire.2") == "familiar-there"
    assert reason(position, "break a1b fire.2") == "out-of-reach"
    assert reason(position, "break h1a air.2") == "wrong-colour"
    assert reason(position, "break h1a fire.3") == "no-such-dice"
