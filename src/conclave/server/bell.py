"""The bell: how processes that serve the same tables tell each other that something changed."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Literal

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.database import Storage

CHANNEL = "conclave"
SECONDS_TO_TRY_AGAIN = 1.0

log = logging.getLogger(__name__)


class Ring(msgspec.Struct, omit_defaults=True):
    """``changed``: look at the stored table. ``here``: who of that table is connected to the
    ringing process. ``who``: a process asks the others for theirs."""

    process: str
    kind: Literal["changed", "here", "who"]
    code: str
    guests: list[str] = []
    watchers: int = 0


class Bell:
    """For one process on its own there is nobody to tell."""

    alone = True

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    async def open(self, heard: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        """``heard`` is called for each ring of another process, ``missed`` when there may have
        been some that were not heard."""

    async def changed(self, db: AsyncConnection, code: str) -> None:
        """Rings when what is written ends, and not at all if it fails."""

    async def here(self, code: str, guests: list[str], watchers: int) -> None:
        pass

    async def ask_who(self, code: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBell(Bell):
    """NOTIFY and LISTEN: a ring is part of the transaction that it speaks of."""

    alone = False

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self.storage = storage
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self.listening = asyncio.create_task(self._listen(heard, missed, ready))
        await ready.wait()

    async def changed(self, db: AsyncConnection, code: str) -> None:
        await self._ring(db, Ring(self.process, "changed", code))

    async def here(self, code: str, guests: list[str], watchers: int) -> None:
        async with self.storage.writing() as db:
            await self._ring(db, Ring(self.process, "here", code, guests, watchers))

    async def ask_who(self, code: str) -> None:
        async with self.storage.writing() as db:
            await self._ring(db, Ring(self.process, "who", code))

    async def close(self) -> None:
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def _ring(self, db: AsyncConnection, ring: Ring) -> None:
        payload = msgspec.json.encode(ring).decode()
        await db.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    async def _listen(
        self, heard: Callable[[Ring], None], missed: Callable[[], None], ready: asyncio.Event
    ) -> None:
        import psycopg

        url = self.storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    ready.set()
                    missed()
                    async for notify in line.notifies():
                        ring = msgspec.json.decode(notify.payload, type=Ring)
                        if ring.process != self.process:
                            heard(ring)
            except psycopg.Error as error:
                log.warning("the line to the database broke and is opened again: %s", error)
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)


def hang_bell(storage: Storage) -> Bell:
    return Bell() if storage.is_sqlite else PostgresBell(storage)
