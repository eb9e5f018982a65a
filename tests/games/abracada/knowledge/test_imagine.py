"""Whole positions as a seat imagines them."""

from collections import Counter

import pytest

from conclave.core.chance import FastChance
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from tests.chi_square import fits
from tests.games.abracada.drawing import GAME, say, table


def imagined(position: Position, seat: int, times: int) -> list[Position]:
    chance = FastChance(9)
    return [position.imagine(seat, chance) for _ in range(times)]


def test_what_a_seat_sees_stays_and_what_it_does_not_see_may_be_anything() -> None:
    position = table(
        "> 1 2 3 4 5", "  8 8 8 7 7 | took 6", "  6 6 5 5 4 | took 7", pile="7 7 6", secrets="8 4"
    )
    hands = set()
    for other in imagined(position, 1, 50):
        assert other.hands[2] == [6, 6, 5, 5, 4]
        assert other.taken[1] == [6]
        assert other.board == position.board
        assert other.hands[0] == [1, 2, 3, 4, 5]
        unseen = other.hands[1] + other.pile + other.secrets + other.taken[2]
        assert sorted(unseen) == [4, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8]
        hands.add(tuple(sorted(other.hands[1])))
    assert len(hands) > 10


def test_every_unseen_stone_is_as_likely_to_lie_anywhere() -> None:
    position = table("> 8 8 8 7 7", "  6 6 5 5 4 | took 1", pile="7 7 6", secrets="2 4")
    counts: Counter[str] = Counter()
    for other in imagined(position, 0, 3000):
        places = {
            "own": other.hands[0],
            "pile": other.pile,
            "secret": other.secrets,
            "taken": other.taken[1],
        }
        counts[next(place for place, stones in places.items() if 1 in stones)] += 1
    shares = {"own": 5, "pile": 3, "secret": 2, "taken": 1}
    assert fits(counts, {place: stones / 11 for place, stones in shares.items()})


def test_a_missed_spell_is_not_imagined_until_new_stones_come() -> None:
    position = table("> 8 8 8 7 6", "  6 6 5 5 4", pile="5 5 5 3 3")
    say(position, "cast 5")
    say(position, "cast 8")
    assert position.turn == 0
    assert all(5 not in other.hands[0] for other in imagined(position, 0, 200))
    say(position, "cast 8")
    say(position, "stop")
    assert any(5 in other.hands[0] for other in imagined(position, 0, 200))


def test_a_slip_teaches_nothing() -> None:
    """Whether the spell was there is as open after a slip as before it."""
    position = table("> 4 8 8 8", "  7 7 7 7 7", after=5, pile="", options={"slips": True})
    before = odds(position.lessons[0], 4, unseen_stones(position, 0))
    say(position, "cast 4")
    assert odds(position.lessons[0], 4, unseen_stones(position, 0)) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_the_odds_come_true_as_often_as_they_say(seats: int) -> None:
    """Random games, where nobody's choice betrays anything: of all the times a spell was thought
    30 to 40 % likely it was there 30 to 40 % of the time, and likewise for the others."""
    expected, happened = [0.0] * 11, [0] * 11
    imagined_too = [0] * 11
    chance = FastChance(77)
    for _ in range(150):
        position = GAME.start(seats, {}, chance)
        assert isinstance(position, Position)
        while not position.over():
            seat = position.turn
            hand = position.hands[seat]
            likely = odds(position.lessons[seat], len(hand), unseen_stones(position, seat))
            other = position.imagine(seat, chance).hands[seat]
            spell = 1 + chance.below(8)
            bucket = int(likely[spell] * 10)
            expected[bucket] += likely[spell]
            happened[bucket] += spell in hand
            imagined_too[bucket] += spell in other
            position.play(chance.pick(position.legal()), chance)
    for bucket in range(11):
        spread = 4.5 * max(1.0, expected[bucket]) ** 0.5
        assert abs(happened[bucket] - expected[bucket]) < spread
        assert abs(imagined_too[bucket] - expected[bucket]) < spread
