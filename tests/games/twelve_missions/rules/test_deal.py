"""M1–M5 and M8: the pack, the missions in play, dealing and handing over."""

from collections import Counter

import pytest

from conclave.core.chance import FastChance
from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import cards_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.deal import start_fact
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from tests.games.twelve_missions.drawing import (
    GAME,
    Luck,
    cards,
    choices,
    ids,
    play,
    playable,
    say,
    seen,
    table,
    words,
)


def dealt(mission: int, seats: int = 4, seed: int = 1) -> Position:
    """A first round with that mission, at the moment when resources are chosen."""
    for attempt in range(500):
        position = GAME.start(seats, {}, FastChance(seed + attempt))
        assert isinstance(position, Position)
        if position.mission.number == mission:
            return position
    raise AssertionError(f"mission {mission} never came")


def take_cubes(position: Position) -> None:
    for _ in range(position.seats):
        say(position, "take cubes")


def test_M1_there_are_32_different_cards() -> None:
    position = dealt(1)
    assert Counter(card for hand in position.hands for card in cards_of(hand)) == Counter(range(32))


def test_M3_the_sheet_gives_each_round_its_dominant_colour() -> None:
    dominants = GAME.view(dealt(1), None)["dominants"]
    assert dominants == ["red", "blue", "yellow", "black"] * 3


@pytest.mark.parametrize(("seats", "count"), [(2, 16), (3, 22), (4, 25)])
def test_M4_missions_in_play_by_seats(seats: int, count: int) -> None:
    position = GAME.start(seats, {}, FastChance(1))
    assert isinstance(position, Position)
    drawn = [position.mission.number, *position.missions]
    assert len(set(drawn)) == len(drawn) == count
    if seats == 3:
        assert set(range(1, 26)) - set(drawn) == {7, 20, 21}


def test_M5_the_first_dealer_is_random_and_the_deal_passes_left() -> None:
    first = {GAME.start(4, {}, FastChance(seed)).dump()["dealer"] for seed in range(40)}
    assert first == {0, 1, 2, 3}
    position = table("b3", "b4", "b5", leads=1, mission=18)
    assert position.dealer == 0
    play(position, "b4 b5 b3")
    assert position.dealer == 1
    assert position.turn == 2


@pytest.mark.parametrize("mission", range(1, 26))
def test_M5_each_mission_says_how_many_cards_are_dealt(mission: int) -> None:
    position = dealt(mission)
    row = MISSIONS[mission]
    for seat in range(4):
        assert position.hands[seat].bit_count() == row.hand
        assert position.left_to_play(seat) == row.dealt()
    assert len(position.undealt) == 32 - 4 * row.dealt()
    assert position.facts == [start_fact(position)]


def test_mission_13_cards_on_the_table_and_in_hand_are_playable() -> None:
    position = table("b3 | up y3", "b4 | up b5", "k4 | up k5", mission=13)
    assert playable(position) == {"b3", "y3"}
    play(position, "b3")
    assert playable(position) == {"b4", "b5"}
    assert seen(position, None, 1)["up"] == words("b5")


def test_mission_14_a_card_is_turned_up_before_each_trick() -> None:
    position = dealt(14)
    assert position.dominant == -1
    take_cubes(position)
    first = position.turned
    assert len(first) == 1
    assert position.dominant == first[0] >> 3
    while len(position.owners) == 0:
        say(position, sorted(choices(position))[-1])
    assert len(position.turned) == 2
    assert position.dominant == position.turned[1] >> 3


def test_M8_mission_15_the_hand_is_laid_out_and_played_in_order() -> None:
    position = dealt(15)
    take_cubes(position)
    leader = position.turn
    order = sorted(choices(position), reverse=True)
    for sentence in order[:5]:
        say(position, sentence)
    assert position.turn != leader, "the sixth card has no choice"
    for _ in range(3):
        for _ in range(5):
            say(position, min(choices(position)))
    assert position.turn == leader
    assert choices(position) == {order[0].replace("lay", "play")}


def test_mission_15_knows_no_duty_to_follow() -> None:
    rows: PlainDict = {"rows": [words("b3 k3"), words("r4 b5")]}
    position = table("b3 k3", "b5 r4", mission=15, rest=rows)
    play(position, "b3")
    assert choices(position) == {"play red.assassin"}


