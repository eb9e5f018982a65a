"""What a seat knows of its own stones, exactly.

Nobody sees their own stones, but everybody hears what comes of naming a spell. A miss proves that
none of the stones then in front of the seat is of that spell; a hit takes one away, and the seat
is not shown which. So the stones of a seat fall into *ages*: stones that were there together at
every miss since. An older age is barred from every spell that a younger one is barred from.

Lessons are kept as numbers: +n a hit with spell n, −n a miss, 100 + k a refill of k stones.
"""

from conclave.core.chance import Chance
from conclave.games.abracada.stones import SPELLS

REFILL = 100


class Ages:
    """The ages of a seat's stones, oldest first, and how many of its stones each may hold.

    ``barred[a]`` is the set of spells (as bits) that no stone of age a can be. ``ways`` maps the
    number of stones left in each age to the number of ways it can have come to that.
    """

    def __init__(self, lessons: tuple[int, ...], hand: int) -> None:
        dealt = hand
        for lesson in lessons:
            if lesson > REFILL:
                dealt -= lesson - REFILL
            elif lesson > 0:
                dealt += 1
        self.barred: list[int] = [0]
        self.ways: dict[tuple[int, ...], int] = {(dealt,): 1}
        for lesson in lessons:
            if lesson > REFILL:
                self._refill(lesson - REFILL)
            elif lesson > 0:
                self._hit(lesson)
            else:
                self._miss(-lesson)

    def _hit(self, spell: int) -> None:
        """One stone of the spell left: it was one of those of an age that may hold it."""
        after: dict[tuple[int, ...], int] = {}
        for left, ways in self.ways.items():
            for age, stones in enumerate(left):
                if stones and not self.barred[age] >> spell & 1:
                    fewer = (*left[:age], stones - 1, *left[age + 1 :])
                    after[fewer] = after.get(fewer, 0) + ways * stones
        self.ways = after

    def _miss(self, spell: int) -> None:
        """Every stone is barred from the spell; ages that are no longer different become one."""
        barred: list[int] = []
        merged_into: list[int] = []
        for mask in self.barred:
            mask |= 1 << spell
            if not barred or barred[-1] != mask:
                barred.append(mask)
            merged_into.append(len(barred) - 1)
        if len(barred) < len(self.barred):
            after: dict[tuple[int, ...], int] = {}
            for left, ways in self.ways.items():
                merged = [0] * len(barred)
                for age, stones in enumerate(left):
                    merged[merged_into[age]] += stones
                key = tuple(merged)
                after[key] = after.get(key, 0) + ways
            self.ways = after
        self.barred = barred

    def _refill(self, stones: int) -> None:
        """New stones may be anything. They join the youngest age if that is as free."""
        if self.barred[-1] == 0:
            self.ways = {(*left[:-1], left[-1] + stones): n for left, n in self.ways.items()}
        else:
            self.barred.append(0)
            self.ways = {(*left, stones): n for left, n in self.ways.items()}


def _ways_to_fill(left: tuple[int, ...], free: list[int]) -> int:
    """In how many ways unseen stones fill the places, the oldest first.

    What an older age may hold a younger one may hold too, so each place filled simply takes one
    from what the next may choose among.
    """
    ways = 1
    used = 0
    for age, stones in enumerate(left):
        for _ in range(stones):
            ways *= max(0, free[age] - used)
            used += 1
    return ways


def _free(ages: Ages, unseen: list[int], without: int) -> list[int]:
    """For each age, how many of the unseen stones it may hold, leaving one spell out (0: none)."""
    barred_too = 1 << without
    return [
        sum(unseen[spell] for spell in SPELLS if not (mask | barred_too) >> spell & 1)
        for mask in ages.barred
    ]


def odds(lessons: tuple[int, ...], hand: int, unseen: list[int]) -> list[float]:
    """The chance that the seat holds each spell (index 0 unused)."""
    ages = Ages(lessons, hand)
    free = _free(ages, unseen, 0)
    total = sum(n * _ways_to_fill(left, free) for left, n in ages.ways.items())
    chances = [0.0] * 9
    for spell in SPELLS:
        if unseen[spell]:
            spare = _free(ages, unseen, spell)
            without = sum(n * _ways_to_fill(left, spare) for left, n in ages.ways.items())
            chances[spell] = 1.0 - without / total
    return chances


def imagine_hand(
    lessons: tuple[int, ...], hand: int, unseen: list[int], chance: Chance
) -> list[int]:
    """A hand that the seat may hold, fairly drawn; it is taken out of ``unseen``."""
    ages = Ages(lessons, hand)
    free = _free(ages, unseen, 0)
    split = list(ages.ways)
    left = split[0]
    if len(split) > 1:
        left = split[chance.weigh([ages.ways[left] * _ways_to_fill(left, free) for left in split])]
    stones: list[int] = []
    for age, places in enumerate(left):
        mask = ages.barred[age]
        for _ in range(places):
            nth = chance.below(free[age] - len(stones))
            spell = 1
            while mask >> spell & 1 or nth >= unseen[spell]:
                if not mask >> spell & 1:
                    nth -= unseen[spell]
                spell += 1
            unseen[spell] -= 1
            stones.append(spell)
    return stones
