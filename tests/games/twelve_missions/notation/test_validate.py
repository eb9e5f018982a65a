"""Data that is no position: refused by name."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions.box.cards import BLACK, BLUE, CARD_WORDS, OF_COLOUR
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

SMALL: PlainDict = {"seats": 2, "mission": 1, "hands": [words("b3 k3"), words("b4 k4")]}


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"seats": 5}, "position-bad-field"),
        ({"mission": 7}, "twelve_missions-mission-not-for"),
        ({"mission": 26}, "position-bad-field"),
        ({"hands": [["blue.farmer"], ["blue.page"]]}, "twelve_missions-no-such-card"),
        ({"hands": [["blue.farmer"], ["blue.farmer"]]}, "twelve_missions-card-twice"),
        ({"hands": [["blue.farmer"], []]}, "twelve_missions-hands-uneven"),
        ({"undealt": ["red.farmer"]}, "twelve_missions-cards-miscounted"),
        ({"dominant": "green"}, "position-bad-field"),
        ({"phase": "tea"}, "position-bad-field"),
        ({"turn": 2}, "position-bad-field"),
        ({"queue": [1]}, "position-bad-field"),
        ({"scrolls": [[3], [3]]}, "twelve_missions-scrolls-miscounted"),
        ({"scrolls": [[17], []]}, "position-bad-field"),
        ({"deck": [1, 2]}, "twelve_missions-scrolls-miscounted"),
        ({"up": [["red.farmer"], ["red.dwarf"]]}, "position-bad-field"),
        ({"phase": "spend"}, "position-bad-field"),
        ({"phase": "explore"}, "position-bad-field"),
        ({"effect": 19}, "position-bad-field"),
        ({"facts": [[0]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [1, 0, 31]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [99]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 27]]}, "position-bad-field"),
        ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [14, 1, 255 << 8]]}, "position-bad-field"),
        ({"phase": "theft", "queue": [1]}, "position-bad-field"),
        ({"mission": 15, "phase": "choose", "queue": [1]}, "position-bad-field"),
        ({"mission": 24, "phase": "choose", "queue": [0]}, "position-bad-field"),
        ({"trick": [{"seat": 0, "card": "blue.wizard", "power": "juggler"}]}, "position-bad-field"),
        ({"round": 13}, "position-bad-field"),
        ({"crystals": [1]}, "position-bad-field"),
        ({"phase": "resources", "hands": [["blue.farmer"], []]}, "twelve_missions-hands-uneven"),
    ],
)
def test_what_is_no_position_is_refused_by_name(change: PlainDict, id: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **change})
    assert refusal.value.id == id


BLUE_AND_YELLOW: list[Plain] = [
    words("b3 b4 b5 b6 b7 b8 b9 b10"),
    words("y3 y4 y5 y6 y7 y8 y9 y10"),
]
ONE_TAKEN: PlainDict = {"tricks": [{"seat": 1, "cards": words("y3 y9")}]}
LED: PlainDict = {"hands": [words("k3"), words("b4 k4")]}


NOT_TO_BE_PLAYED: list[tuple[PlainDict, str]] = [
    # Cards that could not lie so, or too few or too many of them.
    ({"mission": 24, "phase": "choose"}, "hands"),
    ({"mission": 25, "phase": "resources"}, "hands"),
    ({"hands": [[], []], "phase": "resources"}, "hands"),
    ({"mission": 14, "undealt": [], "turned": "the rest"}, "undealt"),
    ({"tricks": [{"seat": 0, "cards": words(f"y{n} r{n}")} for n in range(3, 10)]}, "tricks"),
    ({"tricks": [{"seat": 0, "cards": words("y3 y3")}]}, "tricks"),
    ({"tricks": [{"seat": 0, "cards": words("y3 y4"), "shown": words("y3")}]}, "tricks"),
    ({"mission": 19, "hands": [words("b3"), []], "down": [[], words("k3")]}, "down"),
    (
        {"mission": 19, "down": [words("y3"), words("y4")], "covers": [words("b3"), []]},
        "covers",
    ),
    ({"mission": 15, "rows": [words("b3 b3"), words("b4 k4")]}, "rows"),
    ({"away": [words("y3"), words("y4")]}, "away"),
    (
        {
            "mission": 24,
            "hands": BLUE_AND_YELLOW,
            "phase": "resources",
            "away": [words("k3"), words("k4")],
        },
        "away",
    ),
    # Who has chosen what.
    ({"phase": "choose", "queue": [0, 1]}, "phase"),
    (
        {
            "mission": 25,
            "hands": BLUE_AND_YELLOW,
            "phase": "choose",
            "chosen": [words("b3 b4 b5"), []],
        },
        "chosen",
    ),
    (
        {
            "mission": 24,
            "hands": BLUE_AND_YELLOW,
            "phase": "choose",
            "chosen": [words("b4"), words("y3")],
        },
        "chosen",
    ),
    # The trick.
    ({"phase": "resources", **LED, "trick": [{"seat": 0, "card": "blue.dwarf"}]}, "trick"),
    ({**LED, "trick": [{"seat": 0, "card": "blue.dwarf"}], "led": "red"}, "led"),
    ({**LED, "trick": [{"seat": 0, "card": "blue.dwarf", "suit": "red"}]}, "suit"),
    ({**LED, "trick": [{"seat": 0, "card": "blue.dwarf", "suit": "nothing"}]}, "claim"),
    ({**LED, "trick": [{"seat": 0, "card": "blue.dwarf", "value": 52}]}, "value"),
    ({**LED, "trick": [{"seat": 0, "card": "blue.dwarf", "power": "farmer"}]}, "trick"),
    ({"phase": "resources", "next_leader": 1}, "next_leader"),
    # The scroll of the round.
    ({"scroll": 3, "effect_seat": 0, "used": []}, "scroll"),
    ({"scroll": 3, "effect": 12, "effect_seat": 0}, "effect"),
    ({"scroll": 7, "effect": 17, "effect_seat": 0}, "effect"),
    ({"mission": 3, "scroll": 11, "effect_seat": 0}, "effect"),
    ({"phase": "resources", "scroll": 6, "effect_seat": 0}, "phase"),
    ({"phase": "scroll", "scroll": 3, "effect_seat": 0, "scrolls": [[1], []]}, "scroll"),
    ({"phase": "scroll", "fresh": 1, "scrolls": [[1], []]}, "fresh"),
    (
        {"phase": "scroll", "fresh": 2, "scrolls": [[1], []], "effect_seat": 0, "scroll": 8},
        "fresh",
    ),
    ({"looked_at": [3]}, "looked_at"),
    ({"phase": "keep", "looked_at": [3, 4], "scroll": 12, "effect_seat": 0}, "phase"),
    ({"phase": "tally", "scroll": 11, "effect_seat": 0}, "phase"),
    (
        {"phase": "hand_over", "scroll": 2, "effect_seat": 0, "effect_choice": 1, "queue": [0]},
        "queue",
    ),
    ({**ONE_TAKEN, "phase": "theft", "scroll": 10, "effect_seat": 0, "queue": [0]}, "queue"),
    ({"claim": 1}, "claim"),
    ({"scroll": 16, "effect_seat": 0, "ready": False, "claim": 1}, "claim"),
    # The sheet.
    ({"sheet": [{"round": 1, "mission": 2, "dominant": None}]}, "dominant"),
]


@pytest.mark.parametrize(("change", "field"), NOT_TO_BE_PLAYED)
def test_what_play_could_not_go_on_from_is_refused_by_its_field(
    change: PlainDict, field: str
) -> None:
    if change.get("turned") == "the rest":
        unseen = cards("b3 k3 b4 k4")
        change["turned"] = [CARD_WORDS[card] for card in range(32) if not unseen >> card & 1]
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **change})
    assert refusal.value.params == {"field": field}


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
        GAME.restore({**SMALL, "facts": [START_OF_SMALL, fact]})
    assert refusal.value.params == {"field": "facts"}


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
    assert refusal.value.params == {"field": "facts"}


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
