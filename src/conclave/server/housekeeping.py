"""What is done every now and then: unused tables leave memory, expired ones the database, and bots
whose process died are taken over."""

import logging
import time

from conclave.core.errors import ConclaveError
from conclave.server.background import BackgroundTasks, Lookout
from conclave.server.retention import Removals
from conclave.server.settings import Retention
from conclave.server.storage.tables import codes_awaiting_bots, codes_revealing
from conclave.server.tables import Tables

SECONDS_BETWEEN_ROUNDS = 15.0
SECONDS_IN_MEMORY = 60.0
"""How long a table that nobody uses stays there."""
SECONDS_BETWEEN_REMOVALS = 600.0
SECONDS_UNTIL_ORPHANED = 20.0
"""A bot that should have moved this long ago has lost its process."""

log = logging.getLogger(__name__)


class Housekeeping:
    def __init__(self, tables: Tables, retention: Retention) -> None:
        self.tables = tables
        self.removals = Removals(tables.storage, retention)
        self.removed_at: float | None = None
        self.unreadable: set[str] = set()
        """Tables whose record this version can't replay; warned of once."""
        trouble = "housekeeping had trouble and goes on"
        self.lookout = Lookout(self.look, SECONDS_BETWEEN_ROUNDS, trouble, log)
        self.tasks = BackgroundTasks()

    def start(self) -> None:
        self.tasks.start(self.wake_bots(time.time()))
        self.lookout.call()
        self.lookout.start()

    async def stop(self) -> None:
        await self.tasks.stop()
        await self.lookout.stop()

    async def look(self) -> None:
        self.tables.forget_unused(SECONDS_IN_MEMORY)
        await self.refresh_presence()
        await self.remove_expired()
        await self.wake_bots(time.time() - SECONDS_UNTIL_ORPHANED)

    async def refresh_presence(self) -> None:
        """Tell other processes again who is here, and forget those that have gone silent."""
        for live in list(self.tables.in_memory.values()):
            if live.listeners and not self.tables.pubsub.alone:
                live.send_presence()
            if live.presence.forget_silent():
                live.note_presence()

    async def remove_expired(self) -> None:
        now = time.monotonic()
        if self.removed_at is not None and now - self.removed_at <= SECONDS_BETWEEN_REMOVALS:
            return
        self.removed_at = now
        in_use = {code for code, live in self.tables.in_memory.items() if live.listeners}
        for code in await self.removals.look(in_use):
            self.tables.dismiss(code)

    async def wake_bots(self, untouched_since: float) -> None:
        """Play on wherever a bot is to decide, and deal what was started. If several processes do,
        the insert arbitrates."""
        async with self.tables.storage.reading() as db:
            codes = await codes_awaiting_bots(db, untouched_since)
            codes += await codes_revealing(db, untouched_since)
        for code in codes:
            if code in self.unreadable:
                continue
            try:
                live = await self.tables.live(code)
                if live.gone:
                    raise live.gone
                self.tables.wake(live)
            except ConclaveError as refusal:
                self.unreadable.add(code)
                log.warning("the bots at %s can't go on: %s", code, refusal)
            except Exception:
                # Whatever is wrong at one table, the bots of the others play.
                log.exception("the bots at %s have trouble and are woken later", code)
