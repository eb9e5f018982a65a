"""Where three rules meet, or two that seldom do."""

from conclave.core.plain import PlainDict
from tests.games.twelve_missions.drawing import (
    Luck,
    cards,
    choices,
    gains,
    play,
    playable,
    say,
    table,
    words,
)


def test_wizard_assassin_and_scroll_20_any_card_breaks_the_wizards_duty() -> None:
    position = table("b7 k3 k4 | 1 crystal", "b5 b9 y6 | 1 crystal", "b3 b10 k5", scroll=(20, 1))
    say(position, "play b7", "power")
    defiant = {"play blue.oracle power", "play yellow.dwarf power"}
    assert choices(position) == {"play blue.explorer", *defiant}
    say(position, "play b9 power")
    assert position.crystals[1] == 0
    assert playable(position) == {"b3"}
    play(position, "b3")
    assert position.owners == [1]


def test_a_card_played_by_the_assassins_power_has_used_its_one_power() -> None:
    position = table("b7 k3", "b5 y6 | 2 crystals", "b4 k5", scroll=(20, 1))
    say(position, "play b7", "play y6 power")
    assert position.actor() == 2
    assert position.crystals[1] == 1


def test_knight_and_oracle_a_levelled_card_may_change_its_colour_but_not_back_to_dominance() -> (
    None
):
    position = table("b8 k3 | 1 crystal", "r9 k4 | 1 crystal", "b4 k5", dominant="red")
    say(position, "play b8", "power", "play r9")
    assert choices(position) == {"power blue", "power yellow", "power black", "done"}
    say(position, "power blue")
    play(position, "b4")
    assert position.owners == [1]  # the highest of the led colour now


def test_oracle_then_knight_the_led_colour_stays_what_the_oracle_made_it() -> None:
    position = table("b9 k3 | 1 crystal", "y8 r3 | 1 crystal", "y10 r4", "r5 b4", dominant="red")
    say(position, "play b9", "power yellow")
    assert playable(position) == {"y8"}
    say(position, "play y8", "power")
    play(position, "y10 r5")
    assert position.owners == [2]


def test_an_emperor_leaves_seats_with_nothing_but_cubes_unasked() -> None:
    position = table("b10 k3 | 1 crystal", "b4 k4 | 10 cubes", "b5 k5 | 1 cube")
    say(position, "play b10", "power", "play b4", "play b5")
    assert position.owners == [0]
    assert position.cubes == [0, 10, 1]
    say(position, "play k3", "play k4")  # the next trick is free again
    assert "cubes +10" in choices(position)


def test_scroll_14_waiting_under_a_wizard_means_the_lowest_too() -> None:
    position = table("b7 k3 | 1 crystal", "b5 b9", "b3 b10", scroll=(14, 1))
    say(position, "play b7", "power")
    assert choices(position) == {"play blue.explorer", "wait"}
    say(position, "wait")
    assert playable(position) == {"b3"}
    play(position, "b3")
    assert choices(position) == {"play blue.explorer"}


def test_scroll_16_a_refused_lead_followed_by_an_oracle() -> None:
    """Yellow is named; a blue Oracle takes the trick if it becomes yellow, not if it does not."""
    hands = ("b10 k3", "b9 k4 | 1 crystal", "b8 k5")
    position = table(*hands, scroll=(16, 0))
    say(position, "play b10", "refuse yellow", "play b9", "power yellow")
    play(position, "b8")
    assert position.owners == [1]
    position = table(*hands, scroll=(16, 0))
    say(position, "play b10", "refuse yellow", "play b9", "power black")
    play(position, "b8")
    assert position.owners == [0]


def test_scroll_16_an_oracle_can_not_change_the_colour_that_a_refused_lead_named() -> None:
    position = table("b9 k3 | 1 crystal", "b4 k4", scroll=(16, 0))
    say(position, "play b9", "refuse yellow")
    assert position.led == 1
    assert playable(position) == {"b4", "k4"}


def test_mission_22_and_scroll_19_hands_go_round_and_the_leader_stays() -> None:
    position = table("b3 k3", "b4 k4", "b10 k5", mission=22, scroll=(19, 0), choice=0)
    play(position, "b3 b4 b10")
    assert position.owners == [2]
    assert position.turn == 0
    assert [cards("k4"), cards("k5"), cards("k3")] == position.hands


