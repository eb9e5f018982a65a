"""Data that is no position: refused by the path of its field, and with the reason."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import Plain, PlainDict
from tests.games.twelve_missions.drawing import GAME, say, table, words
from tests.games.twelve_missions.notation.refusals import SMALL, activated, refused

BLUE_AND_YELLOW: list[Plain] = [
    words("b3 b4 b5 b6 b7 b8 b9 b10"),
    words("y3 y4 y5 y6 y7 y8 y9 y10"),
]
ONE_TAKEN: PlainDict = {"tricks": [{"seat": 1, "cards": words("y3 y9")}]}
LED: PlainDict = {"hands": [words("k3"), words("b4 k4")]}


def led(word: str, **more: Plain) -> PlainDict:
    """Seat 0 has played that card."""
    return {**LED, "trick": [{"seat": 0, "card": word, **more}]}


def followed(one: PlainDict, other: PlainDict, hands: tuple[str, str] = ("k3", "k4")) -> PlainDict:
    """Seats 0 and 1 of three have played."""
    return {
        "seats": 3,
        "hands": [words(hands[0]), words(hands[1]), words("b9 k9")],
        "trick": [{"seat": 0, **one}, {"seat": 1, **other}],
        "crystals": [1, 1, 0],
    }


def complete(one: str, other: str, **more: Plain) -> PlainDict:
    """Scroll 16 is asked about these two cards."""
    trick: list[Plain] = [{"seat": 0, "card": one}, {"seat": 1, "card": other}]
    hands: list[Plain] = [words("k3"), words("k4")]
    return {**activated(16, phase="decide"), "trick": trick, "hands": hands, **more}


IMPOSSIBLE: list[tuple[PlainDict, str, str]] = [
    # What can't be read at all.
    ({"seats": 5}, "seats", "seats-out-of-range"),
    ({"hand": []}, "hand", "position-unknown-field"),
    ({"options": {"rounds": 5}}, "options", "option-bad-value"),
    ({"mission": 26}, "mission", "not-within"),
    ({"mission": 7}, "mission", "mission-not-for"),
    ({"round": 13}, "round", "not-within"),
    ({"dominant": "green"}, "dominant", "not-among"),
    ({"phase": "tea"}, "phase", "not-among"),
    ({"turn": 2}, "turn", "not-within"),
    ({"crystals": [1]}, "crystals", "each-seat"),
    ({"hands": [["blue.farmer"], ["blue.page"]]}, "hands.1", "no-such-card"),
    (led("blue.dwarf", colour="blue"), "trick.0.colour", "position-unknown-field"),
    ({"trick": [3]}, "trick.0", "position-bad-field"),
    (led("blue.wizard", power="juggler"), "trick.0.power", "not-among"),
    ({"sheet": [{"round": 1, "mission": 2, "dominant": None}]}, "sheet.0.dominant", "bad-field"),
    # Every card and every scroll is in one place.
    ({"hands": [["blue.farmer"], ["blue.farmer"]]}, "hands.1", "card-twice"),
    ({"undealt": ["red.farmer"]}, "undealt", "cards-miscounted"),
    ({"tricks": [{"seat": 0, "cards": words("y3 y3")}]}, "tricks.0.cards", "card-twice"),
    ({"scrolls": [[3], [3]]}, "scrolls.1", "scroll-twice"),
    ({"deck": [1, 2]}, "deck", "scrolls-miscounted"),
    # Cards lie where the mission has a place for them, and as many as it deals.
    ({"hands": [["blue.farmer"], []]}, "hands.1", "hands-uneven"),
    ({"mission": 24, "phase": "choose"}, "hands", "too-few-cards"),
    ({"mission": 25, "phase": "resources"}, "hands", "too-few-cards"),
    ({"hands": [[], []], "phase": "resources"}, "hands", "too-few-cards"),
    ({"mission": 22, "hands": BLUE_AND_YELLOW}, "hands", "too-many-cards"),
    (
        {"tricks": [{"seat": 0, "cards": words(f"y{n} r{n}")} for n in range(3, 10)]},
        "hands",
        "too-many-cards",
    ),
    ({"mission": 19, "hands": BLUE_AND_YELLOW}, "hands.0", "too-many-cards"),
    ({"mission": 18, "hands": BLUE_AND_YELLOW}, "hands.0", "too-many-cards"),
    (
        {
            "mission": 18,
            "up": [words("b5 b6 b7"), words("y5 y6 y7")],
            "covers": [words("b5 b6 b7"), words("y5 y6 y7")],
            "down": [words("r5 r6 r7"), words("r8 r9 r10")],
        },
        "hands.0",
        "too-many-cards",
    ),
    (
        {
            "seats": 3,
            "mission": 13,
            "hands": [words("b3 b4 b5 b6"), words("y3 y4 y5 y6"), words("r3 r4 r5 r6")],
        },
        "hands.0",
        "too-many-cards",
    ),
    ({"up": [["red.farmer"], ["red.dwarf"]]}, "up", "no-place"),
    ({"away": [words("y3"), words("y4")]}, "away", "no-place"),
    ({"mission": 24, "away": [words("y3 y4 y5"), words("r3 r4 r5")]}, "away.0", "away-count"),
    ({"turned": words("y3")}, "turned", "no-place"),
    ({"phase": "resources", **ONE_TAKEN}, "tricks", "no-place"),
    ({"mission": 18, "phase": "resources"}, "hands", "no-place"),
    (
        {"tricks": [{"seat": 0, "cards": words("y3 y4"), "shown": words("y3")}]},
        "tricks.0.shown",
        "card-of-each",
    ),
    (
        {"mission": 19, "hands": [words("b3"), []], "down": [[], words("k3")]},
        "down.1",
        "draws-at-once",
    ),
    (
        {"mission": 19, "hands": [words("b3 k3"), words("b4")], "down": [[], words("k4")]},
        "down.1",
        "stacks-uneven",
    ),
    (
        {"mission": 19, "down": [words("y3"), words("y4")], "covers": [words("b3"), []]},
        "covers",
        "no-place",
    ),
    ({"mission": 15, "rows": [words("b3 b3"), words("b4 k4")]}, "rows.0", "card-twice"),
    ({"mission": 15, "rows": [words("b3"), words("b4 k4")]}, "rows.0", "row-whole"),
    # The dominant colour.
    ({"dominant": "blue"}, "dominant", "dominant-of-sheet"),
    ({"mission": 14}, "turned", "turned-count"),
    ({"mission": 14, "turned": words("y3"), "dominant": "red"}, "dominant", "dominant-turned"),
    ({"mission": 14, "phase": "resources", "dominant": "red"}, "dominant", "not-turned-yet"),
    (activated(1, effect_choice=0), "dominant", "dominant-of-sheet"),
    # Whose turn it is.
    ({"queue": [1]}, "queue", "queue-of-trick"),
    ({"phase": "spend"}, "trick", "no-card-yet"),
    ({"phase": "explore"}, "trick", "no-card-yet"),
    ({"phase": "resources", **led("blue.dwarf")}, "trick", "no-trick-now"),
    ({"phase": "over", "hands": [[], []]}, "round", "not-over"),
    ({"phase": "tally", **activated(11)}, "phase", "cards-left"),
    ({"phase": "theft", "queue": [1]}, "phase", "phase-of-scroll"),
    ({"phase": "resources", "queue": [0]}, "queue", "queue-order"),
    ({"phase": "scroll", "scrolls": [[1], [2]], "queue": [0]}, "queue", "queue-order"),
    ({"phase": "scroll", "scrolls": [[], [2]], "turn": 0}, "turn", "no-scroll-to-ask"),
    (
        {"seats": 3, "hands": [words("b3"), words("b4"), words("b5")], "queue": [0, 2, 1]},
        "queue",
        "order-of-play",
    ),
    ({**led("blue.dwarf"), "phase": "spend"}, "phase", "nothing-to-say"),
    ({**led("blue.dwarf"), "drawn": "yellow.farmer"}, "drawn", "nothing-drawn"),
    ({**activated(19, effect_choice=1), "turn": 0}, "turn", "leader-named"),
    ({"hands": BLUE_AND_YELLOW, "dealer": 0, "turn": 0}, "dealer", "first-leader"),
    # What is chosen before the tricks.
    ({"phase": "choose", "queue": [0, 1]}, "phase", "nothing-to-choose"),
    ({"mission": 15, "phase": "choose", "queue": [1]}, "rows.0", "chosen-in-turn"),
    ({"mission": 24, "phase": "choose", "queue": [0]}, "queue", "queue-order"),
    (
        {
            "mission": 25,
            "hands": BLUE_AND_YELLOW,
            "phase": "choose",
            "chosen": [words("b3 b4 b5"), []],
        },
        "chosen.0",
        "chosen-in-turn",
    ),
    (
        {
            "mission": 24,
            "hands": BLUE_AND_YELLOW,
            "phase": "choose",
            "chosen": [words("b4"), words("y3")],
        },
        "chosen.0",
        "chosen-in-turn",
    ),
    # The trick.
    ({**led("blue.dwarf"), "led": "red"}, "led", "led-by-first"),
    (led("blue.dwarf", suit="red"), "trick.0.suit", "suit-printed"),
    (led("blue.dwarf", suit="nothing"), "claim", "counts-as-nothing"),
    (led("blue.dwarf", value=52), "trick.0.value", "not-within"),
    (led("blue.dwarf", power="farmer"), "trick.0.power", "power-of-rank"),
    (led("blue.assassin", power="assassin"), "trick.0.card", "card-twice"),
    (led("yellow.assassin", power="assassin"), "trick.0.power", "power-in-vain"),
    (led("yellow.explorer", power="explorer"), "trick.0.power", "power-in-vain"),
    (led("yellow.farmer", power="farmer"), "next_leader", "farmer-names"),
    (led("yellow.oracle", power="oracle"), "trick.0.suit", "oracle-changes"),
    ({"phase": "resources", "next_leader": 1}, "next_leader", "farmer-names"),
    ({**ONE_TAKEN, "last": [{"seat": 0, "card": "yellow.farmer"}]}, "last", "last-as-shown"),
    # Scrolls.
    ({"scrolls": [[17], []]}, "scrolls.0", "works-when-drawn"),
    ({"used": [5]}, "used", "stays-unused"),
    ({"burnt": [[3, 4], []]}, "burnt.0", "burnt-by-8"),
    ({"effect": 19}, "effect", "own-effect"),
    (activated(3, used=[]), "scroll", "scroll-activated"),
    (activated(3, effect=12), "effect", "own-effect"),
    ({**activated(7, effect=17), "version": 1}, "effect", "copies-used"),
    (activated(7, effect=17), "bonus.0", "bonus-of-copy"),
    (activated(7, effect=5), "used", "stays-unused"),
    (activated(7, effect=12, used=[7]), "effect", "copies-used"),
    ({"scroll": 3}, "effect_seat", "whose-effect"),
    ({"mission": 3, **activated(11)}, "effect", "not-with-mission"),
    (activated(12, effect_choice=1), "effect_choice", "said-with"),
    (activated(13, effect_choice=0), "effect_choice", "said-with"),
    (activated(12, ready=False), "ready", "ready-once"),
    (activated(16, ready=False), "ready", "ready-once"),
    ({"phase": "resources", **activated(6)}, "phase", "phase-of-scroll"),
    ({"phase": "scroll", **activated(3), "scrolls": [[1], []]}, "scroll", "one-scroll-a-round"),
    ({"phase": "scroll", "fresh": 1, "scrolls": [[1], []]}, "fresh", "fresh-by-8"),
    ({"phase": "scroll", "fresh": 2, "scrolls": [[1], []], **activated(8)}, "fresh", "fresh-by-8"),
    ({"looked_at": [3]}, "looked_at", "drawn-by-8"),
    ({"phase": "keep", "looked_at": [3, 4], **activated(8)}, "looked_at", "drawn-by-8"),
    ({"phase": "keep", "looked_at": [3, 4], **activated(12)}, "phase", "phase-of-scroll"),
    (
        {"phase": "hand_over", **activated(2, effect_choice=1), "queue": [0]},
        "queue",
        "queue-order",
    ),
    ({**ONE_TAKEN, "phase": "theft", **activated(10), "queue": [0]}, "queue", "queue-order"),
    ({"claim": 1}, "claim", "claim-of-16"),
    ({**ONE_TAKEN, **activated(16, ready=False), "claim": 1}, "claim", "claim-of-16"),
    # Crystals and cubes.
    ({"crystals": [3, 0]}, "crystals.0", "too-many-crystals"),
    ({"cubes": [0, 11]}, "cubes.1", "too-many-cubes"),
    ({"crystals": [2, 0], "cubes": [1, 0]}, "cubes.0", "too-many-cubes"),
    ({"phase": "resources", "cubes": [5, 0]}, "cubes.0", "too-many-cubes"),
    ({**activated(6), "crystals": [1, 0]}, "crystals.0", "too-many-crystals"),
    ({**activated(9), "cubes": [16, 0]}, "cubes.0", "too-many-cubes"),
    ({**led("blue.dwarf", value=11), "crystals": [2, 0]}, "cubes.0", "too-many-cubes"),
    ({"tricks": [{"seat": 1, "cards": words("y3 y9"), "cubes": 21}]}, "tricks", "too-many-cubes"),
    # Points.
    ({"round": 5, "points": [3, 0], "mission_points": [2, 0]}, "points.0", "points-add-up"),
    ({"round": 5, "points": [-3, 0], "lost": [2, 0]}, "lost.0", "lost-at-least"),
    ({"points": [3, 0]}, "points.0", "points-of-sheet"),
    # Scroll 16 is asked about a complete trick, if it is ready and could change something.
    (complete("blue.dwarf", "blue.farmer", version=1), "phase", "decides-in-version-2"),
    (complete("blue.dwarf", "blue.farmer", turn=1), "turn", "turn-of-scroll"),
    (complete("blue.dwarf", "yellow.farmer"), "phase", "nothing-to-say"),
    (complete("blue.dwarf", "blue.farmer", scroll=14), "phase", "phase-of-scroll"),
    (complete("blue.dwarf", "blue.farmer", ready=False), "ready", "ready-once"),
    ({**led("blue.dwarf"), **activated(16, phase="decide")}, "trick", "trick-complete"),
    (activated(16, phase="decide"), "trick", "trick-complete"),
    ({"bonus": [3, 0]}, "bonus.0", "bonus-of-17"),
    ({"used": [17], "bonus": [3, 3]}, "bonus.0", "bonus-of-17"),
    ({"used": [17], "bonus": [3, 0]}, "scroll_points.0", "bonus-counted"),
    ({"missions": [1, 2]}, "missions", "missions-left"),
    # Facts.
    ({"facts": [[0]]}, "facts.0", "fact-form"),
    ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [1, 0, 31]]}, "facts.1", "fact-played"),
    ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [99]]}, "facts.1", "fact-form"),
    ({"facts": [[0, 2, 0, 0, 2, 0, 0, 27]]}, "facts", "facts-untrue"),
    ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [14, 1, 255 << 8]]}, "facts", "facts-untrue"),
    ({"facts": [[0, 2, 0, 0, 2, 0, 0, 28], [11]]}, "facts.1", "fact-of-round"),
    ({"facts": [[1, 0, 31]]}, "facts.0", "facts-begin"),
]


@pytest.mark.parametrize(("change", "field", "reason"), IMPOSSIBLE)
def test_what_could_not_lie_on_a_table_is_refused(
    change: PlainDict, field: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **change})
    named, why = refused(refusal.value)
    assert named == field
    assert why.removeprefix("position-") in (reason, reason.removeprefix("position-"))


def test_M9_a_revoke_in_the_trick_is_refused() -> None:
    blue: PlainDict = {"card": "blue.dwarf"}
    black: PlainDict = {"card": "black.dwarf"}
    GAME.restore({**SMALL, **followed(blue, black)})
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **followed(blue, black, ("k3", "b4"))})
    assert refused(refusal.value) == ("trick.1.card", "revoked")
    with pytest.raises(BadPosition) as refusal:  # the dominant colour
        GAME.restore({**SMALL, **followed(blue, black, ("k3", "r4"))})
    assert refused(refusal.value) == ("trick.1.card", "revoked")


def test_M12_what_a_wizard_or_an_assassin_makes_of_the_duty_is_asked_too() -> None:
    wizard: PlainDict = {"card": "blue.wizard", "power": "wizard"}
    higher: PlainDict = {"card": "blue.emperor"}
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **followed(wizard, higher, ("k3", "b4"))})
    assert refused(refusal.value) == ("trick.1.card", "revoked")
    assassin: PlainDict = {"card": "yellow.assassin", "power": "assassin"}
    GAME.restore({**SMALL, **followed({"card": "blue.wizard"}, assassin, ("k3", "b4"))})
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **followed({"card": "blue.wizard"}, assassin)})
    assert refused(refusal.value) == ("trick.1.power", "power-in-vain")


def test_a_card_that_came_later_is_no_revoke() -> None:
    """Mission 19: seat 1 draws a blue card after playing a black one to blue."""
    position = table(
        "b3 r3", "k3 k4", "k5 k6", mission=19, rest={"down": [words(c) for c in ("y3", "b5", "y4")]}
    )
    say(position, "play b3", "play k3")
    assert GAME.restore(position.dump()).dump() == position.dump()


def test_M12_a_power_after_an_emperors_is_refused() -> None:
    emperor: PlainDict = {"card": "blue.emperor", "power": "emperor"}
    later: list[tuple[PlainDict, str]] = [
        ({"card": "blue.dwarf", "power": "dwarf"}, "trick.1.power"),
        ({"card": "blue.dwarf", "value": 8}, "trick.1.value"),
    ]
    for other, field in later:
        with pytest.raises(BadPosition) as refusal:
            GAME.restore({**SMALL, **followed(emperor, other)})
        assert refused(refusal.value) == (field, "after-emperor")
    raised: PlainDict = {"card": "blue.emperor", "power": "emperor", "value": 13}
    no_more: PlainDict = {"crystals": [0, 0, 0]}
    GAME.restore({**SMALL, **followed(raised, {"card": "blue.dwarf"}), **no_more})
