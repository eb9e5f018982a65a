"""M9–M11: leading, following, taking, spending."""

import pytest

from conclave.core.errors import IllegalMove
from tests.games.twelve_missions.drawing import choices, ids, play, playable, say, table


def test_M9_the_seat_left_of_the_dealer_leads_any_card() -> None:
    position = table("b3 b4", "y3 r4", "y5 y6", leads=1)
    assert position.dealer == 0
    assert playable(position) == {"y3", "r4"}


def test_M9_the_led_colour_must_be_followed() -> None:
    position = table("b3 y9", "b8 r4", "k3 k4")
    play(position, "b3")
    assert playable(position) == {"b8"}
    with pytest.raises(IllegalMove) as refusal:
        say(position, "play r4")
    assert refusal.value.id == "twelve_missions-must-follow"
    assert position.turn == 1


def test_M9_without_the_led_colour_the_dominant_one_must_be_played() -> None:
    position = table("b3 y9", "y8 r4", "k3 k4")
    play(position, "b3")
    assert playable(position) == {"r4"}
    with pytest.raises(IllegalMove) as refusal:
        say(position, "play y8")
    assert refusal.value.id == "twelve_missions-must-dominant"


def test_M9_without_either_any_card_may_be_played() -> None:
    position = table("b3 y9", "y8 k4", "k3 k5")
    play(position, "b3")
    assert playable(position) == {"y8", "k4"}


def test_M9_the_highest_dominant_card_takes_the_trick() -> None:
    """The book's first example: yellow is dominant."""
    position = table("b10 k3", "y3 k4", "b9 k5", "y4 k6", dominant="yellow")
    play(position, "b10 y3 b9 y4")
    assert position.owners == [3]


def test_M9_without_a_dominant_card_the_highest_of_the_led_colour_takes_it() -> None:
    """The book's second example: red is dominant, nobody has one."""
    position = table("b3 k3", "b5 k4", "b9 k5", "y10 k6")
    play(position, "b3 b5 b9 y10")
    assert position.owners == [2]


def test_M9_of_equal_values_the_first_played_is_higher() -> None:
    position = table("b5 k3", "b4 k4 | 1 cube", "b3 k5 | 2 cubes")
    play(position, "b5")
    say(position, "play b4", "cubes +1", "play b3", "cubes +2")
    assert position.owners == [0]


def test_M9_the_taker_leads_next() -> None:
    position = table("b3 k3", "b5 k4", "b9 k5", "y10 k6")
    play(position, "b3 b5 b9 y10")
    assert position.turn == 2
    assert position.seating == (2, 3, 0, 1)


def test_M10_cubes_raise_or_lower_the_own_card() -> None:
    position = table("b8 k3", "b4 k4 | 6 cubes")
    play(position, "b8")
    say(position, "play b4")
    assert {"cubes +1", "cubes +6", "cubes -1", "cubes -6", "done"} <= choices(position)
    assert "cubes +7" not in choices(position)
    say(position, "cubes +5")
    assert position.owners == [1]
    assert position.cubes == [0, 1]


def test_M10_values_have_no_floor() -> None:
    position = table("b3 k3 | 9 cubes", "b4 k4")
    say(position, "play b3", "cubes -9")
    assert position.value(0) == -6
    play(position, "b4")
    assert position.owners == [1]


def test_M10_a_card_gets_its_cubes_at_once() -> None:
    """Any number of them, so more later would be the same as more now."""
    position = table("b3 k3 | 9 cubes", "b4 k4")
    say(position, "play b3", "cubes +1")
    assert position.turn == 1


def test_M10_a_crystal_and_cubes_may_both_be_spent_in_any_order() -> None:
    for sentences in (("power", "cubes +2"), ("cubes +2", "power")):
        position = table("b6 k3 | 1 crystal, 2 cubes", "b4 k4")
        say(position, "play b6", *sentences)
        assert position.value(0) == 8
        assert position.turn == 1
        play(position, "b4")
        assert position.owners == [1]


def test_M10_a_seat_that_can_do_nothing_is_not_asked() -> None:
    position = table("b3 k3", "b4 k4 | 1 crystal", "b5 k5")
    play(position, "b3")
    say(position, "play b4")  # an Assassin that followed: nothing to spend the crystal on
    assert position.turn == 2


def test_M11_the_round_ends_when_no_cards_are_left() -> None:
    position = table("b3 k3", "b4 k4", mission=18, rest={"up": [[], []]})
    told = play(position, "b3 b4 k4 k3")
    assert "round-over" in ids(told)
    assert position.round == 2
    assert position.dealer == 0
    assert position.points == [0, 2]
