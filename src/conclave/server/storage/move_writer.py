"""Storing moves. Those that wait for the disk at the same moment share one transaction."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy.exc import DBAPIError

from conclave.server.storage.database import Storage
from conclave.server.storage.rows import MoveRow, TableRow

MOST_AT_ONCE = 100
MOST_WRITING = 3
"""Transactions at once in PostgreSQL: where one waits for a row, the others go on."""


class VersionConflict(Exception):
    """Somebody else moved first, or changed the table: look again before deciding."""


Settled: TypeAlias = Callable[[Exception | None], None]
"""Told how it went: nothing once the move is on the disk, or what was in the way."""


Notices: TypeAlias = Callable[[list[MoveRow], list[TableRow]], list[str]]


class Entry:
    """A move, what the table is after it, and who is told once both are on the disk."""

    def __init__(self, move: MoveRow, after: TableRow, settled: Settled) -> None:
        self.code = move.code
        self.move = move
        self.after = after
        self.settled = settled


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

    def put(self, move: MoveRow, after: TableRow, settled: Settled) -> None:
        """As above, without a task that waits."""
        self.waiting.append(Entry(move, after, settled))
        if len(self.writing) < self.most_writing:
            self.writing.add(asyncio.create_task(self._write_waiting()))

    async def _write_waiting(self) -> None:
        try:
            while self.waiting:
                entries = self.waiting[:MOST_AT_ONCE]
                del self.waiting[:MOST_AT_ONCE]
                await self._settle(entries)
        finally:
            # In the same step as the last look: what comes later finds that nobody writes.
            writing = asyncio.current_task()
            if writing is not None:
                self.writing.discard(writing)

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
        # In one order everywhere, so that two processes never wait for each other.
        entries = sorted(entries, key=lambda entry: entry.code)
        moves, afters = [entry.move for entry in entries], [entry.after for entry in entries]
        # What is inserted arbitrates between racing movers: a number is given once.
        if not await self.storage.write_moves(moves, afters, self.notices(moves, afters)):
            raise VersionConflict


def _is_of_one(trouble: Exception) -> bool:
    """Whether it may be one move that has it and not the database: then the others are tried
    without it."""
    return isinstance(trouble, DBAPIError) and not trouble.connection_invalidated


def _report(entry: Entry, trouble: Exception | None) -> None:
    """In a step of its own: what comes of it must not keep the next moves from the disk."""
    asyncio.get_running_loop().call_soon(entry.settled, trouble)
