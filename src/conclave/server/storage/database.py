"""Opening the database, reading from it and writing to it."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from conclave.core.errors import Parameters
from conclave.server import metrics
from conclave.server.free_lock import took
from conclave.server.storage.arrivals import Arrivals
from conclave.server.storage.file_claim import FileClaim
from conclave.server.storage.layout import EMPTY, BadDatabase, find_layout
from conclave.server.storage.postgres_moves import PostgresMoves
from conclave.server.storage.rows import MoveRow, TableRow
from conclave.server.storage.schema import LAYOUTS
from conclave.server.storage.sqlite_glances import SqliteGlances
from conclave.server.storage.sqlite_moves import PRAGMAS, SECONDS_TO_WAIT, SqliteMoves, Written

# Any number will do, as long as all our processes have the same: one at a time lays out the
# database.
LAYOUT_LOCK = 20_260_711


class Storage:
    """An open database. Whatever is written is on the disk when ``writing`` ends."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = (
            _sqlite(url)
            if self.is_sqlite
            else create_async_engine(url, pool_size=8, hide_parameters=True)
        )
        self._at_one_moment = (
            self.engine.execution_options(reading=True)
            if self.is_sqlite
            else self.engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self.file = Path(self.url.database) if self.is_sqlite and self.url.database else None
        self.kept: Path | None = None
        """A copy of the file as it was before it was brought to the present layout."""
        self._write_lock = asyncio.Lock()
        self._sqlite_moves = SqliteMoves(self.file) if self.file else None
        self._sqlite_glances = SqliteGlances(self.file) if self.file else None
        self._postgres_moves = PostgresMoves(self.engine)
        self.arrivals = Arrivals(self.glance)
        self._claim: FileClaim | None = None

    @property
    def name(self) -> str:
        return str(self.file) if self.file else self.url.render_as_string(hide_password=True)

    async def open(self) -> str:
        """Make the database if there is none, and bring one of an earlier layout to the present
        one. A foreign or newer one is refused and left as it was. Returns the layout it had."""
        async with self._refusing():
            if self.file is not None:
                await asyncio.to_thread(self._claim_file, self.file)
            async with self.writing() as db:
                if not self.is_sqlite:
                    await db.execute(text(f"SELECT pg_advisory_xact_lock({LAYOUT_LOCK})"))
                found = await db.run_sync(find_layout, self.name)
                if found != LAYOUTS[-1]:
                    await self._upgrade(db, found)
            if self._sqlite_moves is not None:
                await self._sqlite_moves.open()
            return found

    async def _upgrade(self, db: AsyncConnection, found: str) -> None:
        # Imported only when it is needed, which is once for each database.
        from conclave.server.storage.upgrade import back_up, upgrade

        if self.file is not None and found != EMPTY:
            self.kept = await asyncio.to_thread(back_up, self.file, found)
        try:
            await db.run_sync(upgrade, found)
        except BaseException:
            if self.kept is not None:
                self.kept.unlink()  # the database is what it was
            raise

    async def join(self) -> None:
        """Open it beside the servers that use it, whose layout it must have."""
        found = await self.layout()
        facts: Parameters = {"database": self.name, "found": found, "needed": LAYOUTS[-1]}
        if found != LAYOUTS[-1]:
            await self.close()
            id = "database-not-there" if found == EMPTY else "database-not-upgraded"
            raise BadDatabase(id, facts)

    async def layout(self) -> str:
        """The layout that the database has, EMPTY if there is none; nothing is changed."""
        async with self._refusing():
            if self.file is not None:
                return await asyncio.to_thread(self._look_into, self.file)
            async with self.reading() as db:
                return await db.run_sync(find_layout, self.name)

    @asynccontextmanager
    async def _refusing(self) -> AsyncIterator[None]:
        """Close it if it can't be used, and say why."""
        try:
            yield
        except BaseException as error:
            await self.close()
            if isinstance(error, DBAPIError | sqlite3.Error | OSError):
                raise BadDatabase(
                    "database-unreadable", {"database": self.name, "why": _first_line(error)}
                ) from error
            raise

    async def close(self) -> None:
        if self._sqlite_moves is not None:
            await self._sqlite_moves.close()
        if self._sqlite_glances is not None:
            await asyncio.to_thread(self._sqlite_glances.close)
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()

    def _claim_file(self, file: Path) -> None:
        """Raise what keeps it from being written to, before any connection is kept open."""
        self._look_into(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        claim = FileClaim(file)
        if not claim.take():
            raise BadDatabase("database-in-use", {"database": self.name})
        self._claim = claim
        with closing(sqlite3.connect(file, timeout=20)) as db:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("BEGIN IMMEDIATE")
            db.execute("COMMIT")

    def _look_into(self, file: Path) -> str:
        if not file.exists():
            return EMPTY
        # A connection that only reads would still lay a log beside the file, if there is none.
        logged = file.with_name(file.name + "-wal").exists()
        uri = f"{file.absolute().as_uri()}?{'mode=ro' if logged else 'immutable=1'}"
        engine = create_engine(
            "sqlite://", creator=lambda: sqlite3.connect(uri, uri=True), poolclass=NullPool
        )
        with engine.connect() as db:
            return find_layout(db, self.name)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Everything as it was at one moment: a table must not be older than its moves."""
        with metrics.Timed(metrics.reads):
            async with self._at_one_moment.connect() as db:
                yield db

    async def glance(self, question: str, **values: float | str) -> list[tuple[Any, ...]]:
        """What is read again and again, in words that both databases understand."""
        if self._sqlite_glances is not None:
            with metrics.Timed(metrics.reads):
                return await self._sqlite_glances.ask(question, values)
        async with self.reading() as db:
            return [tuple(row) for row in await db.execute(text(question), values)]

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        # SQLite has one writer at a time: waiting for it here is fair and quick, inside SQLite not.
        turn = self._write_lock if self.is_sqlite else nullcontext()
        with metrics.Timed(metrics.writes):
            async with turn, self.engine.begin() as db:
                yield db

    async def write_moves(
        self, moves: list[MoveRow], afters: list[TableRow], notices: list[str]
    ) -> bool:
        """Rows of moves, and of their tables after them; and what other processes are told of it.
        All of them or, if one conflicts with what is stored, none: then the answer is no."""
        with metrics.Timed(metrics.writes):
            if self._sqlite_moves is None:
                return await self._postgres_moves.write(moves, afters, notices)
            async with self._write_lock:
                return await self._sqlite_moves.write(moves, afters)

    def write_moves_at_once(
        self,
        moves: list[MoveRow],
        afters: list[TableRow],
        meanwhile: Callable[[], None],
        written: Written,
    ) -> bool:
        """The same without a task, if that is possible, and otherwise nothing at all. What came of
        it is told to ``written`` in a later step; ``meanwhile`` is called as soon as the disk is at
        work."""
        if self._sqlite_moves is None or not took(self._write_lock):
            return False
        began = time.perf_counter()

        def over(stored: bool | Exception) -> None:
            self._write_lock.release()
            metrics.writes.observe(time.perf_counter() - began)
            written(stored)

        self._sqlite_moves.write_at_once(moves, afters, meanwhile, over)
        return True


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url, connect_args={"timeout": SECONDS_TO_WAIT}, pool_size=5, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # Keeps the driver from beginning transactions itself: `begin` below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def open_storage(url: str) -> Storage:
    try:
        return Storage(url)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase("database-driver-missing", {"why": _first_line(error)}) from error


def _first_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0]
