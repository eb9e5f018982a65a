"""F28–F32: the Circle of Conflict."""

import pytest

from conclave.games.five_seals.position import Position
from tests.games.five_seals.drawing import can_cast, dice, has, ids, may_say, say, table


def conflict(*seats: str, seals: str = "h1a=fire.6") -> Position:
    return table(*seats, circle=3, seals=seals, ways="")


def test_F28_the_books_example_of_deception() -> None:
    for scroll in ("deception.fire", "deception.mind"):
        position = conflict(f"> water.3 | {scroll}", "  fire.5")
        told = say(position, f"cast {scroll}", "take cat fire.5 for water.3")
        assert ids(told) == ["cast", "deceive"]
        assert dice(position, 0) == "fire.3"
        assert dice(position, 1) == "water.5"


def test_F28_a_die_of_its_colour_for_one_of_another() -> None:
    position = conflict("> fire.1 water.3 water.3 air.2 | deception.fire", "  fire.5 fire.2 air.4")
    say(position, "cast deception.fire")
    assert may_say(position, "take cat") == [
        "fire.2 for water.3",
        "fire.2 for air.2",
        "fire.5 for water.3",
        "fire.5 for air.2",
    ]


def test_F28_deception_of_mind_takes_any_two_different_colours() -> None:
    position = conflict("> fire.1 | deception.mind", "  fire.5 air.4 air.4")
    say(position, "cast deception.mind")
    assert may_say(position) == ["take cat air.4 for fire.1"]


def test_F28_without_a_die_on_both_sides_there_is_nothing_to_trade() -> None:
    assert not can_cast(conflict("> fire.1 | deception.fire", "  fire.5"), "deception.fire")
    assert not can_cast(conflict("> water.1 | deception.fire", "  air.5"), "deception.fire")


def test_F29_own_dice_up_and_one_opponents_dice_down() -> None:
    position = conflict("> fire.1 fire.5 water.1 | alteration.fire", "  fire.3 air.2", "  fire.6")
    say(position, "cast alteration.fire")
    assert may_say(position, "raise") == ["fire.1", "fire.1 fire.5", "fire.5", "none"]
    say(position, "raise fire.1 fire.5")
    assert may_say(position, "lower") == ["cat fire.3", "owl fire.6", "none"]
    told = say(position, "lower cat fire.3")
    assert ids(told) == ["turn-dice"]
    assert dice(position, 0) == "fire.2 fire.6 water.1"
    assert dice(position, 1) == "fire.2 air.2"
    assert dice(position, 2) == "fire.6"
    assert position.actor() == 0


def test_F29_only_up_or_only_down() -> None:
    seats = ("> fire.1 | alteration.fire", "  fire.3")
    position = conflict(*seats)
    say(position, "cast alteration.fire", "raise fire.1", "lower none")
    assert (dice(position, 0), dice(position, 1)) == ("fire.2", "fire.3")
    position = conflict(*seats)
    say(position, "cast alteration.fire", "raise none")
    assert may_say(position, "lower") == ["cat fire.3"], "at least one die changes"


def test_F29_a_six_does_not_rise_and_a_one_does_not_fall() -> None:
    position = conflict("> fire.6 | alteration.fire", "  fire.1")
    assert not can_cast(position, "alteration.fire")
    position = conflict("> fire.6 | alteration.fire", "  fire.2")
    say(position, "cast alteration.fire")
    assert may_say(position) == ["lower cat fire.2"], "nothing to raise, so that is not asked"


def test_F29_nothing_to_lower_is_not_asked() -> None:
    position = conflict("> fire.3 fire.4 | alteration.fire", "  fire.1 air.3")
    say(position, "cast alteration.fire", "raise fire.3")
    assert dice(position, 0) == "fire.4 fire.4"
    assert position.phase == 2


def test_F29_alteration_of_mind_keeps_to_one_colour() -> None:
    position = conflict("> fire.1 air.1 | alteration.mind", "  fire.3 air.3 earth.2")
    say(position, "cast alteration.mind")
    assert may_say(position, "raise") == ["fire.1", "air.1", "none"]
    say(position, "raise air.1")
    assert may_say(position, "lower") == ["cat air.3", "none"]
    position = conflict("> fire.1 air.1 | alteration.mind", "  fire.3 air.3 earth.2")
    say(position, "cast alteration.mind", "raise none")
    assert may_say(position, "lower") == ["cat fire.3", "cat air.3", "cat earth.2"]


