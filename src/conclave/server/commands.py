"""The commands of somebody at a table: say, undo, and changes of the table itself.

A move is checked against the legal list, then stored, then told. Whatever is refused has changed
nothing.
"""

import time
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.errors import ConclaveError, NothingToUndo
from conclave.core.plain import PlainDict
from conclave.server.clocks import running
from conclave.server.crowd import Listener
from conclave.server.live_table import LiveTable
from conclave.server.making_moves import (
    check_in_time,
    check_version,
    make_move,
    note_stored,
    seat_to_say,
    speaking_seat,
)
from conclave.server.refusals import Conflict, VersionOld, unknown_table
from conclave.server.storage.history import forget_analysis
from conclave.server.storage.move_writer import VersionConflict
from conclave.server.storage.moves import add_answer, find_answer, moves_after
from conclave.server.storage.rows import (
    OVER,
    WAITING,
    GuestRow,
    MoveRow,
    SeatRow,
)
from conclave.server.storage.tables import StoredTable, find_table, save_table
from conclave.server.stored_match import (
    MOST_TAKEN_BACK,
    may_take_back,
    may_undo,
)

ATTEMPTS = 5


async def say(
    live: LiveTable,
    guest: GuestRow,
    version: int,
    sentence: str,
    nonce: str | None,
    asker: Listener | None = None,
) -> PlainDict:
    """Make a move, said in the version that the guest has seen."""

    lag = live.house_time.fair_lag(asker.round_trip()) if asker else 0.0

    def check() -> SeatRow:
        return seat_to_say(live, guest, version, lag)

    return await _move(live, guest, nonce, check, sentence, asker=asker, lag=lag)


async def undo(live: LiveTable, guest: GuestRow, version: int, nonce: str | None) -> PlainDict:
    """Go back to one's own last decision."""

    def check() -> SeatRow:
        seat = speaking_seat(live, guest)
        match, practice = live.started(), live.table.row.practice
        if not (practice and _only_bots_since(live, version)):
            check_version(live, version)
        if practice and live.table.row.rematch is not None:
            raise NothingToUndo("practice-went-on")
        check_in_time(live.table.row, seat.seat, live.house_time.now())
        if not may_undo(match, seat.seat):
            raise NothingToUndo("nothing-to-undo-yet" if practice else "nothing-to-undo")
        if not may_take_back(match, live.version, seat.seat):
            raise Conflict("undo-too-often", {"max": MOST_TAKEN_BACK})
        return seat

    was_over = live.table.row.status == OVER
    answer = await _move(live, guest, nonce, check, None)
    if was_over:
        async with live.storage.writing() as db:
            await forget_analysis(db, live.code)
    return answer


async def go_on(live: LiveTable, guest: GuestRow, version: int, nonce: str | None) -> PlainDict:
    """Let the bots answer the move that was made in that version. If they have, all is well."""
    async with live.lock:
        if live.stale:
            await live.catch_up()
        if nonce and (before := await live.answer_before(guest.id, nonce)):
            return before
        speaking_seat(live, guest)
        if version > live.version:
            check_version(live, version)
        if version == live.version:
            live.regret.go_on(version)
        answer: PlainDict = {"type": "done", "version": live.version}
        live.answers.remember(guest.id, nonce, answer)
        return answer


async def say_for_bot(
    live: LiveTable, seat: int, version: int, sentence: str, hurried: str | None
) -> None:
    """Make a bot's move, if it is still the bot's turn in the position that it thought about.
    ``hurried`` is the level at which it thought, if that is less than its own."""

    def check() -> SeatRow:
        check_version(live, version)
        turn = live.bot_to_act()
        if turn is None or turn[0].seat != seat:
            raise Conflict("not-your-turn", {"seat": seat, "actor": live.table.row.actor})
        return turn[0]

    await _move(live, None, None, check, sentence, hurried)


