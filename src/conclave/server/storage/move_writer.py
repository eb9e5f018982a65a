"""Storing moves. Those that wait for the disk at the same moment share one transaction."""

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from conclave.server.storage.database import Storage
from conclave.server.storage.rows import MoveRow, TableRow

MOST_AT_ONCE = 100
MOST_WRITING = 3
"""Transactions at once in PostgreSQL: where one waits for a row, the others go on."""


class VersionConflict(Exception):
    """Somebody else moved first, or changed the table: look again before deciding."""


class Entry:
    """A move, what the table is after it, and whether both are on the disk."""

    def __init__(self, move: MoveRow, after: TableRow) -> None:
        self.code = move.code
        self.move = move
        self.after = after
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()


def no_notices(_codes: list[str]) -> list[str]:
    return []


class MoveWriter:
    def __init__(
        self, storage: Storage, notices: Callable[[list[str]], list[str]] = no_notices
    ) -> None:
        self.storage = storage
        self.notices = notices
        """What is told to other processes, in the same transaction, when tables with those codes
        change."""
        self.waiting: list[Entry] = []
        self.writing: set[asyncio.Task[None]] = set()
        self.most_writing = 1 if storage.is_sqlite else MOST_WRITING

    async def store(self, move: MoveRow, after: TableRow) -> None:
        """Return once the move is on the disk. VersionConflict if its number was given already,
        or the table has another revision."""
        entry = Entry(move, after)
        self.waiting.append(entry)
        if len(self.writing) < self.most_writing:
            self.writing.add(asyncio.create_task(self._write_waiting()))
        await entry.stored

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
        codes = [entry.code for entry in entries]
        moves, afters = [entry.move for entry in entries], [entry.after for entry in entries]
        # What is inserted arbitrates between racing movers: a number is given once.
        if not await self.storage.write_moves(moves, afters, self.notices(codes)):
            raise VersionConflict


def _is_of_one(trouble: Exception) -> bool:
    """Whether it may be one move that has it and not the database: then the others are tried
    without it."""
    return isinstance(trouble, DBAPIError) and not trouble.connection_invalidated


def _report(entry: Entry, trouble: Exception | None) -> None:
    if entry.stored.done():
        return
    if trouble is None:
        entry.stored.set_result(None)
    else:
        entry.stored.set_exception(trouble)
