"""Publish and subscribe: how processes that serve the same tables tell each other of changes."""

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.background import BackgroundTasks
from conclave.server.presence import Connected
from conclave.server.storage.database import Storage
from conclave.server.storage.postgres_moves import CHANNEL
from conclave.server.storage.rows import MoveRow, TableRow

SECONDS_TO_RECONNECT = 1.0
LONGEST_NOTICE = 7900
"""PostgreSQL takes less than 8000 bytes."""

log = logging.getLogger(__name__)

_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) payload")


class Notice(msgspec.Struct, omit_defaults=True):
    """What one process tells the others about a table.

    ``changed``: read it again from the database; or make the ``move``, if there is one and nothing
    else has changed. ``here``: who is connected to the sender.
    ``who``: the sender asks the others for their ``here``. ``logged-out`` is about no table: the
    devices are no longer anybody's. So is ``hushed``: which of these guests hears which has
    changed. ``reminded``: ``by`` reminds ``seat`` that it is to decide. Other kinds are those of a
    newer version, and no concern of this one.
    """

    process: str
    kind: str
    code: str
    guests: list[str] = []
    watchers: int = 0
    names: list[str] = []
    devices: list[str] = []
    ids: list[str] = []
    seat: int = -1
    by: int = -1
    move: MoveRow | None = None
    revision: int = 0
    """Of the table when that move was made."""


def _written(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


def read_notice(payload: str) -> Notice | None:
    try:
        return msgspec.json.decode(payload, type=Notice)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        log.warning("a notice can't be read and is skipped (%s): %r", error, payload[:200])
        return None


class PubSub:
    """For a process on its own: there is nobody to tell."""

    alone = True

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    async def open(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        """``on_notice`` gets each notice of another process; ``on_gap`` is called when some may
        have been missed."""

    async def publish_change(self, db: AsyncConnection, code: str) -> None:
        """Sent when the transaction of ``db`` is committed, and not at all if it fails."""

    async def publish_changes(self, db: AsyncConnection, codes: list[str]) -> None:
        """As above, for several tables."""

    async def publish_log_out(self, db: AsyncConnection, devices: list[str]) -> None:
        """Sent with the transaction, as above."""

    async def publish_hushed(self, db: AsyncConnection, guests: list[str]) -> None:
        """Who hears whom among them has changed."""

    def change_notices(self, _codes: list[str]) -> list[str]:
        """What is to be published with changes of these tables."""
        return []

    def move_notices(self, _moves: list[MoveRow], _afters: list[TableRow]) -> list[str]:
        """What is to be published with these moves, after which their tables are so."""
        return []

    def send_presence(self, code: str, connected: Connected) -> None:
        """Nobody waits for it: it is said again before long."""

    def send_reminder(self, code: str, seat: int, by: int) -> None:
        pass

    async def ask_presence(self, code: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresPubSub(PubSub):
    """NOTIFY and LISTEN: a notice is part of the transaction that it speaks of."""

    alone = False

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self.storage = storage
        self.sending = BackgroundTasks()
        self.listening: asyncio.Task[None] | None = None

    async def open(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self.listening = asyncio.create_task(self._listen(on_notice, on_gap, ready))
        await ready.wait()

    async def publish_change(self, db: AsyncConnection, code: str) -> None:
        await self.publish_changes(db, [code])

    async def publish_changes(self, db: AsyncConnection, codes: list[str]) -> None:
        await self._publish(db, *self.change_notices(codes))

    async def publish_log_out(self, db: AsyncConnection, devices: list[str]) -> None:
        await self._publish(db, _written(Notice(self.process, "logged-out", "", devices=devices)))

    async def publish_hushed(self, db: AsyncConnection, guests: list[str]) -> None:
        await self._publish(db, _written(Notice(self.process, "hushed", "", guests)))

    def change_notices(self, codes: list[str]) -> list[str]:
        return [_written(Notice(self.process, "changed", code)) for code in codes]

    def move_notices(self, moves: list[MoveRow], afters: list[TableRow]) -> list[str]:
        return [self._move_notice(*made) for made in zip(moves, afters, strict=True)]

    def _move_notice(self, move: MoveRow, after: TableRow) -> str:
        notice = Notice(self.process, "changed", move.code)
        if after.clock is not None:
            return _written(notice)
        notice.move, notice.revision = move, after.revision
        written = _written(notice)
        if len(written.encode()) > LONGEST_NOTICE:
            notice.move = None
            return _written(notice)
        return written

    def send_presence(self, code: str, connected: Connected) -> None:
        notice = Notice(self.process, "here", code, **msgspec.structs.asdict(connected))
        self.sending.start(self._send(notice))

    def send_reminder(self, code: str, seat: int, by: int) -> None:
        self.sending.start(self._send(Notice(self.process, "reminded", code, seat=seat, by=by)))

    async def _send(self, notice: Notice) -> None:
        try:
            async with self.storage.writing() as db:
                await self._publish(db, _written(notice))
        except (SQLAlchemyError, OSError) as error:
            why = str(error).partition("\n")[0]
            log.warning("%s at table %s could not be told: %s", notice.kind, notice.code, why)

    async def ask_presence(self, code: str) -> None:
        async with self.storage.writing() as db:
            await self._publish(db, _written(Notice(self.process, "who", code)))

    async def close(self) -> None:
        await self.sending.stop()
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def _publish(self, db: AsyncConnection, *payloads: str) -> None:
        await db.execute(_NOTIFY, {"channel": CHANNEL, "payloads": list(payloads)})

    async def _listen(
        self,
        on_notice: Callable[[Notice], None],
        on_gap: Callable[[], None],
        ready: asyncio.Event,
    ) -> None:
        import psycopg

        url = self.storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    ready.set()
                    on_gap()
                    async for notify in line.notifies():
                        notice = read_notice(notify.payload)
                        if notice and notice.process != self.process:
                            on_notice(notice)
            except psycopg.Error as error:
                log.warning("the connection for notices broke and is opened again: %s", error)
            await asyncio.sleep(SECONDS_TO_RECONNECT)


def pubsub_for(storage: Storage) -> PubSub:
    return PubSub() if storage.is_sqlite else PostgresPubSub(storage)
