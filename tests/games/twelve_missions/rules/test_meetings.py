"""Where two rules meet."""

from conclave.core.chance import FastChance
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import BLUE, OF_COLOUR, YELLOW
from conclave.games.twelve_missions.position import Position
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


def test_wizard_and_assassin_the_assassin_breaks_the_wizards_duty_too() -> None:
    position = table("b7 k3 | 1 crystal", "b8 r4 | 1 crystal", "b3 b9")
    say(position, "play b7", "power")
    assert choices(position) == {"play blue.knight", "play red.assassin power"}
    say(position, "play r4 power")
    play(position, "b3")
    assert position.owners == [1]


def test_wizard_and_assassin_of_the_led_colour_pays_unless_it_is_the_lowest() -> None:
    position = table("b7 k3 | 1 crystal", "b3 b4 | 1 crystal")
    say(position, "play b7", "power")
    assert choices(position) == {"play blue.farmer", "play blue.assassin power"}
    position = table("b7 k3 | 1 crystal", "b8 b4 | 1 crystal")
    say(position, "play b7", "power")
    assert choices(position) == {"play blue.assassin"}


def test_knight_after_a_dominant_lead_keeps_the_lead_on_top() -> None:
    """Red is dominant and led: later red cards lose to the red cards played before the Knight."""
    position = table("r3 k3", "r8 k4 | 1 crystal", "r10 k5", "r9 k6")
    play(position, "r3")
    say(position, "play r8", "power")
    play(position, "r10 r9")
    assert position.owners == [1]


def test_knight_of_another_colour_after_a_dominant_lead() -> None:
    position = table("r3 k3", "b8 k4 | 1 crystal", "r10 k5")
    play(position, "r3")
    say(position, "play b8", "power")
    play(position, "r10")
    assert position.owners == [0]


def test_dwarf_with_equal_values_the_later_is_lower() -> None:
    position = table("b6 k3 | 1 crystal", "b5 k4 | 1 cube", "b4 k5 | 2 cubes", "b7 k6 | 1 cube")
    say(position, "play b6", "power")
    say(position, "play b5", "cubes +1", "play b4", "cubes +2", "play b7", "cubes -1")
    assert position.owners == [3]


def test_dwarf_and_knight_together_the_lowest_card_that_still_dominates() -> None:
    position = table("r6 k3 | 1 crystal", "r8 k4 | 1 crystal", "r3 k5")
    say(position, "play r6", "power", "play r8", "power")
    play(position, "r3")
    assert position.owners == [0]


def test_oracle_as_lead_under_mission_3_counts_as_printed() -> None:
    """The blue Oracle is yellow for the trick, and blue for the mission."""
    position = table("b9 | 1 crystal", "y10", mission=3)
    say(position, "play b9", "power yellow")
    play(position, "y10")
    assert gains(position) == [0, 1]


def test_emperor_against_later_cubes() -> None:
    position = table("b10 k3 | 1 crystal, 2 cubes", "b9 k4 | 9 cubes", "b8 k5")
    say(position, "play b10", "power")
    assert position.turn == 1, "the Emperor's owner spends no cubes after it either"
    say(position, "play b9")
    play(position, "b8")
    assert position.owners == [0]
    assert position.cubes == [2, 9, 0]


def test_emperor_after_own_cubes() -> None:
    position = table("b10 k3 | 1 crystal, 2 cubes", "b9 k4 | 9 cubes", "b8 k5")
    say(position, "play b10", "cubes +2", "power", "play b9", "play b8")
    assert position.owners == [0]


def test_explorer_changes_what_an_earlier_trick_scores() -> None:
    """Mission 10: a black card is put into another seat's trick."""
    position = table("b5 k3 | 1 crystal", "b4 y4", mission=10, tricks=((1, "y3 y9"),))
    say(position, "play b5", "power", "return k3", luck=Luck(0))
    play(position, "b4 y3 y4")
    assert position.sheet[-1].taken == [cards("b5 b4"), cards("k3 y9 y3 y4")]
    assert gains(position) == [0, -1]


