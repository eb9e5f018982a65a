"""Clocks as they are told: a client lets them run by itself from there."""

from conclave.core.plain import Plain, PlainDict
from conclave.server.clocks.running import left_to
from conclave.server.storage.rows import Clocks
from conclave.server.storage.tables import StoredTable


def clocks_payload(table: StoredTable, now: float) -> PlainDict | None:
    """What is left to each seat now, in seconds, and whose time runs; nothing without a clock."""
    clocks = table.row.clocks
    if clocks is None:
        return None
    left: list[Plain] = [
        _shown(clocks, seat.seat, now) if seat.player() is None else None for seat in table.seats
    ]
    return {"left": left, "runs": clocks.runs}


def time_left(table: StoredTable, now: float) -> float | None:
    """Of the clock that runs."""
    clocks = table.row.clocks
    return None if clocks is None or clocks.runs < 0 else _shown(clocks, clocks.runs, now)


def _shown(clocks: Clocks, seat: int, now: float) -> float | None:
    left = left_to(clocks, seat, now)
    return None if left is None else round(max(0.0, left), 1)
