"""F34, F35 and F37: how the Circle of Movement brings a mage to a seal."""

from tests.games.five_seals.drawing import (
    can_cast,
    dice,
    has,
    lies_at,
    may_say,
    movement,
    say,
    stands_at,
)


def test_F34_leap_breaks_a_seal_beyond_a_token_of_its_colour() -> None:
    position = movement(
        "> earth.6 | leap.fire", "  ", seals="h1a=fire.2", scrolls="a1=change.earth"
    )
    assert "break a1 earth.6" not in may_say(position)
    say(position, "cast leap.fire")
    said = may_say(position, "break")
    assert "a1 earth.6" in said
    assert "h1a earth.6" not in said
    told = say(position, "break a1 earth.6")
    assert told[0].params["way"] == ["h1a"]
    assert stands_at(position, 0) == "a1"
    assert lies_at(position, "h1a") == "fire.2", "the token stays"
    assert has(position, 0, "change.earth") == "face up"


def test_F40_the_turn_is_over_after_a_leap() -> None:
    position = movement(
        "> fire.2 fire.2 | leap.fire", "  ", seals="h1a=fire.2", scrolls="a1=change.fire"
    )
    say(position, "cast leap.fire", "break a1 fire.2")
    assert position.actor() == 1


def test_F34_the_seal_must_be_out_of_reach_without_the_leap() -> None:
    position = movement(
        "> fire.2 | leap.fire",
        "  ",
        seals="h1a=fire.2",
        scrolls="a1=change.fire",
        ways="h1p a1p",
    )
    assert "break a1 fire.2" in may_say(position)
    assert not can_cast(position, "leap.fire")


def test_F34_over_one_token_only_and_only_one_within_reach() -> None:
    position = movement(
        "> fire.6 | leap.fire", "  ", seals="h1a=fire.2 a1b=fire.3", scrolls="b1=strengthening.fire"
    )
    say(position, "cast leap.fire")
    assert may_say(position, "break") == ["a1b fire.6"], "b1 lies behind a second token"
    far = movement(
        "> fire.6 | leap.fire", "  ", seals="a1b=fire.3", scrolls="b1=strengthening.fire"
    )
    assert not can_cast(far, "leap.fire")


def test_F34_not_over_a_token_of_another_colour_nor_one_that_carries_a_figure() -> None:
    behind = "a1=change.fire"
    other = movement("> fire.2 | leap.fire", "  ", seals="h1a=water.2", scrolls=behind)
    assert not can_cast(other, "leap.fire")
    for seats in (
        ("> fire.2 | leap.fire, -dispatch.fire | familiar at h1a", "  "),
        ("> fire.2 | leap.fire", "  | -dispatch.fire | familiar at h1a"),
    ):
        blocked = movement(*seats, seals="h1a=fire.2", scrolls=behind)
        assert not can_cast(blocked, "leap.fire")


def test_F34_leap_of_mind_goes_over_any_colour() -> None:
    position = movement("> fire.2 | leap.mind", "  ", seals="h1a=water.2", scrolls="a1=change.fire")
    say(position, "cast leap.mind")
    assert may_say(position, "break a1") == ["fire.2"]


def test_F34_dice_are_needed_beyond() -> None:
    position = movement("> fire.1 | leap.fire", "  ", seals="h1a=fire.2", scrolls="a1=change.fire")
    assert not can_cast(position, "leap.fire")


def test_F35_teleportation_passes_another_mage() -> None:
    position = movement(
        "> fire.2 | teleportation.fire", "  | at h1a", scrolls="a1=change.fire p1=renewal.fire"
    )
    say(position, "cast teleportation.fire")
    assert may_say(position, "break") == ["a1 fire.2"]
    told = say(position, "break a1 fire.2")
    assert told[0].params["way"] == ["h1a"]
    assert stands_at(position, 0) == "a1"
    assert stands_at(position, 1) == "h1a"


def test_F35_or_a_familiar_even_with_the_token_it_stands_on() -> None:
    for seals in ("", "h1a=water.2"):
        position = movement(
            "> fire.2 | teleportation.fire",
            "  | -dispatch.water | familiar at h1a",
            seals=seals,
            scrolls="a1=change.fire",
        )
        say(position, "cast teleportation.fire")
        assert may_say(position, "break") == ["a1 fire.2"]


def test_F35_also_past_a_mage_whose_round_is_over() -> None:
    position = movement("> fire.2 | teleportation.fire", "x | at h1a", scrolls="a1=change.fire")
    assert can_cast(position, "teleportation.fire")