def test_explorer_and_mission_7_the_sum_follows_the_cards() -> None:
    position = table(
        "b5 r10 | 1 crystal",
        "b4 y4",
        "b6 y6",
        "b7 y7",
        mission=7,
        dominant="black",
        tricks=((1, "k4 k5 k6 k7"),),
    )
    say(position, "play b5", "power", "return r10", luck=Luck(0))
    play(position, "b4 b6 b7")
    play(position, "y7 k4 y4 y6")
    assert position.sheet[-1].taken[1] == cards("k5 k6 k7 r10")
    assert gains(position)[1] == 0, "22 as it was taken, but 28 in the end"


def test_scroll_14_with_farmer_the_named_seat_may_wait() -> None:
    position = table("b3 k3 | 1 crystal", "b9 k4", "b5 k5", scroll=(14, 1))
    say(position, "play b3", "power cat")
    play(position, "b9 b5")
    assert position.turn == 1
    say(position, "wait")
    assert position.turn == 2
    assert position.led == -1
    play(position, "k5 k3 k4")
    assert position.sheet, "the seat that waited played last"


def test_scroll_14_waiting_does_not_undo_a_farmer_played_last() -> None:
    position = table("b9 k3", "b3 k4 | 1 crystal", "b5 k5", scroll=(14, 1))
    play(position, "b9")
    say(position, "wait")
    play(position, "b5")
    say(position, "play b3", "power owl")
    assert position.owners == [0]
    assert position.turn == 2


def test_scroll_16_against_dwarf_the_claim_stands() -> None:
    position = table("b6 k3 | 1 crystal", "b9 k4", "b10 k5", scroll=(16, 1))
    say(position, "play b6", "power", "play b9", "claim")
    play(position, "b10")
    assert position.owners == [1]


def test_scroll_16_against_dwarf_a_refused_card_is_not_the_lowest() -> None:
    position = table("b6 k3 | 1 crystal", "b3 k4", "b10 k5", scroll=(16, 1))
    say(position, "play b6", "power", "play b3", "refuse")
    play(position, "b10")
    assert position.owners == [0]


def test_scroll_16_is_no_power_and_the_emperor_does_not_stop_it() -> None:
    position = table("b10 k3 | 1 crystal", "b3 k4 | 5 cubes", "b9 k5", scroll=(16, 1))
    say(position, "play b10", "power", "play b3")
    assert choices(position) == {"claim", "refuse", "done"}


def test_scroll_16_a_claimed_trick_leads_on_to_the_claimer_unless_a_farmer_spoke() -> None:
    position = table("b3 k3 | 1 crystal", "b4 k4", "b10 k5", scroll=(16, 1))
    say(position, "play b3", "power owl", "play b4", "claim")
    play(position, "b10")
    assert position.owners == [1]
    assert position.turn == 2


def test_scroll_18_on_an_opponents_oracle() -> None:
    """The owner of the scroll chooses the colour, and a led Oracle then leads that colour."""
    position = table("y4 k3 | 1 crystal", "b9 k4", "b10 y3", leads=1, scroll=(18, 0))
    say(position, "play b9")
    assert position.turn == 0
    assert choices(position) == {"power yellow", "power black", "done"}
    say(position, "power yellow")
    assert position.led == YELLOW
    assert playable(position) == {"y3"}
    play(position, "y3 y4")
    assert position.owners == [1]


def test_scroll_18_is_silenced_by_the_emperor() -> None:
    position = table("b4 k3 | 1 crystal", "b10 k4 | 1 crystal", "b6 y3", leads=1, scroll=(18, 0))
    say(position, "play b10", "power", "play b6")
    assert playable(position) == {"b4"}


def test_scroll_7_copying_4_deals_again() -> None:
    position = table("b3 b4 | scrolls 7", "y3 y4", phase="scroll", used=(4,))
    say(position, "activate scroll.7 scroll.4")
    assert [hand.bit_count() for hand in position.hands] == [8, 8]
    assert position.effect.number == 4
    assert len(position.facts) == 1, "nobody knows anything of the new hands"


def test_scroll_11_with_mission_12_makes_odd_even() -> None:
    position = table("b10", "b4", mission=12, scroll=(11, 0))
    play(position, "b10 b4")
    say(position, "count fewer")
    assert gains(position) == [0, 0]


def test_scroll_11_with_missions_that_count_no_tricks_asks_nothing() -> None:
    position = table("b10", "b4", mission=8, scroll=(11, 0))
    play(position, "b10 b4")
    assert position.sheet