def test_mission_14_and_scroll_7_copying_1_no_card_is_turned_up() -> None:
    position = table(
        *("b3 k3 | scrolls 7", "b4 k4"), mission=14, dominant=None, phase="scroll", used=(1,)
    )
    say(position, "activate scroll.7 scroll.1 black", "take cubes", "take cubes")
    assert (position.turned, position.dominant) == ((), 3)
    say(position, "play b3", "done", "play b4", "done")
    assert (position.turned, position.dominant) == ((), 3)


def test_mission_19_and_scroll_2_only_the_hand_is_asked_and_the_stack_stays() -> None:
    stacks: PlainDict = {"down": [words("y3 y4"), words("y5 y6")]}
    position = table(*("b3 k3 | scrolls 2", "b4 k4"), mission=19, phase="scroll", rest=stacks)
    say(position, "activate scroll.2 yellow")
    assert choices(position) == {"give blue.assassin", "give black.assassin"}  # no yellow in hand
    say(position, "give b4", "return k3")
    assert position.hands == [cards("b3 b4"), cards("k3 k4")]
    assert [len(stack) for stack in position.down] == [2, 2]


def test_mission_19_and_the_explorer_the_card_just_drawn_may_be_put_back() -> None:
    stacks: PlainDict = {"down": [words("k6"), words("k4")]}
    position = table(*("b5 | 1 crystal", "b6"), mission=19, tricks=((1, "y6 y7"),), rest=stacks)
    say(position, "play b5", "power", luck=Luck(0))
    assert choices(position) == {"return black.dwarf", "return yellow.dwarf"}
    say(position, "return k6")
    assert position.hands[0] == cards("y6")


def test_mission_18_and_scroll_13_covered_cards_go_with_what_covers_them() -> None:
    under: PlainDict = {"down": [words("k3"), words("k4")], "covers": [words("b5"), words("b6")]}
    position = table(*(" | up b5, scrolls 13", " | up b6"), mission=18, phase="scroll", rest=under)
    say(position, "activate scroll.13 cat", "take both", "take both", "play b6", "done")
    assert position.hands[0] == cards("k4")


def test_mission_15_and_scroll_13_the_swap_comes_before_the_rows() -> None:
    position = table("b3 k3 | scrolls 13", "b4 k4", mission=15, phase="scroll")
    say(position, "activate scroll.13 cat", "take cubes", "take cubes")
    assert choices(position) == {"lay blue.assassin", "lay black.assassin"}


def test_mission_7_and_the_dwarf_cubes_that_lower_a_card_lower_the_sum() -> None:
    position = table("b6 | 1 crystal", "b5 | 3 cubes", "b10", "b9", mission=7)
    say(position, "play b6", "power", "play b5", "cubes -3", "play b10", "play b9")
    assert gains(position) == [0, 0, 0, 0]  # 27
    position = table("b6 | 1 crystal", "b5 | 5 cubes", "b10", "b9", mission=7)
    say(position, "play b6", "power", "play b5", "cubes -5", "play b10", "play b9")
    assert gains(position) == [0, 2, 0, 0]  # 25


def test_scroll_18_a_borrowed_wizard_binds_the_borrower_too() -> None:
    position = table("b7 k3", "b5 b9 | 1 crystal", "b3 b10", scroll=(18, 1))
    say(position, "play b7")
    assert position.actor() == 1
    say(position, "power")
    assert playable(position) == {"b5"}


def test_in_pairs_a_tie_of_points_goes_to_the_pair_that_lost_less() -> None:
    rest: PlainDict = {"round": 12, "lost": [3, 0, 0, 1]}
    position = table("b10", "b9", "b8", "b7", mission=23, options={"pairs": True}, rest=rest)
    play(position, "b10 b9 b8 b7")
    assert [standing.points for standing in position.standings()] == [2, 0, 2, 0]
    rest = {"round": 12, "lost": [3, 0, 0, 1], "points": [0, 2, 0, 0]}
    position = table("b10", "b9", "b8", "b7", mission=23, options={"pairs": True}, rest=rest)
    play(position, "b10 b9 b8 b7")
    assert [standing.place for standing in position.standings()] == [3, 1, 3, 1]