async def _move(
    live: LiveTable,
    guest: GuestRow | None,
    nonce: str | None,
    check: Callable[[], SeatRow],
    sentence: str | None,
    hurried: str | None = None,
    asker: Listener | None = None,
    lag: float = 0.0,
) -> PlainDict:
    """Make a move (None: take the last one back) for the seat that ``check`` allows it to."""
    async with live.lock:
        for _ in range(ATTEMPTS):
            if live.stale:
                await live.catch_up()
            if guest and nonce and (before := live.answers.get(guest.id, nonce)):
                return before
            try:
                seat = check()
                speaker = guest.id if guest else None
                move = await _store(live, seat.seat, sentence, speaker, nonce, lag)
            except (VersionConflict, ConclaveError) as refusal:
                # Perhaps it was answered by another process, which is asked for only now: what is
                # new, as nearly everything is, is stored only if it is.
                if guest and nonce and (before := await live.answer_before(guest.id, nonce)):
                    return before
                if isinstance(refusal, ConclaveError) and not await _missed_moves(live, refusal):
                    raise
                continue
            if asker is not None:
                asker.hold()
            live.adopt(move, hurried)
            live.wake_bots(live)
            return {"type": "done", "version": live.version}
        raise Conflict("too-busy")


async def _missed_moves(live: LiveTable, refusal: ConclaveError) -> bool:
    """Whether another process has moved without its notice having arrived yet."""
    if live.pubsub.alone or not isinstance(refusal, VersionOld):
        return False
    known = live.version
    await live.catch_up()
    return live.version != known


async def _store(
    live: LiveTable,
    seat: int,
    sentence: str | None,
    guest: str | None,
    nonce: str | None,
    lag: float,
) -> MoveRow:
    """Make the move (None: take the last one back) and store it; only then may it be told."""
    move, after = make_move(live, seat, sentence, guest, nonce, lag)
    await live.writer.store(move, after)
    note_stored(live, move, after)
    return move


async def change(
    live: LiveTable,
    guest: GuestRow,
    nonce: str | None,
    decide: Callable[[StoredTable], None],
    first: Callable[[AsyncConnection, StoredTable], Awaitable[None]] | None = None,
) -> PlainDict:
    """Change something other than the position: ``decide`` does so to the stored table, after
    ``first`` has looked or written what else is stored."""
    async with live.lock:
        async with live.storage.writing() as db:
            table = await table_to_change(db, live.code)
            if before := await answer_before(db, live, guest, nonce):
                return before
            if first is not None:
                await first(db, table)
            if table.row.status == WAITING:
                table.row.touched = time.time()  # of a game that has begun only moves tell the time
            decide(table)
            running.settle(table, live.house_time.now())
            await save_table(db, table)
            answer: PlainDict = {"type": "done", "version": table.row.version}
            await answer_with(db, live, guest, nonce, answer)
        live.answers.remember(guest.id, nonce, answer)
        live.moved_here = True
        await live.catch_up()
        live.note_presence()
        return answer


async def table_to_change(db: AsyncConnection, code: str) -> StoredTable:
    """The stored table, which nobody else can change until the transaction ends."""
    table = await find_table(db, code, to_change=True)
    if table is None:
        raise unknown_table(code)
    return table


async def answer_before(
    db: AsyncConnection, live: LiveTable, guest: GuestRow, nonce: str | None
) -> PlainDict | None:
    """What was answered to that nonce, with whatever kind of message it came. The table must have
    been found ``to_change``."""
    if nonce is None:
        return None
    if known := live.answers.get(guest.id, nonce):
        return known
    for move in await moves_after(db, live.code, live.version):
        live.answers.remember_move(move)  # made by another process, whose notice has not arrived
    return live.answers.get(guest.id, nonce) or await find_answer(db, live.code, guest.id, nonce)


async def answer_with(
    db: AsyncConnection, live: LiveTable, guest: GuestRow, nonce: str | None, answer: PlainDict
) -> None:
    """Store what is answered to a change with the change, so that the same nonce gets it again."""
    if nonce:
        await add_answer(db, live.code, guest.id, nonce, answer)
    await live.pubsub.publish_change(db, live.code)


def _only_bots_since(live: LiveTable, version: int) -> bool:
    """At a table for practice: whether going back means now what it meant in that version."""
    moves, numbers = live.started().record.moves, live.numbers
    people = [seat.seat for seat in live.table.seats if seat.player() is None]
    theirs = [number for number, said in zip(numbers, moves, strict=True) if said.seat in people]
    return max([live.undone_at, *theirs]) <= version <= live.version
