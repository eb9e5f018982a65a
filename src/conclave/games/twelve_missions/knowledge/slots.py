"""Slots: places for hidden cards, each with the cards that may lie in it.

That a hand holds one of certain cards, in whichever slot, is a promise: the slots of which one
keeps it bear its mark, and ``layouts`` lays the cards until every promise is kept. To make a past
of each slot that may keep it would need thousands of them after three or four Assassins.
"""

from typing import Final, TypeAlias

from conclave.games.twelve_missions.box.cards import ALL

MARKS: Final = 32
"""A slot is the mask of its cards; above these bits stand the marks of promises."""

Slots: TypeAlias = tuple[int, ...]
"""A place's slots, sorted."""
Past: TypeAlias = tuple[Slots, ...]
"""Of some places, one after the other, or of all."""
Tie: TypeAlias = tuple[int, ...]
"""Variants of some parts that go together, by number."""


def replaced(past: Past, place: int, slots: Slots) -> Past:
    return (*past[:place], slots, *past[place + 1 :])


def without_slot(slots: Slots, slot: int) -> Slots:
    at = slots.index(slot)
    return slots[:at] + slots[at + 1 :]


def with_slot(slots: Slots, slot: int) -> Slots:
    return tuple(sorted((*slots, slot)))


def joined(ones: dict[Past, int], others: dict[Past, int]) -> dict[Past, int]:
    """Each of the ones with each of the others, whose places come after theirs."""
    both: dict[Past, int] = {}
    for one, ways in ones.items():
        for other, more in others.items():
            both[one + other] = ways * more
    return both


def moved(pasts: dict[Past, int], source: int, target: int) -> dict[Past, int]:
    """After any one card went from place to place."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        slots = past[source]
        for slot in set(slots):
            left = replaced(past, source, without_slot(slots, slot))
            left = replaced(left, target, with_slot(left[target], slot))
            after[left] = after.get(left, 0) + ways * slots.count(slot)
    return after


def barring(pasts: dict[Past, int], place: int, barred: int) -> dict[Past, int]:
    """Those in which none of these cards lies there."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        slots = tuple(sorted([slot & ~barred for slot in past[place]]))
        if fillable(slots):
            left = replaced(past, place, slots)
            after[left] = after.get(left, 0) + ways
    return after


def requiring(pasts: dict[Past, int], place: int, wanted: int, mark: int) -> dict[Past, int]:
    """Those in which one of these cards may lie there, which is promised by that mark."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        slots = past[place]
        if any(not slot & ALL & ~wanted for slot in slots):
            left = past  # whatever lies in that slot is one of them
        elif any(slot & wanted for slot in slots):
            marked = [slot | mark if slot & wanted else slot for slot in slots]
            left = replaced(past, place, tuple(sorted(marked)))
        else:
            continue
        after[left] = after.get(left, 0) + ways
    return after


def excluding(pasts: dict[Past, int], cards: int) -> dict[Past, int]:
    """Those in which none of these cards lies anywhere."""
    after: dict[Past, int] = {}
    for past, ways in pasts.items():
        left = tuple([tuple(sorted([slot & ~cards for slot in slots])) for slots in past])
        if all(fillable(slots) for slots in left):
            after[left] = after.get(left, 0) + ways
    return after


def fillable(slots: Slots) -> bool:
    """Whether some card may lie in each."""
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
    """The marks of those promises that the card, as a bit, keeps."""
    kept = 0
    for mark, promised in enumerate(promises):
        if marks >> mark & 1 and promised & card:
            kept |= 1 << mark
    return kept


def keeping(past: Past, mark: int, promised: int) -> list[Past]:
    """A past for each way to keep the promise: by the first slot with its mark, or not by it but by
    the second, and so on."""
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
    """A past for each way to keep all the promises."""
    for mark, promised in enumerate(promises):
        after: dict[Past, int] = {}
        for past, ways in pasts.items():
            for kept in keeping(past, mark, promised):
                after[kept] = after.get(kept, 0) + ways
        pasts = after
    return pasts
