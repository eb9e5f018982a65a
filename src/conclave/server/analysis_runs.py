"""The analysis that is worked at here, if any: the next in turn, one at a time.

Whoever works at one says so every few seconds in its row, and looks there whether it is still
waited for.
"""

import asyncio
import logging
import time
import zlib

import msgspec

from conclave.analysis.result import Analysis, dump_analysis
from conclave.core.plain import PlainDict
from conclave.server import metrics
from conclave.server.analysis_queue import next_in_turn
from conclave.server.analyst import Analyst, Told
from conclave.server.background import BackgroundTasks
from conclave.server.refusals import unknown_table
from conclave.server.settings import Settings
from conclave.server.storage import analyses as stored
from conclave.server.storage.analyses import DONE, FAILED, Unfinished
from conclave.server.storage.database import Storage
from conclave.server.storage.moves import moves_after
from conclave.server.storage.tables import find_table
from conclave.server.stored_match import stored_record

MOST_SECONDS = 900.0
"""That an analysis usually gets."""
ATTEMPTS = 2
"""With a process that just dies."""
GIVEN_UP = "given up"

log = logging.getLogger(__name__)


class AnalysisRuns:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.storage = storage
        self.workers = settings.analysis_workers
        self.seconds = settings.analysis_seconds
        self.bound = settings.analysis_bound
        self.pace = settings.analysis_pace
        self.held: tuple[str, float] | None = None
        """The key of what is worked at, and its last beat."""
        self.guest = ""
        """For whom."""
        self.given_up = asyncio.Event()
        self.woken = asyncio.Event()
        self.tasks = BackgroundTasks()

    async def open(self) -> None:
        if not self.workers:
            return
        if self.storage.is_sqlite:  # nobody else is there who could be working at any
            async with self.storage.writing() as db:
                await stored.give_back_all(db)
        self.tasks.start(self._work())

    async def close(self) -> None:
        await self.tasks.stop()
        if self.held is not None:
            async with self.storage.writing() as db:
                await stored.give_back_analysis(db, *self.held)

    def wake(self) -> None:
        """There is something to work at."""
        self.woken.set()

    def give_up(self, key: str) -> None:
        if self.held is not None and self.held[0] == key:
            self.given_up.set()

    async def _work(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            try:
                while claimed := await self._claim():
                    await self._run(claimed)
            except Exception:
                log.exception("analyses had trouble and go on")
                self.held = None  # whoever is asked takes it up once it is stale
                await asyncio.sleep(self.pace.beat)

    async def _claim(self) -> Unfinished | None:
        """The next in turn, which is ours from here on."""
        now = time.time()
        async with self.storage.writing() as db:
            await stored.lock_queue(db)
            await stored.remove_abandoned(db, now - self.pace.wait)
            stale = now - self.pace.stale
            unfinished = await stored.unfinished_analyses(db)
            metrics.analyses_unfinished.set(len(unfinished))
            claimed = next_in_turn(unfinished, stale)
            if claimed is None:
                return None
            if not await stored.claim_analysis(db, claimed.key, now, stale):
                return None
        self.held = (claimed.key, now)
        self.guest = claimed.guest
        self.given_up.clear()
        return claimed

    async def _run(self, claimed: Unfinished) -> None:
        began = time.perf_counter()
        with metrics.analyses_running.track_inprogress():
            outcome = await self._attempt(claimed)
        self.held = None
        metrics.analysis_seconds.labels(outcome).observe(time.perf_counter() - began)

    async def _attempt(self, claimed: Unfinished) -> str:
        try:
            question = await self._question(claimed)
            for attempt in range(1, ATTEMPTS + 1):
                analyst = Analyst()
                try:
                    await analyst.ask(question)
                    return await self._listen(analyst)
                except (EOFError, BrokenPipeError, ConnectionResetError):
                    log.warning("the analysis of %s died at attempt %d", claimed.key, attempt)
                finally:
                    await analyst.stop()
        except Exception:
            log.exception("the game at %s can't be analysed", claimed.key)
        return await self._fail()

    async def _question(self, claimed: Unfinished) -> PlainDict:
        return {
            "record": await self._record(claimed),
            "bound": self.bound,
            "seconds": self.seconds,
            "workers": self.workers,
        }

    async def _record(self, claimed: Unfinished) -> PlainDict:
        async with self.storage.reading() as db:
            if claimed.code is None:
                packed = await stored.waiting_record(db, claimed.key)
                given: PlainDict = msgspec.json.decode(zlib.decompress(packed or b""))
                return given
            table = await find_table(db, claimed.code)
            moves = await moves_after(db, claimed.code, 0)
        if table is None:
            raise unknown_table(claimed.code)
        return stored_record(table, moves).dump()

    async def _listen(self, analyst: Analyst) -> str:
        """To the end of it, whichever that is."""
        beaten_at = time.monotonic()
        # Not to be waited for: something must have gone wrong with it.
        until = beaten_at + 2 * (self.seconds or MOST_SECONDS) + 60.0
        last = Told()
        while True:
            told = await analyst.hear(min(0.5, self.pace.beat))
            if told is not None and told.failed:
                log.error("an analysis failed: %s", told.failed)
                return await self._fail()
            if told is not None and told.analysis is not None:
                return await self._finish(told.analysis)
            last = told or last
            now = time.monotonic()
            if now > until:
                log.error("an analysis took too long and is ended")
                return await self._fail()
            if self.given_up.is_set():
                return GIVEN_UP
            if now - beaten_at >= self.pace.beat:
                beaten_at = now
                if not await self._beat(last):
                    return GIVEN_UP

    async def _beat(self, told: Told) -> bool:
        """Write down how far it is. Whether to go on: it is still ours, and somebody waits."""
        assert self.held is not None
        key, before = self.held
        now = time.time()
        partial = zlib.compress(msgspec.json.encode(told.shares))
        async with self.storage.writing() as db:
            waited = await stored.beat(db, key, before, now, told.done, partial)
            if waited is not None and waited < now - self.pace.wait:
                await stored.remove_analysis(db, key)
                waited = None
        self.held = (key, now)
        return waited is not None

    async def _finish(self, analysis: Analysis) -> str:
        assert self.held is not None
        key, before = self.held
        packed = await asyncio.to_thread(zlib.compress, dump_analysis(analysis))
        summary = [{"luck": total.luck, "each": total.each} for total in analysis.totals]
        now = time.time()
        async with self.storage.writing() as db:
            await stored.finish_analysis(db, key, before, now, packed, summary)
            await stored.step_back(db, self.guest, now)
        return DONE

    async def _fail(self) -> str:
        assert self.held is not None
        key, before = self.held
        now = time.time()
        async with self.storage.writing() as db:
            await stored.fail_analysis(db, key, before, now)
            await stored.step_back(db, self.guest, now)
        return FAILED
