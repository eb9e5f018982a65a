"""Whole moves as numbers: 0 is to stop, any other to cast the spell of that number."""

from struct import Struct
from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.box.pieces import SLOTS
from conclave.games.abracada.rules.legal import choices
from conclave.games.abracada.rules.moves import CASTS, STOP, STOPPING
from conclave.games.abracada.rules.state import Table

MOVES: Final[list[Move]] = [STOPPING, *CASTS[1:]]
ACTIONS: Final = SLOTS


def action(move: Move) -> int:
    return 0 if move[0] == STOP else move[1]


def _masks(free: bool) -> list[bytes]:
    return [bytes([move in moves for move in MOVES]) for moves in choices(free)]


_ROW: Final = Struct(f"{ACTIONS}s")
"""Put in place by its slice, a mask would be copied once more on the way."""
_RISING: Final = _masks(False)
_FREE: Final = _masks(True)


def write_mask(table: Table, into: bytearray, at: int) -> None:
    """A byte for each action, 1 for what the actor may do."""
    variant = table.variant
    free = variant.easy or variant.slips
    _ROW.pack_into(into, at, _FREE[table.last] if free else _RISING[table.last])
