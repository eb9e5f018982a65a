"""Laying unseen cards into slots where the pasts of all parts together would be too many.

The pasts of each part stay apart. What a part takes away from the others is so many cards of each
class, so that is counted, part after part. Then a past that may hold so many is drawn, and at last
what lies in which of its slots.
"""

from math import gcd

from conclave.core.chance import Chance
from conclave.games.twelve_missions.box.cards import BIT, NONE
from conclave.games.twelve_missions.knowledge.belief import PLACES
from conclave.games.twelve_missions.knowledge.hidden_places import Part
from conclave.games.twelve_missions.knowledge.sampling.class_counts import WIDTH, Holdings, Sum
from conclave.games.twelve_missions.knowledge.sampling.sampler import Layouts
from conclave.games.twelve_missions.knowledge.slots import (
    MARKS,
    Past,
    Slots,
    Tie,
    kept_by,
    promises_kept,
)


class Strand:
    """A part, and in each of its variants the pasts by the slots that they leave to be filled."""

    def __init__(self, part: Part, number: int, unseen: int) -> None:
        self.places = part.places
        self.number = number
        """Of the part."""
        self.variants: list[dict[Slots, list[tuple[Past, int]]]] = []
        for pasts in part.variants:
            by_slots: dict[Slots, list[tuple[Past, int]]] = {}
            for past, ways in pasts.items():
                slots = tuple(sorted([slot & unseen for place in past for slot in place]))
                if not slots or slots[0]:
                    by_slots.setdefault(slots, []).append((past, ways))
            self.variants.append(by_slots)
        self.aside = 0
        """How many of its slots take what is left when all others are filled."""
        self.sums: list[Sum] = []
        """What may be in the others, by variant."""

    def common(self) -> dict[int, int]:
        """What slots there are in every past, and how many at least."""
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

    def sum_up(self, holdings: Holdings) -> None:
        for by_slots in self.variants:
            total: Sum = {}
            for slots, pasts in by_slots.items():
                ways = sum([more for _, more in pasts])
                for holding, more in holdings.sum_of(slots).items():
                    total[holding] = total.get(holding, 0) + ways * more
            self.sums.append(total)

    def size(self) -> int:
        """How many slots are to be filled first."""
        for by_slots in self.variants:
            for slots in by_slots:
                return len(slots)
        return 0


class Branch:
    """Variants of a strand after which all goes on alike, and what they may hold."""

    def __init__(self, strand: Strand, variants: list[tuple[int, int]], then: int) -> None:
        self.then = then
        """The fork that follows."""
        self.sum: Sum = {}
        self.pasts: list[tuple[Slots, Past, int]] = []
        for variant, ways in variants:
            for holding, more in strand.sums[variant].items():
                self.sum[holding] = self.sum.get(holding, 0) + ways * more
            for slots, pasts in strand.variants[variant].items():
                self.pasts += [(slots, past, ways * more) for past, more in pasts]
        self.weights: dict[int, list[int]] = {}
        """Of the pasts, by holding."""


class Fork:
    """Where the next strand has its variants, as far as they go with those already chosen."""

    def __init__(self, branches: list[Branch]) -> None:
        self.branches = branches
        self.ahead: Sum = {}
        """In how many ways all is filled from there on, by what is held already."""
        self.choices: dict[int, tuple[list[tuple[Branch, int]], list[int]]] = {}
        """What may come to the strand then, and the weights of that."""


class Apart(Layouts):
    """The pasts of a seat, part by part, and the variants that go together."""

    def __init__(
        self, parts: list[Part], ties: dict[Tie, int], promises: list[int], unseen: int
    ) -> None:
        super().__init__(promises, unseen)
        self.parts = parts
        self.ties = ties
        strands = [Strand(part, number, unseen) for number, part in enumerate(parts)]
        self.rest = self._set_aside(strands)
        masks = {self.rest}
        for strand in strands:
            for by_slots in strand.variants:
                for slots in by_slots:
                    masks.update(slots)
        self.holdings = Holdings(masks, unseen)
        for strand in strands:
            strand.sum_up(self.holdings)
        self.dealt = self.holdings.dealt(sum([strand.size() for strand in strands]), self.rest)
        # What may hold the most comes last: then it need not be tried.
        strands.sort(key=lambda strand: sum([len(total) for total in strand.sums]))
        self.strands = strands
        self.forks: list[Fork] = []
        self._numbers: dict[tuple[int, tuple[tuple[int, tuple[tuple[int, int], ...]], ...]], int]
        self._numbers = {}
        self.root = self._fork(0, self._rows())
        self.ways = self._count(self.root, 0)

    def _set_aside(self, strands: list[Strand]) -> int:
        """Of all kinds of slots the most that can be filled without trying."""
        common = [strand.common() for strand in strands]
        totals: dict[int, int] = {}
        for least in common:
            for slot, count in least.items():
                totals[slot] = totals.get(slot, 0) + count
        if not totals:
            return 0
        rest = max(totals, key=lambda slot: (totals[slot], slot))
        for strand, least in zip(strands, common, strict=True):
            if least.get(rest, 0):
                strand.set_aside(rest, least[rest])
        return rest

    def _rows(self) -> dict[Tie, int]:
        """The ties, with a variant of each strand."""
        rows: dict[Tie, int] = {}
        for tie, ways in self.ties.items():
            row = [tie[s.number] if s.number < len(tie) else 0 for s in self.strands]
            if all(s.sums[variant] for s, variant in zip(self.strands, row, strict=True)):
                rows[tuple(row)] = ways
        return rows

    def _fork(self, level: int, rows: dict[Tie, int]) -> int:
        """The number of the fork from which these rows go on; NONE when all strands are chosen."""
        if level == len(self.strands):
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
            strand = self.strands[level]
            number = self._numbers[key] = len(self.forks)
            self.forks.append(
                Fork([Branch(strand, variants, then) for then, variants in alike.items()])
            )
        return number

    def _count(self, number: int, held: int) -> int:
        """In how many ways all is filled from that fork on."""
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
            # What is too much in one class makes a holding with far too many of it.
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
        for strand, past, cards in zip(self.strands, chosen, laid, strict=True):
            for _ in range(strand.aside):
                cards.setdefault(self.rest, []).append(rest.pop())
            for place, slots in zip(strand.places, past, strict=True):
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
        """A card of the holding into each slot, by what the slots take."""
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

    def told_apart(self) -> Layouts:
        parts: list[Part] = []
        for part in self.parts:
            kept = [promises_kept(pasts, self.promises) for pasts in part.variants]
            parts.append(Part(part.places, kept))
        return Apart(parts, self.ties, [], self.unseen)
