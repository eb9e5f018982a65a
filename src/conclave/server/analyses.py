"""Analyses of finished games, for those who wait for them: asked for, looked at, left.

They are in the database, so any process answers how far one has come. Computed once, an analysis
stays with its game.
"""

import asyncio
import time
import zlib
from math import inf

import msgspec

from conclave.analysis.result import FORMAT, Analysis, read_analysis
from conclave.core.record import Record
from conclave.server import metrics
from conclave.server.analysis_queue import ahead_of, waits
from conclave.server.analysis_runs import AnalysisRuns
from conclave.server.refusals import Conflict, Unavailable
from conclave.server.settings import Settings
from conclave.server.storage import analyses as stored
from conclave.server.storage.analyses import DONE, FAILED, AnalysisRow
from conclave.server.storage.database import Storage

SECONDS_FAILED = 600.0
"""For so long it is told that it failed."""
SECONDS_OF_RECORDS = 30 * 86400.0
"""For so long an analysis is kept that goes with no table."""


class ProgressShown(msgspec.Struct):
    """How far an analysis has come; `shares` are of the positions known so far."""

    state: str
    progress: float = 0.0
    ahead: int = 0
    shares: list[list[float]] = []
    analysis: Analysis | None = None


NONE = ProgressShown("none")
TO_BE_ASKED = (NONE.state, FAILED)
"""The states in which nobody is at it."""


class Analyses:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.storage = storage
        self.limits = settings.limits
        self.pace = settings.analysis_pace
        self.runs = AnalysisRuns(settings, storage)
        self.noted: dict[str, float] = {}
        """By key, when it was last written down that somebody waits."""
        self.waiting: dict[str, dict[str, float]] = {}
        """By key, who has asked here how far it is, and when."""

    async def open(self) -> None:
        await self.runs.open()

    async def close(self) -> None:
        await self.runs.close()

    async def start(self, key: str, guest: str, record: Record | None = None) -> ProgressShown:
        """Ask for the analysis of a table's game by its code, or of a record by its digest; or join
        those who wait for it."""
        if not self.runs.workers:
            raise Unavailable("analysis-off")
        packed = None
        if record is not None:
            packed = await asyncio.to_thread(zlib.compress, msgspec.json.encode(record.dump()))
        await self._queue(key, guest, packed)
        return await self.look(key, guest)

    async def look(self, key: str, who: str) -> ProgressShown:
        """How far it has come; whoever asks waits for it."""
        row = await self._find(key)
        if row is None:
            return NONE
        if row.state == FAILED:
            return ProgressShown(FAILED)
        if row.state == DONE:
            analysis = await asyncio.to_thread(_read, row)
            return ProgressShown(DONE, 1.0, 0, analysis.shares, analysis) if analysis else NONE
        now = time.time()
        await self._note_waiting(key, who, now)
        async with self.storage.reading() as db:
            unfinished = await stored.unfinished_analyses(db)
        metrics.analyses_unfinished.set(len(unfinished))
        stale = now - self.pace.stale
        if waits(row, stale):
            self.runs.wake()
        ahead = ahead_of(key, unfinished, stale)
        return ProgressShown(row.state, row.progress, ahead, _shares(row))

    async def leave(self, key: str, who: str) -> None:
        """Not to wait any longer. Where others do, they are noticed in time."""
        now = time.time()
        here = self.waiting.get(key, {})
        here.pop(who, None)
        others = any(at > now - self.pace.wait for at in here.values())
        alone = self.storage.is_sqlite and not others
        left = 0.0 if alone else self.pace.notice
        self.noted.pop(key, None)
        async with self.storage.writing() as db:
            await stored.note_waiting(db, key, now - self.pace.wait + left)
            if alone:
                await stored.remove_unfinished(db, key)
        if alone:
            self.runs.give_up(key)

    async def _find(self, key: str) -> AnalysisRow | None:
        async with self.storage.reading() as db:
            row = await stored.find_analysis(db, key)
            # In practice a game that was over may have gone on.
            if row is None or await stored.last_move_at(db, key) > row.asked:
                return None
        if row.state == FAILED and (row.made or 0.0) < time.time() - SECONDS_FAILED:
            return None
        return row

    async def _queue(self, key: str, guest: str, record: bytes | None) -> None:
        now = time.time()
        async with self.storage.writing() as db:
            await stored.lock_queue(db)
            await stored.remove_abandoned(db, now - self.pace.wait)
            unfinished = await stored.unfinished_analyses(db)
            last = await stored.last_move_at(db, key)
            if any(one.key == key and one.asked >= last for one in unfinished):
                return  # somebody else has just asked for it
            others = [one for one in unfinished if one.key != key]
            if len(others) >= self.limits.analyses:
                raise Unavailable("analysis-queue-full", {"most": self.limits.analyses})
            if sum(one.guest == guest for one in others) >= self.limits.analyses_of_guest:
                raise Conflict("analysis-too-many", {"most": self.limits.analyses_of_guest})
            if record is not None:
                oldest = now - SECONDS_OF_RECORDS
                await stored.remove_old_of_records(db, oldest, self.limits.analyses_of_records - 1)
            await stored.queue_analysis(db, key, record, guest, now)

    async def _note_waiting(self, key: str, who: str, now: float) -> None:
        self.waiting.setdefault(key, {})[who] = now
        if now - self.noted.get(key, -inf) < self.pace.note:
            return
        self.noted[key] = now
        async with self.storage.writing() as db:
            await stored.note_waiting(db, key, now)
        for old in [key for key, at in self.noted.items() if at < now - self.pace.wait]:
            self.noted.pop(old)
            self.waiting.pop(old, None)


def _shares(row: AnalysisRow) -> list[list[float]]:
    if row.partial is None:
        return []
    return msgspec.json.decode(zlib.decompress(row.partial), type=list[list[float]])


def _read(row: AnalysisRow) -> Analysis | None:
    """None for one of another layout: it is made anew when somebody asks."""
    try:
        analysis = read_analysis(zlib.decompress(row.analysis or b""))
    except (zlib.error, msgspec.MsgspecError):
        return None
    return analysis if analysis.format == FORMAT else None
