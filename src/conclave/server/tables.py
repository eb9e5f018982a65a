"""The registry of live tables: every table that somebody plays or watches through this process."""

import logging
import time
from math import inf

from conclave.core.errors import ConclaveError
from conclave.server import metrics
from conclave.server.background import BackgroundTasks
from conclave.server.bot_turns import BotTurns
from conclave.server.bot_workers import Workers
from conclave.server.codes import is_code
from conclave.server.live_table import LiveTable
from conclave.server.presence import Presence
from conclave.server.pubsub import Notice, pubsub_for
from conclave.server.refusals import unknown_table
from conclave.server.regret import Regret
from conclave.server.revealing import Reveals
from conclave.server.settings import Settings
from conclave.server.storage.database import Storage
from conclave.server.storage.move_writer import MoveWriter
from conclave.server.storage.tables import StoredTable, find_table

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.storage = storage
        self.pubsub = pubsub_for(storage)
        self.writer = MoveWriter(storage, self.pubsub.change_notices)
        self.regret_seconds = settings.regret_seconds
        self.bots = BotTurns(Workers(settings.bot_workers, settings.bot_seconds), settings.bot_pace)
        self.reveals = Reveals(settings.reveal_seconds)
        self.in_memory: dict[str, LiveTable] = {}
        metrics.tables.set_function(lambda: len(self.in_memory))
        self.background = BackgroundTasks()

    async def open(self) -> None:
        await self.pubsub.open(self._follow, self._catch_up_all)
        await self.bots.start()

    async def close(self) -> None:
        await self.background.stop()
        await self.reveals.stop()
        await self.bots.stop()
        await self.pubsub.close()
        await self.storage.close()

    async def live(self, code: str) -> LiveTable:
        """The table in memory, loaded if it is not there yet."""
        if not is_code(code):
            raise unknown_table(code)
        live = self.in_memory.get(code)
        if live is None:
            live = LiveTable(code, self.writer, self.pubsub, self.wake, Regret(self.regret_seconds))
            self.in_memory[code] = live
        live.used_at = time.monotonic()
        if not live.loaded:
            await self._load(live)
        return live

    def wake(self, live: LiveTable) -> None:
        """See to what happens at the table by itself."""
        self.reveals.wake(live)
        self.bots.wake(live)

    async def _load(self, live: LiveTable) -> None:
        async with live.lock:
            if live.loaded:
                return  # somebody else loaded it while this caller waited for the lock
            try:
                await live.catch_up()
            except BaseException:
                if self.in_memory.get(live.code) is live:
                    del self.in_memory[live.code]
                raise
        await self.pubsub.ask_presence(live.code)

    async def find(self, code: str) -> StoredTable:
        """The stored table, without taking it into memory."""
        if not is_code(code):
            raise unknown_table(code)
        async with self.storage.reading() as db:
            table = await find_table(db, code)
        if table is None:
            raise unknown_table(code)
        return table

    def presence(self, code: str) -> Presence:
        live = self.in_memory.get(code)
        return live.presence if live else Presence()

    async def catch_up(self, live: LiveTable, since: float = inf) -> None:
        """Unless that was done after the moment given."""
        try:
            async with live.lock:
                await live.catch_up_since(since)
        except ConclaveError as refusal:
            log.warning("table %s: %s", live.code, refusal)
            self.dismiss(live.code)

    def dismiss(self, code: str) -> None:
        """The table is gone, or can't be read: nobody can stay at it."""
        live = self.in_memory.pop(code, None)
        if live is not None:
            for listener in list(live.listeners):
                listener.dismiss()

    def forget_unused(self, seconds: float) -> None:
        """Drop from memory what nobody has used for that long; it is loaded again when needed."""
        oldest = time.monotonic() - seconds
        for code, live in list(self.in_memory.items()):
            busy = code in self.bots.tasks or code in self.reveals.tasks
            in_use = live.listeners or live.lock.locked() or busy
            if not in_use and live.used_at < oldest:
                del self.in_memory[code]

    def _follow(self, notice: Notice) -> None:
        """Another process has told something about a table."""
        live = self.in_memory.get(notice.code)
        if live is None or not live.loaded:
            return
        if notice.kind == "changed":
            self.background.start(self.catch_up(live))
        elif notice.kind == "here":
            live.note_presence_elsewhere(notice)
        elif notice.kind == "who":
            live.send_presence()

    def _catch_up_all(self) -> None:
        for live in list(self.in_memory.values()):
            self.background.start(self.catch_up(live))
