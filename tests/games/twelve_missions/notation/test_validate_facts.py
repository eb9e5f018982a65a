"""Facts that could not be so are refused."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions.box.cards import BLACK, BLUE, OF_COLOUR
from conclave.games.twelve_missions.rules.facts import (
    BARRED,
    DRAWN_UP,
    HANDED,
    HOLDS,
    PLAYED,
    START,
    SWAPPED,
    TAKEN_UP,
)
from tests.games.twelve_missions.drawing import GAME, cards, words
from tests.games.twelve_missions.notation.refusals import SMALL, activated, refused

START_OF_SMALL: list[Plain] = [START, 2, 0, 0, 2, 0, 0, 28]


@pytest.mark.parametrize(
    "fact",
    [
        [BARRED, 1, OF_COLOUR[BLUE]],
        [HOLDS, 1, cards("y3 y4")],
        [SWAPPED, 0, 1, cards("b4 y4"), cards("b3 k3")],
    ],
)
def test_facts_that_are_not_true_are_refused(fact: list[Plain]) -> None:
    """Else nobody could imagine anything once the card is played that is said to be elsewhere."""
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **activated(13, effect_choice=1), "facts": [START_OF_SMALL, fact]})
    assert refused(refusal.value) == ("facts", "facts-untrue")


def test_one_card_can_not_be_handed_on_by_two_seats() -> None:
    facts: list[Plain] = [
        [START, 3, 0, 0, 3, 0, 0, 26],
        [HANDED, 0, 1, cards("k3 k4 k5"), 3],
        [HANDED, 1, 0, cards("b3 b4 k5"), 3],
        [TAKEN_UP],
    ]
    hands: list[Plain] = [words("b3 b4 b5"), words("k3 k4 k5")]
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, "mission": 25, "hands": hands, "facts": facts})
    assert refused(refusal.value) == ("facts", "facts-untrue")


def test_two_promises_are_not_kept_by_one_card_and_another_drawn_later() -> None:
    """Mission 19: seat 1 had one card in hand, of which both are said, before it drew."""
    start: list[Plain] = [START, 3, 0, 0, 2, 1, 0, 26]
    played: list[Plain] = [[PLAYED, 0, 8], [PLAYED, 1, 9]]
    blue: list[Plain] = [HOLDS, 1, OF_COLOUR[BLUE]]
    black: list[Plain] = [HOLDS, 1, OF_COLOUR[BLACK]]
    drawn: list[Plain] = [DRAWN_UP, 1]
    stacked: PlainDict = {
        **SMALL,
        "mission": 19,
        "hands": [words("y5 k3"), words("b4 k4")],
        "tricks": [{"seat": 0, "cards": words("y3 y4")}],
    }
    for true in ([blue, drawn], [blue, drawn, black]):
        GAME.restore({**stacked, "facts": [start, *played, *true]})
    with pytest.raises(BadPosition):
        GAME.restore({**stacked, "facts": [start, *played, blue, black, drawn]})
