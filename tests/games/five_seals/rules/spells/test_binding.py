"""F17: Binding, both ways."""

from tests.games.five_seals.drawing import (
    can_cast,
    dice,
    familiar_at,
    has,
    ids,
    may_say,
    say,
    stands_at,
    table,
)


def test_F17_the_familiar_stays_where_the_mage_is_and_blocks_others_when_the_mage_moves_on() -> (
    None
):
    position = table(
        "> fire.3 fire.3 | at h1a",
        "  fire.2",
        seals="a1b=fire.3",
        scrolls="a1=change.fire",
        ways="",
    )
    say(position, "cast binding", "stay")
    assert familiar_at(position, 0) == "h1a"
    assert position.actor() == 0, "the turn goes on"
    say(position, "break a1b fire.3")
    assert may_say(position, "break") == []


def test_F17_after_the_familiar_has_stayed_a_seal_must_be_broken_as_ever() -> None:
    position = table("> fire.2", "  air.1", seals="h1a=fire.2")
    say(position, "cast binding", "stay")
    assert may_say(position) == ["break h1a fire.2"]


def test_F17_the_familiar_breaks_a_token_and_the_mage_stays() -> None:
    position = table("> fire.2 fire.5", "  fire.6", seals="h1a=fire.2 a1p=fire.2", ways="")
    told = say(position, "cast binding", "break h1a fire.2")
    assert ids(told) == ["cast", "break", "familiar"]
    assert stands_at(position, 0) == "s1"
    assert familiar_at(position, 0) == "h1a"
    assert dice(position, 0) == "fire.5"
    assert position.actor() == 1, "the turn is over"
    assert may_say(position, "break") == [], "and the familiar stands in the doorway"


def test_F17_the_familiar_breaks_no_scrolls() -> None:
    position = table("> fire.3", "  air.1", seals="h1a=fire.2", scrolls="a2=change.fire")
    say(position, "cast binding")
    assert may_say(position) == ["stay", "break h1a fire.3"]


def test_F17_the_token_must_be_within_reach() -> None:
    position = table("> fire.3", "  air.1", seals="a1b=fire.3", ways="")
    say(position, "cast binding")
    assert may_say(position) == ["stay"]


def test_F17_nothing_left_to_do_means_no_binding() -> None:
    row = "binding, -dispatch.fire | familiar at s1"
    position = table(f"> fire.1 | {row}", "  air.1", seals="h1a=fire.2", circle=4)
    assert not can_cast(position, "binding")
    position = table(f"> fire.2 | {row}", "  air.1", seals="h1a=fire.2", circle=4)
    say(position, "cast binding")
    assert may_say(position) == ["break h1a fire.2"], "to stay where it is would change nothing"


def test_F17_a_familiar_on_the_board_is_moved_and_opens_its_old_way() -> None:
    position = table(
        "> fire.2 fire.2 | binding, -dispatch.fire | familiar at h2a",
        "  fire.2",
        seals="h1a=fire.2",
        scrolls="a2=change.fire",
        circle=4,
        ways="",
    )
    say(position, "cast binding", "break h1a fire.2")
    assert familiar_at(position, 0) == "h1a"
    assert may_say(position, "break") == ["a2 fire.2"]


def test_F17_binding_is_cast_once_a_round() -> None:
    position = table("> fire.2", "  air.1", seals="h1a=fire.2")
    say(position, "cast binding", "stay")
    assert has(position, 0, "binding") == "face down"


def test_F17_a_break_by_the_familiar_that_takes_the_last_die_ends_the_round() -> None:
    position = table("> fire.2", "  air.1", seals="h1a=fire.2")
    told = say(position, "cast binding", "break h1a fire.2")
    assert ids(told)[-1] == "finish"
    assert familiar_at(position, 0) == "", "F13: it goes home at once"
    assert may_say(position, "take")
