"""M6 and M7: activating scrolls, and resources."""

from conclave.core.plain import PlainDict
from tests.games.twelve_missions.drawing import (
    ALL_SCROLLS,
    choices,
    on_top,
    play,
    say,
    seen,
    table,
)


def test_M6_scrolls_are_offered_from_the_dealers_left() -> None:
    position = table("b3", "b4 | scrolls 3", "b5 | scrolls 12", phase="scroll", leads=1)
    assert choices(position) == {"activate scroll.3", "pass"}
    say(position, "pass")
    assert position.turn == 2
    say(position, "pass")
    assert "take crystals" in choices(position)
    assert position.turn == 1


def test_M6_at_most_one_scroll_is_activated_a_round() -> None:
    position = table("b3", "b4 | scrolls 3", "b5 | scrolls 12", phase="scroll", leads=1)
    say(position, "activate scroll.3")
    assert "take crystals" in choices(position)
    assert position.scrolls == [(), (), (12,)]
    assert position.used == (3,)


def test_M6_a_scroll_drawn_this_round_waits_for_a_later_one() -> None:
    position = table("b3", "b4", phase="resources", rest=on_top(3))
    say(position, "take scroll", "take cubes")
    assert choices(position) == {"play blue.farmer"}
    assert position.scrolls == [(3,), ()]


def test_M6_a_seat_is_asked_even_if_none_of_its_scrolls_can_be_used() -> None:
    """Else the others would learn that it holds one of those."""
    position = table("b3 | scrolls 11", "b4", phase="scroll", mission=3)
    assert choices(position) == {"pass"}


def test_M7_each_seat_takes_one_combination() -> None:
    position = table("b3", "b4", "b5", "b6", phase="resources")
    assert choices(position) == {"take crystals", "take cubes", "take both", "take scroll"}
    say(position, "take crystals", "take cubes", "take both", "take scroll")
    assert position.crystals == [2, 0, 1, 0]
    assert position.cubes == [0, 10, 5, 0]
    assert len(position.scrolls[3]) == 1
    assert position.phase == 6


def test_M7_no_scroll_is_offered_when_the_deck_is_empty() -> None:
    used = tuple([scroll for scroll in ALL_SCROLLS if scroll != 5])
    shown: PlainDict = {"open_scrolls": [[5], []], "round": 9}
    position = table("b3", "b4", phase="resources", used=used, rest=shown)
    assert choices(position) == {"take crystals", "take cubes", "take both"}


def test_M7_what_is_not_spent_is_lost_at_the_end_of_the_round() -> None:
    position = table("b3 | 1 crystal, 5 cubes, scrolls 3", "b4", mission=18)
    play(position, "b3 b4")
    assert position.round == 2
    assert position.crystals == [0, 0]
    assert position.cubes == [0, 0]
    assert position.scrolls == [(3,), ()]


def test_M7_others_do_not_see_a_scroll() -> None:
    position = table("b3", "b4", phase="resources", rest=on_top(3))
    told = say(position, "take scroll")
    drawn = next(event for event in told if event.id.endswith("-draw"))
    assert drawn.seen_by(0)["scroll"] == 3
    assert "scroll" not in drawn.seen_by(1)
    assert seen(position, 0, 0)["scrolls"] == [3]
    assert seen(position, 1, 0)["scrolls"] is None
    assert seen(position, 1, 0)["scroll_count"] == 1
