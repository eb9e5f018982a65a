"""Slots and pasts as plain tuples, and what a fact makes of them.

A *promise* says that a hand holds at least one of certain cards, in whichever slot. The slots that
could keep it bear its mark, and cards are laid anew until every promise is kept. A past for each
slot that might be the one would be exact as well, but three or four Assassins would make thousands
of them; ``keeping`` does that only where promises are hardly ever kept by luck.
"""

from typing import Final, TypeAlias

from conclave.games.twelve_missions.box.cards import ALL

MARKS: Final = 32
"""The low bits of a slot are the cards that may lie in it, the bits from here on the marks of the
promises that it could keep."""

Slots: TypeAlias = tuple[int, ...]
"""The slots of one place, sorted, so that pasts that differ by their order alone are one."""
Past: TypeAlias = tuple[Slots, ...]
"""The slots of several places, one place after the other."""
Tie: TypeAlias = tuple[int, ...]
"""The numbers of variants that go together, one for each tied part."""


def replaced(past: Past, place: int, slots: Slots) -> Past:
    return (*past[:place], slots, *past[place + 1 :])


def without_slot(slots: Slots, slot: int) -> Slots:
    at = slots.index(slot)
    return slots[:at] + slots[at + 1 :]


def with_slot(slots: Slots, slot: int) -> Slots:
    return tuple(sorted((*slots, slot)))


def joined(ones: dict[Past, int], others: dict[Past, int]) -> dict[Past, int]:
    """Every past of the one part with every past of the other, whose places come after."""
    both: dict[Past, int] = {}
    for one, ways in ones.items():
        for other, more in others.items():
            both[one + other] = ways * more
    return both


def moved(pasts: dict[Past, int], source: int, target: int) -> dict[Past, int]:
    """After some card, nobody saw which, went from place to place: a past for each slot that may
    have gone, as many times as there are such slots."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        slots = past[source]
        for slot in set(slots):
            left = replaced(past, source, without_slot(slots, slot))
            left = replaced(left, target, with_slot(left[target], slot))
            after[left] = after.get(left, 0) + ways * slots.count(slot)
    return after


def barring(pasts: dict[Past, int], place: int, barred: int) -> dict[Past, int]:
    """Without the pasts in which one of these cards must lie there; in the others none does."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        slots = tuple(sorted([slot & ~barred for slot in past[place]]))
        if fillable(slots):
            left = replaced(past, place, slots)
            after[left] = after.get(left, 0) + ways
    return after


def requiring(pasts: dict[Past, int], place: int, wanted: int, mark: int) -> dict[Past, int]:
    """Without the pasts in which none of these cards can lie there; in the others one does, which
    is promised by that mark on the slots that may hold it."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        slots = past[place]
        if any(not slot & ALL & ~wanted for slot in slots):
            left = past  # one slot can't hold anything else, so there is nothing to promise
        elif any(slot & wanted for slot in slots):
            marked = [slot | mark if slot & wanted else slot for slot in slots]
            left = replaced(past, place, tuple(sorted(marked)))
        else:
            continue
        after[left] = after.get(left, 0) + ways
    return after


def excluding(pasts: dict[Past, int], cards: int) -> dict[Past, int]:
    """Without the pasts in which one of these cards must lie somewhere; in the others none does."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        left = tuple([tuple(sorted([slot & ~cards for slot in slots])) for slots in past])
        if all(fillable(slots) for slots in left):
            after[left] = after.get(left, 0) + ways
    return after


def fillable(slots: Slots) -> bool:
    """Whether each has some card that may lie in it."""
    return all(slot & ALL for slot in slots)


def unmarked(past: Past, marks: int) -> Past:
    """The same slots without these marks."""
    bits = marks << MARKS
    return tuple(
        [tuple(sorted([slot & ~bits for slot in slots])) if slots else slots for slots in past]
    )


def marks_on(past: Past) -> int:
    """The marks of all promises that are still to be kept."""
    marks = 0
    for slots in past:
        if slots:
            for slot in slots:
                marks |= slot >> MARKS
    return marks


def kept_by(promises: list[int], card: int, marks: int) -> int:
    """Which of these promises the card, given as a bit, keeps."""
    kept = 0
    for mark, promised in enumerate(promises):
        if marks >> mark & 1 and promised & card:
            kept |= 1 << mark
    return kept


def keeping(past: Past, mark: int, promised: int) -> list[Past]:
    """The past, split by the first marked slot that keeps the promise: the slots before it hold
    none of the promised cards, it holds one, those after it any. So no layout is counted twice."""
    bit = 1 << mark + MARKS
    marked: list[tuple[int, int]] = []
    for place, slots in enumerate(past):
        marked += [(place, at) for at, slot in enumerate(slots) if slot & bit]
    if not marked:
        return [past]
    ways: list[Past] = []
    rows = [list(slots) for slots in past]
    for place, at in marked:
        slot = rows[place][at]
        if slot & promised:
            rows[place][at] = slot & ~(ALL ^ promised)
            ways.append(unmarked(tuple([tuple(row) for row in rows]), 1 << mark))
        rows[place][at] = slot & ~promised
        if not slot & ALL & ~promised:
            break
    return ways


def promises_kept(pasts: dict[Past, int], promises: list[int]) -> dict[Past, int]:
    """The pasts, split so that every layout of theirs keeps all promises, each counted once."""
    for mark, promised in enumerate(promises):
        after: dict[Past, int] = {}
        for past, ways in pasts.items():
            for kept in keeping(past, mark, promised):
                after[kept] = after.get(kept, 0) + ways
        pasts = after
    return pasts
