"""Into which case of a trait a figure falls."""

from typing import Final

from conclave.games.twelve_missions.bot.trick_value import trick_wish
from conclave.games.twelve_missions.rules.state import Table

_STAGES: Final = [0, 0, 1, 1, 2, 2, 3, 3, 3]
_AMOUNTS: Final = [0, 1, 2, 3, 3, 4, 4, 5, 5, 5]
_HELD: Final = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4]


def wish_case(wish: float) -> int:
    if wish < -0.1:
        return 0 if wish < -2.0 else 1 if wish < -0.6 else 2
    if wish <= 0.1:
        return 3
    return 4 if wish < 0.6 else 5 if wish < 2.0 else 6


def liking_case(wish: float) -> int:
    if wish < -0.1:
        return 0 if wish < -1.1 else 1
    return 2 if wish <= 0.1 else 3 if wish <= 1.1 else 4


def stage_case(left: int) -> int:
    return _STAGES[left] if left < len(_STAGES) else 3


def amount_case(cubes: int) -> int:
    return _AMOUNTS[cubes] if cubes < len(_AMOUNTS) else 6


def held_case(cubes: int) -> int:
    return _HELD[cubes] if cubes < len(_HELD) else 5


def time_case(table: Table) -> int:
    """How many rounds are to come."""
    rounds = table.variant.rounds - table.round
    return rounds if rounds < 4 else 4 if rounds < 8 else 5


def margin_case(table: Table, seat: int) -> int:
    """By how many tricks the seat is ahead of the best of the others."""
    most = 0
    for other, tricks in enumerate(table.tricks):
        if other != seat and tricks > most:
            most = tricks
    margin = table.tricks[seat] - most
    return 0 if margin < -3 else 6 if margin > 3 else margin + 3


def rivals_wish_case(table: Table, seat: int) -> int:
    """What one more trick is worth to whoever wants it most."""
    most = -100.0
    for other in range(table.seats):
        if other != seat:
            wish = trick_wish(table, other)
            if wish > most:
                most = wish
    return wish_case(most)


def own_means(table: Table, seat: int) -> int:
    return (1 if table.cubes[seat] else 0) | (2 if table.crystals[seat] else 0)


def their_means(table: Table, seat: int) -> int:
    """What the others have among them."""
    means = 0
    for other in range(table.seats):
        if other != seat:
            means |= own_means(table, other)
    return means


def at_most(count: int, most: int) -> int:
    return count if count < most else most
