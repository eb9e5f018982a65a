"""Finished games to be looked at anywhere, kept for a while: making one is a replay of the game."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from conclave.catalogue import load_game
from conclave.core.errors import BadRecord
from conclave.core.record import Record
from conclave.core.reel import Reel
from conclave.server.storage.database import Storage
from conclave.server.storage.moves import moves_after
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import check_rules, stored_record

MOST_REELS: Final = 32
MOST_POSITIONS: Final = 12_000
"""In all reels that are kept; a long game has some 700."""
MOST_MOVES: Final = 3000
"""Of a record that lies at no table."""
AT_ONCE: Final = 2
"""Threads that replay or show: tables that are played at come first."""

P = ParamSpec("P")
T = TypeVar("T")


class Reels:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Reel] = OrderedDict()
        self.making: dict[str, asyncio.Task[Reel]] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def of_table(self, storage: Storage, table: StoredTable) -> Reel:
        """Of a table whose game is over. Its version is part of the name: a game for practice may
        go on after its end."""
        row = table.row
        check_rules(row)
        name = f"{row.code}:{row.version}"
        if name in self.kept or name in self.making:
            return await self._named(name, None)
        async with storage.reading() as db:
            moves = await moves_after(db, row.code, 0)
        record = stored_record(table, moves)
        record.seed = row.seed
        return await self._named(name, record)

    async def of_record(self, digest: str, record: Record) -> Reel:
        """Of a record that somebody has sent."""
        if len(record.moves) > MOST_MOVES:
            raise BadRecord("record-too-long", {"moves": len(record.moves), "max": MOST_MOVES})
        return await self._named(f"record:{digest}", record)

    async def _named(self, name: str, record: Record | None) -> Reel:
        """Made once, however many ask for it at the same moment."""
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name]
        if name not in self.making:
            assert record is not None
            task = asyncio.create_task(self._make(name, record))
            self.making[name] = task
            task.add_done_callback(lambda done: self._made(name, done))
        return await asyncio.shield(self.making[name])

    async def _make(self, name: str, record: Record) -> Reel:
        return await self.aside(Reel, load_game(record.game), record)

    def _made(self, name: str, done: asyncio.Task[Reel]) -> None:
        del self.making[name]
        if done.cancelled() or done.exception() is not None:
            return
        self.kept[name] = done.result()
        while len(self.kept) > MOST_REELS or self._positions() > MOST_POSITIONS:
            self.kept.popitem(last=False)

    def _positions(self) -> int:
        return sum(reel.last() + 1 for reel in self.kept.values())

    async def aside(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What takes a while is done beside the tables, by few at a time."""
        async with self.turns:
            return await asyncio.to_thread(work, *given, **named)
