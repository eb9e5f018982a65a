"""The two things a seat can say: ``cast`` and a spell, or ``stop``."""

from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.box.pieces import SPELLS

CAST: Final = 0
STOP: Final = 1
OVER: Final = 9
"""Stands in place of the last spell when the game is over: nothing can be said."""

VOCABULARY: Final = ("cast", "1", "2", "3", "4", "5", "6", "7", "8", "stop")

_CASTS: Final[list[Move]] = [(CAST, spell) for spell in SPELLS]
_STOP: Final[list[Move]] = [(STOP,)]

# By the spell cast last: A5 before the first cast, A7 after each hit, A8/A18 for the free choice.
_RISING: Final = [_CASTS] + [_CASTS[spell - 1 :] + _STOP for spell in SPELLS] + [[]]
_FREE: Final = [_CASTS] + [_CASTS + _STOP for _ in SPELLS] + [[]]
_RISING_SETS: Final = [frozenset(moves) for moves in _RISING]
_FREE_SETS: Final = [frozenset(moves) for moves in _FREE]


def choices(free: bool) -> list[list[Move]]:
    return _FREE if free else _RISING


def permitted(free: bool) -> list[frozenset[Move]]:
    return _FREE_SETS if free else _RISING_SETS


def words(move: Move) -> list[str]:
    return ["stop"] if move[0] == STOP else ["cast", str(move[1])]
