"""Drawing a layout part by part, where the pasts of all parts together would be too many.

Parts compete for the same unseen cards, but all that the other parts need to know of a part is how
many cards of each class it takes: its holding. So the number of layouts is a product over the
parts, summed over the holdings that fit together (a dynamic programme over the sum of what is held
so far). A layout is then drawn from the front: the holding of each part by the number of layouts
that go on from there, then one of its pasts that may have that holding, then the class of each slot
and a card of that class. Every choice is weighted by the number of layouts behind it, so all are
equally likely.
"""

from math import gcd

from conclave.core.chance import Chance
from conclave.games.twelve_missions.box.cards import BIT, NONE
from conclave.games.twelve_missions.knowledge.belief import PLACES
from conclave.games.twelve_missions.knowledge.hidden_places import Part
from conclave.games.twelve_missions.knowledge.sampling.class_counts import WIDTH, ClassCounts, Sum
from conclave.games.twelve_missions.knowledge.sampling.sampler import Sampler
from conclave.games.twelve_missions.knowledge.slots import (
    MARKS,
    Past,
    Slots,
    Tie,
    kept_by,
    promises_kept,
)


class Factor:
    """A part made ready for counting. The pasts of a variant are sorted by the slots to be filled,
    since those with equal slots hold the same in equally many ways."""

    def __init__(self, part: Part, number: int, unseen: int) -> None:
        self.places = part.places
        self.number = number
        """Which part it is; ties name their variants in this order."""
        self.variants: list[dict[Slots, list[tuple[Past, int]]]] = []
        for pasts in part.variants:
            by_slots: dict[Slots, list[tuple[Past, int]]] = {}
            for past, ways in pasts.items():
                slots = tuple(sorted([slot & unseen for place in past for slot in place]))
                if not slots or slots[0]:
                    by_slots.setdefault(slots, []).append((past, ways))
            self.variants.append(by_slots)
        self.aside = 0
        """How many of its slots are filled last, with whatever is left: see ``_set_aside``."""
        self.sums: list[Sum] = []
        """By variant: what the other slots may hold, and in how many ways."""

    def common(self) -> dict[int, int]:
        """The kinds of slot that every past has, and how many of them at least."""
        least: dict[int, int] | None = None
        for by_slots in self.variants:
            for slots in by_slots:
                if least is None:
                    least = {slot: slots.count(slot) for slot in slots}
                else:
                    least = {slot: min(count, slots.count(slot)) for slot, count in least.items()}
        return least or {}

    def set_aside(self, slot: int, count: int) -> None:
        self.aside = count
        for number, by_slots in enumerate(self.variants):
            fewer: dict[Slots, list[tuple[Past, int]]] = {}
            for slots, pasts in by_slots.items():
                at = slots.index(slot)
                fewer[slots[:at] + slots[at + count :]] = pasts
            self.variants[number] = fewer

    def sum_up(self, holdings: ClassCounts) -> None:
        for by_slots in self.variants:
            total: Sum = {}
            for slots, pasts in by_slots.items():
                ways = sum([more for _, more in pasts])
                for holding, more in holdings.sum_of(slots).items():
                    total[holding] = total.get(holding, 0) + ways * more
            self.sums.append(total)

    def size(self) -> int:
        """How many slots are counted, that is, not set aside. It is the same in every past."""
        for by_slots in self.variants:
            for slots in by_slots:
                return len(slots)
        return 0


class Branch:
    """Those variants of a factor after which the same variants of later factors may follow, with
    the same weights, and what they may hold."""

    def __init__(self, factor: Factor, variants: list[tuple[int, int]], then: int) -> None:
        self.then = then
        """The number of the fork that follows; NONE after the last factor."""
        self.sum: Sum = {}
        self.pasts: list[tuple[Slots, Past, int]] = []
        for variant, ways in variants:
            for holding, more in factor.sums[variant].items():
                self.sum[holding] = self.sum.get(holding, 0) + ways * more
            for slots, pasts in factor.variants[variant].items():
                self.pasts += [(slots, past, ways * more) for past, more in pasts]
        self.weights: dict[int, list[int]] = {}
        """By holding: the weights of the pasts."""


