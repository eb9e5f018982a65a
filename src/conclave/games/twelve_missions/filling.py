"""Laying unseen cards into slots, each way as likely as the others.

Slots that take the same cards in the same place are a group. Cards that fit the same groups are a
class, and how many of a class go to which group is counted exactly, class after class; so a fair
draw needs no second try.
"""

from math import comb, factorial
from typing import TypeAlias

from conclave.core.chance import Chance
from conclave.games.twelve_missions.beliefs import PLACES, Past
from conclave.games.twelve_missions.cards import cards_of

Room: TypeAlias = tuple[int, ...]
"""How many slots of each group are still empty."""


class Layout:
    """One past, and all the ways to fill it from the unseen cards."""

    def __init__(self, past: Past, unseen: int) -> None:
        self.groups: list[int] = []
        """The place of each group."""
        self.free: list[int] = []
        """The places of the slots that take whatever is left, one for each slot."""
        self.forced: list[tuple[int, int]] = []
        """(place, card) where there is no choice."""
        self.ways = 1
        self._ahead: dict[tuple[int, Room], int] = {}
        self._splits: dict[tuple[int, Room], tuple[list[Room], list[int]]] = {}
        masks: list[int] = []
        room: list[int] = []
        for place in range(PLACES):
            slots = past[place]
            for mask in sorted(set(slots)):
                masks.append(mask & unseen)
                room.append(slots.count(mask))
                self.groups.append(place)
        unseen = self._force(masks, room, unseen)
        self._part(masks, room, unseen)
        if self.ways:
            for size in self.room:
                self.ways *= factorial(size)
            self.ways *= factorial(len(self.free)) * self._count(0, self.room)

    def _force(self, masks: list[int], room: list[int], unseen: int) -> int:
        """Groups for which there are just enough cards take them all; what is left unseen."""
        again = True
        while again:
            again = False
            for at in range(len(masks) - 1, -1, -1):
                fitting = (masks[at] & unseen).bit_count()
                if fitting < room[at]:
                    self.ways = 0
                    return unseen
                if fitting == room[at]:
                    self.forced += [
                        (self.groups[at], card) for card in cards_of(masks[at] & unseen)
                    ]
                    self.ways *= factorial(fitting)
                    unseen &= ~masks[at]
                    del masks[at], room[at], self.groups[at]
                    again = True
        return unseen

    def _part(self, masks: list[int], room: list[int], unseen: int) -> None:
        """Groups that take any card are free; the others make classes of the cards."""
        for at in range(len(masks) - 1, -1, -1):
            if masks[at] & unseen == unseen:
                self.free += [self.groups[at]] * room[at]
                del masks[at], room[at], self.groups[at]
        self.room: Room = tuple(room)
        classes: dict[int, list[int]] = {}
        for card in cards_of(unseen):
            fits = 0
            for at, mask in enumerate(masks):
                fits |= (mask >> card & 1) << at
            classes.setdefault(fits, []).append(card)
        self.classes = [classes[fits] for fits in sorted(classes)]
        self.fits = sorted(classes)

    def _count(self, at: int, room: Room) -> int:
        """In how many ways the classes from there on fill that room."""
        if at == len(self.classes):
            return 0 if any(room) else 1
        key = (at, room)
        known = self._ahead.get(key)
        if known is None:
            known = sum(self._weights(at, room)[1])
            self._ahead[key] = known
        return known

    def _weights(self, at: int, room: Room) -> tuple[list[Room], list[int]]:
        """What room the class may leave behind it, and in how many ways all gets filled then."""
        key = (at, room)
        known = self._splits.get(key)
        if known is not None:
            return known
        partial: dict[tuple[Room, int], int] = {(room, len(self.classes[at])): 1}
        for group in range(len(room)):
            if not self.fits[at] >> group & 1:
                continue
            further: dict[tuple[Room, int], int] = {}
            for (left, cards), ways in partial.items():
                for size in range(min(left[group], cards) + 1):
                    fewer = (*left[:group], left[group] - size, *left[group + 1 :])
                    further[fewer, cards - size] = ways * comb(cards, size)
            partial = further
        rooms: list[Room] = []
        weights: list[int] = []
        for (left, _), ways in partial.items():
            ahead = self._count(at + 1, left)
            if ahead:
                rooms.append(left)
                weights.append(ways * ahead)
        self._splits[key] = (rooms, weights)
        return rooms, weights

    def fill(self, chance: Chance) -> list[int]:
        """The cards of each place, as masks."""
        filled = [0] * PLACES
        for place, card in self.forced:
            filled[place] |= 1 << card
        rest: list[int] = []
        room = self.room
        for at, fitting in enumerate(self.classes):
            if not any(room):
                rest += fitting
                continue
            rooms, weights = self._weights(at, room)
            left = rooms[chance.weigh(weights) if len(weights) > 1 else 0]
            cards = fitting[:]
            chance.shuffle(cards)
            for group, before in enumerate(room):
                for _ in range(before - left[group]):
                    filled[self.groups[group]] |= 1 << cards.pop()
            rest += cards
            room = left
        chance.shuffle(rest)
        for place, card in zip(self.free, rest, strict=True):
            filled[place] |= 1 << card
        return filled


class Layouts:
    """All pasts of a seat, weighed by the ways to come to each and then to fill it."""

    def __init__(self, pasts: dict[Past, int], unseen: int) -> None:
        self.layouts: list[Layout] = []
        self.weights: list[int] = []
        for past in sorted(pasts):
            layout = Layout(past, unseen)
            if layout.ways:
                self.layouts.append(layout)
                self.weights.append(pasts[past] * layout.ways)

    def fill(self, chance: Chance) -> list[int]:
        """The cards of each place, as masks, fairly drawn."""
        which = chance.weigh(self.weights) if len(self.weights) > 1 else 0
        return self.layouts[which].fill(chance)
