"""Filling the slots of one past with the unseen cards, every way as likely as the others.

Slots with the same mask are a *group*, wherever they lie. Cards that fit the same groups are a
*class*. Group after group it is counted exactly in how many ways the cards of each class can be
shared out, so a layout is drawn at the first try, without rejecting any.
"""

from math import comb, factorial
from typing import Final, TypeAlias

from conclave.core.chance import Chance
from conclave.games.twelve_missions.box.cards import BIT, bits_of, cards_of

Stock: TypeAlias = tuple[int, ...]
"""How many cards of each class are still to be laid."""
Groups: TypeAlias = tuple[tuple[int, int], ...]
"""(mask of unseen cards, number of slots with that mask), sorted."""


# The classes when two groups are left to fill, by which of the two their cards fit.
NEITHER: Final = 0
EARLIER: Final = 1
LAST: Final = 2
BOTH: Final = 3
LAST_KINDS: Final = [NEITHER, EARLIER, LAST, BOTH]


class Plan:
    """Groups of slots, and all the ways to fill them with the unseen cards.

    Once a group is filled, cards that differed only by fitting it are alike, so classes merge from
    group to group. For the last two groups the number of ways is a binomial coefficient.
    """

    def __init__(self, groups: Groups, unseen: int) -> None:
        self.count = len(groups)
        self.forced: list[tuple[int, list[int]]] = []
        """(group, its cards) where exactly as many cards fit as there are slots."""
        self.open: list[int] = []
        """All other groups, in the order in which they are filled."""
        self.sizes: list[int] = []
        """Their numbers of slots."""
        self.classes: list[list[int]] = []
        self.fits: list[list[int]] = []
        """For each group but the last two: the classes that fit it."""
        self.onto: list[list[int]] = []
        """And the class into which each class merges once it is filled."""
        self.merged: list[int] = []
        """And how many classes there are then."""
        self._ahead: dict[tuple[int, Stock], int] = {}
        self._splits: dict[tuple[int, Stock], tuple[list[Stock], list[int]]] = {}
        self.ways = 0
        """In how many ways the slots can be filled, told apart card by card."""
        left = self._force(groups, unseen)
        if left >= 0:
            self._part(groups, left)
            self.ways = self._count(0, tuple([len(cards) for cards in self.classes]))
            for _, size in groups:
                self.ways *= factorial(size)

    def _force(self, groups: Groups, unseen: int) -> int:
        """Fill the groups that have no choice, which may leave others without one; the cards that
        remain, or −1 if some group can't be filled."""
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
                    self.forced.append((group, bits_of(mask & unseen)))
                    unseen &= ~mask
                    open_groups.remove(group)
                    again = True
        self.open = open_groups
        return unseen

    def _part(self, groups: Groups, unseen: int) -> None:
        """Sort the remaining cards into classes, by the open groups that they fit."""
        # The choosiest groups first: they leave the fewest different stocks to go on from.
        self.open.sort(key=lambda group: (groups[group][0] & unseen).bit_count())
        self.sizes = [groups[group][1] for group in self.open]
        masks = [groups[group][0] for group in self.open]
        if len(masks) < 2:  # an empty group changes nothing, and there are always two
            self.sizes = [0] * (2 - len(masks)) + self.sizes
            masks = [0] * (2 - len(masks)) + masks
        by_kind: dict[int, list[int]] = {}
        for card in cards_of(unseen):
            kind = 0
            for at, mask in enumerate(masks):
                kind |= (mask >> card & 1) << at
            by_kind.setdefault(kind, []).append(BIT[card])
        kinds = sorted(by_kind)
        for at in range(len(masks) - 2):
            fewer = sorted({kind >> 1 for kind in kinds}) if at < len(masks) - 3 else LAST_KINDS
            self.fits.append([number for number, kind in enumerate(kinds) if kind & 1])
            self.onto.append([fewer.index(kind >> 1) for kind in kinds])
            self.merged.append(len(fewer))
            if at == 0:
                self.classes = [by_kind[kind] for kind in kinds]
            kinds = fewer
        if not self.fits:
            self.classes = [by_kind.get(kind, []) for kind in LAST_KINDS]

    def _count(self, at: int, stock: Stock) -> int:
        """In how many ways that stock fills the groups from this one on."""
        if at == len(self.fits):
            # A card that fits only one of the last two groups goes there; the earlier one is made
            # up from those that fit both.
            missing = self.sizes[at] - stock[EARLIER]
            if (
                stock[NEITHER]
                or missing < 0
                or missing + self.sizes[at + 1] != stock[LAST] + stock[BOTH]
            ):
                return 0
            return comb(stock[BOTH], missing)
        known = self._ahead.get((at, stock))
        if known is None:
            known = sum(self._weights(at, stock)[1])
            self._ahead[at, stock] = known
        return known

    def _weights(self, at: int, stock: Stock) -> tuple[list[Stock], list[int]]:
        """The stocks that may be left when the group is filled, and for each the number of ways to
        fill this group so and then all the others."""
        known = self._splits.get((at, stock))
        if known is not None:
            return known
        stocks: list[Stock] = []
        weights: list[int] = []
        for left, ways in self._fillings(at, stock):
            fewer = [0] * self.merged[at]
            for number, onto in enumerate(self.onto[at]):
                fewer[onto] += left[number]
            ahead = self._count(at + 1, tuple(fewer))
            if ahead:
                stocks.append(left)
                weights.append(ways * ahead)
        self._splits[at, stock] = (stocks, weights)
        return stocks, weights

    def _fillings(self, at: int, stock: Stock) -> list[tuple[Stock, int]]:
        """The stocks that may be left when the group is filled, and for each the number of ways to
        choose its cards."""
        fits = self.fits[at]
        beyond = sum([stock[number] for number in fits])
        partial: list[tuple[Stock, int, int]] = [(stock, self.sizes[at], 1)]
        for number in fits:
            cards = stock[number]
            beyond -= cards
            further: list[tuple[Stock, int, int]] = []
            for left, room, ways in partial:
                for taken in range(max(0, room - beyond), min(cards, room) + 1):
                    fewer = (*left[:number], cards - taken, *left[number + 1 :])
                    further.append((fewer, room - taken, ways * comb(cards, taken)))
            partial = further
        return [(left, ways) for left, _, ways in partial]

    def draw(self, chance: Chance) -> list[list[int]]:
        """The cards of each group, as bits, in random order."""
        drawn: list[list[int]] = [[]] * self.count
        for group, forced in self.forced:
            cards = forced[:]
            chance.shuffle(cards)
            drawn[group] = cards
        if not self.open:
            return drawn
        piles = [cards[:] for cards in self.classes]
        for at in range(len(self.fits)):
            stocks, weights = self._weights(at, tuple([len(cards) for cards in piles]))
            left = stocks[chance.weigh(weights) if len(weights) > 1 else 0]
            laid: list[int] = []
            for number in self.fits[at]:
                cards = piles[number]
                if left[number] < len(cards):
                    chance.shuffle(cards)
                    laid += cards[left[number] :]
                    del cards[left[number] :]
            chance.shuffle(laid)
            drawn[self.open[at]] = laid
            fewer: list[list[int]] = [[] for _ in range(self.merged[at])]
            for number, onto in enumerate(self.onto[at]):
                fewer[onto] += piles[number]
            piles = fewer
        rest = piles[BOTH]
        if len(self.open) > 1:
            laid = piles[EARLIER]
            chance.shuffle(rest)
            while len(laid) < self.sizes[-2]:
                laid.append(rest.pop())
            chance.shuffle(laid)
            drawn[self.open[-2]] = laid
        rest += piles[LAST]
        chance.shuffle(rest)
        drawn[self.open[-1]] = rest
        return drawn
