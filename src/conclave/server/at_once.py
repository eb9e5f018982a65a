"""A move in as few steps as there can be: heard, stored and told without a task of its own, or
followed from the notice of another process without reading anything.

Whatever is not as it nearly always is goes the long way, by ``commands.say`` or by reading the
table again, which finds out why.
"""

import logging
from collections.abc import Callable
from typing import TypeAlias

from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server.audience import Ready
from conclave.server.crowd import Listener
from conclave.server.free_lock import took
from conclave.server.live_table import LiveTable
from conclave.server.making_moves import make_move, note_stored, row_after, seat_to_say
from conclave.server.messages import Say
from conclave.server.pubsub import Notice
from conclave.server.storage.rows import PLAYING, UNDO, GuestRow, MoveRow, TableRow
from conclave.server.stored_match import take_back

log = logging.getLogger(__name__)

Answered: TypeAlias = Callable[[PlainDict | Exception], None]
"""Told what came of it: an answer, or what kept the move from being stored or told."""


def say_at_once(
    live: LiveTable, guest: GuestRow, said: Say, asker: Listener, answered: Answered
) -> bool:
    """Make a move, and call ``answered`` once it is stored. False if it has to go the long way:
    then nothing was done."""
    if live.stale or (said.nonce and live.answers.get(guest.id, said.nonce)):
        return False
    if not took(live.lock):
        return False
    try:
        lag = live.house_time.fair_lag(asker.round_trip())
        seat = seat_to_say(live, guest, said.version, lag).seat
        move, after = make_move(live, seat, said.sentence, guest.id, said.nonce, lag)
    except ConclaveError:
        live.lock.release()
        return False
    except BaseException:
        live.lock.release()
        raise

    ready: Ready = {}

    def make_ready() -> None:
        ready.update(live.made_ready(move, after))

    def settled(trouble: Exception | None) -> None:
        answer: PlainDict | Exception = trouble or {"type": "done", "version": move.number}
        try:
            if trouble is None:
                _tell(live, move, after, asker, ready)
        except Exception as error:
            answer = error
        finally:
            live.lock.release()
        answered(answer)

    live.writer.put(move, after, settled, make_ready)
    return True


def _tell(live: LiveTable, move: MoveRow, after: TableRow, asker: Listener, ready: Ready) -> None:
    note_stored(live, move, after)
    asker.hold()
    live.adopt(move, ready=ready)
    live.wake_bots(live)


def follow_at_once(live: LiveTable, notice: Notice) -> bool:
    """Make a move that another process has stored, if nobody is at work at the table. False if
    that was not possible."""
    if notice.move is None or not took(live.lock):
        return False
    try:
        return follow(live, notice)
    finally:
        live.lock.release()


def follow(live: LiveTable, notice: Notice) -> bool:
    """The same, for whoever holds the lock. False if the table has to be read again: whatever is
    not the very next move is found out that way."""
    move = notice.move
    if move is None or live.stale or live.match is None:
        return False
    if move.number <= live.version and notice.revision == live.table.row.revision:
        return True  # it was read before its notice came
    try:
        return _is_next(live, notice.revision, move) and _follow(live, move)
    except Exception:
        # The match may be half way. Reading again says what is wrong, if it still is.
        live.stale = True
        log.warning("a move told of table %s is read again", live.code, exc_info=True)
        return False


def _is_next(live: LiveTable, revision: int, move: MoveRow) -> bool:
    row = live.table.row
    same = row.revision == revision and row.status == PLAYING and row.clock is None
    return same and live.gone is None and live.version + 1 == move.number


def _follow(live: LiveTable, move: MoveRow) -> bool:
    match = live.started()
    live.stale = True
    if move.kind == UNDO:
        live.match = take_back(match, move.seat, live.table.row.seed)
    else:
        match.say(move.seat, move.sentence)
        if match.record.moves[-1].draws != move.draws:
            return False
    if live.started().state.over():
        return False  # more is stored with the last move
    live.stale = False
    live.table.row = row_after(live, move)
    live.moved_here = False
    live.adopt(move)
    live.wake_bots(live)
    return True
