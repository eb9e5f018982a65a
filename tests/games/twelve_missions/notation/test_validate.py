"""Data that is no position: refused by the path of its field, and with the reason."""

import json

import pytest

from conclave.core.chance import FastChance
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
from conclave.texts import explain
from tests.games.twelve_missions.drawing import GAME, cards, play, say, table, words

SMALL: PlainDict = {"seats": 2, "mission": 1, "hands": [words("b3 k3"), words("b4 k4")]}
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


def activated(scroll: int, **more: Plain) -> PlainDict:
    return {"scroll": scroll, "effect_seat": 0, **more}


def refused(refusal: BadPosition) -> tuple[str, str]:
    """By which field, and why."""
    if refusal.id.startswith("twelve_missions"):
        assert explain(refusal).startswith(f"“{refusal.params['field']}”: ")
    return str(refusal.params["field"]), refusal.id.removeprefix("twelve_missions-")


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
    (activated(7, effect=17), "effect", "copies-used"),
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


def third_round() -> PlainDict:
    """As dumped in the third round of a game."""
    chance = FastChance(7)
    position = GAME.start(3, {}, chance)
    while position.round < 3:
        position.play(chance.pick(position.legal()), chance)
    dumped: PlainDict = json.loads(json.dumps(position.dump()))
    return dumped


def rows_of(dumped: PlainDict) -> list[PlainDict]:
    sheet = dumped["sheet"]
    assert isinstance(sheet, list)
    return [row for row in sheet if isinstance(row, dict)]


def refused_with(dumped: PlainDict) -> tuple[str, str]:
    with pytest.raises(BadPosition) as refusal:
        GAME.restore(dumped)
    return refused(refusal.value)


def test_M4_a_mission_twice_on_the_sheet_is_refused() -> None:
    dumped = third_round()
    rows_of(dumped)[1]["mission"] = rows_of(dumped)[0]["mission"]
    assert refused_with(dumped) == ("sheet.1.mission", "mission-once")
    dumped = third_round()
    rows_of(dumped)[0]["mission"] = dumped["mission"]
    assert refused_with(dumped) == ("mission", "mission-once")


def test_M11_points_that_do_not_add_up_are_refused() -> None:
    dumped = third_round()
    dumped["points"] = [9, 9, 9]
    assert refused_with(dumped) == ("points.0", "points-add-up")
    dumped["mission_points"] = [9, 9, 9]
    dumped["scroll_points"] = [0, 0, 0]
    assert refused_with(dumped) == ("points.0", "points-of-sheet")
    dumped = third_round()
    rows_of(dumped)[0]["gains"] = [40, 0, 0]
    assert refused_with(dumped) == ("sheet.0.gains", "gains-of-mission")
    dumped = third_round()
    dumped["lost"] = [30, 30, 30]
    assert refused_with(dumped) == ("lost", "lost-of-sheet")


PAID: PlainDict = {
    **SMALL,
    "bonus": [3, 0],
    "points": [3, 0],
    "scroll_points": [3, 0],
    "used": [17],
}
COPIED: PlainDict = {**activated(15, effect_seat=1, used=[15, 17]), "crystals": [0, 3]}
NOT_PAID: list[tuple[PlainDict, str, str]] = [
    ({"phase": "resources"}, "bonus.0", "bonus-drawn"),
    ({"phase": "scroll", "scrolls": [[1], []]}, "bonus.0", "bonus-drawn"),
    (activated(6, used=[17, 6]), "bonus.0", "bonus-drawn"),
    (activated(9, used=[9, 17]), "bonus.0", "bonus-drawn"),
    ({"crystals": [2, 0]}, "crystals.0", "too-many-crystals"),
    ({"cubes": [5, 0]}, "cubes.0", "too-many-cubes"),
    (COPIED, "crystals.1", "too-many-crystals"),
]


@pytest.mark.parametrize(("change", "field", "reason"), NOT_PAID)
def test_M7_who_was_paid_by_scroll_17_drew_it_in_place_of_crystals_and_cubes(
    change: PlainDict, field: str, reason: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**PAID, **change})
    assert refused(refusal.value) == (field, reason)


def test_scroll_17_pays_who_drew_it_as_a_resource_or_kept_it_of_scroll_8() -> None:
    GAME.restore(PAID)
    GAME.restore({**PAID, **activated(8, used=[8, 17]), "crystals": [2, 0]})


def test_scroll_10_is_asked_about_a_trick_that_was_taken() -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**SMALL, **activated(10), "phase": "theft"})
    assert refused(refusal.value) == ("tricks", "none-to-steal")


def test_who_leads_after_a_theft_was_named_by_a_farmer_of_the_last_trick() -> None:
    asked: PlainDict = {**SMALL, **activated(10), "phase": "theft", "next_leader": 0}
    GAME.restore({**asked, "tricks": [{"seat": 1, "cards": words("y3 y9")}]})
    with pytest.raises(BadPosition) as refusal:
        GAME.restore({**asked, "tricks": [{"seat": 1, "cards": words("y4 y9")}]})
    assert refused(refusal.value) == ("next_leader", "farmer-names")


def test_M3_a_row_of_the_sheet_is_of_its_round() -> None:
    dumped = third_round()
    rows_of(dumped)[1]["round"] = 1
    assert refused_with(dumped) == ("sheet.1.round", "rounds-in-order")
    dumped = third_round()
    rows_of(dumped)[1]["dominant"] = "black"
    assert refused_with(dumped) == ("sheet.1.dominant", "dominant-of-sheet")
    dumped = third_round()
    rows_of(dumped)[1]["taken"] = [[], [], []]
    assert refused_with(dumped)[1] == "taken-in-tricks"


def test_a_sheet_that_begins_later_says_nothing_of_the_points_before() -> None:
    position = table("b10 | 9 points", "b4 | 8 points", mission=3, rest={"round": 6})
    play(position, "b10 b4")
    assert len(position.sheet) == 1
    assert GAME.restore(position.dump()).dump() == position.dump()


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
