"""Unseen cards told apart only by the slots that take them, and counted.

Cards that fit the same slots are a class. A holding is so many cards of each class, as one number;
holdings of several hands are added like any numbers. A sum tells in how many ways it may come to
each holding.
"""

from typing import Final, TypeAlias

from conclave.games.twelve_missions.box.cards import cards_of
from conclave.games.twelve_missions.knowledge.slots import Slots

WIDTH: Final = 6
"""So many bits of a holding say how many cards of one class it has: 32 at most."""
MOST: Final = (1 << WIDTH) - 1

Sum: TypeAlias = dict[int, int]
"""Ways by holding."""


class Holdings:
    def __init__(self, masks: set[int], unseen: int) -> None:
        self.classes: list[list[int]] = []
        self.shifts: dict[int, list[int]] = {mask: [] for mask in masks}
        """By what a slot takes: where the classes that fit stand in a holding."""
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
        """In how many ways the slots can have cards of these classes: which class is in which."""
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
        """In how many ways cards are dealt to so many slots of known classes, by what they hold
        together; all that is left must be among the rest."""
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
