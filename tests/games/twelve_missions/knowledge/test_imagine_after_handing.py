"""What a seat knows of cards that are drawn, handed over or lost, by missions and scrolls."""

from collections import Counter

import pytest

from conclave.core.chance import FastChance
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import OF_COLOUR, RED
from tests.chi_square import fits
from tests.games.twelve_missions.drawing import ALL_SCROLLS, Luck, cards, play, say, table, words
from tests.games.twelve_missions.histories import (
    check,
    lay_open,
)


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_drawn_after_a_void_are_not_bound_by_it(seat: int) -> None:
    """Mission 19: seat 1 shows a void, then draws; which of its cards is new nobody else knows."""
    position = table(
        "b9 r10 k8",
        "r8 r9 y10",
        mission=19,
        dominant="black",
        rest={
            "down": [words("k9"), words("y9")],
        },
    )
    lay_open(position, cards("b10"))
    check(position, seat, "play b9", "play r8")


def test_a_new_card_may_be_what_was_played() -> None:
    """Seat 1 is void in blue, draws, and later plays a card that may be old or new."""
    position = table(
        "b9 r10",
        "r8 r9",
        mission=19,
        dominant="black",
        rest={
            "down": [words("k9 y3"), words("y9 b10")],
        },
    )
    lay_open(position, cards("b8"))
    check(position, 0, "play b9", "play r8", "play r10", "play r9")


def test_mission_25_the_giver_knows_what_it_gave_until_it_is_played() -> None:
    position = table("b3 b4 b5 b6", "y3 y4 y5 y6", "k3 k4 k5 k6", mission=25, phase="choose")
    say(position, "give b3", "give b4", "give b5", "give y3", "give y4", "give y5")
    say(position, "give k3", "give k4", "give k5")
    for seed in range(30):
        imagined_hand = position.imagine(0, FastChance(seed)).hands[2]
        assert imagined_hand & cards("b3 b4 b5") == cards("b3 b4 b5")
    play(position, "y3 y6 b3")
    for seed in range(30):
        imagined_hand = position.imagine(0, FastChance(seed)).hands[2]
        assert imagined_hand & cards("b3 b4 b5") == cards("b4 b5")


def test_mission_25_for_all_who_sit_there() -> None:
    """Two seats: each gets the three cards that the other gave."""
    for seat in (0, 1):
        position = table(
            "b9 b10 y6 y7",
            "y8 y9 y10 r9",
            mission=25,
            phase="choose",
        )
        lay_open(position, cards("k10"))
        given = ("give b9", "give b10", "give y6", "give y8", "give y9", "give r9")
        check(position, seat, *given)


def test_mission_25_a_third_seat_learns_nothing_of_what_was_given() -> None:
    position = table(
        "b9 b10 y6 y7",
        "y8 y9 y10 r9",
        "k6 k7 k8 k9",
        mission=25,
        phase="choose",
    )
    lay_open(position, 0)
    say(position, "give b9", "give b10", "give y6", "give y8", "give y9", "give r9")
    say(position, "give k6", "give k7", "give k8")
    # Seat 1 gave to seat 0 and got from seat 2, so it knows three of seat 0's cards and its own.
    counts: Counter[int] = Counter()
    chance = FastChance(3)
    for _ in range(2000):
        twin = position.imagine(1, chance)
        assert twin.hands[0] & cards("y8 y9 r9") == cards("y8 y9 r9")
        counts[twin.hands[0] & ~cards("y8 y9 r9")] += 1
    assert fits(counts, {cards(code): 1 / 5 for code in ("b9", "b10", "y6", "y7", "k9")})


def test_missions_20_and_21_each_knows_the_hand_it_gave_away() -> None:
    position = table("b3 b4", "y3 y4", "k3 k4", "r3 r4", mission=20, phase="resources")
    say(position, "take cubes", "take cubes", "take cubes", "take cubes")
    for seed in range(20):
        assert position.imagine(0, FastChance(seed)).hands[2] == cards("b3 b4")


def test_mission_24_only_the_owner_knows_what_was_lost() -> None:
    position = table(
        "b3 b4 b5 b6 b7 b8 b9 b10",
        "y3 y4 y5 y6 y7 y8 y9 y10",
        mission=24,
        phase="choose",
        rest={"chosen": [words("b3"), words("y3")]},
    )
    say(
        position, "pile b4", "pile b5", "pile b10", "pile y4", "pile y5", "pile y6", luck=Luck(0, 1)
    )
    twins = [position.imagine(0, FastChance(seed)) for seed in range(20)]
    assert {twin.away[0] for twin in twins} == {cards("b6 b7 b8 b9")}
    assert len({twin.away[1] for twin in twins}) > 1


def test_at_an_imagined_table_any_unseen_card_is_turned_up_next() -> None:
    turned: PlainDict = {"turned": words("r3 r5")}
    position = table("b3 b4", "y3 y4", mission=14, tricks=((0, "k3 k4"),), rest=turned)
    colours = Counter[int]()
    for seed in range(1600):
        chance = FastChance(seed)
        imagined_table = position.imagine(0, chance)
        assert imagined_table.dump()["shuffled"] is False
        for _ in range(2):
            imagined_table.play(imagined_table.legal()[-1], chance)
        colours[imagined_table.turned[-1] >> 3] += 1
    # Of 26 unseen cards two, any two, are the other seat's: eight are yellow, six of each other
    # colour.
    assert fits(colours, {0: 6 / 26, 1: 8 / 26, 2: 6 / 26, 3: 6 / 26})


def test_scroll_13_both_know_the_hands_they_swapped() -> None:
    position = table("b3 b4 | scrolls 13", "y3 y4", "k3 k4", phase="scroll")
    say(position, "activate scroll.13 cat")
    for seed in range(20):
        assert position.imagine(0, FastChance(seed)).hands[1] == cards("b3 b4")
        assert position.imagine(1, FastChance(seed)).hands[0] == cards("y3 y4")
    others = {position.imagine(2, FastChance(seed)).hands[0] for seed in range(20)}
    assert len(others) > 1


def test_scroll_2_tells_its_owner_of_a_void_and_of_the_card_returned() -> None:
    position = table("b3 b4 | scrolls 2", "y3 y4", "k3 r4", phase="scroll", dominant="yellow")
    say(position, "activate scroll.2 red", "give y3", "return b3", "give r4", "return r4")
    for seed in range(50):
        hand = position.imagine(0, FastChance(seed)).hands
        assert hand[1] & cards("b3")
        assert not hand[1] & OF_COLOUR[RED]
        assert hand[2] & cards("r4")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_scroll_2_for_all_who_sit_there(seat: int) -> None:
    position = table(
        "b9 b10 | scrolls 2",
        "y9 r8",
        "r9 k10",
        phase="scroll",
        dominant="yellow",
    )
    lay_open(position, cards("y10 r10"))
    check(
        position,
        seat,
        "activate scroll.2 red",
        "give r8",
        "return b9",
        "give r9",
        "return r8",
    )


def test_scrolls_in_other_hands_may_be_any_but_those_that_work_when_drawn() -> None:
    position = table("b3 | scrolls 3", "b4 | scrolls 12 14", phase="scroll")
    held = set()
    for seed in range(300):
        twin = position.imagine(0, FastChance(seed))
        assert twin.scrolls[0] == (3,)
        held |= set(twin.scrolls[1])
    assert held == set(ALL_SCROLLS) - {3, 5, 17}