def test_F30_a_face_up_scroll_for_an_equally_strong_one_of_its_colour() -> None:
    position = conflict(
        "> water.1 | transfer.fire, change.air, renewal.air, -renewal.earth",
        "  water.1 | change.fire, renewal.fire, change.water, -growth.fire",
    )
    say(position, "cast transfer.fire")
    assert may_say(position, "take cat") == [
        "change.fire for change.air",
        "renewal.fire for renewal.air",
    ]
    say(position, "take cat change.fire for change.air")
    assert has(position, 0, "change.fire") == "face up"
    assert has(position, 1, "change.air") == "face up"
    assert has(position, 0, "change.air") == ""


def test_F30_a_scroll_got_by_transfer_can_be_cast_at_once() -> None:
    position = conflict(
        "> fire.1 | transfer.fire, change.air", "  water.1 | change.fire", seals="h1a=fire.6"
    )
    say(position, "cast transfer.fire", "take cat change.fire for change.air")
    assert can_cast(position, "change.fire")


def test_F30_transfer_of_mind_takes_a_mind_scroll() -> None:
    position = conflict(
        "> water.1 | transfer.mind, change.air", "  water.1 | change.fire, change.mind"
    )
    say(position, "cast transfer.mind")
    assert may_say(position, "take cat") == ["change.mind for change.air"]


def test_F30_never_binding_nor_the_transfer_itself_nor_face_down() -> None:
    position = conflict("> water.1 | transfer.mind", "  water.1 | strengthening.mind")
    assert not can_cast(position, "transfer.mind")
    position = conflict("> water.1 | transfer.fire, -change.air", "  water.1 | change.fire")
    assert not can_cast(position, "transfer.fire")
    position = conflict("> water.1 | transfer.fire, change.air", "  water.1 | -change.fire")
    assert not can_cast(position, "transfer.fire")


def test_F31_theft_takes_a_die_as_it_lies() -> None:
    position = conflict("> water.1 | theft.fire", "  fire.4 air.2", "  air.3")
    assert may_say(position, "cast theft.fire") == ["from cat"]
    told = say(position, "cast theft.fire from cat")
    assert ids(told) == ["cast", "theft"]
    assert dice(position, 0) == "fire.4 water.1"
    assert dice(position, 1) == "air.2"
    assert position.actor() == 0


def test_F31_with_several_dice_of_that_colour_the_victim_chooses() -> None:
    position = conflict("> water.1 | theft.fire", "  fire.4 fire.1 air.2")
    say(position, "cast theft.fire from cat")
    assert position.actor() == 1
    assert may_say(position) == ["give fire.1", "give fire.4"]
    say(position, "give fire.1")
    assert dice(position, 0) == "fire.1 water.1"
    assert position.actor() == 0


def test_F31_equal_dice_leave_nothing_to_choose() -> None:
    position = conflict("> water.1 | theft.fire", "  fire.4 fire.4")
    say(position, "cast theft.fire from cat")
    assert position.actor() == 0
    assert dice(position, 1) == "fire.4"


def test_F31_of_theft_of_mind_the_victim_chooses_any_die() -> None:
    position = conflict("> water.1 | theft.mind", "  fire.4 air.2")
    say(position, "cast theft.mind from cat")
    assert position.actor() == 1
    assert may_say(position, "give") == ["fire.4", "air.2"]


def test_F31_a_victim_left_without_dice_finishes_the_round_before_the_thief_goes_on() -> None:
    position = conflict("> water.1 | theft.fire", "  fire.4 | -growth.air", "  air.1")
    told = say(position, "cast theft.fire from cat")
    assert ids(told) == ["cast", "theft", "finish"]
    assert position.actor() == 1
    assert has(position, 1, "growth.air") == "face up"
    say(position, "take fire fire air")
    assert position.actor() == 0
    assert position.turn == 0
    assert may_say(position)[-1] == "give up"
    say(position, "give up", "take air air earth")
    assert position.actor() == 2, "the victim's round is over"