def test_F35_the_seal_must_be_of_its_colour() -> None:
    seats = ("> fire.2 | teleportation.fire", "  | at h1a")
    assert not can_cast(movement(*seats, scrolls="a1=change.mind"), "teleportation.fire")
    mind = movement("> fire.2 | teleportation.mind", "  | at h1a", scrolls="a1=change.mind")
    say(mind, "cast teleportation.mind")
    assert "a1 fire.2" in may_say(mind, "break")


def test_F35_the_seal_must_be_out_of_reach_without_it() -> None:
    position = movement(
        "> fire.2 | teleportation.fire", "  | at h1a", scrolls="a1=change.fire", ways="h1p a1p"
    )
    assert not can_cast(position, "teleportation.fire")


def test_F35_ones_own_familiar_is_no_figure_to_pass() -> None:
    position = movement(
        "> fire.2 | teleportation.fire, -dispatch.water | familiar at h1a",
        "  ",
        seals="h1a=water.2",
        scrolls="a1=change.fire",
    )
    assert not can_cast(position, "teleportation.fire")


def test_F35_one_figure_not_two() -> None:
    position = movement(
        "> fire.2 | teleportation.fire", "  | at h1a, familiar at h1a", scrolls="a1=change.fire"
    )
    assert not can_cast(position, "teleportation.fire")


def test_F35_the_token_under_the_figure_itself_can_not_be_broken() -> None:
    position = movement(
        "> fire.2 | teleportation.fire",
        "  | -dispatch.fire | familiar at h1a",
        seals="h1a=fire.2",
    )
    assert not can_cast(position, "teleportation.fire")


def test_F37_speed_breaks_one_seal_with_dice_and_another_free() -> None:
    position = movement(
        "> water.2 air.1 | speed.fire",
        "  ",
        seals="h1a=water.2 a1b=fire.3",
        scrolls="a1=change.fire",
    )
    say(position, "cast speed.fire")
    assert may_say(position, "break") == ["h1a water.2"]
    say(position, "break h1a water.2")
    assert position.actor() == 0
    assert may_say(position) == ["break a1b", "break a1"]
    say(position, "break a1b")
    assert stands_at(position, 0) == "a1b"
    assert dice(position, 0) == "air.1"
    assert position.gone == 2
    assert position.actor() == 1, "the turn is over"


def test_F37_the_second_seal_may_have_been_reachable_before() -> None:
    position = movement("> water.2 | speed.fire", "  ", seals="h1a=water.2 h2a=fire.2")
    say(position, "cast speed.fire", "break h1a water.2")
    assert may_say(position) == ["break h2a"]


def test_F37_both_breaks_must_be_possible() -> None:
    no_second = movement("> water.2 | speed.fire", "  ", seals="h1a=water.2")
    assert not can_cast(no_second, "speed.fire")
    no_first = movement("> water.1 | speed.fire", "  ", seals="h1a=water.2 h2a=fire.2")
    assert not can_cast(no_first, "speed.fire")
    same = movement("> fire.2 | speed.fire", "  ", seals="h1a=fire.2")
    assert not can_cast(same, "speed.fire"), "one seal can't be both"


def test_F37_only_first_seals_that_leave_a_second_are_offered() -> None:
    position = movement(
        "> fire.3 | speed.fire", "  ", seals="h1a=fire.2 h2a=fire.2 a2b=fire.3", ways=""
    )
    say(position, "cast speed.fire")
    assert may_say(position, "break") == ["h1a fire.3", "h2a fire.3"]
    position = movement("> fire.3 | speed.fire", "  ", seals="h1a=fire.2 a1b=fire.3")
    say(position, "cast speed.fire")
    assert may_say(position, "break") == ["h1a fire.3"]
    say(position, "break h1a fire.3")
    assert may_say(position) == ["break a1b"]


def test_F37_speed_of_mind_takes_a_second_seal_of_any_colour() -> None:
    position = movement("> water.2 | speed.mind", "  ", seals="h1a=water.2 h2a=fire.2")
    say(position, "cast speed.mind", "break h1a water.2")
    assert {"break h2a", "break a1b"} <= set(may_say(position))


def test_F37_a_guarded_scroll_is_no_second_seal() -> None:
    position = movement(
        "> water.2 | speed.fire",
        "  | guardian.fire",
        seals="h1a=water.2",
        scrolls="a1=change.fire",
        guardians={"fire": "a1"},
    )
    assert not can_cast(position, "speed.fire")


def test_F37_who_has_no_dice_left_then_finishes_the_round() -> None:
    position = movement("> water.2 | speed.fire", "  ", seals="h1a=water.2 h2a=fire.2")
    say(position, "cast speed.fire", "break h1a water.2")
    assert position.done == 0
    say(position, "break h2a")
    assert position.done == 1
