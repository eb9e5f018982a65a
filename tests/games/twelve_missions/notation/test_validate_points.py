"""Sheet, points and who was paid: what does not add up is refused."""

import json

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import BadPosition
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import GAME, on_top, play, say, table, words
from tests.games.twelve_missions.notation.refusals import SMALL, activated, refused


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


def copied_17() -> Position:
    """Scroll 17 was drawn in the first round, and 7 copies it in the second."""
    position = table("b10 | scrolls 7", "b4", mission=3, phase="resources", rest=on_top(17, held=7))
    say(position, "take scroll", "take cubes")
    play(position, "b10 b4")
    while position.turn != 0:
        say(position, "pass")
    say(position, "activate scroll.7 scroll.17")
    return position


def test_scroll_17_drawn_and_copied_is_paid_twice() -> None:
    position = copied_17()
    assert position.points == [8, 0]
    dumped = position.dump()
    assert GAME.restore(dumped).dump() == dumped
    changes: list[tuple[PlainDict, str, str]] = [
        ({"bonus": [0, 0]}, "bonus.0", "bonus-of-copy"),
        ({"version": 1}, "effect", "copies-used"),
        ({"points": [5, 0], "scroll_points": [3, 0]}, "points.0", "points-of-sheet"),
    ]
    for change, field, reason in changes:
        assert refused_with({**dumped, **change}) == (field, reason)


def test_scroll_17_stands_on_the_sheet_only_if_7_copied_it() -> None:
    position = copied_17()
    chance = FastChance(1)
    while len(position.sheet) < 2:
        position.play(chance.pick(position.legal()), chance)
    dumped = position.dump()
    assert GAME.restore(dumped).dump() == dumped
    rows_of(dumped)[1]["scroll"] = 12
    assert refused_with(dumped)[0].startswith("sheet.1")
    dumped = position.dump()
    rows_of(dumped)[0]["scroll"] = 17
    assert refused_with(dumped) == ("sheet", "scroll-again")
