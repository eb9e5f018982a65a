"""F10–F12: which seals can be broken, with which dice, and what is in the way."""

import pytest

from conclave.core.errors import IllegalMove
from conclave.games.five_seals.rules.breaking import break_at, breaks, count_breaks
from tests.games.five_seals.drawing import (
    can_cast,
    dice,
    has,
    ids,
    lies_at,
    may_say,
    say,
    stands_at,
    table,
)


def refusal(seat: str, sentence: str, seals: str) -> str:
    position = table(seat, "  air.1", seals=seals, ways="")
    with pytest.raises(IllegalMove) as refused:
        say(position, sentence)
    return refused.value.id.removeprefix("five_seals-")


def test_F10_the_books_example_of_three_green_dice() -> None:
    position = table("> earth.2 earth.3 earth.4", "  air.1", seals="h1a=earth.4")
    assert may_say(position, "break h1a") == ["earth.2 earth.3", "earth.4"]


def test_F10_no_die_may_be_left_out() -> None:
    position = table("> fire.1 fire.2 fire.5", "  air.1", seals="h1a=fire.6")
    assert may_say(position, "break h1a") == ["fire.1 fire.5", "fire.2 fire.5"]


def test_F10_equal_dice_are_one_move() -> None:
    position = table("> fire.2 fire.2 fire.2", "  air.1", seals="h1a=fire.4")
    assert may_say(position, "break h1a") == ["fire.2 fire.2"]


def test_F10_more_dice_than_needed_are_refused() -> None:
    assert refusal("> fire.2 fire.3", "break h1a fire.2 fire.3", seals="h1a=fire.2") == (
        "too-many-dice"
    )


def test_F10_dice_of_the_wrong_colour_are_refused() -> None:
    why = refusal("> fire.2 water.3", "break h1a water.3", seals="h1a=fire.2")
    assert why == "wrong-colour"


def test_F10_dice_of_two_colours_are_refused() -> None:
    why = refusal("> fire.1 water.1", "break h1a fire.1 water.1", seals="h1a=fire.2")
    assert why == "one-colour"


def test_F10_too_weak_dice_are_refused() -> None:
    assert refusal("> fire.1", "break h1a fire.1", seals="h1a=fire.2") == "too-weak"


def test_F10_dice_that_one_does_not_have_are_refused() -> None:
    assert refusal("> fire.3", "break h1a fire.5", seals="h1a=fire.2") == "no-such-dice"


def test_F10_a_mind_scroll_takes_dice_of_any_one_colour() -> None:
    position = table("> fire.3 water.2 water.1", "  air.1", scrolls="a1=renewal.mind")
    assert may_say(position, "break a1") == ["fire.3", "water.1 water.2"]


def test_F10_a_broken_token_leaves_the_game_and_the_dice_go_back() -> None:
    position = table("> fire.4 fire.1", "  air.1", seals="h1a=fire.2")
    told = say(position, "break h1a fire.4")
    assert ids(told) == ["break"]
    assert lies_at(position, "h1a") == ""
    assert position.gone == 1
    assert dice(position, 0) == "fire.1"
    assert position.supply[0] == 2


def test_F10_a_scroll_is_taken_face_up_and_used_from_the_next_turn_on() -> None:
    position = table("> fire.5 fire.1", "  air.1", scrolls="q1=growth.air")
    with pytest.raises(IllegalMove):
        say(position, "cast growth.air")
    position = table("> fire.5 fire.1", "  fire.2", scrolls="q1=growth.fire", seals="h6a=fire.2")
    say(position, "break q1 fire.5")
    assert has(position, 0, "growth.fire") == "face up"
    assert stands_at(position, 0) == "q1"
    say(position, "break h6a fire.2", "take air air air")
    assert position.actor() == 0
    assert can_cast(position, "growth.fire")


def test_F11_seals_block_the_way() -> None:
    drawn = ("> fire.6", "  air.1")
    hidden = "b1=growth.fire"
    walled = table(*drawn, seals="a1b=fire.3", scrolls=hidden, ways="")
    assert may_say(walled, "break") == []
    near = table(*drawn, seals="a1b=fire.3", scrolls=hidden, ways="h1a")
    assert may_say(near, "break") == ["a1b fire.6"]
    through = table(*drawn, scrolls=hidden, ways="h1a a1b")
    assert may_say(through, "break") == ["b1 fire.6"]


def test_F11_what_is_out_of_reach_is_refused() -> None:
    assert refusal("> fire.6", "break a1b fire.6", seals="a1b=fire.3") == "out-of-reach"


def test_F11_scrolls_do_not_block_the_way() -> None:
    position = table("> fire.6", "  air.1", seals="a1b=fire.3", scrolls="a1=change.air", ways="h1a")
    assert may_say(position, "break") == ["a1b fire.6"]


