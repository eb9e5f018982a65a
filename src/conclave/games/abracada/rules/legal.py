"""What the actor may do, by the spell it cast last in this turn.

A turn has so few of these lists that they are all made beforehand: before the first cast, after
each spell, and when the game is over.
"""

from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.rules.moves import CASTS, STOPPING

_FIRST: Final = CASTS[1:]
"""A5: the first cast can't be declined."""
_RISING: Final = [_FIRST, *[[*CASTS[spell:], STOPPING] for spell in SPELLS], []]
"""A7: the same number again, a higher one, or stop."""
_FREE: Final = [_FIRST, *[[*_FIRST, STOPPING] for _ in SPELLS], []]
"""A8, A18: any number, be it a slip or not."""
_RISING_SETS: Final = [frozenset(moves) for moves in _RISING]
_FREE_SETS: Final = [frozenset(moves) for moves in _FREE]


def choices(free: bool) -> list[list[Move]]:
    """In the order in which they are offered."""
    return _FREE if free else _RISING


def permitted(free: bool) -> list[frozenset[Move]]:
    """The same, to look a move up."""
    return _FREE_SETS if free else _RISING_SETS
