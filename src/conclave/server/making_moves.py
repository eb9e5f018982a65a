"""Who may move, and what is stored of a move that was made."""

import time
from typing import Any

import msgspec

from conclave.core.errors import ConclaveError
from conclave.core.match import Match
from conclave.server import metrics
from conclave.server.clocks import running
from conclave.server.live_table import LiveTable
from conclave.server.refusals import Conflict, Forbidden, VersionOld
from conclave.server.seating import own_seat
from conclave.server.storage.rows import (
    OVER,
    PLAYING,
    SAY,
    UNDO,
    WAITING,
    GuestRow,
    MoveRow,
    SeatRow,
    TableRow,
)
from conclave.server.stored_match import outcome, take_back


def speaking_seat(live: LiveTable, guest: GuestRow) -> SeatRow:
    """The seat that the guest may speak for now."""
    seat = own_seat(live.table, guest.id)
    if live.table.row.status == WAITING:
        raise Conflict("game-not-begun")
    if live.gone is not None:
        raise live.gone
    if seat.deputy is not None:
        raise Forbidden("deputy-plays")
    return seat


def seat_to_say(live: LiveTable, guest: GuestRow, version: int, lag: float) -> SeatRow:
    """The same, for a move said in that version and so many seconds on its way."""
    seat = speaking_seat(live, guest)
    check_version(live, version)
    check_in_time(live.table.row, seat.seat, live.house_time.now(), lag)
    return seat


def check_in_time(row: TableRow, seat: int, now: float, lag: float = 0.0) -> None:
    if running.is_out_of_time(row, seat, now, lag):
        raise Conflict("time-is-up")


def check_version(live: LiveTable, version: int) -> None:
    if version != live.version:
        raise VersionOld("version-old", {"version": version, "present": live.version})


def make_move(
    live: LiveTable,
    seat: int,
    sentence: str | None,
    guest: str | None,
    nonce: str | None,
    lag: float,
) -> tuple[MoveRow, TableRow]:
    """Make it in memory, and give what is to be stored. Until that is noted, nobody may be told."""
    match = live.started()
    live.stale = True
    try:
        if sentence is None:
            live.match = take_back(match, seat, live.table.row.seed)
        else:
            match.say(seat, sentence)
    except ConclaveError:
        live.stale = False
        raise
    move = _move_row(live, seat, undo=sentence is None, guest=guest, nonce=nonce)
    after = row_after(live, move)
    if after.clock is not None:
        _go_on_with_clocks(live, move, after, lag)
    return move, after


def note_stored(live: LiveTable, move: MoveRow, after: TableRow) -> None:
    live.stale = False
    live.table.row = after
    live.moved_here = True
    (metrics.moves_of_people if move.guest else metrics.moves_of_bots).inc()


def _move_row(
    live: LiveTable, seat: int, undo: bool, guest: str | None, nonce: str | None
) -> MoveRow:
    """What is stored of the move that the match has just made or taken back."""
    last = None if undo else live.started().record.moves[-1]
    return MoveRow(
        code=live.code,
        number=live.version + 1,
        kind=UNDO if undo else SAY,
        seat=seat,
        sentence=last.sentence if last else "",
        draws=last.draws if last else [],
        guest=guest,
        nonce=nonce,
        at=time.time(),
    )


def row_after(live: LiveTable, move: MoveRow) -> TableRow:
    """The table after a move that the match has made, but for its clocks."""
    match = live.started()
    last = match.record.moves[-1] if match.record.moves else None
    return msgspec.structs.replace(
        live.table.row,
        version=move.number,
        actor=match.actor(),
        status=OVER if match.over() else PLAYING,
        touched=move.at,
        last_seat=last.seat if last else None,
        last_sentence=last.sentence if last else None,
        **_outcome(match),
    )


def _go_on_with_clocks(live: LiveTable, move: MoveRow, after: TableRow, lag: float) -> None:
    now = live.house_time.now()
    if move.kind == UNDO:
        after.clocks = running.after_taking_back(live.table, move.seat, now)
    else:
        after.clocks = running.after_saying(live.table, move.seat, after.actor, now, lag)
    after.due = running.due(after.clocks)


def _outcome(match: Match) -> dict[str, Any]:
    """What is kept beside the record of a game that is over, for lists and statistics."""
    if not match.over():
        return {"result": None, "tallies": None, "length": None}
    return outcome(match.game, match.standings(), match.told)
