"""Drawing a layout where the pasts are few: all parts together, past by past."""

from collections import Counter
from typing import TypeAlias

from conclave.core.chance import Chance
from conclave.games.twelve_missions.knowledge.belief import PLACES
from conclave.games.twelve_missions.knowledge.sampling.sampler import Sampler
from conclave.games.twelve_missions.knowledge.sampling.slot_groups import Groups, Plan
from conclave.games.twelve_missions.knowledge.slots import MARKS, Past, kept_by, promises_kept

Run: TypeAlias = tuple[int, int, int, int, int]
"""Slots that get neighbouring cards of a group: (place, group, first card, end, marks)."""


class JointSampler(Sampler):
    """All pasts of a seat's beliefs. A past is drawn by the number of ways that led to it, times
    the number of ways to fill its slots."""

    def __init__(self, pasts: dict[Past, int], promises: list[int], unseen: int) -> None:
        super().__init__(promises, unseen)
        self.pasts: list[Past] = []
        self.plans: list[Plan] = []
        self.order: list[list[Run]] = []
        """By past: which cards of a draw go where."""
        self.weights: list[int] = []
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
                self.order.append(self._order(past, groups))
                self.weights.append(pasts[past] * plan.ways)
        self.ways = sum(self.weights)

    def _groups(self, past: Past) -> Groups:
        sizes: dict[int, int] = {}
        for slots in past:
            for slot in slots:
                fitting = slot & self.unseen
                sizes[fitting] = sizes.get(fitting, 0) + 1
        return tuple(sorted(sizes.items()))

    def _order(self, past: Past, groups: Groups) -> list[Run]:
        """The slots of a place that belong to one group and bear no mark are filled in one go; each
        marked slot by itself, since it matters which card keeps a promise."""
        numbers = {mask: number for number, (mask, _) in enumerate(groups)}
        laid = [0] * len(groups)
        order: list[Run] = []
        for place, slots in enumerate(past):
            plain = Counter([numbers[slot & self.unseen] for slot in slots if not slot >> MARKS])
            runs = [(group, count, 0) for group, count in plain.items()]
            for slot in slots:
                if slot >> MARKS:
                    runs.append((numbers[slot & self.unseen], 1, slot >> MARKS))
            for group, count, marks in runs:
                order.append((place, group, laid[group], laid[group] + count, marks))
                laid[group] += count
        return order

    def lay(self, chance: Chance) -> list[int]:
        which = chance.weigh(self.weights) if len(self.weights) > 1 else 0
        drawn = self.plans[which].draw(chance)
        filled = [0] * PLACES
        promised = 0
        kept = 0
        for place, group, begin, end, marks in self.order[which]:
            cards = drawn[group]
            laid = 0
            for at in range(begin, end):
                laid += cards[at]
            filled[place] = filled[place] + laid
            if marks:
                promised |= marks
                kept |= kept_by(self.promises, laid, marks)
        return [] if promised & ~kept else filled

    def split_by_promises(self) -> Sampler:
        pasts: dict[Past, int] = {}
        for past, plan, weight in zip(self.pasts, self.plans, self.weights, strict=True):
            pasts[past] = weight // plan.ways
        return JointSampler(promises_kept(pasts, self.promises), [], self.unseen)
