"""The pieces that a row of numbers is made of: amounts, cards, scrolls."""

from typing import Final

from conclave.core.tensors import amounts, flags, nothing, numbers, one_of
from conclave.games.twelve_missions.box.cards import CARDS
from conclave.games.twelve_missions.knowledge.tensor_fields import FAR, SCROLLS, SEATS, TEN

FLAG: Final = amounts(1, 1)
SEAT: Final = one_of(SEATS)
CARD: Final = one_of(CARDS)
SCROLL: Final = one_of(SCROLLS)
COUNT: Final = amounts(FAR, TEN)
NO_CARDS: Final = nothing(CARDS)
NO_SCROLLS: Final = nothing(SCROLLS)
NO_NUMBERS: Final = [nothing(seats) for seats in range(SEATS + 1)]
NOBODYS: Final = nothing(SEATS)
BITS: Final = [mask.bit_count() for mask in range(256)]
_BYTE: Final = flags(8)
_NOT_HELD: Final = [nothing(scrolls) for scrolls in range(SCROLLS + 1)]


def amount_of(amount: int) -> bytes:
    return COUNT[amount] if 0 <= amount <= FAR else numbers([amount], TEN)


def size_of(mask: int) -> bytes:
    """How many cards these are."""
    low, high = mask & 0xFFFF, mask >> 16
    return COUNT[BITS[low & 0xFF] + BITS[low >> 8] + BITS[high & 0xFF] + BITS[high >> 8]]


def add_cards(row: list[bytes], mask: int) -> None:
    if not mask:
        row.append(NO_CARDS)
        return
    row.append(_BYTE[mask & 0xFF])
    row.append(_BYTE[mask >> 8 & 0xFF])
    row.append(_BYTE[mask >> 16 & 0xFF])
    row.append(_BYTE[mask >> 24])


def in_order(ordered: tuple[int, ...], size: int) -> bytes:
    """For each thing its place in the order, counted from 1; 0 for those that are not in it."""
    places = [0] * size
    for place in range(len(ordered)):
        places[ordered[place]] = place + 1
    return b"".join([COUNT[place] for place in places])


def add_order(row: list[bytes], ordered: tuple[int, ...]) -> None:
    """Of cards."""
    row.append(in_order(ordered, CARDS) if ordered else NO_CARDS)


def add_scrolls(row: list[bytes], scrolls: tuple[int, ...]) -> None:
    """What lies between two that are held is left out at once."""
    if not scrolls:
        row.append(NO_SCROLLS)
        return
    told = 0
    for scroll in sorted(scrolls):
        row.append(_NOT_HELD[scroll - told])
        row.append(FLAG[1])
        told = scroll + 1
    row.append(_NOT_HELD[SCROLLS - told])
