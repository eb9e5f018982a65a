"""Laying cards into slots: every way is counted once, and drawn as often as any other."""

from collections import Counter
from itertools import permutations

import pytest

from conclave.core.chance import Chance, FastChance
from conclave.games.twelve_missions.knowledge.sampling.slot_groups import Groups, Plan
from tests.chi_square import fits

UNSEEN = 6


def some_groups(chance: Chance) -> Groups:
    """Six slots for six cards, in two to five groups that take some of them or all."""
    sizes: dict[int, int] = {}
    masks = [chance.below(1 << UNSEEN) | 1 << chance.below(UNSEEN) for _ in range(4)]
    masks.append((1 << UNSEEN) - 1)
    for _ in range(UNSEEN):
        mask = chance.pick(masks)
        sizes[mask] = sizes.get(mask, 0) + 1
    return tuple(sorted(sizes.items()))


def all_ways(groups: Groups) -> list[tuple[int, ...]]:
    """Which card lies in which slot, by trying all."""
    slots = [mask for mask, size in groups for _ in range(size)]
    return [
        cards
        for cards in permutations(range(UNSEEN))
        if all(slot >> card & 1 for slot, card in zip(slots, cards, strict=True))
    ]


@pytest.mark.parametrize("seed", range(20))
def test_the_ways_to_fill_are_counted_exactly(seed: int) -> None:
    chance = FastChance(seed)
    for _ in range(10):
        groups = some_groups(chance)
        assert Plan(groups, (1 << UNSEEN) - 1).ways == len(all_ways(groups))


@pytest.mark.parametrize("seed", [1, 2, 4, 9])
def test_every_way_is_as_likely_as_any_other(seed: int) -> None:
    chance = FastChance(seed)
    groups: Groups = ()
    while len(groups) < 4 or not all_ways(groups):
        groups = some_groups(chance)
    plan = Plan(groups, (1 << UNSEEN) - 1)
    drawn = Counter[tuple[int, ...]]()
    for _ in range(3000):
        cards = plan.draw(chance)
        drawn[tuple([bit.bit_length() - 1 for group in cards for bit in group])] += 1
    ways = all_ways(groups)
    assert fits(drawn, {way: 1 / len(ways) for way in ways})
