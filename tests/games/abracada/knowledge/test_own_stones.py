"""The exact odds against every past there can have been, one by one."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import FastChance
from conclave.games.abracada.knowledge.own_stones import imagine_hand, odds, pasts, possible
from conclave.games.abracada.rules.state import REFILL
from tests.chi_square import fits

Hand = tuple[int, ...]
World = tuple[Hand, Hand]
"""The stones in front of the seat, and those it has not seen elsewhere; both in order."""


def possible_hands(dealt: int, urn: list[int], lessons: tuple[int, ...]) -> dict[Hand, Fraction]:
    """How likely each hand is, by following every world through every lesson."""
    worlds = _draw({((), tuple(sorted(urn))): 1}, dealt)
    for lesson in lessons:
        if lesson > REFILL:
            worlds = _draw(worlds, lesson - REFILL)
        elif lesson > 0:
            worlds = _merge([(_cast(w, lesson), n) for w, n in worlds.items() if lesson in w[0]])
        else:
            worlds = {world: n for world, n in worlds.items() if -lesson not in world[0]}
    hands: dict[Hand, int] = {}
    for (hand, _), ways in worlds.items():
        hands[hand] = hands.get(hand, 0) + ways
    return {hand: Fraction(ways, sum(hands.values())) for hand, ways in hands.items()}


def _draw(worlds: dict[World, int], count: int) -> dict[World, int]:
    for _ in range(count):
        worlds = _merge(
            [
                ((tuple(sorted((*hand, stone))), _without(urn, stone)), ways)
                for (hand, urn), ways in worlds.items()
                for stone in urn
            ]
        )
    return worlds


def _cast(world: World, spell: int) -> World:
    return _without(world[0], spell), world[1]


def _without(stones: Hand, stone: int) -> Hand:
    place = stones.index(stone)
    return stones[:place] + stones[place + 1 :]


def _merge(worlds: list[tuple[World, int]]) -> dict[World, int]:
    merged: dict[World, int] = {}
    for world, ways in worlds:
        merged[world] = merged.get(world, 0) + ways
    return merged


def unseen_of(urn: list[int], lessons: tuple[int, ...]) -> list[int]:
    """What is left of the urn for the seat to wonder about: the stones it cast lie on the board."""
    return [urn.count(spell) - lessons.count(spell) for spell in range(9)]


def held(dealt: int, lessons: tuple[int, ...]) -> int:
    drawn = sum(lesson - REFILL for lesson in lessons if lesson > REFILL)
    return dealt + drawn - sum(0 < lesson < REFILL for lesson in lessons)


CASES: dict[str, tuple[int, list[int], tuple[int, ...]]] = {
    "nothing learned": (3, [1, 2, 2, 3, 3, 3], ()),
    "a hit": (2, [2, 2, 3, 3], (2,)),
    "two equal hits": (3, [2, 2, 3, 3, 3, 4], (3, 3)),
    "a miss": (3, [1, 2, 2, 3, 3, 3], (-3,)),
    "a hit and a miss": (3, [1, 2, 2, 3, 3, 3, 4], (2, -3)),
    "a hit, a miss and a refill": (3, [1, 2, 2, 3, 3, 3, 4], (2, -3, 101)),
    "a spell missed, refilled, then hit": (3, [2, 2, 3, 3, 3, 4, 4], (4, -3, 101, 3)),
    "hit on old or new stones, then missed": (3, [2, 2, 3, 3, 3, 4, 4], (4, 101, 4, 3, -4)),
    "refilled twice": (2, [1, 2, 2, 3, 3, 3], (3, 101, -2, 3, 101, 2)),
    "a full hand": (5, [3, 3, 3, 6, 6, 7, 7, 8, 8], (6, 8, -7, 102, 3, 7)),
}


@pytest.mark.parametrize("case", CASES)
def test_the_odds_are_exact(case: str) -> None:
    dealt, urn, lessons = CASES[case]
    hands = possible_hands(dealt, urn, lessons)
    chances = odds(lessons, held(dealt, lessons), unseen_of(urn, lessons))
    may_be = possible(lessons, held(dealt, lessons), unseen_of(urn, lessons))
    for spell in range(1, 9):
        assert bool(may_be >> spell & 1) == (chances[spell] > 0)
        expected = sum(share for hand, share in hands.items() if spell in hand)
        assert chances[spell] == pytest.approx(float(expected), abs=1e-12), f"spell {spell}"


@pytest.mark.parametrize("case", CASES)
def test_hands_are_imagined_as_often_as_they_are_likely(case: str) -> None:
    dealt, urn, lessons = CASES[case]
    hands = possible_hands(dealt, urn, lessons)
    unseen = unseen_of(urn, lessons)
    chance = FastChance(5)
    counts = Counter(
        tuple(sorted(imagine_hand(lessons, held(dealt, lessons), unseen[:], chance)))
        for _ in range(4000)
    )
    shares = {hand: float(share) for hand, share in hands.items()}
    if len(shares) == 1:
        assert set(counts) == set(shares)
    else:
        assert fits(counts, shares)


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_the_odds_are_exact_after_any_lessons(seed: int) -> None:
    chance = FastChance(seed)
    urn = [1 + chance.below(4) for _ in range(7)]
    dealt = 2 + chance.below(2)
    pile = urn[:]
    chance.shuffle(pile)
    hand = [pile.pop() for _ in range(dealt)]
    lessons: tuple[int, ...] = ()
    for _ in range(1 + chance.below(7)):
        spell = 1 + chance.below(4)
        missing = min(dealt - len(hand), len(pile))
        if missing and chance.below(3) == 0:
            hand += [pile.pop() for _ in range(missing)]
            lessons += (REFILL + missing,)
        elif spell in hand and len(hand) > 1:
            hand.remove(spell)
            lessons += (spell,)
        elif spell not in hand:
            lessons += (-spell,)
    hands = possible_hands(dealt, urn, lessons)
    chances = odds(lessons, len(hand), unseen_of(urn, lessons))
    may_be = possible(lessons, len(hand), unseen_of(urn, lessons))
    for spell in range(1, 9):
        assert bool(may_be >> spell & 1) == (chances[spell] > 0)
        expected = sum(share for held_then, share in hands.items() if spell in held_then)
        assert chances[spell] == pytest.approx(float(expected), abs=1e-12)


def test_another_of_two_is_less_likely_after_a_hit_than_among_the_unseen() -> None:
    """Two stones of {2, 2, 3, 3} were dealt and 2 hit. In one deal of six both are 2, in four one
    is: the other stone is a 2 in one case of five, not in one of the three unseen."""
    assert odds((2,), 1, [0, 0, 1, 2, 0, 0, 0, 0, 0])[2] == pytest.approx(1 / 5)


def test_after_a_miss_the_stones_then_held_are_never_that_spell() -> None:
    unseen = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert odds((-8,), 5, unseen)[8] == 0.0
    for seed in range(50):
        assert 8 not in imagine_hand((-8,), 5, unseen[:], FastChance(seed))


def test_after_a_miss_a_hit_must_have_been_with_a_new_stone() -> None:
    """Of five stones four are old and no 8; the fifth was an 8 and is gone."""
    unseen = [0, 1, 2, 3, 4, 5, 6, 6, 6]
    assert odds((7, -8, 101, 8), 4, unseen)[8] == 0.0


def test_what_must_be_held_is_certain() -> None:
    assert odds((-1, -2, -3), 2, [0, 1, 2, 3, 2, 0, 0, 0, 0]) == [0, 0, 0, 0, 1, 0, 0, 0, 0]


def test_lessons_that_nothing_can_have_taught_leave_no_past() -> None:
    assert pasts((-3, 3), 4) == {}
    assert pasts((-3, 3), 4) == {}, "and asking again does not change that"


def test_imagining_takes_the_hand_out_of_the_unseen_stones() -> None:
    unseen = [0, 1, 2, 3, 0, 0, 0, 0, 0]
    hand = imagine_hand((), 5, unseen, FastChance(2))
    left = [spell for spell in range(1, 9) for _ in range(unseen[spell])]
    assert sorted(hand + left) == [1, 2, 2, 3, 3, 3]
