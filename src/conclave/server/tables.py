"""The registry of live tables: every table that somebody plays or watches through this process."""

import logging
import time
from collections.abc import Callable
from math import inf

from conclave.core.errors import ConclaveError
from conclave.server import metrics
from conclave.server.at_once import follow, follow_at_once
from conclave.server.background import BackgroundTasks
from conclave.server.bot_turns import BotTurns
from conclave.server.bot_workers import Worker, Workers
from conclave.server.clocks.house_time import HouseTime
from conclave.server.codes import is_code
from conclave.server.crowd import Visitor
from conclave.server.live_table import LiveTable
from conclave.server.outside_workers import OutsideWorkers
from conclave.server.presence import Presence
from conclave.server.pubsub import Notice, pubsub_for
from conclave.server.refusals import Unauthorized, unknown_table
from conclave.server.regret import Regret
from conclave.server.revealing import Reveals
from conclave.server.settings import Settings
from conclave.server.storage.database import Storage
from conclave.server.storage.devices import still_known
from conclave.server.storage.move_writer import MoveWriter, no_notices
from conclave.server.storage.tables import StoredTable, find_table

MOST_LOGGED_OUT = 10_000

log = logging.getLogger(__name__)


class Tables:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.storage = storage
        self.limits = settings.limits
        self.pubsub = pubsub_for(storage)
        notices = no_notices if self.pubsub.alone else self.pubsub.move_notices
        self.writer = MoveWriter(storage, notices)
        self.regret_seconds = settings.regret_seconds
        seconds = settings.bot_seconds
        workers = Workers([Worker() for _ in range(settings.bot_workers)], seconds)
        self.bots = BotTurns(workers, OutsideWorkers(seconds), settings.bot_pace)
        self.reveals = Reveals(settings.reveal_seconds)
        self.house_time = HouseTime(storage, settings.clock_pace)
        self.in_memory: dict[str, LiveTable] = {}
        metrics.tables.set_function(lambda: len(self.in_memory))
        self.callers: set[Visitor] = set()
        """Who is connected without being at a table."""
        self.logged_out: dict[str, None] = {}
        """The devices that somebody was logged out of lately, the last one last."""
        self.background = BackgroundTasks()
        self.witnesses: list[Callable[[LiveTable], None]] = []
        """Are called whenever something has happened at a table."""

    async def open(self) -> None:
        await self.house_time.open()
        await self.pubsub.open(self._follow, self._catch_up_all)
        await self.bots.start()

    async def close(self) -> None:
        await self.background.stop()
        await self.reveals.stop()
        await self.bots.stop()
        await self.house_time.close()
        await self.pubsub.close()
        await self.storage.close()

    async def live(self, code: str) -> LiveTable:
        """The table in memory, loaded if it is not there yet."""
        if not is_code(code):
            raise unknown_table(code)
        live = self.in_memory.get(code)
        if live is None:
            regret = Regret(self.regret_seconds)
            live = LiveTable(code, self.writer, self.pubsub, self.wake, regret, self.house_time)
            self.in_memory[code] = live
        live.used_at = time.monotonic()
        if not live.loaded:
            await self._load(live)
        return live

    def wake(self, live: LiveTable) -> None:
        """See to what happens at the table by itself."""
        self.reveals.wake(live)
        self.bots.wake(live)
        for witness in self.witnesses:
            witness(live)

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

    async def catch_up(
        self, live: LiveTable, since: float = inf, notice: Notice | None = None
    ) -> None:
        """Unless that was done after the moment given, or the notice tells all there is to know."""
        try:
            async with live.lock:
                if notice is None or not follow(live, notice):
                    await live.catch_up_since(since)
        except ConclaveError as refusal:
            log.warning("table %s: %s", live.code, refusal)
            self.dismiss(live.code)

    async def look_again(self, code: str) -> None:
        """At a table that was changed in the database, if it is in memory."""
        live = self.in_memory.get(code)
        if live is not None and live.loaded:
            await self.catch_up(live)

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

    def hear_anew(self, guests: list[str]) -> None:
        """Somebody was muted or blocked, or is so no longer."""
        for live in list(self.in_memory.values()):
            if live.loaded and any(guest in live.crowd.guests for guest in guests):
                self.background.start(self.catch_up(live))

    def _follow(self, notice: Notice) -> None:
        """Another process has told something about a table, or about who is logged out."""
        if notice.kind == "logged-out":
            self.turn_out(set(notice.devices))
            return
        if notice.kind == "hushed":
            self.hear_anew(notice.guests)
        live = self.in_memory.get(notice.code)
        if live is None or not live.loaded:
            return
        if notice.kind == "changed":
            if not follow_at_once(live, notice):
                self.background.start(self.catch_up(live, notice=notice))
        elif notice.kind == "here":
            live.note_presence_elsewhere(notice)
        elif notice.kind == "who":
            live.send_presence()
        elif notice.kind == "reminded":
            live.tell_reminder(notice.seat, notice.by)

    def _catch_up_all(self) -> None:
        for live in list(self.in_memory.values()):
            self.background.start(self.catch_up(live))
        self.background.start(self._turn_out_unknown())

    def turn_out(self, devices: set[str]) -> None:
        """Whoever was logged out there stays connected no longer."""
        self.logged_out |= dict.fromkeys(devices)
        for device in list(self.logged_out)[:-MOST_LOGGED_OUT]:
            del self.logged_out[device]
        for visitor in self.connected():
            if visitor.device in devices:
                visitor.turn_out(Unauthorized("logged-out"))

    def check_logged_in(self, visitor: Visitor) -> None:
        """Somebody may have been logged out between being known and being connected."""
        if visitor.device in self.logged_out:
            visitor.turn_out(Unauthorized("logged-out"))

    async def _turn_out_unknown(self) -> None:
        connected = {one.device for one in self.connected() if one.device}
        async with self.storage.reading() as db:
            known = await still_known(db, list(connected))
        self.turn_out(connected - known)

    def connected(self) -> list[Visitor]:
        """Everybody, through this process."""
        at_tables = [one for live in self.in_memory.values() for one in live.listeners]
        return [*at_tables, *self.callers]
