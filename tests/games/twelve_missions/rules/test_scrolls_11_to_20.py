"""Scrolls 11 to 20, in the order of the book."""

import pytest

from conclave.core.errors import IllegalMove
from conclave.core.plain import PlainDict
from tests.games.twelve_missions.drawing import (
    ALL_SCROLLS,
    GAME,
    Luck,
    cards,
    choices,
    gains,
    ids,
    on_top,
    play,
    playable,
    say,
    table,
)

LATER: PlainDict = {"round": 5}


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


def test_scroll_11_says_beforehand_where_it_would_do_nothing() -> None:
    """It may still be activated there, if only to keep others from activating theirs."""
    vain = "twelve_missions-ask-scroll-11-vain"
    for mission in (2, 8):
        for held in (11, 12):
            position = table(f"b3 | scrolls {held}", "b4", phase="scroll", mission=mission)
            assert GAME.asks(position).id == vain, "whoever holds it: nobody learns that"
    position = table("b3 | scrolls 11", "b4", phase="scroll", mission=2)
    assert ids(say(position, "activate scroll.11")) == ["activate", "recount-in-vain"]
    position = table("b3 | scrolls 11", "b4", phase="scroll", mission=1)
    assert GAME.asks(position).id == "twelve_missions-ask-scroll"
    assert ids(say(position, "activate scroll.11")) == ["activate"]
    position = table("b3 | scrolls 12", "b4", phase="scroll", mission=2, used=(11, 7), rest=LATER)
    assert GAME.asks(position).id == "twelve_missions-ask-scroll", "there is no other 11 to come"


def test_scroll_11_on_a_variable_mission_is_refused_with_the_reason() -> None:
    position = table("b3 | scrolls 11", "b4", phase="scroll", mission=3)
    with pytest.raises(IllegalMove) as refusal:
        GAME.hear(position, "activate scroll.11")
    assert refusal.value.id == "twelve_missions-only-fixed"


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
    assert choices(position) == {"activate scroll.13 cat", "activate scroll.13 owl", "pass"}
    say(position, "activate scroll.13 owl")
    assert position.hands == [cards("k3 k4"), cards("y3 y4"), cards("b3 b4")]


def test_scroll_13_takes_the_cards_on_the_table_along() -> None:
    hands = ("b3 | up b4, scrolls 13", "y3 | up y4", "k3 | up k4")
    position = table(*hands, phase="scroll", mission=13)
    say(position, "activate scroll.13 cat")
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


def test_scroll_17_gives_three_points_when_drawn() -> None:
    position = table("b3", "b4", phase="resources", rest=on_top(17))
    told = say(position, "take scroll")
    assert "draws-17" in ids(told)
    assert position.points == [3, 0]
    assert position.scrolls == [(), ()]
    assert position.used == (17,)


def test_scroll_17_copied_by_7_gives_three_points_again() -> None:
    """The source: any scroll that has been used, and 17 is used when it is drawn."""
    position = table("b10 | scrolls 7", "b4", mission=3, phase="scroll", used=(17,), rest=LATER)
    told = say(position, "activate scroll.7 scroll.17")
    assert ids(told) == ["activate", "copies-17"]
    assert (position.points, position.scroll_points) == ([3, 0], [3, 0])
    assert position.used == (17, 7)
    assert GAME.restore(position.dump()).dump() == position.dump()
    say(position, "take crystals", "take cubes")
    assert GAME.restore(position.dump()).dump() == position.dump()
    play(position, "b10 b4")
    assert gains(position) == [5, 0]
    assert position.sheet[-1].scroll == 17


def test_scroll_17_can_not_be_copied_before_it_was_drawn() -> None:
    position = table("b3 | scrolls 7", "b4", phase="scroll", used=(12,), rest=LATER)
    assert choices(position) == {"activate scroll.7 scroll.12", "pass"}


def test_scroll_17_copied_by_a_7_that_scroll_8_brought() -> None:
    rest = [scroll for scroll in ALL_SCROLLS if scroll not in (7, 3, 4, 8, 17)]
    deck: PlainDict = {**LATER, "deck": [*rest, 4, 3, 7]}
    position = table("b3 | scrolls 8", "b4", phase="scroll", used=(17,), rest=deck)
    say(position, "activate scroll.8", "keep scroll.7")
    assert choices(position) == {
        "activate scroll.7 scroll.8",
        "activate scroll.7 scroll.17",
        "pass",
    }
    say(position, "activate scroll.7 scroll.17")
    assert position.points == [3, 0]


def test_scroll_17_counts_in_the_row_of_its_round() -> None:
    position = table("b10", "b4", mission=3, phase="resources", rest=on_top(17))
    say(position, "take scroll", "take cubes")
    play(position, "b10 b4")
    assert gains(position) == [5, 0]
    assert position.points == [5, 0]


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
    say(position, "activate scroll.19 owl", "take cubes", "take cubes", "take cubes")
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
        "power farmer cat",
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