def test_mission_18_a_card_is_uncovered_when_the_one_on_it_is_played() -> None:
    under: PlainDict = {"down": [words("y3"), words("y4")], "covers": [words("b3"), words("b4")]}
    position = table(" | up b3", " | up b4", mission=18, rest=under)
    assert playable(position) == {"b3"}
    told = play(position, "b3")
    assert position.hands[0] == cards("y3")
    assert position.down[0] == ()
    uncovered = next(event for event in told if event.id.endswith("-uncover"))
    assert uncovered.seen_by(0)["card"] == "yellow.farmer"
    assert "card" not in uncovered.seen_by(1)


def test_mission_18_deals_four_face_down_and_four_on_top_of_them() -> None:
    position = dealt(18)
    for seat in range(4):
        assert len(position.down[seat]) == len(position.covers[seat]) == 4
        assert position.up[seat] == sum(1 << card for card in position.covers[seat])
        assert position.hands[seat] == 0


def test_mission_19_the_top_of_the_stack_is_drawn_after_each_play() -> None:
    stacks: PlainDict = {"down": [words("y3 y9"), words("y4 y10")]}
    position = table("b3 b5", "b4 b6", mission=19, rest=stacks)
    play(position, "b3")
    assert position.hands[0] == cards("b5 y9")
    assert position.down[0] == (8,)


@pytest.mark.parametrize("mission", [20, 21])
def test_M8_missions_20_and_21_opposite_seats_swap_hands_after_resources(mission: int) -> None:
    position = dealt(mission)
    before = position.hands[:]
    take_cubes(position)
    assert position.hands == [before[2], before[3], before[0], before[1]]


def test_mission_22_hands_go_to_the_right_after_each_trick() -> None:
    position = table("b3 k3", "b4 k4", "b5 k5", mission=22)
    play(position, "b3 b4 b5")
    assert position.hands == [cards("k4"), cards("k5"), cards("k3")]


def test_M18_mission_22_with_two_seats_the_hands_change_places() -> None:
    position = table("b3 k3 k7", "b4 k4 k8", mission=22)
    play(position, "b3 b4")
    assert position.hands == [cards("k4 k8"), cards("k3 k7")]
    assert position.turn == 1
    play(position, "k3 k4")
    assert position.hands == [cards("k7"), cards("k8")]


def test_mission_24_one_of_two_piles_is_lost_at_random() -> None:
    position = table(
        "b3 b4 b5 b6 b7 b8 b9 b10",
        "y3 y4 y5 y6 y7 y8 y9 y10",
        mission=24,
        phase="choose",
        rest={"chosen": [words("b3"), words("y3")]},
    )
    say(position, "pile b4", "pile b5", "pile b10")
    assert position.turn == 1
    told = say(position, "pile y4", "pile y5", "pile y6", luck=Luck(0, 1))
    assert position.hands == [cards("b3 b4 b5 b10"), cards("y7 y8 y9 y10")]
    assert position.away == [cards("b6 b7 b8 b9"), cards("y3 y4 y5 y6")]
    assert ids(told).count("pile-lost") == 2


def test_M20_mission_24_begins_the_first_pile_with_the_lowest_card() -> None:
    position = dealt(24)
    take_cubes(position)
    for seat in range(4):
        assert position.chosen[seat] == position.hands[seat] & -position.hands[seat]


def test_M21_mission_25_three_cards_go_to_the_right_and_no_farther() -> None:
    position = table("b3 b4 b5 b6", "y3 y4 y5 y6", "k3 k4 k5 k6", mission=25, phase="choose")
    say(position, "give b5", "give b3", "give b4")
    assert position.hands[2] == cards("k3 k4 k5 k6"), "nobody takes up before all have handed over"
    assert "give yellow.farmer" in choices(position)
    say(position, "give y3", "give y4", "give y5", "give k3", "give k4", "give k5")
    assert position.hands == [cards("y3 y4 y5 b6"), cards("k3 k4 k5 y6"), cards("b3 b4 b5 k6")]
