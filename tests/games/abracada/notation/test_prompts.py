"""What the actor is asked."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import IllegalMove, NotYourTurn
from tests.games.abracada.drawing import GAME, say, table


def test_what_the_actor_is_asked() -> None:
    easy: dict[str, bool | int | str] = {"easy": True}
    first = table("> 8 8 7 6 5", "  8 7 7 6 6")
    more = table("> 8 7 6 5", "  8 7 7 6 6", after=8)
    anything = table("> 8 7 6 5", "  8 7 7 6 6", after=8, options=easy)
    assert GAME.asks(first).id == "abracada-ask-first"
    assert (GAME.asks(more).id, GAME.asks(more).params) == ("abracada-ask-more", {"spell": 8})
    assert GAME.asks(anything).id == "abracada-ask-any"


def test_when_the_game_is_over_nothing_can_be_said() -> None:
    position = table("> 8 | 7 points", "  7 7 7 7 7")
    say(position, "cast 8")
    assert position.over()
    assert position.legal() == []
    with pytest.raises(NotYourTurn):
        say(position, "cast 8")
    with pytest.raises(IllegalMove):
        position.play((0, 8), FastChance(1))
    assert GAME.asks(position).id == "abracada-ask-nothing"
