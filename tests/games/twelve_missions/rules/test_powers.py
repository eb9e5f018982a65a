"""M12, M13: what a crystal does on each card, the book's examples among them."""

import pytest

from conclave.games.twelve_missions.box.cards import BLUE, YELLOW
from tests.games.twelve_missions.drawing import (
    Luck,
    cards,
    choices,
    ids,
    play,
    playable,
    say,
    table,
)


def test_M12_farmer_names_the_next_leader_whoever_takes_the_trick() -> None:
    position = table("b3 k3 | 1 crystal", "b9 k4", "b4 k5", "b5 k6", dominant="yellow")
    say(position, "play b3")
    assert {"power raven", "power owl", "done"} <= choices(position)
    say(position, "power owl")
    play(position, "b9 b4 b5")
    assert position.owners == [1]
    assert position.turn == 2


def test_M12_farmer_is_not_offered_in_the_last_trick() -> None:
    position = table("b3 | 1 crystal", "b9")
    say(position, "play b3")
    assert position.turn == 1


def test_M12_assassin_is_played_against_the_duty_for_a_crystal() -> None:
    """Blue is dominant, yellow is led, and the seat has yellow cards."""
    position = table("y9 k3", "y5 b4 | 1 crystal", dominant="blue")
    play(position, "y9")
    assert choices(position) == {"play yellow.explorer", "play blue.assassin power"}
    say(position, "play b4 power")
    assert position.crystals == [0, 0]
    assert position.owners == [1]


def test_M12_assassin_needs_no_crystal_where_it_follows() -> None:
    position = table("y9 k3", "y4 b5 | 1 crystal", dominant="blue")
    play(position, "y9")
    assert choices(position) == {"play yellow.assassin"}


def test_M12_explorer_draws_a_card_of_the_previous_trick_and_puts_one_back() -> None:
    position = table("b5 k3 | 1 crystal", "b4 k4", tricks=((1, "y3 y9"),), leads=0)
    told = say(position, "play b5", "power", luck=Luck(1))
    assert position.drawn == 14  # the yellow Oracle
    assert choices(position) == {"return black.farmer", "return yellow.oracle"}
    drawn = next(event for event in told if event.id.endswith("-explorer"))
    assert "card" in drawn.seen_by(0)
    assert "card" not in drawn.seen_by(1)
    say(position, "return k3")
    assert position.piles == [cards("y3 k3")]
    assert position.hands[0] == cards("y9")
    assert position.owners == [1]


def test_M12_what_everybody_saw_in_a_trick_stays_when_an_explorer_puts_another_card_back() -> None:
    position = table("y3 b5 k3 | 1 crystal", "y9 b4 k4", leads=0)
    say(position, "play y3", "done", "play y9", "play b4", "play b5", "power", luck=Luck(1))
    before = position.copy()
    say(position, "return k3")
    assert position.piles[0] == cards("y3 k3")
    assert position.shown[0] == before.piles[0] == cards("y3 y9")


def test_M12_explorer_may_put_back_what_it_drew() -> None:
    position = table("b5 k3 | 1 crystal", "b4 k4", tricks=((1, "y3 y9"),))
    say(position, "play b5", "power", "return y9", luck=Luck(1))
    assert position.piles == [cards("y3 y9")]
    assert position.hands[0] == cards("k3")


def test_M12_explorer_does_nothing_in_the_first_trick() -> None:
    position = table("b5 k3 | 1 crystal", "b4 k4")
    say(position, "play b5")
    assert position.turn == 1


def test_M12_two_explorers_in_a_trick_draw_one_after_the_other() -> None:
    position = table("b5 k3 | 1 crystal", "y5 k4 | 1 crystal", tricks=((0, "r3 r9"),))
    say(position, "play b5", "power", "return k3", luck=Luck(0))
    say(position, "play y5", "power", luck=Luck(1))
    assert choices(position) == {"return black.assassin", "return black.farmer"}


def test_M12_dwarf_gives_the_trick_to_the_lowest() -> None:
    """Red is dominant; nobody played it, so the lowest of the led colour takes the trick."""
    position = table("y9 k3", "y6 k4 | 1 crystal", "y10 k5")
    play(position, "y9")
    say(position, "play y6", "power")
    play(position, "y10")
    assert position.owners == [1]


def test_M12_dwarf_looks_at_dominant_cards_first() -> None:
    position = table("y3 k3", "y6 k4 | 1 crystal", "r10 k5")
    play(position, "y3")
    say(position, "play y6", "power")
    play(position, "r10")
    assert position.owners == [2]


def test_M12_wizard_makes_later_seats_play_their_lowest() -> None:
    position = table("b3 k3 k6", "b7 k4 k7 | 1 crystal", "b8 b10 b6", "r5 r3 y10")
    play(position, "b3")
    say(position, "play b7", "power")
    assert playable(position) == {"b6"}
    play(position, "b6")
    assert playable(position) == {"r3"}


