"""The time that clocks go by: for how long the house has been open.

It counts while a server process lives and can write to the database, and stands still otherwise, so
nobody loses time to a server that is down. Within a process it goes by the steady clock, whatever
is done to the time of day. Processes keep together by the database: each writes down how far it is
and follows whoever is ahead. A moment that stands in a table's row has been, too (``witness``).
"""

import logging

from conclave.server.background import Lookout
from conclave.server.settings import ClockPace
from conclave.server.storage.clocks import any_clock_runs, keep_time, time_kept
from conclave.server.storage.database import Storage

BEATS_TO_MEET = 30
"""A process that has just started looks often where the others are, until each has told once."""
SECONDS_TO_MEET = 0.2

log = logging.getLogger(__name__)


class HouseTime:
    def __init__(self, storage: Storage, pace: ClockPace) -> None:
        self.storage = storage
        self.pace = pace
        self.kept = 0.0
        self.kept_at = pace.steady()
        self.beats = 0
        trouble = "the time can't be written down; clocks stand still until it can"
        self.lookout = Lookout(self.beat, self._pause(), trouble, log)

    def now(self) -> float:
        return self.kept + min(self.pace.steady() - self.kept_at, self.pace.most_unkept)

    def fair_lag(self, round_trip: float) -> float:
        """What of the time that messages travel is not charged: little, for each may claim it."""
        return min(round_trip, self.pace.most_lag)

    def witness(self, moment: float) -> None:
        """Another process was there already."""
        if moment > self.now():
            self._go_by(moment)

    def _go_by(self, moment: float) -> None:
        self.kept, self.kept_at = moment, self.pace.steady()

    async def open(self) -> None:
        async with self.storage.reading() as db:
            self._go_by(await time_kept(db))
        self.lookout.start()

    async def close(self) -> None:
        await self.lookout.stop()
        await self.lookout.look_once()

    def _pause(self) -> float:
        meeting = self.beats < BEATS_TO_MEET and not self.storage.is_sqlite
        return SECONDS_TO_MEET if meeting else self.pace.beat

    async def beat(self) -> None:
        """Write down how far it is. A file of one's own is left alone while no clock runs."""
        self.beats += 1
        self.lookout.seconds = self._pause()
        if self.storage.is_sqlite and not await any_clock_runs(self.storage):
            self._go_by(self.now())
            return
        async with self.storage.writing() as db:
            kept = await keep_time(db, self.now())
        self._go_by(max(kept, self.now()))
