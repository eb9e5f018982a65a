"""F33 and F36: what the Circle of Movement does with familiars and guardians."""

import pytest

from tests.games.five_seals.drawing import (
    can_cast,
    familiar_at,
    ids,
    lies_at,
    may_say,
    movement,
    say,
    stands_at,
    table,
)


def test_F33_dispatch_puts_the_familiar_on_a_token_of_its_colour() -> None:
    position = movement("> | dispatch.fire", "  ", seals="h1a=fire.2 b3q=fire.4")
    say(position, "cast dispatch.fire")
    assert may_say(position, "send") == ["h1a", "b3q"], "reach does not matter"
    told = say(position, "send b3q")
    assert ids(told) == ["familiar"]
    assert familiar_at(position, 0) == "b3q"
    assert position.actor() == 0


def test_F33_only_its_owner_may_break_that_token_and_the_familiar_comes_back() -> None:
    position = movement("> fire.2 | dispatch.fire", "  fire.6", seals="h1a=fire.2")
    say(position, "cast dispatch.fire", "send h1a", "break h1a fire.2")
    assert familiar_at(position, 0) == ""
    assert stands_at(position, 0) == "h1a"
    owner = "  fire.2 | -dispatch.fire | familiar at h1a"
    theirs = movement(owner, "> fire.6", seals="h1a=fire.2")
    assert may_say(theirs, "break") == []


def test_F33_a_token_that_carries_a_figure_is_taken() -> None:
    for seats in (
        ("> | dispatch.fire, -dispatch.mind | familiar at h1a", "  "),
        ("> | dispatch.fire", "  | -dispatch.mind | familiar at h1a"),
    ):
        position = movement(*seats, seals="h1a=fire.2")
        assert not can_cast(position, "dispatch.fire")


def test_F33_dispatch_of_mind_takes_any_token_but_no_scroll() -> None:
    position = table(
        "> | dispatch.mind", "  ", seals="h1a=air.2 a1b=water.3", scrolls="a1=change.mind", circle=4
    )
    say(position, "cast dispatch.mind")
    assert may_say(position, "send") == ["h1a", "a1b"]


def test_F33_the_familiar_leaves_its_place_and_the_way_is_open() -> None:
    position = movement(
        "> water.1 | dispatch.fire | familiar at h2a",
        "  fire.2",
        seals="h1a=fire.2",
        scrolls="a2=change.fire",
    )
    say(position, "cast dispatch.fire", "send h1a", "give up", "take air air air")
    assert "break a2 fire.2" in may_say(position)


def test_F33_binding_after_dispatch_moves_the_familiar_again() -> None:
    position = movement("> fire.2 fire.2 | dispatch.fire", "  ", seals="h1a=fire.2")
    say(position, "cast dispatch.fire", "send h1a", "cast binding", "break h1a fire.2")
    assert familiar_at(position, 0) == "h1a", "Binding puts it where it broke the seal"
    assert stands_at(position, 0) == "s1"


def test_F33_the_familiar_comes_home_when_the_round_is_over() -> None:
    position = movement("> water.1 | dispatch.fire", "  ", seals="h1a=fire.2")
    say(position, "cast dispatch.fire", "send h1a", "give up")
    assert familiar_at(position, 0) == ""
    assert lies_at(position, "h1a") == "fire.2"


def test_F36_the_guardian_goes_onto_a_scroll_of_its_colour() -> None:
    scrolls = "a1=change.fire q2=growth.fire a3=change.air"
    position = movement("> fire.2 | guardian.fire", "  fire.2", scrolls=scrolls)
    say(position, "cast guardian.fire")
    assert may_say(position, "guard") == ["a1", "q2"], "reach does not matter"
    told = say(position, "guard a1")
    assert ids(told) == ["guard"]
    assert position.dump()["guardians"] == {"fire": "a1"}


def test_F36_nobody_can_break_a_guarded_scroll_not_even_the_caster() -> None:
    position = movement("> fire.2 | guardian.fire", "  ", scrolls="a1=change.fire", ways="h1a")
    assert "break a1 fire.2" in may_say(position)
    say(position, "cast guardian.fire", "guard a1")
    assert may_say(position) == ["cast binding", "give up"]


def test_F36_a_guardian_on_the_board_moves_on_or_goes_off() -> None:
    position = movement(
        "> fire.2 | guardian.fire",
        "  ",
        scrolls="a1=change.fire q2=growth.fire",
        ways="h1a",
        guardians={"fire": "a1"},
    )
    say(position, "cast guardian.fire")
    assert may_say(position, "guard") == ["q2", "off"]
    say(position, "guard off")
    assert position.dump()["guardians"] == {}
    assert "break a1 fire.2" in may_say(position)


def test_F36_without_a_scroll_of_its_colour_there_is_nothing_to_guard() -> None:
    position = movement("> fire.2 | guardian.fire", "  ", scrolls="a1=change.air")
    assert not can_cast(position, "guardian.fire")


def test_F36_the_guardian_of_mind_guards_mind_scrolls() -> None:
    scrolls = "a1=change.fire q2=growth.mind"
    position = movement("> fire.2 | guardian.mind", "  ", scrolls=scrolls)
    say(position, "cast guardian.mind")
    assert may_say(position, "guard") == ["q2"]


@pytest.mark.parametrize(
    "sentences",
    [
        ["cast dispatch.fire", "send h1a"],
        ["cast guardian.fire", "guard a1"],
    ],
)
def test_F9_after_a_cast_that_breaks_nothing_the_turn_goes_on(sentences: list[str]) -> None:
    position = movement(
        "> fire.2 | dispatch.fire, guardian.fire",
        "  ",
        seals="h1a=fire.2",
        scrolls="a1=change.fire",
    )
    say(position, *sentences)
    assert position.actor() == 0
    assert "break h1a fire.2" in may_say(position)