def test_F31_without_such_a_die_there_is_nobody_to_rob() -> None:
    assert not can_cast(conflict("> water.1 | theft.fire", "  air.4"), "theft.fire")


def test_F32_an_opponents_face_up_scroll_is_used_and_both_turn_face_down() -> None:
    position = conflict(
        "> fire.1 | exploitation.fire", "  air.1 | strengthening.fire, growth.air, -renewal.fire"
    )
    say(position, "cast exploitation.fire")
    assert may_say(position) == ["use cat strengthening.fire fire.1"]
    say(position, "use cat strengthening.fire fire.1")
    assert dice(position, 0) == "fire.3"
    assert has(position, 0, "exploitation.fire") == "face down"
    assert has(position, 1, "strengthening.fire") == "face down"
    assert position.actor() == 0


def test_F32_the_used_scrolls_own_steps_follow() -> None:
    position = conflict("> water.3 | exploitation.fire", "  fire.5 | deception.fire")
    say(position, "cast exploitation.fire", "use cat deception.fire")
    say(position, "take cat fire.5 for water.3")
    assert dice(position, 0) == "fire.3"
    assert has(position, 1, "deception.fire") == "face down"


def test_F32_theft_from_the_one_whose_scroll_it_is() -> None:
    position = conflict("> water.3 | exploitation.fire", "  fire.5 | theft.fire")
    say(position, "cast exploitation.fire", "use cat theft.fire from cat")
    assert position.actor() == 1
    assert may_say(position, "take"), "the victim has no dice left"
    assert has(position, 1, "theft.fire") == "face up", "F13: its round is over"


def test_F32_exploitation_of_mind_uses_mind_scrolls() -> None:
    position = conflict("> fire.1 | exploitation.mind", "  air.1 | renewal.mind, renewal.fire")
    say(position, "cast exploitation.mind")
    assert may_say(position) == ["use cat renewal.mind fire.1"]


@pytest.mark.parametrize("scroll", ["binding", "synergy.mind", "-renewal.mind", "change.fire"])
def test_F32_not_binding_not_synergy_not_face_down_not_another_colour(scroll: str) -> None:
    position = conflict("> fire.1 | exploitation.mind", f"  air.1 | {scroll}")
    assert not can_cast(position, "exploitation.mind")


def test_F32_what_would_change_nothing_can_not_be_exploited() -> None:
    position = conflict("> water.1 | exploitation.fire", "  air.1 | strengthening.fire")
    assert not can_cast(position, "exploitation.fire")


def test_F39_exploitation_is_not_given_away_in_its_own_cast() -> None:
    position = conflict("> water.1 | exploitation.fire", "  air.1 | transfer.fire, synergy.fire")
    assert not can_cast(position, "exploitation.fire")


@pytest.mark.parametrize("spell", ["deception", "alteration", "transfer", "theft", "exploitation"])
@pytest.mark.parametrize("element", ["fire", "mind"])
def test_F42_F28_to_F32_nobody_whose_round_is_over_is_a_target(spell: str, element: str) -> None:
    mine = f"> water.1 fire.1 | {spell}.{element}, change.air"
    theirs = "change.mind, change.fire, renewal.fire, renewal.mind"
    going = conflict(mine, f"  fire.2 fire.3 air.2 | {theirs}")
    assert can_cast(going, f"{spell}.{element}")
    over = conflict(mine, f"x fire fire air | {theirs}")
    assert not can_cast(over, f"{spell}.{element}")


@pytest.mark.parametrize("spell", ["deception", "alteration", "theft"])
@pytest.mark.parametrize("colour", ["water", "air", "earth"])
def test_F38_F28_F29_F31_a_scroll_works_for_its_own_colour_alone(spell: str, colour: str) -> None:
    position = conflict(f"> fire.6 | {spell}.{colour}", "  fire.3")
    assert not can_cast(position, f"{spell}.{colour}")
    position = conflict(f"> fire.6 | {spell}.{colour}", f"  {colour}.3")
    assert can_cast(position, f"{spell}.{colour}")
