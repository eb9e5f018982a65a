"""Positions written by hand: what may be left out, and how they are played on."""

from conclave.core.chance import FastChance
from conclave.core.plain import Plain, PlainDict
from tests.games.twelve_missions.drawing import GAME, words

SMALL: PlainDict = {"seats": 2, "mission": 1, "hands": [words("b3 k3"), words("b4 k4")]}


def test_seats_mission_and_hands_are_enough() -> None:
    position = GAME.restore(dict(SMALL))
    dumped = position.dump()
    assert dumped["phase"] == "trick"
    assert dumped["turn"] == 0
    assert dumped["dominant"] == "red"
    undealt = dumped["undealt"]
    assert isinstance(undealt, list)
    assert len(undealt) == 28
    assert GAME.restore(dumped).dump() == dumped


def test_a_trick_under_way_finds_its_next_player() -> None:
    trick: list[Plain] = [{"seat": 0, "card": "blue.farmer"}]
    hands: list[Plain] = [words("k3"), words("b4 k4")]
    position = GAME.restore({**SMALL, "hands": hands, "trick": trick})
    assert position.actor() == 1
    assert GAME.sentences(position) == ["play blue.assassin"]


def test_who_decides_follows_from_the_phase() -> None:
    trick: list[Plain] = [{"seat": 0, "card": "blue.dwarf"}]
    hands: list[Plain] = [words("k3"), words("b4 k4")]
    spending: PlainDict = {
        **SMALL,
        "hands": hands,
        "trick": trick,
        "phase": "spend",
        "crystals": [1, 0],
    }
    assert GAME.restore(spending).actor() == 0
    resources: PlainDict = {**SMALL, "phase": "resources", "dealer": 0, "queue": [1, 0]}
    assert GAME.restore(resources).actor() == 1
    taken: list[Plain] = [{"seat": 0, "cards": words("y3 y4")}]
    stealing: PlainDict = {**SMALL, "phase": "theft", "queue": [0], "tricks": taken}
    stealing.update({"scroll": 10, "effect_seat": 1})
    assert GAME.restore(stealing).actor() == 1


def test_M6_the_first_who_holds_a_scroll_is_asked() -> None:
    asked: PlainDict = {**SMALL, "phase": "scroll", "dealer": 1, "scrolls": [[], [3]]}
    position = GAME.restore(asked)
    assert position.actor() == 1
    assert position.dump()["queue"] == [1]
    assert GAME.restore({**asked, "scrolls": [[4], [3]]}).dump()["queue"] == [0, 1]


def test_who_kept_a_scroll_by_scroll_8_is_asked_alone() -> None:
    kept: PlainDict = {**SMALL, "phase": "scroll", "scrolls": [[4], [3]], "fresh": 3}
    kept.update({"scroll": 8, "effect_seat": 1})
    assert GAME.restore(kept).dump()["queue"] == [1]
    assert GAME.restore(kept).actor() == 1


def test_scroll_2_asks_from_its_owners_left() -> None:
    hands: list[Plain] = [words("b3 k3"), words("b4 k4"), words("b5 k5")]
    asking: PlainDict = {"seats": 3, "mission": 1, "hands": hands, "phase": "hand_over"}
    asking.update({"scroll": 2, "effect_seat": 1, "effect_choice": 0})
    assert GAME.restore(asking).dump()["queue"] == [2, 0]
    returning: PlainDict = {**asking, "phase": "hand_back"}
    returning["hands"] = [words("b3 k3"), words("b4 k4 b5"), words("k5")]
    position = GAME.restore(returning)
    assert position.actor() == 1
    assert position.dump()["queue"] == [2, 0]
    assert GAME.sentences(position)[0].startswith("return")


def test_the_queue_follows_from_what_is_decided_after_a_trick() -> None:
    taken: list[Plain] = [{"seat": 1, "cards": words("y3 y4")}]
    stealing: PlainDict = {**SMALL, "phase": "theft", "tricks": taken}
    stealing.update({"scroll": 10, "effect_seat": 0})
    assert GAME.restore(stealing).dump()["queue"] == [1]
    counting: PlainDict = {**SMALL, "hands": [[], []], "phase": "tally", "tricks": taken}
    counting.update({"scroll": 11, "effect_seat": 0})
    assert GAME.restore(counting).dump()["queue"] == []


def test_scroll_18_asks_for_a_card_and_those_follow_who_have_not_played() -> None:
    hands: list[Plain] = [words("b3"), words("k4"), words("b5 k5")]
    borrowing: PlainDict = {"seats": 3, "mission": 1, "hands": hands, "phase": "borrow"}
    borrowing["trick"] = [{"seat": 0, "card": "red.dwarf"}, {"seat": 1, "card": "red.knight"}]
    borrowing.update({"scroll": 18, "effect_seat": 0, "crystals": [1, 0, 0]})
    position = GAME.restore(borrowing)
    assert position.actor() == 0
    assert position.dump()["queue"] == [2]


def test_M12_an_explorer_looks_at_a_card_though_no_facts_are_told() -> None:
    position = GAME.restore(
        {
            "seats": 2,
            "mission": 1,
            "phase": "explore",
            "drawn": "yellow.oracle",
            "hands": [words("k3 b7"), words("b4 k4 k9")],
            "trick": [{"seat": 0, "card": "blue.explorer", "power": "explorer"}],
            "tricks": [{"seat": 1, "cards": words("y3 y9")}],
        }
    )
    assert "return yellow.oracle" in GAME.sentences(position)
    assert "return yellow.oracle" in GAME.sentences(position.imagine(0, FastChance(1)))
    seen = {GAME.sentences(position.imagine(1, FastChance(seed)))[-1] for seed in range(20)}
    assert len(seen) > 1


def test_scroll_7_has_copied_one_that_was_used() -> None:
    copied: PlainDict = {**SMALL, "scroll": 7, "effect": 12, "effect_seat": 0}
    assert GAME.restore(copied).dump()["used"] == [12, 7]


def test_negative_points_were_lost() -> None:
    dumped = GAME.restore({**SMALL, "round": 5, "points": [-3, 2]}).dump()
    assert (dumped["mission_points"], dumped["lost"]) == ([-3, 2], [3, 0])
