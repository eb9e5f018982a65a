"""M6 and the 20 scrolls."""

import pytest

from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.cards import RED, YELLOW
from tests.games.twelve_missions.drawing import (
    Luck,
    cards,
    choices,
    gains,
    ids,
    play,
    playable,
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
    position = table("b3", "b4", phase="resources", rest=drawing(3))
    say(position, "take scroll", "take cubes")
    assert choices(position) == {"play blue.farmer"}
    assert position.scrolls == [(3,), ()]


def test_M6_a_seat_is_asked_even_if_none_of_its_scrolls_can_be_used() -> None:
    """Else the others would learn that it holds one of those."""
    position = table("b3 | scrolls 11", "b4", phase="scroll", mission=3)
    assert choices(position) == {"pass"}


def _deck_with_top(*scrolls: int) -> list[int]:
    rest = [scroll for scroll in range(1, 21) if scroll not in scrolls]
    return [*rest, *reversed(scrolls)]


def drawing(*scrolls: int) -> PlainDict:
    """The deck, with these on top."""
    return {"deck": list(_deck_with_top(*scrolls))}


def drawing_by_8(*scrolls: int) -> PlainDict:
    """The deck, with these on top, while somebody holds scroll 8."""
    return {"deck": [scroll for scroll in _deck_with_top(*scrolls) if scroll != 8]}


def test_M7_each_seat_takes_one_combination() -> None:
    position = table("b3", "b4", "b5", "b6", phase="resources")
    assert choices(position) == {"take crystals", "take cubes", "take both", "take scroll"}
    say(position, "take crystals", "take cubes", "take both", "take scroll")
    assert position.crystals == [2, 0, 1, 0]
    assert position.cubes == [0, 10, 5, 0]
    assert len(position.scrolls[3]) == 1
    assert position.phase == 6


def test_M7_no_scroll_is_offered_when_the_deck_is_empty() -> None:
    used = tuple(range(1, 21))
    position = table("b3", "b4", phase="resources", used=used)
    assert choices(position) == {"take crystals", "take cubes", "take both"}


def test_M7_what_is_not_spent_is_lost_at_the_end_of_the_round() -> None:
    position = table("b3 | 2 crystals, 9 cubes, scrolls 3", "b4", mission=18)
    play(position, "b3 b4")
    assert position.round == 2
    assert position.crystals == [0, 0]
    assert position.cubes == [0, 0]
    assert position.scrolls == [(3,), ()]


def test_M7_others_do_not_see_a_scroll() -> None:
    position = table("b3", "b4", phase="resources", rest=drawing(3))
    told = say(position, "take scroll")
    drawn = next(event for event in told if event.id.endswith("-draw"))
    assert drawn.seen_by(0)["scroll"] == 3
    assert "scroll" not in drawn.seen_by(1)
    assert seen(position, 0, 0)["scrolls"] == [3]
    assert seen(position, 1, 0)["scrolls"] is None
    assert seen(position, 1, 0)["scroll_count"] == 1


def test_scroll_1_chooses_the_dominant_colour() -> None:
    """The book's example: black becomes red."""
    position = table("b3 | scrolls 1", "b4", phase="scroll", dominant="black")
    assert choices(position) == {
        *[f"activate scroll.1 {c}" for c in ("blue", "yellow", "red")],
        "pass",
    }
    say(position, "activate scroll.1 red")
    assert position.dominant == RED


def test_scroll_2_each_other_seat_hands_over_a_card_and_gets_one_back() -> None:
    """Yellow is dominant; red is asked for; the last seat has none and gives what it likes."""
    position = table(
        "r3 b3", "b4 k4 | scrolls 2", "r5 y5", "k6 y6", phase="scroll", dominant="yellow", leads=1
    )
    assert "activate scroll.2 yellow" not in choices(position)
    say(position, "activate scroll.2 red")
    assert position.turn == 2
    assert choices(position) == {"give red.explorer"}
    say(position, "give r5")
    assert position.turn == 1
    assert choices(position) == {
        "return blue.assassin",
        "return black.assassin",
        "return red.explorer",
    }
    say(position, "return b4")
    assert choices(position) == {"give black.dwarf", "give yellow.dwarf"}
    told = say(position, "give k6")
    assert "card" not in told[0].seen_by(2)
    say(position, "return k6", "give r3", "return k4")
    assert position.hands == [cards("b3 k4"), cards("r3 r5"), cards("b4 y5"), cards("k6 y6")]
    assert "take crystals" in choices(position)


def test_scroll_2_needs_hands() -> None:
    """In mission 18 nobody has one yet."""
    under: PlainDict = {
        "down": [["yellow.farmer"], ["yellow.dwarf"]],
        "covers": [["blue.farmer"], ["blue.dwarf"]],
    }
    position = table(" | up b3, scrolls 2", " | up b6", mission=18, phase="scroll", rest=under)
    assert choices(position) == {"pass"}


def test_scroll_3_doubles_the_points_gained() -> None:
    position = table("b10", "b4", mission=1, tricks=((0, "k3 k4"), (0, "k5 k6")), scroll=(3, 0))
    play(position, "b10 b4")
    assert gains(position) == [8, 0]


def test_scroll_3_does_not_double_a_loss() -> None:
    position = table("r10", "b4", mission=9, dominant="blue", scroll=(3, 1))
    play(position, "r10 b4")
    assert gains(position) == [0, -1]


def test_scroll_4_deals_again_with_the_same_mission_and_dealer() -> None:
    position = table("b3 b4 | scrolls 4", "y3 y4", phase="scroll", mission=1, leads=0)
    told = say(position, "activate scroll.4")
    assert "dealt" in ids(told)
    assert position.mission.number == 1
    assert position.dealer == 1
    assert [hand.bit_count() for hand in position.hands] == [8, 8]
    assert choices(position) == {"take crystals", "take cubes", "take both", "take scroll"}


def test_scroll_5_brings_another_and_stays_to_the_end() -> None:
    position = table("b3", "b4", phase="resources", rest=drawing(5, 12))
    say(position, "take scroll")
    assert position.open_scrolls == [(5,), ()]
    assert position.scrolls == [(12,), ()]
    assert seen(position, 1, 0)["open_scrolls"] == [5]


def test_scroll_5_is_never_activated() -> None:
    position = table("b3", "b4", mission=18, rest={"open_scrolls": [[5], []]})
    play(position, "b3 b4")
    assert "take crystals" in choices(position)


def test_scroll_6_skips_the_resources() -> None:
    position = table("b3 | scrolls 6", "b4", phase="scroll")
    say(position, "activate scroll.6")
    assert choices(position) == {"play blue.farmer"}


def test_scroll_7_copies_a_scroll_that_was_activated_before() -> None:
    position = table("b3 | scrolls 7", "b4", phase="scroll", used=(12, 17, 1))
    assert choices(position) == {
        "activate scroll.7 scroll.1 blue",
        "activate scroll.7 scroll.1 yellow",
        "activate scroll.7 scroll.1 black",
        "activate scroll.7 scroll.12",
        "pass",
    }
    say(position, "activate scroll.7 scroll.12")
    assert position.effect == 12
    assert position.used == (12, 17, 1, 7)


def test_scroll_8_draws_three_keeps_one_and_may_activate_it_at_once() -> None:
    position = table("b3 | scrolls 8", "b4", phase="scroll", rest=drawing_by_8(9, 12, 20))
    told = say(position, "activate scroll.8")
    assert choices(position) == {"keep scroll.9", "keep scroll.12", "keep scroll.20"}
    assert "scrolls" not in told[-1].seen_by(1)
    say(position, "keep scroll.12")
    assert choices(position) == {"activate scroll.12", "pass"}
    assert position.burnt == [(9, 20), ()]
    say(position, "activate scroll.12")
    assert position.effect == 12
    assert position.scrolls == [(), ()]


def test_scroll_8_the_kept_one_may_be_saved() -> None:
    position = table("b3 | scrolls 8", "b4", phase="scroll", rest=drawing_by_8(9, 12, 20))
    say(position, "activate scroll.8", "keep scroll.12", "pass")
    assert position.scrolls == [(12,), ()]
    assert "take crystals" in choices(position)


def test_scroll_8_a_kept_17_gives_its_points() -> None:
    position = table("b3 | scrolls 8", "b4", phase="scroll", rest=drawing_by_8(17, 12, 20))
    say(position, "activate scroll.8", "keep scroll.17")
    assert position.points == [3, 0]
    assert "take crystals" in choices(position)


def test_scroll_9_takes_two_combinations() -> None:
    position = table("b3", "b4", phase="resources", scroll=(9, 0))
    assert choices(position) == {"take crystals both", "take crystals cubes", "take cubes both"}
    say(position, "take crystals both")
    assert (position.crystals[0], position.cubes[0]) == (3, 5)
    assert "take scroll" in choices(position)


@pytest.mark.parametrize(
    ("said", "crystals", "cubes"), [("crystals cubes", 2, 10), ("cubes both", 1, 15)]
)
def test_scroll_9_the_other_pairs(said: str, crystals: int, cubes: int) -> None:
    position = table("b3", "b4", phase="resources", scroll=(9, 0))
    say(position, f"take {said}")
    assert (position.crystals[0], position.cubes[0]) == (crystals, cubes)


def test_scroll_10_steals_a_trick_once_and_the_taker_still_leads() -> None:
    position = table("b3 k3 y3", "b9 k4 y4", "b4 k5 y5", scroll=(10, 0))
    play(position, "b3 b9 b4")
    assert position.turn == 0
    assert choices(position) == {"steal", "leave"}
    say(position, "steal")
    assert position.owners == [0]
    assert position.tricks == [1, 0, 0]
    assert position.turn == 1
    play(position, "k4 k5 k3")
    assert choices(position) == {"play yellow.explorer"}, "it works once"


def test_scroll_10_may_be_kept_for_a_later_trick() -> None:
    position = table("b3 k3", "b9 k4", scroll=(10, 0), mission=18)
    play(position, "b3 b9")
    say(position, "leave")
    play(position, "k4 k3")
    say(position, "steal")
    assert gains(position) == [1, 1]


def test_scroll_10_is_not_offered_for_own_tricks() -> None:
    position = table("b10 k3", "b9 k4", scroll=(10, 0))
    play(position, "b10 b9")
    assert choices(position) == {"play black.farmer"}


def test_scroll_11_counts_one_trick_fewer() -> None:
    """The book's example: four tricks count as three."""
    tricks = ((0, "k3 k4"), (0, "k5 k6"), (0, "k7 k8"))
    position = table("b10", "b4", mission=1, tricks=tricks, scroll=(11, 0))
    play(position, "b10 b4")
    assert choices(position) == {"count fewer", "count same", "count more"}
    say(position, "count fewer")
    assert gains(position) == [4, 0]


def test_scroll_11_is_for_fixed_missions_only() -> None:
    for mission, offered in ((1, True), (3, False)):
        position = table("b3 | scrolls 11", "b4", phase="scroll", mission=mission)
        assert ("activate scroll.11" in choices(position)) == offered


def test_scroll_11_can_not_count_below_none() -> None:
    position = table("b3", "b4", mission=1, scroll=(11, 0))
    play(position, "b3 b4")
    assert choices(position) == {"count same", "count more"}


def test_scroll_12_gives_a_point_for_each_trick() -> None:
    position = table("b10", "b4", mission=1, tricks=((0, "k3 k4"), (1, "k5 k6")), scroll=(12, 0))
    play(position, "b10 b4")
    assert gains(position) == [2, 0]
    assert position.scroll_points == [2, 0]


def test_scroll_13_swaps_hands_with_a_chosen_seat() -> None:
    position = table("b3 b4 | scrolls 13", "y3 y4", "k3 k4", phase="scroll")
    assert choices(position) == {"activate scroll.13 seat.1", "activate scroll.13 seat.2", "pass"}
    say(position, "activate scroll.13 seat.2")
    assert position.hands == [cards("k3 k4"), cards("y3 y4"), cards("b3 b4")]


def test_scroll_13_takes_the_cards_on_the_table_along() -> None:
    hands = ("b3 | up b4, scrolls 13", "y3 | up y4", "k3 | up k4")
    position = table(*hands, phase="scroll", mission=13)
    say(position, "activate scroll.13 seat.1")
    assert position.up == [cards("y4"), cards("b4"), cards("k4")]


def test_scroll_14_may_wait_and_play_last() -> None:
    """The book's example: D leads, A waits."""
    position = table("b3 k3", "b4 k4", "b5 k5", "b6 k6", leads=3, scroll=(14, 0))
    play(position, "b6")
    say(position, "wait")
    assert position.turn == 1
    play(position, "b4 b5")
    assert position.turn == 0
    assert "wait" not in choices(position)
    play(position, "b3")
    assert len(position.owners) == 1


def test_scroll_14_waiting_with_the_lead_passes_it_to_the_left() -> None:
    position = table("b3 k3", "b4 k4", "b5 k5", scroll=(14, 0))
    say(position, "wait")
    assert position.turn == 1
    assert playable(position) == {"b4", "k4"}
    play(position, "b4 b5 b3")
    assert position.owners == [2]


def test_scroll_15_receives_what_the_others_take() -> None:
    """The book's example: the others take crystals, cubes and a scroll."""
    position = table("b3", "b4", "b5", "b6", phase="resources", leads=1, scroll=(15, 0))
    say(position, "take crystals", "take cubes", "take scroll", "take both")
    assert (position.crystals[0], position.cubes[0]) == (3, 15)


def test_scroll_15_also_of_seats_that_choose_earlier() -> None:
    position = table("b3", "b4", phase="resources", leads=0, scroll=(15, 1))
    say(position, "take crystals")
    assert position.crystals == [2, 2]


def test_scroll_16_takes_a_trick_whatever_was_played() -> None:
    position = table("r10 k3", "b3 k4", scroll=(16, 1))
    play(position, "r10")
    say(position, "play b3")
    assert choices(position) == {"claim", "refuse", "done"}
    say(position, "claim")
    assert position.owners == [1]
    play(position, "k4")
    assert position.turn == 0, "it works once"


def test_scroll_16_refuses_a_trick() -> None:
    position = table("b3 k3", "b10 k4", scroll=(16, 1))
    play(position, "b3")
    say(position, "play b10", "refuse")
    assert position.owners == [0]


def test_scroll_16_a_refused_lead_names_the_led_colour() -> None:
    position = table("b10 k3", "b3 y3", "y10 k5", scroll=(16, 0), dominant="red")
    say(position, "play b10", "refuse yellow")
    assert position.led == YELLOW
    assert playable(position) == {"y3"}
    play(position, "y3 y10")
    assert position.owners == [2]


def test_scroll_16_a_refused_lead_is_taken_if_nobody_plays_that_colour_or_the_dominant() -> None:
    position = table("b10 k3", "b3 k4", "b4 k5", scroll=(16, 0), dominant="red")
    say(position, "play b10", "refuse yellow")
    play(position, "b3 b4")
    assert position.owners == [0]


def test_scroll_16_a_dominant_card_takes_a_refused_lead() -> None:
    position = table("b10 k3", "b3 k4", "r4 k5", scroll=(16, 0), dominant="red")
    say(position, "play b10", "refuse yellow")
    play(position, "b3 r4")
    assert position.owners == [2]


def test_scroll_17_gives_three_points_when_drawn() -> None:
    position = table("b3", "b4", phase="resources", rest=drawing(17))
    told = say(position, "take scroll")
    assert "draws-17" in ids(told)
    assert position.points == [3, 0]
    assert position.scrolls == [(), ()]
    assert position.used == (17,)


def test_scroll_17_counts_in_the_row_of_its_round() -> None:
    position = table("b10", "b4", mission=18, phase="resources", rest=drawing(17))
    say(position, "take scroll", "take cubes")
    play(position, "b10 b4")
    assert gains(position) == [4, 0]
    assert position.points == [4, 0]


def test_scroll_18_brings_a_crystal() -> None:
    position = table("b3 | scrolls 18", "b4", phase="scroll")
    say(position, "activate scroll.18")
    assert position.crystals == [1, 0]


def test_scroll_18_spends_crystals_on_others_cards() -> None:
    position = table("b3 k3 | 1 crystal", "b6 k4", "b10 k5", leads=1, scroll=(18, 0))
    say(position, "play b6")
    assert position.turn == 0
    assert choices(position) == {"power", "done"}
    say(position, "power")
    assert position.crystals == [0, 0, 0]
    play(position, "b10 b3")
    assert position.owners == [0]


def test_scroll_18_comes_after_the_owner_and_finds_a_used_power_used() -> None:
    position = table("b3 k3 | 1 crystal", "b6 k4 | 1 crystal", "b10 k5", leads=1, scroll=(18, 0))
    say(position, "play b6")
    assert position.turn == 1
    say(position, "power")
    assert position.turn == 2


def test_scroll_18_explores_with_the_own_hand() -> None:
    position = table("b3 k3 | 1 crystal", "b5 k4", leads=1, scroll=(18, 0), tricks=((1, "y3 y9"),))
    say(position, "play b5", "power", luck=Luck(1))
    assert position.turn == 0
    assert choices(position) == {
        "return blue.farmer",
        "return black.farmer",
        "return yellow.oracle",
    }
    say(position, "return b3")
    assert position.hands[0] == cards("k3 y9")
    assert position.turn == 0
    assert playable(position) == {"k3", "y9"}


def test_scroll_19_the_chosen_seat_leads_every_trick() -> None:
    position = table("b10 k3 y3 | scrolls 19", "b4 k4 y4", "b5 k5 y5", phase="scroll")
    say(position, "activate scroll.19 seat.2", "take cubes", "take cubes", "take cubes")
    assert position.turn == 2
    play(position, "b5 b10 b4")
    assert position.owners == [0]
    assert position.turn == 2


def test_scroll_19_beats_the_farmer() -> None:
    position = table("b3 k3 | 1 crystal", "b4 k4", scroll=(19, 0), choice=0)
    say(position, "play b3")
    assert position.turn == 1


def test_scroll_20_uses_any_power_on_any_own_card() -> None:
    """The book's example: an Emperor is led with the Dwarf's power."""
    position = table("b10 k3 | 1 crystal", "b4 k4", scroll=(20, 0))
    say(position, "play b10")
    assert {
        "power dwarf",
        "power farmer seat.1",
        "power oracle yellow",
        "power knight",
        "done",
    } <= choices(position)
    say(position, "power dwarf")
    play(position, "b4")
    assert position.owners == [1]
    assert position.crystals == [0, 0]


def test_scroll_20_any_card_may_be_an_assassin() -> None:
    position = table("b3 k3", "b4 r10 | 1 crystal", scroll=(20, 1))
    play(position, "b3")
    assert choices(position) == {"play blue.assassin", "play red.emperor power"}
    say(position, "play r10 power")
    assert position.owners == [1]


def test_scroll_20_only_for_its_owner() -> None:
    position = table("b10 k3 | 1 crystal", "b4 k4", scroll=(20, 1))
    say(position, "play b10")
    assert choices(position) == {"power", "done"}
