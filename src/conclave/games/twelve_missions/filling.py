"""Laying unseen cards into slots, each way as likely as the others.

Slots that take the same cards are a group, wherever they are. Cards that fit the same groups are a
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
Groups: TypeAlias = tuple[tuple[int, int], ...]
"""(the unseen cards that the slots take, how many slots), sorted."""


class Plan:
    """Groups of slots, and all the ways to fill them from the unseen cards."""

    def __init__(self, groups: Groups, unseen: int) -> None:
        self.forced: list[tuple[int, int]] = []
        """(group, its cards) where there are just as many cards as slots."""
        self.free = -1
        """The group that takes whatever is left."""
        self.tight: list[int] = []
        """All other groups."""
        self.classes: list[list[int]] = []
        self.fits: list[int] = []
        """For each class the tight groups that it fits, as bits."""
        self._ahead: dict[tuple[int, Room], int] = {}
        self._splits: dict[tuple[int, Room], tuple[list[Room], list[int]]] = {}
        self.ways = 0
        """In how many ways the cards can lie in the slots."""
        left = self._force(groups, unseen)
        self.room: Room = self._part(groups, left) if left >= 0 else ()
        if left >= 0:
            self.ways = self._count(0, self.room)
            for _, size in groups:
                self.ways *= factorial(size)

    def _force(self, groups: Groups, unseen: int) -> int:
        """What is left unseen when nothing is forced any more; −1 if a group can't be filled."""
        open_groups = list(range(len(groups)))
        again = True
        while again:
            again = False
            for group in open_groups[:]:
                mask, size = groups[group]
                fitting = (mask & unseen).bit_count()
                if fitting < size:
                    return -1
                if fitting == size:
                    self.forced.append((group, mask & unseen))
                    unseen &= ~mask
                    open_groups.remove(group)
                    again = True
        self.tight = open_groups
        return unseen

    def _part(self, groups: Groups, unseen: int) -> Room:
        """A group that takes any card is free; the others make classes of the cards. What room
        there is in them at first."""
        for group in self.tight:
            if groups[group][0] & unseen == unseen:
                self.free = group
        if self.free >= 0:
            self.tight.remove(self.free)
        classes: dict[int, list[int]] = {}
        for card in cards_of(unseen):
            fits = 0
            for at, group in enumerate(self.tight):
                fits |= (groups[group][0] >> card & 1) << at
            classes.setdefault(fits, []).append(card)
        self.fits = sorted(classes)
        self.classes = [classes[fits] for fits in self.fits]
        return tuple([groups[group][1] for group in self.tight])

    def _count(self, at: int, room: Room) -> int:
        """In how many ways the classes from there on fill that room."""
        if at == len(self.classes):
            return 0 if any(room) else 1
        known = self._ahead.get((at, room))
        if known is None:
            known = sum(self._weights(at, room)[1])
            self._ahead[at, room] = known
        return known

    def _weights(self, at: int, room: Room) -> tuple[list[Room], list[int]]:
        """What room the class may leave behind it, and in how many ways all gets filled then."""
        known = self._splits.get((at, room))
        if known is not None:
            return known
        partial: list[tuple[Room, int, int]] = [(room, len(self.classes[at]), 1)]
        for group in range(len(room)):
            if not self.fits[at] >> group & 1:
                continue
            further: list[tuple[Room, int, int]] = []
            for left, cards, ways in partial:
                for size in range(min(left[group], cards) + 1):
                    fewer = (*left[:group], left[group] - size, *left[group + 1 :])
                    further.append((fewer, cards - size, ways * comb(cards, size)))
            partial = further
        rooms: list[Room] = []
        weights: list[int] = []
        for left, _, ways in partial:
            ahead = self._count(at + 1, left)
            if ahead:
                rooms.append(left)
                weights.append(ways * ahead)
        self._splits[at, room] = (rooms, weights)
        return rooms, weights

    def draw(self, groups: int, chance: Chance) -> list[list[int]]:
        """The cards of each group, in random order."""
        drawn: list[list[int]] = [[] for _ in range(groups)]
        for group, mask in self.forced:
            drawn[group] = cards_of(mask)
            chance.shuffle(drawn[group])
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
            for tight, before in enumerate(room):
                for _ in range(before - left[tight]):
                    drawn[self.tight[tight]].append(cards.pop())
            rest += cards
            room = left
        for group in self.tight:
            chance.shuffle(drawn[group])
        chance.shuffle(rest)
        if self.free >= 0:
            drawn[self.free] = rest
        return drawn


class Layouts:
    """All pasts of a seat, weighed by the ways to come to each and then to fill it."""

    def __init__(self, pasts: dict[Past, int], unseen: int) -> None:
        self.pasts: list[Past] = []
        self.plans: list[Plan] = []
        self.weights: list[int] = []
        self.unseen = unseen
        plans: dict[Groups, Plan] = {}
        for past in sorted(pasts):
            groups = self._groups(past)
            plan = plans.get(groups)
            if plan is None:
                plan = Plan(groups, unseen)
                plans[groups] = plan
            if plan.ways:
                self.pasts.append(past)
                self.plans.append(plan)
                self.weights.append(pasts[past] * plan.ways)

    def _groups(self, past: Past) -> Groups:
        sizes: dict[int, int] = {}
        for slots in past:
            for mask in slots:
                fitting = mask & self.unseen
                sizes[fitting] = sizes.get(fitting, 0) + 1
        return tuple(sorted(sizes.items()))

    def fill(self, chance: Chance) -> list[int]:
        """The cards of each place, as masks, fairly drawn."""
        which = chance.weigh(self.weights) if len(self.weights) > 1 else 0
        past = self.pasts[which]
        masks = [mask for mask, _ in self._groups(past)]
        drawn = self.plans[which].draw(len(masks), chance)
        filled = [0] * PLACES
        for place, slots in enumerate(past):
            for mask in slots:
                filled[place] |= 1 << drawn[masks.index(mask & self.unseen)].pop()
        return filled