class Fork:
    """The choice of the next factor's variant, after variants of the earlier ones were chosen."""

    def __init__(self, branches: list[Branch]) -> None:
        self.branches = branches
        self.ahead: Sum = {}
        """By what earlier factors hold: the number of layouts from here on."""
        self.choices: dict[int, tuple[list[tuple[Branch, int]], list[int]]] = {}
        """By what earlier factors hold: the branches and holdings to choose from, with weights."""


class FactoredSampler(Sampler):
    """The layouts of a seat's beliefs, with the parts kept apart and tied by their variants."""

    def __init__(
        self, parts: list[Part], ties: dict[Tie, int], promises: list[int], unseen: int
    ) -> None:
        super().__init__(promises, unseen)
        self.parts = parts
        self.ties = ties
        factors = [Factor(part, number, unseen) for number, part in enumerate(parts)]
        self.rest = self._set_aside(factors)
        masks = {self.rest}
        for factor in factors:
            for by_slots in factor.variants:
                for slots in by_slots:
                    masks.update(slots)
        self.holdings = ClassCounts(masks, unseen)
        for factor in factors:
            factor.sum_up(self.holdings)
        self.dealt = self.holdings.dealt(sum([factor.size() for factor in factors]), self.rest)
        # The one with the most holdings comes last, where none has to be tried: what it holds
        # follows from what the others do.
        factors.sort(key=lambda factor: sum([len(total) for total in factor.sums]))
        self.factors = factors
        self.forks: list[Fork] = []
        self._numbers: dict[tuple[int, tuple[tuple[int, tuple[tuple[int, int], ...]], ...]], int]
        self._numbers = {}
        self.root = self._fork(0, self._rows())
        self.ways = self._count(self.root, 0)

    def _set_aside(self, factors: list[Factor]) -> int:
        """Slots of one kind that every past has can be filled last, with all the cards that are
        left: there is nothing to count for them but their order, which is the same for every
        layout. The kind that saves the most slots is chosen; its cards are returned."""
        common = [factor.common() for factor in factors]
        totals: dict[int, int] = {}
        for least in common:
            for slot, count in least.items():
                totals[slot] = totals.get(slot, 0) + count
        if not totals:
            return 0
        rest = max(totals, key=lambda slot: (totals[slot], slot))
        for factor, least in zip(factors, common, strict=True):
            if least.get(rest, 0):
                factor.set_aside(rest, least[rest])
        return rest

    def _rows(self) -> dict[Tie, int]:
        """The ties, with a variant of every factor in their order, tied or not."""
        rows: dict[Tie, int] = {}
        for tie, ways in self.ties.items():
            row = [tie[s.number] if s.number < len(tie) else 0 for s in self.factors]
            if all(s.sums[variant] for s, variant in zip(self.factors, row, strict=True)):
                rows[tuple(row)] = ways
        return rows

    def _fork(self, level: int, rows: dict[Tie, int]) -> int:
        """The number of the fork from which these rows go on; NONE when all factors are chosen.
        Rows whose weights differ by a constant go on alike, so equal forks are shared."""
        if level == len(self.factors):
            return NONE
        by_variant: dict[int, dict[Tie, int]] = {}
        for row, ways in rows.items():
            by_variant.setdefault(row[0], {})[row[1:]] = ways
        alike: dict[int, list[tuple[int, int]]] = {}
        for variant, following in by_variant.items():
            common = gcd(*following.values())
            then = self._fork(level + 1, {row: n // common for row, n in following.items()})
            alike.setdefault(then, []).append((variant, common))
        key = (level, tuple([(then, tuple(alike[then])) for then in sorted(alike)]))
        number = self._numbers.get(key, NONE)
        if number == NONE:
            factor = self.factors[level]
            number = self._numbers[key] = len(self.forks)
            self.forks.append(
                Fork([Branch(factor, variants, then) for then, variants in alike.items()])
            )
        return number

    def _count(self, number: int, held: int) -> int:
        """The number of layouts from that fork on, when earlier factors hold ``held``."""
        if number == NONE:
            return self.dealt.get(held, 0)
        fork = self.forks[number]
        known = fork.ahead.get(held)
        if known is not None:
            return known
        ways = 0
        for branch in fork.branches:
            if branch.then == NONE:
                ways += self._count_last(branch.sum, held)
                continue
            following = self.forks[branch.then].ahead
            for holding, more in branch.sum.items():
                ahead = following.get(held + holding)
                if ahead is None:
                    ahead = self._count(branch.then, held + holding)
                ways += more * ahead
        fork.ahead[held] = ways
        return ways

    def _count_last(self, total: Sum, held: int) -> int:
        ways = 0
        if len(self.dealt) < len(total):
            # A difference below zero in some class reads as sixty-odd cards of it, which no
            # holding has.
            for together, dealt in self.dealt.items():
                ways += dealt * total.get(together - held, 0)
        else:
            for holding, more in total.items():
                ways += more * self.dealt.get(held + holding, 0)
        return ways

    def _choices(self, fork: Fork, held: int) -> tuple[list[tuple[Branch, int]], list[int]]:
        known = fork.choices.get(held)
        if known is None:
            choices: list[tuple[Branch, int]] = []
            weights: list[int] = []
            for branch in fork.branches:
                for holding, more in branch.sum.items():
                    ahead = self._count(branch.then, held + holding)
                    if ahead:
                        choices.append((branch, holding))
                        weights.append(more * ahead)
            known = fork.choices[held] = (choices, weights)
        return known

    def lay(self, chance: Chance) -> list[int]:
        piles = [cards[:] for cards in self.holdings.classes]
        for pile in piles:
            chance.shuffle(pile)
        held = 0
        number = self.root
        chosen: list[Past] = []
        laid: list[dict[int, list[int]]] = []
        while number != NONE:
            choices, weights = self._choices(self.forks[number], held)
            branch, holding = choices[chance.weigh(weights)]
            slots, past, _ = branch.pasts[chance.weigh(self._past_weights(branch, holding))]
            chosen.append(past)
            laid.append(self._lay(slots, holding, piles, chance))
            held += holding
            number = branch.then
        rest = [card for pile in piles for card in pile]
        chance.shuffle(rest)
        filled = [0] * PLACES
        promised = 0
        kept = 0
        for factor, past, cards in zip(self.factors, chosen, laid, strict=True):
            for _ in range(factor.aside):
                cards.setdefault(self.rest, []).append(rest.pop())
            for place, slots in zip(factor.places, past, strict=True):
                for slot in slots:
                    card = cards[slot & self.unseen].pop()
                    filled[place] += BIT[card]
                    marks = slot >> MARKS
                    if marks:
                        promised |= marks
                        kept |= kept_by(self.promises, BIT[card], marks)
        return [] if promised & ~kept else filled

    def _past_weights(self, branch: Branch, holding: int) -> list[int]:
        known = branch.weights.get(holding)
        if known is None:
            sum_of = self.holdings.sum_of
            known = [ways * sum_of(slots).get(holding, 0) for slots, _, ways in branch.pasts]
            branch.weights[holding] = known
        return known

    def _lay(
        self, slots: Slots, holding: int, piles: list[list[int]], chance: Chance
    ) -> dict[int, list[int]]:
        """The cards for these slots, by the mask of the slot. From the last slot on, the class of
        each is drawn by the number of ways in which the slots before it can hold the rest."""
        laid: dict[int, list[int]] = {}
        for at in range(len(slots) - 1, -1, -1):
            slot = slots[at]
            fewer = self.holdings.sum_of(slots[:at])
            shifts = self.holdings.shifts[slot]
            weights = [fewer.get(holding - (1 << shift), 0) for shift in shifts]
            shift = shifts[chance.weigh(weights)]
            holding -= 1 << shift
            laid.setdefault(slot, []).append(piles[shift // WIDTH].pop())
        return laid

    def split_by_promises(self) -> Sampler:
        parts: list[Part] = []
        for part in self.parts:
            kept = [promises_kept(pasts, self.promises) for pasts in part.variants]
            parts.append(Part(part.places, kept))
        return FactoredSampler(parts, self.ties, [], self.unseen)
