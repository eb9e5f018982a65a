"""Whether the server can do its work, which is to write."""

import asyncio
import logging
import shutil
import sqlite3
import time

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from conclave.server.refusals import Unavailable
from conclave.server.storage.database import Storage

SECONDS_TO_WRITE = 5.0
ROOM = 8 << 20
"""Bytes that must be left on the disk of an SQLite file. Its log has its length beforehand, so on a
full disk a little can still be written, but not what a new table takes."""
SECONDS_BELIEVED = 1.0
"""How long an answer holds: whoever asks more often costs the disk nothing."""

log = logging.getLogger(__name__)


class Health:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.checked_at: float | None = None
        self.trouble: str | None = None

    async def check(self) -> None:
        """Unavailable if nothing can be written."""
        async with self.lock:
            now = time.monotonic()
            if self.checked_at is None or now - self.checked_at > SECONDS_BELIEVED:
                self._note(await self._trouble())
                self.checked_at = time.monotonic()
        if self.trouble is not None:
            raise Unavailable("database-not-writable")

    def _note(self, trouble: str | None) -> None:
        if trouble is not None and self.trouble is None:
            log.error("the database can't be written to: %s", trouble)
        if trouble is None and self.trouble is not None:
            log.warning("the database can be written to again")
        self.trouble = trouble

    async def _trouble(self) -> str | None:
        try:
            async with asyncio.timeout(SECONDS_TO_WRITE), self.storage.writing() as db:
                await db.execute(text(self._statement()))
            if self.storage.file is not None and self._room() < ROOM:
                return "there is no room left on the disk"
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            return str(error).partition("\n")[0] or type(error).__name__
        return None

    def _room(self) -> int:
        assert self.storage.file is not None
        return shutil.disk_usage(self.storage.file.parent).free

    def _statement(self) -> str:
        """Something that is written, and that nobody reads."""
        if self.storage.is_sqlite:
            # SQLite writes only what differs from before.
            return f"PRAGMA user_version = {int(time.monotonic() * 1000) % 2**31}"
        return "UPDATE house SET schema_version = schema_version"
