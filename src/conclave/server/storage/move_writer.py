"""Storing moves. Those that wait for the disk at the same moment share one transaction."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TypeAlias

from sqlalchemy.exc import DBAPIError

from conclave.server.storage.database import Storage
from conclave.server.storage.rows import MoveRow, TableRow

log = logging.getLogger(__name__)

MOST_AT_ONCE = 100
MOST_WRITING = 3
"""Transactions at once in PostgreSQL: where one waits for a row, the others go on."""


class VersionConflict(Exception):
    """Somebody else moved first, or changed the table: look again before deciding."""


Settled: TypeAlias = Callable[[Exception | None], None]
"""Told how it went: nothing once the move is on the disk, or what was in the way."""


Meanwhile: TypeAlias = Callable[[], None]
"""May be called while the disk is at work, to do what can be done by then."""

Notices: TypeAlias = Callable[[list[MoveRow], list[TableRow]], list[str]]


class Entry:
    """A move, what the table is after it, and who is told once both are on the disk."""

    def __init__(
        self, move: MoveRow, after: TableRow, settled: Settled, meanwhile: Meanwhile | None
    ) -> None:
        self.code = move.code
        self.move = move
        self.after = after
        self.settled = settled
        self.meanwhile = meanwhile


def no_notices(_moves: list[MoveRow], _afters: list[TableRow]) -> list[str]:
    return []


class MoveWriter:
    def __init__(self, storage: Storage, notices: Notices = no_notices) -> None:
        self.storage = storage
        self.notices = notices
        """What is told to other processes, in the same transaction, of these moves."""
        self.waiting: list[Entry] = []
        self.writing: set[asyncio.Task[None]] = set()
        self.most_writing = 1 if storage.is_sqlite else MOST_WRITING
        self.at_once = False
        """Whether something is being written without a task."""

    async def store(self, move: MoveRow, after: TableRow) -> None:
        """Return once the move is on the disk. VersionConflict if its number was given already,
        or the table has another revision."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(trouble: Exception | None) -> None:
            if stored.done():
                return
            if trouble is None:
                stored.set_result(None)
            else:
                stored.set_exception(trouble)

        self.put(move, after, settled)
        await stored

    def put(
        self,
        move: MoveRow,
        after: TableRow,
        settled: Settled,
        meanwhile: Meanwhile | None = None,
    ) -> None:
        """As above, without a task that waits."""
        self.waiting.append(Entry(move, after, settled, meanwhile))
        if len(self.waiting) == 1:
            # Not at once: whoever moves in the same moment is to share the transaction.
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """Begin to write what waits, unless so much is being written that it has to wait."""
        if not self.waiting or self.at_once or len(self.writing) >= self.most_writing:
            return
        if not self._write_at_once():
            self._write_in_a_task(self._write_waiting())

    def _write_in_a_task(self, writing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(writing)
        self.writing.add(task)

        def written(task: asyncio.Task[None]) -> None:
            self.writing.discard(task)
            self._go_on()

        task.add_done_callback(written)

    def _write_at_once(self) -> bool:
        """Without a task, as it is nearly always possible with SQLite."""
        if self.notices is not no_notices:
            return False
        entries = self._next()
        moves, afters = _rows(entries)

        def meanwhile() -> None:
            for entry in entries:
                _use_the_time(entry)

        def written(stored: bool | Exception) -> None:
            self.at_once = False
            if stored is False:
                self._write_in_a_task(self._settle(entries))  # which finds out whose it is
                self._go_on()
                return
            # First, so that what comes of these does not keep the next moves from the disk.
            self._go_on()
            for entry in entries:
                _settle_now(entry, None if stored is True else stored)

        self.at_once = self.storage.write_moves_at_once(moves, afters, meanwhile, written)
        if self.at_once:
            del self.waiting[:MOST_AT_ONCE]
        return self.at_once

    async def _write_waiting(self) -> None:
        while self.waiting:
            entries = self._next()
            del self.waiting[:MOST_AT_ONCE]
            await self._settle(entries)

    def _next(self) -> list[Entry]:
        # In one order everywhere, so that two processes never wait for each other.
        return sorted(self.waiting[:MOST_AT_ONCE], key=lambda entry: entry.code)

    async def _settle(self, entries: list[Entry]) -> None:
        """Write them and say how it went; if one of several conflicts, each is tried by itself."""
        try:
            await self._write(entries)
        except VersionConflict as conflict:
            if len(entries) == 1:
                _report(entries[0], conflict)
                return
            for entry in entries:
                await self._settle([entry])
        except Exception as trouble:
            if len(entries) > 1 and _is_of_one(trouble):
                for entry in entries:
                    await self._settle([entry])
                return
            for entry in entries:
                _report(entry, trouble)
        else:
            for entry in entries:
                _report(entry, None)

    async def _write(self, entries: list[Entry]) -> None:
        """All of them or, if one of them conflicts, none."""
        moves, afters = _rows(entries)
        # What is inserted arbitrates between racing movers: a number is given once.
        if not await self.storage.write_moves(moves, afters, self.notices(moves, afters)):
            raise VersionConflict


def _rows(entries: list[Entry]) -> tuple[list[MoveRow], list[TableRow]]:
    return [entry.move for entry in entries], [entry.after for entry in entries]


def _use_the_time(entry: Entry) -> None:
    try:
        if entry.meanwhile is not None:
            entry.meanwhile()
    except Exception:
        log.exception("nothing could be made ready of a move at %s", entry.code)


def _is_of_one(trouble: Exception) -> bool:
    """Whether it may be one move that has it and not the database: then the others are tried
    without it."""
    return isinstance(trouble, DBAPIError) and not trouble.connection_invalidated


def _settle_now(entry: Entry, trouble: Exception | None) -> None:
    try:
        entry.settled(trouble)
    except Exception:
        log.exception("what came of a move at %s could not be told", entry.code)


def _report(entry: Entry, trouble: Exception | None) -> None:
    """In a step of its own: what comes of it must not keep the next moves from the disk."""
    asyncio.get_running_loop().call_soon(entry.settled, trouble)
