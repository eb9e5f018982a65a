"""What a seat's own stones may be, by all that it has seen: its lessons, and what others decided
who saw those stones.

Which order the stones lie in tells nobody anything, so a hand is a bag of stones, and there are 792
bags of five at most: each has a likelihood, and no sampling is needed. A likelihood is that of the
decisions and of the outcomes of one's own casts, given the bag. How many ways there are to draw it
from what is unseen is counted last, since stones that are drawn and seen elsewhere change that
alone: all unseen stones were drawn from the same shuffled pile.
"""

from math import comb
from typing import Final, TypeAlias

from conclave.games.abracada.box.pieces import SLOTS, SPELLS
from conclave.games.abracada.rules.state import REFILL

Bag: TypeAlias = int
"""How many stones of each spell, four bits for each."""

BITS: Final = 4
ONE: Final = [1 << BITS * spell for spell in range(SLOTS)]
"""By spell: a bag with one such stone."""
MASK: Final = [15 << BITS * spell for spell in range(SLOTS)]


def bags(stones: int, unseen: list[int]) -> list[Bag]:
    """All bags of that many of the unseen stones."""
    found: list[tuple[Bag, int]] = [(0, stones)]
    for spell in SPELLS:
        more: list[tuple[Bag, int]] = []
        for bag, missing in found:
            for count in range(min(missing, unseen[spell]) + 1):
                more.append((bag + count * ONE[spell], missing - count))
        found = more
    return [bag for bag, missing in found if missing == 0]


def count_in(bag: Bag, spell: int) -> int:
    return bag >> BITS * spell & 15


def stones_of(bag: Bag) -> list[int]:
    return [spell for spell in SPELLS for _ in range(bag >> BITS * spell & 15)]


def ways(bag: Bag, unseen: list[int]) -> int:
    """In how many ways it can be drawn from the unseen stones."""
    product = 1
    for spell in SPELLS:
        held = bag >> BITS * spell & 15
        if held:
            product *= comb(unseen[spell], held)
    return product


def after_miss(likely: dict[Bag, float], spell: int) -> dict[Bag, float]:
    mask = MASK[spell]
    return {bag: chance for bag, chance in likely.items() if not bag & mask}


def after_hit(likely: dict[Bag, float], spell: int) -> dict[Bag, float]:
    """Of n equal stones any may be the one that is gone, so n bags drawn from the pile before are
    one now."""
    mask, one, shift = MASK[spell], ONE[spell], BITS * spell
    return {bag - one: chance / (bag >> shift & 15) for bag, chance in likely.items() if bag & mask}


def after_refill(likely: dict[Bag, float], drawn: int, unseen: list[int]) -> dict[Bag, float]:
    """Any of the stones may be the new ones: the mean over all choices of the old ones."""
    after: dict[Bag, float] = {}
    new = bags(drawn, unseen)
    for old, chance in likely.items():
        for more in new:
            bag = old + more
            choices = 1
            for spell in SPELLS:
                held = bag >> BITS * spell & 15
                if held > unseen[spell]:
                    choices = 0
                    break
                if held > 1:
                    choices *= comb(held, more >> BITS * spell & 15)
            if choices:
                after[bag] = after.get(bag, 0.0) + choices * chance
    return after


def taught(
    likely: dict[Bag, float], lessons: tuple[int, ...], unseen: list[int]
) -> dict[Bag, float]:
    """By these lessons, one after the other."""
    for lesson in lessons:
        if lesson > REFILL:
            likely = after_refill(likely, lesson - REFILL, unseen)
        elif lesson > 0:
            likely = after_hit(likely, lesson)
        else:
            likely = after_miss(likely, -lesson)
    return likely


class HandBelief:
    """How likely each bag is, all together 1."""

    def __init__(self, chances: dict[Bag, float]) -> None:
        total = sum(chances.values())
        self.chances = {bag: chance / total for bag, chance in chances.items()}

    def odds(self) -> list[float]:
        """The chance that the seat holds each spell."""
        found = [0.0] * SLOTS
        for bag, chance in self.chances.items():
            for spell in SPELLS:
                if bag & MASK[spell]:
                    found[spell] += chance
        return found

    def stone(self) -> list[float]:
        """How likely any one of the seat's stones is of each spell."""
        found = [0.0] * SLOTS
        held = 0
        for bag, chance in self.chances.items():
            held = 0
            for spell in SPELLS:
                count = bag >> BITS * spell & 15
                held += count
                found[spell] += count * chance
        return [share / held for share in found] if held else found

    def after_hit(self, spell: int) -> "HandBelief":
        """If that spell hits."""
        mask, one = MASK[spell], ONE[spell]
        return HandBelief({b - one: chance for b, chance in self.chances.items() if b & mask})

    def effective(self) -> float:
        """Of how many equally likely bags one would be as unsure."""
        return 1.0 / sum([chance * chance for chance in self.chances.values()])
