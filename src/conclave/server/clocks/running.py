"""Clocks that run and stop. Moments are those of the house's own time (``house_time``).

A seat's clock runs while the seat is to decide and its owner decides for it: bots have no clock,
and while luck is revealed nobody's runs. What counts as a move is everything that a seat decides
until another is to decide: only then does it get its increment, and only when it is to decide again
are the hours of a correspondence counted anew. So nobody gains time by saying more.
"""

from conclave.server.storage.rows import (
    PERSON,
    PLAYING,
    Clock,
    Clocks,
    LiveClock,
    SeatRow,
    TableRow,
)
from conclave.server.storage.tables import StoredTable

NOBODY = -1


def allowance(clock: Clock) -> float:
    """What a seat has when it begins."""
    return float(clock.bank if isinstance(clock, LiveClock) else clock.seconds)


def left_to(clocks: Clocks, seat: int, now: float, lag: float = 0.0) -> float | None:
    """What is left to the seat now; ``lag`` is what its owner has lost on the way and is not
    charged. None if it has no clock."""
    left = clocks.left[seat]
    if left is None or clocks.runs != seat:
        return left
    return left - max(0.0, now - clocks.since - lag)


def is_out_of_time(row: TableRow, seat: int, now: float, lag: float = 0.0) -> bool:
    if row.clocks is None or row.clocks.runs != seat:
        return False
    left = left_to(row.clocks, seat, now, lag)
    return left is not None and left <= 0


def settle(table: StoredTable, now: float) -> None:
    """Let the clock run that is to run, after anything but a move has changed the table."""
    row = table.row
    if row.clock is None:
        return
    if row.status != PLAYING:
        row.clocks = None if row.clocks is None else _stopped(row.clocks, now)
        row.due = None
        return
    if row.clocks is None:
        time = allowance(row.clock)
        row.clocks = Clocks([time if seat.kind == PERSON else None for seat in table.seats])
    runs = row.actor if _has_clock(table.seats, row.actor) else NOBODY
    if row.clocks.runs != runs:
        row.clocks = _running(_stopped(row.clocks, now), runs, now)
    row.due = due(row.clocks)


def after_saying(table: StoredTable, mover: int, actor: int, now: float, lag: float) -> Clocks:
    """When the mover has said something, upon which ``actor`` is to decide."""
    row = table.row
    assert row.clock is not None
    assert row.clocks is not None
    clocks = _stopped(row.clocks, now, lag)
    if actor == mover:
        return _running(clocks, row.clocks.runs, now)
    spent = clocks.left[mover]
    if spent is not None and row.clocks.runs == mover and isinstance(row.clock, LiveClock):
        clocks.left[mover] = spent + row.clock.increment
    if actor == NOBODY or not _has_clock(table.seats, actor):
        return _running(clocks, NOBODY, now)
    if not isinstance(row.clock, LiveClock):
        clocks.left[actor] = allowance(row.clock)
    return _running(clocks, actor, now)


def after_taking_back(table: StoredTable, undoer: int, now: float) -> Clocks:
    """No time comes back: what has passed since the move is charged to whoever takes it back, as
    if their clock had never stopped, and to nobody else."""
    row = table.row
    assert row.clock is not None
    assert row.clocks is not None
    clocks = row.clocks
    if clocks.runs == undoer:
        return _running(_stopped(clocks, now), undoer, now)
    spent = clocks.left[undoer]
    left = [*clocks.left]
    if spent is not None:
        gained = row.clock.increment if isinstance(row.clock, LiveClock) else 0
        left[undoer] = max(0.0, spent - gained - max(0.0, now - clocks.since))
    return _running(Clocks(left), undoer if left[undoer] is not None else NOBODY, now)


def due(clocks: Clocks) -> float | None:
    """When the clock that runs will have run out."""
    left = None if clocks.runs == NOBODY else clocks.left[clocks.runs]
    return None if left is None else clocks.since + left


def _has_clock(seats: list[SeatRow], actor: int) -> bool:
    """Whether the owner of the seat decides for it, and is in time so far."""
    return actor != NOBODY and seats[actor].player() is None


def _stopped(clocks: Clocks, now: float, lag: float = 0.0) -> Clocks:
    left = [*clocks.left]
    if clocks.runs != NOBODY:
        spent = left_to(clocks, clocks.runs, now, lag)
        left[clocks.runs] = None if spent is None else max(0.0, spent)
    return Clocks(left, NOBODY, now)


def _running(clocks: Clocks, runs: int, now: float) -> Clocks:
    return Clocks(clocks.left, runs, now)