def test_M12_wizard_the_lowest_may_still_be_too_high() -> None:
    """The book's example: the last seat's lowest blue card is the Knight, and takes the trick."""
    position = table("b3 k3", "b7 k4 | 1 crystal", "b4 k5", "b8 b10")
    play(position, "b3")
    say(position, "play b7", "power")
    play(position, "b4 b8")
    assert position.owners == [3]


def test_M12_wizard_without_led_and_dominant_the_lowest_of_any_colour() -> None:
    position = table("b3 k3 k6", "b7 k4 k7 | 1 crystal", "y5 y9 k10")
    play(position, "b3")
    say(position, "play b7", "power")
    assert playable(position) == {"y5", "k10"}


def test_M12_knight_makes_later_dominant_cards_ordinary() -> None:
    """Black is dominant, blue is led."""
    position = table("b3 y3", "b8 y4 | 1 crystal", "k9 y5", "k10 y6", dominant="black")
    play(position, "b3")
    say(position, "play b8", "power")
    play(position, "k9 k10")
    assert position.owners == [1]


def test_M12_knight_leaves_earlier_dominant_cards_alone() -> None:
    position = table("b3 y3", "k4 y4", "b8 y5 | 1 crystal", "k10 y6", dominant="black")
    play(position, "b3 k4")
    say(position, "play b8", "power")
    play(position, "k10")
    assert position.owners == [1]


def test_M12_oracle_becomes_another_colour_but_never_the_dominant_one() -> None:
    """Blue is dominant, yellow is led; the Oracle turns black and does not take the trick."""
    position = table("y3 k3", "y9 k4 | 1 crystal", dominant="blue")
    play(position, "y3")
    say(position, "play y9")
    assert choices(position) == {"power red", "power black", "done"}
    say(position, "power black")
    assert position.owners == [0]


def test_M12_a_dominant_oracle_may_become_any_other_colour() -> None:
    position = table("b9 k3 | 1 crystal", "y4 k4", dominant="blue")
    say(position, "play b9")
    assert choices(position) == {"power yellow", "power red", "power black", "done"}


def test_M12_a_led_oracle_sets_the_led_colour() -> None:
    position = table("b9 k3 | 1 crystal", "y10 b4")
    say(position, "play b9", "power yellow")
    assert position.led == YELLOW
    assert playable(position) == {"y10"}


def test_M12_an_oracle_that_follows_changes_nobody_elses_duty() -> None:
    position = table("b3 k3", "b9 k4 | 1 crystal", "b4 y3")
    play(position, "b3")
    say(position, "play b9", "power yellow")
    assert position.led == BLUE
    assert playable(position) == {"b4"}


def test_M12_emperor_stops_powers_and_cubes_for_the_rest_of_the_trick() -> None:
    position = table("b10 k3 | 1 crystal", "b8 k4 | 1 crystal, 5 cubes", "b3 k5 | 1 crystal")
    told = say(position, "play b10", "power", "play b8", "play b3")
    assert ids(told)[-1] == "trick"
    assert position.owners == [0]


def test_M12_emperor_leaves_what_was_used_before() -> None:
    position = table("b3 k3 | 9 cubes", "b10 k4 | 1 crystal", "b4 k5")
    say(position, "play b3", "cubes +9", "play b10", "power", "play b4")
    assert position.owners == [0]


def test_M12_emperor_also_stops_the_assassin() -> None:
    position = table("b10 k3 | 1 crystal", "b8 r4 | 2 crystals")
    say(position, "play b10", "power")
    assert choices(position) == {"play blue.knight"}


@pytest.mark.parametrize(
    ("rank", "power"), [(3, "power raven"), (6, "power"), (7, "power"), (8, "power")]
)
def test_M13_some_powers_work_once_a_trick(rank: int, power: str) -> None:
    position = table(f"b{rank} k9 | 1 crystal", f"y{rank} k4 | 1 crystal", "y10 y9")
    say(position, f"play b{rank}", power, f"play y{rank}")
    assert position.turn == 2


def test_M13_oracles_may_change_colour_one_after_the_other() -> None:
    position = table("b9 k3 | 1 crystal", "y9 k4 | 1 crystal")
    say(position, "play b9", "power yellow", "play y9")
    assert "power blue" in choices(position)


def test_M12_powers_that_could_do_nothing_are_not_offered_to_the_last_seat() -> None:
    for rank in (7, 8, 10):
        position = table("b3 k3", f"b{rank} k4 | 1 crystal")
        play(position, "b3")
        say(position, f"play b{rank}")
        assert position.owners == [1]


def test_M10_crystals_are_spent_on_own_cards_only() -> None:
    position = table("b9 k3", "b4 k4 | 1 crystal")
    play(position, "b9")
    assert position.turn == 1
    assert position.phase == 6  # to play, not to spend
