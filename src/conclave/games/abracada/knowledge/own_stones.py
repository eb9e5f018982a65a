"""What a seat knows of its own stones, exactly.

Nobody sees their own stones, but everybody hears what comes of naming a spell. A miss proves that
no stone in front of the seat is of that spell. A hit takes one away; the seat is not shown which,
and which of equal stones it was makes no difference, so let it be the one that has lain there
longest. Then the stones that have lain there longer still are not of that spell either.

So whatever a lesson bars from a spell is the older part of the row, and an older place is barred
from every spell that a younger one is barred from. That makes the ways to fill a row with unseen
stones a plain product. A hit may have been at any place: each is a *past*, and is counted.

How a lesson is written down is told at ``Table.lessons``.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from conclave.core.chance import Chance
from conclave.games.abracada.box.pieces import COPIES, SLOTS, SPELLS
from conclave.games.abracada.rules.state import REFILL, Table

MOST_LESSONS: Final = 100
"""More than any round can teach: lives end, and so do stones."""

Barred: TypeAlias = tuple[int, ...]
"""For each stone of a row, oldest first: the spells that it can't be, as bits."""


def unseen_stones(table: Table, seat: int | None) -> list[int]:
    """How many stones of each spell that seat has seen nowhere (slot 0 is unused). A spectator sees
    the board alone."""
    counts = [COPIES[spell] - table.board[spell] for spell in range(SLOTS)]
    if seat is None:
        return counts
    for stone in table.taken[seat]:
        counts[stone] -= 1
    for other in range(table.seats):
        if other != seat:
            for stone in table.hands[other]:
                counts[stone] -= 1
    return counts


@lru_cache(maxsize=1024)
def pasts(lessons: tuple[int, ...], hand: int) -> dict[Barred, int]:
    """What the stones of a row of ``hand`` can't be, and in how many ways it came to that.

    Empty if no past could have taught these lessons.
    """
    if not lessons:
        return {(0,) * hand: 1}
    lesson = lessons[-1]
    if lesson > REFILL:
        new = (0,) * (lesson - REFILL)
        before = pasts(lessons[:-1], hand - len(new))
        return {barred + new: ways for barred, ways in before.items()}
    if lesson > 0:
        return _after_hit(pasts(lessons[:-1], hand + 1), 1 << lesson)
    return _after_miss(pasts(lessons[:-1], hand), 1 << -lesson)


def _after_hit(before: dict[Barred, int], spell: int) -> dict[Barred, int]:
    after: dict[Barred, int] = {}
    for barred, ways in before.items():
        older: Barred = ()
        for place, mask in enumerate(barred):
            if not mask & spell:
                left = older + barred[place + 1 :]
                after[left] = after.get(left, 0) + ways
            older += (mask | spell,)
    return after


def _after_miss(before: dict[Barred, int], spell: int) -> dict[Barred, int]:
    after: dict[Barred, int] = {}
    for barred, ways in before.items():
        left = tuple([mask | spell for mask in barred])
        after[left] = after.get(left, 0) + ways
    return after


def _free(mask: int, unseen: tuple[int, ...]) -> int:
    """How many of the unseen stones may lie in a place that is barred so."""
    return sum([unseen[spell] for spell in SPELLS if not mask >> spell & 1])


class Rows:
    """Every past of a row and its weight: the ways to come to it and then to fill it.

    Filling goes from the oldest place on: what may lie there may lie in the younger ones too, so
    each stone laid simply takes one from what the next place may choose among.
    """

    def __init__(self, lessons: tuple[int, ...], hand: int, unseen: tuple[int, ...]) -> None:
        self.pasts: list[Barred] = []
        self.weights: list[int] = []
        self.free: dict[int, int] = {}
        for barred, ways in pasts(lessons, hand).items():
            for laid, mask in enumerate(barred):
                if mask not in self.free:
                    self.free[mask] = _free(mask, unseen)
                ways *= self.free[mask] - laid
            if ways:
                self.pasts.append(barred)
                self.weights.append(ways)


@lru_cache(maxsize=256)
def _rows(lessons: tuple[int, ...], hand: int, unseen: tuple[int, ...]) -> Rows:
    return Rows(lessons, hand, unseen)


def could_hold(lessons: tuple[int, ...], hand: list[int], most: int) -> bool:
    """Whether a seat that learned this may hold this hand, in a row of never more than ``most``."""
    if len(lessons) > MOST_LESSONS:
        return False
    stones = len(hand)
    for lesson in reversed(lessons):
        if lesson > REFILL:
            stones -= lesson - REFILL
        elif 0 < lesson <= len(SPELLS):
            stones += 1
        elif not 0 < -lesson <= len(SPELLS):
            return False
        if not 0 < stones <= most:
            return False
    counts = tuple([hand.count(spell) for spell in range(SLOTS)])
    return bool(Rows(lessons, len(hand), counts).weights)


def possible(lessons: tuple[int, ...], hand: int, unseen: list[int]) -> int:
    """The spells that the seat may hold, as bits: those whose chance is not zero.

    The youngest place is barred from the least, and where a row can be filled at all, it can be
    filled with whatever is unseen and not barred.
    """
    known = 0
    ways_of = pasts(lessons, hand)
    if len(ways_of) == 1:  # the only past there is has happened
        for barred in ways_of:
            known = barred[-1] if barred else -1
    else:
        known = -1
        for barred in Rows(lessons, hand, tuple(unseen)).pasts:
            known &= barred[-1] if barred else -1
    found = 0
    for spell in SPELLS:
        if unseen[spell] and not known >> spell & 1:
            found |= 1 << spell
    return found


def odds(lessons: tuple[int, ...], hand: int, unseen: list[int]) -> list[float]:
    """The chance that the seat holds each spell (index 0 unused)."""
    rows = Rows(lessons, hand, tuple(unseen))
    ways_of = pasts(lessons, hand)
    total = sum(rows.weights)
    taught = 0
    for barred in rows.pasts:
        if barred:
            taught |= barred[0]  # the oldest place is barred from whatever any is
    chances = [0.0] * SLOTS
    untaught: dict[int, float] = {}
    for spell in SPELLS:
        copies = unseen[spell]
        if not copies:
            continue
        if not taught >> spell & 1 and copies in untaught:
            chances[spell] = untaught[copies]
            continue
        without = 0
        for barred in rows.pasts:
            ways = ways_of[barred]
            for laid, mask in enumerate(barred):
                ways *= rows.free[mask] - laid - (0 if mask >> spell & 1 else copies)
                if not ways:
                    break
            without += ways
        chances[spell] = 1.0 - without / total
        if not taught >> spell & 1:
            untaught[copies] = chances[spell]
    return chances


def imagine_hand(
    lessons: tuple[int, ...], hand: int, unseen: list[int], chance: Chance
) -> list[int]:
    """A hand that the seat may hold, fairly drawn; it is taken out of ``unseen``."""
    rows = _rows(lessons, hand, tuple(unseen))
    past = chance.weigh(rows.weights) if len(rows.weights) > 1 else 0
    stones: list[int] = []
    for laid, mask in enumerate(rows.pasts[past]):
        nth = chance.below(rows.free[mask] - laid)
        spell = 1
        while mask >> spell & 1 or nth >= unseen[spell]:
            if not mask >> spell & 1:
                nth -= unseen[spell]
            spell += 1
        unseen[spell] -= 1
        stones.append(spell)
    return stones