def test_scroll_11_in_a_pair_mission_counts_for_the_pair() -> None:
    hands = ("k10", "k7", "k8", "k9")
    position = table(*hands, mission=20, tricks=((1, "b3 b4 b5 b6"),), scroll=(11, 2))
    play(position, "k10 k7 k8 k9")
    say(position, "count more")
    assert gains(position) == [3, 0, 3, 0]


def test_mission_14_with_scroll_1_the_chosen_colour_holds_all_round() -> None:
    position = table("b3 b4 | scrolls 1", "y3 y4", mission=14, phase="scroll", dominant=None)
    assert "activate scroll.1 blue" in choices(position)
    say(position, "activate scroll.1 blue", "take cubes", "take cubes")
    assert position.dominant == BLUE
    assert position.turned == ()
    play(position, "b3 y3")
    assert position.turned == ()
    assert position.dominant == BLUE


def _rows(*rows: str) -> Position:
    return table(
        *[f"{row} | 1 crystal" for row in rows],
        mission=15,
        rest={"rows": [words(row) for row in rows]},
    )


def test_mission_15_powers_work() -> None:
    position = _rows("b6 k3", "b3 k4")
    say(position, "play b6", "power")
    play(position, "b3")
    assert position.owners == [1]


def test_mission_15_the_wizard_has_no_say_over_a_row() -> None:
    position = _rows("b7 k3", "b8 b3")
    say(position, "play b7")
    assert position.turn == 1
    assert playable(position) == {"b8"}


def test_mission_15_the_assassin_has_no_duty_to_break() -> None:
    position = _rows("b8 k3", "y4 b3", "k10 k9")
    say(position, "play b8", "done")
    assert choices(position) == {"play yellow.assassin"}


def test_mission_15_not_even_an_assassin_leaves_the_order_of_the_row() -> None:
    position = _rows("b8 k3", "b3 y4", "k10 k9")
    say(position, "play b8", "done")
    assert choices(position) == {"play blue.farmer"}


def test_mission_15_not_following_proves_nothing() -> None:
    position = _rows("b8 k3", "y5 b3", "k10 k9")
    say(position, "play b8", "done", "play y5")
    held = 0
    for seed in range(30):
        held |= position.imagine(0, FastChance(seed)).hands[1]
    assert held & OF_COLOUR[BLUE]


def test_mission_15_the_explorers_card_takes_the_others_place_in_the_row() -> None:
    position = table(
        "b5 k3 k6 | 1 crystal",
        "b4 k4 k7",
        mission=15,
        tricks=((1, "y3 y9"),),
        rest={"rows": [words("b5 k3 k6"), words("b4 k4 k7")]},
    )
    say(position, "play b5", "power", "return k3", luck=Luck(1))
    assert position.rows[0] == (14, 27)
    play(position, "b4")
    assert playable(position) == {"y9"}


def test_mission_22_in_two_seats_a_hand_known_once_stays_known() -> None:
    position = table("b3 k3 k7", "b4 k4 k8", mission=22)
    play(position, "b3 b4")
    for seed in range(20):
        for seat in (0, 1):
            assert position.imagine(seat, FastChance(seed)).hands == position.hands


def test_mission_18_and_the_explorer_a_card_just_uncovered_may_be_put_back() -> None:
    under: PlainDict = {"down": [words("k3"), words("k4")], "covers": [words("b5"), words("b6")]}
    position = table(
        " | 1 crystal, up b5", " | up b6", mission=18, tricks=((1, "y3 y9"),), rest=under
    )
    say(position, "play b5", "power", luck=Luck(0))
    assert choices(position) == {"return black.farmer", "return yellow.farmer"}


def test_scroll_3_with_mission_20_doubles_only_its_owners_points() -> None:
    hands = ("k10", "k7", "k8", "k9")
    position = table(*hands, mission=20, scroll=(3, 2))
    play(position, "k10 k7 k8 k9")
    assert gains(position) == [3, 0, 6, 0]


def test_scroll_10_with_mission_24_a_stolen_trick_counts_for_its_new_owner() -> None:
    position = table("b3", "b9", mission=24, scroll=(10, 0))
    play(position, "b3 b9")
    say(position, "steal")
    assert gains(position) == [0, 2]
