"""Counting with classes of cards in place of cards.

Unseen cards that fit exactly the same slots are interchangeable: they are a *class*. For counting
it is enough to know how many cards of each class a part holds, its *holding*. A holding is written
as one number with WIDTH bits for each class, so what two parts hold together is a plain sum. A
*sum* tells in how many ways each holding comes about, like the coefficients of a polynomial.
"""

from typing import Final, TypeAlias

from conclave.games.twelve_missions.box.cards import cards_of
from conclave.games.twelve_missions.knowledge.slots import Slots

WIDTH: Final = 6
"""Bits for the number of cards of one class, which is 32 at most."""
MOST: Final = (1 << WIDTH) - 1

Sum: TypeAlias = dict[int, int]
"""The number of ways, by holding."""


class ClassCounts:
    def __init__(self, masks: set[int], unseen: int) -> None:
        self.classes: list[list[int]] = []
        self.shifts: dict[int, list[int]] = {mask: [] for mask in masks}
        """By the mask of a slot: the bits at which its classes stand in a holding."""
        by_kind: dict[tuple[int, ...], list[int]] = {}
        told = sorted(masks)
        for card in cards_of(unseen):
            by_kind.setdefault(tuple([mask >> card & 1 for mask in told]), []).append(card)
        for kind, cards in by_kind.items():
            for mask, fits in zip(told, kind, strict=True):
                if fits:
                    self.shifts[mask].append(WIDTH * len(self.classes))
            self.classes.append(cards)
        self._sums: dict[Slots, Sum] = {(): {0: 1}}

    def sum_of(self, slots: Slots) -> Sum:
        """For each holding the number of ways to say which class lies in which slot. Which card of
        the class it is comes later: see ``dealt``."""
        known = self._sums.get(slots)
        if known is None:
            known = {}
            fewer = self.sum_of(slots[:-1])
            for shift in self.shifts[slots[-1]]:
                unit = 1 << shift
                limit = len(self.classes[shift // WIDTH])
                for holding, ways in fewer.items():
                    if holding >> shift & MOST < limit:
                        more = holding + unit
                        known[more] = known.get(more, 0) + ways
            self._sums[slots] = known
        return known

    def dealt(self, count: int, rest: int) -> Sum:
        """For each holding of ``count`` cards the number of ways to put different cards into that
        many slots whose classes are known: n(n−1)(n−2)… for each class of n cards. Whatever is left
        over has to fit the slots that were set aside, which take the cards in ``rest``."""
        reached: list[tuple[int, int, int]] = [(0, count, 1)]
        for number, cards in enumerate(self.classes):
            further: list[tuple[int, int, int]] = []
            for holding, room, ways in reached:
                for held in range(min(len(cards), room) + 1):
                    if held == len(cards) or rest >> cards[0] & 1:
                        further.append((holding + (held << WIDTH * number), room - held, ways))
                    ways *= len(cards) - held
            reached = further
        return {holding: ways for holding, room, ways in reached if room == 0}
