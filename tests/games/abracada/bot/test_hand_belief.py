"""Bags of own stones with what others decided, against every world there can have been."""

from fractions import Fraction

import pytest

from conclave.games.abracada.bot.hand_belief import (
    Bag,
    HandBelief,
    bags,
    stones_of,
    taught,
    ways,
)
from conclave.games.abracada.knowledge.own_stones import odds
from conclave.games.abracada.rules.state import REFILL
from tests.games.abracada.knowledge.test_own_stones import CASES, held, unseen_of

Hand = tuple[int, ...]
Worlds = dict[tuple[Hand, Hand], Fraction]
"""The stones before the seat and those hidden elsewhere, both in order, and how likely."""

SHOWN = 200
"""With a spell added: a rival draws such a stone, and everybody but the rival sees it."""
DECIDED = 300
"""A rival decides something that hangs on the stones it sees."""


def liking(hand: list[int], event: int) -> Fraction:
    """How likely a rival decides so, by those stones: made up, but different for every bag."""
    return Fraction(1 + sum(stone * stone for stone in hand) % (5 + event % 7), 13)


def brute_force(dealt: int, urn: list[int], events: tuple[int, ...]) -> dict[Hand, Fraction]:
    worlds: Worlds = _drawn({((), tuple(sorted(urn))): Fraction(1)}, dealt)
    for event in events:
        if event >= DECIDED:
            worlds = {w: much * liking(list(w[0]), event) for w, much in worlds.items()}
        elif event >= SHOWN:
            stone = event - SHOWN
            worlds = _added(
                [
                    ((hand, _without(rest, stone)), much * rest.count(stone) / len(rest))
                    for (hand, rest), much in worlds.items()
                    if stone in rest
                ]
            )
        elif event > REFILL:
            worlds = _drawn(worlds, event - REFILL)
        elif event > 0:
            worlds = _added(
                [
                    ((_without(hand, event), rest), much)
                    for (hand, rest), much in worlds.items()
                    if event in hand
                ]
            )
        else:
            worlds = {w: much for w, much in worlds.items() if -event not in w[0]}
    hands: dict[Hand, Fraction] = {}
    for (hand, _), much in worlds.items():
        hands[hand] = hands.get(hand, Fraction(0)) + much
    total = sum(hands.values())
    return {hand: much / total for hand, much in hands.items()}


def _drawn(worlds: Worlds, count: int) -> Worlds:
    for _ in range(count):
        worlds = _added(
            [
                ((tuple(sorted((*hand, stone))), _without(rest, stone)), much / len(rest))
                for (hand, rest), much in worlds.items()
                for stone in rest
            ]
        )
    return worlds


def _without(stones: Hand, stone: int) -> Hand:
    place = stones.index(stone)
    return stones[:place] + stones[place + 1 :]


def _added(worlds: list[tuple[tuple[Hand, Hand], Fraction]]) -> Worlds:
    added: Worlds = {}
    for world, much in worlds:
        added[world] = added.get(world, Fraction(0)) + much
    return added


def believed(dealt: int, urn: list[int], events: tuple[int, ...]) -> HandBelief:
    unseen = [urn.count(spell) for spell in range(9)]
    likely: dict[Bag, float] = dict.fromkeys(bags(dealt, unseen), 1.0)
    for event in events:
        if event >= DECIDED:
            likely = {b: much * float(liking(stones_of(b), event)) for b, much in likely.items()}
        elif event >= SHOWN:
            unseen[event - SHOWN] -= 1
        else:
            likely = taught(likely, (event,), unseen)
            if 0 < event < REFILL:
                unseen[event] -= 1
    return HandBelief({bag: much * ways(bag, unseen) for bag, much in likely.items()})


@pytest.mark.parametrize("case", CASES)
def test_without_decisions_it_is_what_the_lessons_tell(case: str) -> None:
    dealt, urn, lessons = CASES[case]
    exact = odds(lessons, held(dealt, lessons), unseen_of(urn, lessons))
    assert believed(dealt, urn, lessons).odds() == pytest.approx(exact, abs=1e-12)


URN = [1, 2, 2, 3, 3, 3, 4, 4]


@pytest.mark.parametrize(
    "events",
    [
        (DECIDED,),
        (DECIDED, DECIDED + 1),
        (DECIDED, 3),
        (DECIDED, 3, REFILL + 1),
        (DECIDED, SHOWN + 2),
        (DECIDED, SHOWN + 2, -4, DECIDED + 2, 3, REFILL + 1),
        (DECIDED, 3, 3, REFILL + 2, DECIDED + 1, SHOWN + 4, -1, DECIDED + 3, 2, REFILL + 1),
        (-2, DECIDED, 4, SHOWN + 3, REFILL + 1, DECIDED + 4, 4, DECIDED + 2),
    ],
)
def test_every_bag_is_as_likely_as_in_all_worlds_together(events: tuple[int, ...]) -> None:
    expected = brute_force(3, URN, events)
    found = {tuple(stones_of(bag)): much for bag, much in believed(3, URN, events).chances.items()}
    assert {hand for hand, much in found.items() if much > 0} == set(expected)
    for hand, much in expected.items():
        assert found[hand] == pytest.approx(float(much), abs=1e-12), hand


def test_it_tells_of_how_many_bags_one_is_left_to_doubt() -> None:
    even = HandBelief(dict.fromkeys(bags(2, [0, 1, 1, 1, 0, 0, 0, 0, 0]), 1.0))
    assert even.effective() == pytest.approx(3.0)
    assert even.after_hit(1).effective() == pytest.approx(2.0)
    assert even.after_hit(1).after_hit(2).effective() == pytest.approx(1.0)
