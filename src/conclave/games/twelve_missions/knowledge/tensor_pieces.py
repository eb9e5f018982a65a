"""The pieces that a row of numbers is made of: amounts, cards, scrolls."""

from typing import Final

from conclave.core.compiled import i64
from conclave.core.tensors import amounts, flags, nothing, numbers, one_of
from conclave.games.twelve_missions.box.cards import CARDS
from conclave.games.twelve_missions.knowledge.tensor_fields import FAR, SCROLLS, SEATS, TEN

FLAG: Final = amounts(1, 1)
SEAT: Final = one_of(SEATS)
CARD: Final = one_of(CARDS)
SCROLL: Final = one_of(SCROLLS)
COUNT: Final = amounts(FAR, TEN)
LAID: Final = [[seat + card for card in CARD] for seat in SEAT]
"""By seat and card: whose it is, and which."""
NO_CARDS: Final = nothing(CARDS)
NO_SCROLLS: Final = nothing(SCROLLS)
NO_NUMBERS: Final = [nothing(seats) for seats in range(SEATS + 1)]
NOBODYS: Final = nothing(SEATS)
_BYTE: Final = flags(8)
_NOT_HELD: Final = [nothing(scrolls) for scrolls in range(SCROLLS + 1)]

# Most amounts are small, and two of them make one piece.
_LOW: Final = -16
_MANY: Final = 64
_OUTSIDE: Final = ~(_MANY - 1)
_ONE: Final = [numbers([amount], TEN) for amount in range(_LOW, _LOW + _MANY)]
_TWO: Final = [one + two for one in _ONE for two in _ONE]


def amount_of(amount: int) -> bytes:
    return COUNT[amount] if 0 <= amount <= FAR else numbers([amount], TEN)


def add_four(row: list[bytes], one: i64, two: i64, three: i64, four: i64) -> None:
    """An amount of each of four seats; of an empty seat it is 0."""
    one -= _LOW
    two -= _LOW
    three -= _LOW
    four -= _LOW
    if (one | two | three | four) & _OUTSIDE:
        for amount in (one, two, three, four):
            row.append(amount_of(amount + _LOW))
        return
    row.append(_TWO[one * _MANY + two])
    row.append(_TWO[three * _MANY + four])


def add_amounts(row: list[bytes], amounts: list[int], others: list[int]) -> None:
    """An amount of each seat, in that order."""
    if len(others) == SEATS:
        one, two, three, four = others
        add_four(row, amounts[one], amounts[two], amounts[three], amounts[four])
        return
    for other in others:
        row.append(amount_of(amounts[other]))
    row.append(NO_NUMBERS[SEATS - len(others)])


def add_lengths(row: list[bytes], things: list[tuple[int, ...]], others: list[int]) -> None:
    """How many things each seat has."""
    add_amounts(row, [len(held) for held in things], others)


def add_cards(row: list[bytes], mask: i64) -> None:
    if not mask:
        row.append(NO_CARDS)
        return
    row.append(_BYTE[mask & 0xFF])
    row.append(_BYTE[mask >> 8 & 0xFF])
    row.append(_BYTE[mask >> 16 & 0xFF])
    row.append(_BYTE[mask >> 24])


def cards_told(mask: i64) -> bytes:
    """The same as one piece."""
    if not mask:
        return NO_CARDS
    low = _BYTE[mask & 0xFF] + _BYTE[mask >> 8 & 0xFF]
    return low + _BYTE[mask >> 16 & 0xFF] + _BYTE[mask >> 24]


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
    for scroll in sorted(scrolls) if len(scrolls) > 1 else scrolls:
        row.append(_NOT_HELD[scroll - told])
        row.append(FLAG[1])
        told = scroll + 1
    row.append(_NOT_HELD[SCROLLS - told])