def test_F11_another_mage_blocks_the_way() -> None:
    free = table("> fire.6", "  air.1", scrolls="a1=change.fire", ways="h1a")
    assert may_say(free, "break") == ["a1 fire.6"]
    blocked = table("> fire.6", "  air.1 | at h1a", scrolls="a1=change.fire", ways="h1a")
    assert may_say(blocked, "break") == []


def test_F11_a_way_round_is_a_way() -> None:
    position = table("> fire.6", "  air.1 | at h1a", scrolls="a1=change.fire", ways="h1p a1p")
    assert may_say(position, "break") == ["a1 fire.6"]


def test_F11_another_seats_familiar_blocks_the_way_and_ones_own_does_not() -> None:
    theirs = table("> fire.6", "  air.1 | familiar at h1a", scrolls="a1=change.fire", ways="")
    assert may_say(theirs, "break") == []
    own = table("> fire.6 | familiar at h1a", "  air.1", scrolls="a1=change.fire", ways="")
    assert may_say(own, "break") == ["a1 fire.6"]


def test_F11_ones_own_familiar_holds_a_way_open_far_from_the_mage() -> None:
    position = table(
        "> fire.6 | familiar at a1b", "  air.1", scrolls="b1=strengthening.fire", ways="h1a"
    )
    assert may_say(position, "break") == ["b1 fire.6"]


def test_F11_the_mage_passes_its_own_doorway_to_both_sides() -> None:
    position = table(
        "> fire.2 | at a1p", "  air.1", scrolls="a1=change.fire", seals="p1a=fire.2", ways=""
    )
    assert may_say(position, "break") == ["p1a fire.2", "a1 fire.2"]


def test_F11_a_mage_that_moves_on_opens_the_doorway_to_everybody() -> None:
    position = table(
        "> fire.2 fire.3 | at h1a",
        "  fire.2",
        seals="a1b=fire.3",
        scrolls="a1=change.fire",
        ways="",
    )
    say(position, "break a1b fire.3")
    assert may_say(position, "break") == ["a1 fire.2"]


def test_F11_a_mage_on_the_spot_of_a_scroll_is_in_nobodys_way() -> None:
    position = table("> fire.3", "  air.1 | at a1", seals="a1b=fire.3", ways="h1a")
    assert may_say(position, "break") == ["a1b fire.3"]


def test_F11_a_guarded_scroll_can_not_be_broken() -> None:
    position = table(
        "> fire.6",
        "  air.1 | guardian.fire",
        scrolls="a1=change.fire",
        circle=4,
        guardians={"fire": "a1"},
    )
    assert may_say(position, "break") == []
    with pytest.raises(IllegalMove) as refused:
        say(position, "break a1 fire.6")
    assert refused.value.id == "five_seals-guarded"


def test_F11_a_guardian_does_not_block_the_way() -> None:
    position = table(
        "> fire.6",
        "  air.1 | guardian.fire",
        scrolls="a1=change.fire",
        seals="a1b=fire.3",
        ways="h1a",
        circle=4,
        guardians={"fire": "a1"},
    )
    assert may_say(position, "break") == ["a1b fire.6"]


def test_F11_a_token_under_another_seats_familiar_can_not_be_broken() -> None:
    theirs = "  air.1 | -dispatch.fire | familiar at h1a"
    position = table("> fire.6", theirs, seals="h1a=fire.2", circle=4)
    assert may_say(position, "break") == []
    with pytest.raises(IllegalMove) as refused:
        say(position, "break h1a fire.6")
    assert refused.value.id == "five_seals-familiar-there"


def test_F12_the_mage_moves_there_and_the_turn_is_over() -> None:
    position = table("> fire.2 fire.2", "  fire.2", seals="h1a=fire.2 a1p=fire.2", ways="")
    say(position, "break h1a fire.2")
    assert stands_at(position, 0) == "h1a"
    assert position.actor() == 1


def test_F12_the_way_of_the_mage_is_told() -> None:
    position = table("> fire.6", "  air.1", scrolls="b1=strengthening.fire", ways="h1a a1b")
    told = say(position, "break b1 fire.6")
    assert told[0].params["way"] == ["h1a", "a1b"]


def test_F10_breaks_are_counted_and_found_as_they_are_listed() -> None:
    position = table(
        "> fire.2 fire.3 fire.6 earth.4", "  air.1", seals="h1a=fire.4 h2a=fire.4 h3a=earth.3"
    )
    floor = position.reach(position.turn)
    listed = breaks(position, floor)
    assert len(listed) > 3
    assert count_breaks(position, floor) == len(listed)
    assert [break_at(position, floor, place) for place in range(len(listed))] == listed
