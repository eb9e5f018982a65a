"""Opening the database, reading from it and writing to it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sqlalchemy import Connection, event, insert, make_url, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from conclave.core.errors import ConclaveError
from conclave.server.storage.file_claim import FileClaim
from conclave.server.storage.schema import SCHEMA_VERSION, layout, metadata

# Any number will do, as long as all our processes have the same: one at a time lays out the
# database.
LAYOUT_LOCK = 20_260_711


class BadDatabase(ConclaveError):
    """A database that can't be opened, or that is not ours."""


class Storage:
    """An open database. Whatever is written is on the disk when ``writing`` ends."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite(url) if self.is_sqlite else create_async_engine(url, pool_size=8)
        self._write_lock = asyncio.Lock()
        self._claim: FileClaim | None = None

    @property
    def name(self) -> str:
        return self.url.render_as_string(hide_password=True)

    async def open(self) -> None:
        try:
            if self.is_sqlite and self.url.database:
                await asyncio.to_thread(self._claim_file, Path(self.url.database))
            async with self.writing() as db:
                if not self.is_sqlite:
                    await db.execute(text(f"SELECT pg_advisory_xact_lock({LAYOUT_LOCK})"))
                await db.run_sync(metadata.create_all)
                found = (await db.execute(select(layout.c.schema_version))).scalar()
                if found is None:
                    await db.execute(insert(layout).values(schema_version=SCHEMA_VERSION))
        except (DBAPIError, sqlite3.Error, OSError) as error:
            await self.close()
            raise BadDatabase(
                "database-unreadable", {"database": self.name, "why": _first_line(error)}
            ) from error
        if found not in (None, SCHEMA_VERSION):
            await self.close()
            raise BadDatabase(
                "database-other-version",
                {"database": self.name, "version": found, "expected": SCHEMA_VERSION},
            )

    async def close(self) -> None:
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()

    def _claim_file(self, file: Path) -> None:
        """Raise what keeps it from being written to, before any connection is kept open."""
        file.parent.mkdir(parents=True, exist_ok=True)
        claim = FileClaim(file)
        if not claim.take():
            raise BadDatabase("database-in-use", {"database": self.name})
        self._claim = claim
        with closing(sqlite3.connect(file, timeout=20)) as db:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("BEGIN IMMEDIATE")
            db.execute("COMMIT")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as db:
            if self.is_sqlite:
                await db.execution_options(reading=True)
            yield db

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if not self.is_sqlite:
            async with self.engine.begin() as db:
                yield db
            return
        # SQLite has one writer at a time: waiting for it here is fair and quick, inside SQLite not.
        async with self._write_lock, self.engine.begin() as db:
            yield db


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": 20}, pool_size=5)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # Keeps the driver from beginning transactions itself: `begin` below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
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
