"""The house: every table that somebody plays or watches here, and who else is at it elsewhere."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine

from conclave.core.errors import ConclaveError
from conclave.server.bot_turns import BotTurns
from conclave.server.bot_workers import Workers
from conclave.server.codes import is_code
from conclave.server.live_table import LiveTable
from conclave.server.presence import Presence
from conclave.server.pubsub import Notice, pubsub_for
from conclave.server.rate import CreditsByName
from conclave.server.refusals import unknown_table
from conclave.server.retention import remove_expired
from conclave.server.settings import Settings
from conclave.server.storage.database import Storage
from conclave.server.storage.move_writer import MoveWriter
from conclave.server.storage.tables import Seated, codes_awaiting_bots, find_table

SECONDS_TO_STAY = 60.0
"""How long a table that nobody uses stays in memory."""
SECONDS_BETWEEN_ROUNDS = 15.0
SECONDS_BETWEEN_SWEEPS = 600.0
SECONDS_UNTIL_ORPHANED = 20.0
"""A bot that should have moved so long ago has lost its process."""

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.pubsub = pubsub_for(storage)
        self.writer = MoveWriter(storage, self.pubsub.publish_change)
        self.workers = Workers(settings.bot_workers, settings.bot_seconds)
        self.bots = BotTurns(self.workers, settings.bot_pace)
        self.tables: dict[str, LiveTable] = {}
        self.unreadable: set[str] = set()
        """Tables whose record this version can't replay; warned of once."""
        self.sockets: Counter[str] = Counter()
        self.requests = CreditsByName(settings.limits.requests)
        self.new_guests = CreditsByName(settings.limits.guests)
        self.new_tables = CreditsByName(settings.limits.tables)
        self.chores: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.pubsub.open(self._heard, self._missed)
        await self.workers.start()
        self._do(self._pick_up_bots(time.time()))
        self._do(self._make_rounds())

    async def close(self) -> None:
        chores = list(self.chores)
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await self.bots.stop()
        await self.workers.stop()
        await self.pubsub.close()
        await self.storage.close()

    async def live(self, code: str) -> LiveTable:
        """The table in memory, loaded if it is not there yet."""
        if not is_code(code):
            raise unknown_table(code)
        live = self.tables.get(code)
        if live is None:
            live = LiveTable(code, self.writer, self.pubsub, self.bots.wake)
            self.tables[code] = live
        live.used_at = time.monotonic()
        if not live.loaded:
            await self._load(live)
        return live

    async def _load(self, live: LiveTable) -> None:
        async with live.lock:
            if live.loaded:
                return  # somebody else did, while this one waited
            try:
                await live.catch_up()
            except BaseException:
                if self.tables.get(live.code) is live:
                    del self.tables[live.code]
                raise
        await self.pubsub.ask_presence(live.code)

    async def find(self, code: str) -> Seated:
        """The stored table, without taking it into memory."""
        if not is_code(code):
            raise unknown_table(code)
        async with self.storage.reading() as db:
            table = await find_table(db, code)
        if table is None:
            raise unknown_table(code)
        return table

    def presence(self, code: str) -> Presence:
        live = self.tables.get(code)
        return live.presence if live else Presence()

    async def catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await live.catch_up()
        except ConclaveError as refusal:
            log.warning("table %s: %s", live.code, refusal)
            self.dismiss(live)

    def dismiss(self, live: LiveTable) -> None:
        """The table is gone, or can't be read: nobody can stay at it."""
        self.tables.pop(live.code, None)
        for listener in list(live.listeners):
            listener.dismiss()

    def _heard(self, notice: Notice) -> None:
        live = self.tables.get(notice.code)
        if live is None or not live.loaded:
            return
        if notice.kind == "changed":
            self._do(self.catch_up(live))
        elif notice.kind == "here":
            live.note_presence_elsewhere(notice)
        else:
            self._do(live.note_presence(again=True))

    def _missed(self) -> None:
        for live in list(self.tables.values()):
            self._do(self.catch_up(live))

    async def _pick_up_bots(self, untouched_since: float) -> None:
        """Go on wherever a bot is to decide. If several processes do, the insert arbitrates."""
        async with self.storage.reading() as db:
            codes = await codes_awaiting_bots(db, untouched_since)
        for code in codes:
            if code in self.unreadable:
                continue
            try:
                self.bots.wake(await self.live(code))
            except ConclaveError as refusal:
                self.unreadable.add(code)
                log.warning("the bots at %s can't go on: %s", code, refusal)

    async def _make_rounds(self) -> None:
        swept = 0.0
        while True:
            try:
                self._forget_unused()
                for live in list(self.tables.values()):
                    if live.listeners and not self.pubsub.alone:
                        await live.note_presence(again=True)
                    if live.presence.forget_silent():
                        live.tell_table()
                if time.monotonic() - swept > SECONDS_BETWEEN_SWEEPS or not swept:
                    swept = time.monotonic()
                    await self._sweep()
                await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
                await self._pick_up_bots(time.time() - SECONDS_UNTIL_ORPHANED)
            except Exception:
                log.exception("the rounds of the house had trouble and go on")
                await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)

    def _forget_unused(self) -> None:
        oldest = time.monotonic() - SECONDS_TO_STAY
        for code, live in list(self.tables.items()):
            in_use = live.listeners or live.lock.locked() or code in self.bots.tasks
            if not in_use and live.used_at < oldest:
                del self.tables[code]

    async def _sweep(self) -> None:
        in_use = {code for code, live in self.tables.items() if live.listeners}
        for code in await remove_expired(self.storage, self.settings.retention, in_use):
            if code in self.tables:
                self.dismiss(self.tables[code])

    def _do(self, chore: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.chores.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a chore of the house failed", exc_info=task.exception())
