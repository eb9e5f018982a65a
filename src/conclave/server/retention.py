"""How long tables and guests are kept, and removing those that nobody has come back to.

Nothing is removed because a clock is wrong: what is past its time must be so at two looks some time
apart, and a server that has just started looks and removes nothing. A table that was touched while
the clock was set back is found out, too, and so is a guest who came then.
"""

import logging
import time
from collections.abc import Callable

from conclave.server.settings import Retention
from conclave.server.storage.database import Storage
from conclave.server.storage.guests import (
    MOST_GUESTS,
    date_guests,
    forget_guests,
    guests_not_seen_since,
    guests_said_gone_since,
)
from conclave.server.storage.rows import OVER, PLAYING, WAITING
from conclave.server.storage.tables import (
    MOST_OLD_TABLES,
    date_tables,
    old_tables,
    remove_old_tables,
)

log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 1800.0
SECONDS_AFTER_START = 3600.0
MOST_AT_ONCE = 100
"""Removed in one transaction, so that those who play hardly wait."""


class Looks:
    """What was past its time, and since which look."""

    def __init__(self) -> None:
        self.since: dict[str, float] = {}

    def confirmed(self, found: list[str], now: float) -> list[str]:
        """Those of them that a look some time ago has found as well."""
        self.since = {name: self.since.get(name, now) for name in found}
        return [name for name in found if now - self.since[name] >= SECONDS_BETWEEN_LOOKS]


class Removals:
    def __init__(
        self,
        storage: Storage,
        retention: Retention,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.storage = storage
        self.retention = retention
        self.wall = wall
        self.steady = steady
        self.began = steady()
        self.began_at = wall()
        self.tables = Looks()
        self.guests = Looks()
        self.latest: float | None = None
        """The latest time of day of any look so far."""
        self.past: set[str] = set()
        """The tables that had been past their time by then."""
        self.past_guests: set[str] = set()
        """The guests, whether they had a table or not."""

    def now(self) -> float:
        """The time of day, but never later than what has passed since the start allows: whoever
        sets the clock on makes nothing older."""
        return min(self.wall(), self.began_at + self.steady() - self.began)

    async def look(self, in_use: set[str]) -> list[str]:
        """Remove what has been kept long enough; returns the codes of the tables removed."""
        now, steady = self.now(), self.steady()
        await self._correct_dates(now)
        cutoffs = self._cutoffs(now)
        not_seen_since = now - self.retention.guests
        async with self.storage.reading() as db:
            tables = await old_tables(db, cutoffs)
            guests = await guests_not_seen_since(db, not_seen_since)
            gone_by_date = await guests_said_gone_since(db, not_seen_since)
        if self.latest is None or now >= self.latest:
            self.latest, self.past, self.past_guests = now, set(tables), set(gone_by_date)
        due = self.tables.confirmed([code for code in tables if code not in in_use], steady)
        gone = self.guests.confirmed(guests, steady)
        if steady - self.began < SECONDS_AFTER_START:
            return []
        removed: list[str] = []
        for first in range(0, len(due), MOST_AT_ONCE):
            async with self.storage.writing() as db:
                removed += await remove_old_tables(db, due[first : first + MOST_AT_ONCE], cutoffs)
        for first in range(0, len(gone), MOST_AT_ONCE):
            async with self.storage.writing() as db:
                await forget_guests(db, gone[first : first + MOST_AT_ONCE], not_seen_since)
        return removed

    def _cutoffs(self, now: float) -> dict[str, float]:
        return {
            WAITING: now - self.retention.waiting,
            PLAYING: now - self.retention.playing,
            OVER: now - self.retention.over,
        }

    async def _correct_dates(self, now: float) -> None:
        """What is said to have been past its time at a former look, but was not found by it, was
        touched since, by a clock that was wrong. Where there was more than a look finds, nobody can
        tell."""
        if self.latest is None:
            return
        async with self.storage.reading() as db:
            tables = await old_tables(db, self._cutoffs(self.latest))
            guests = await guests_said_gone_since(db, self.latest - self.retention.guests)
        touched = [code for code in tables if code not in self.past]
        came = [guest for guest in guests if guest not in self.past_guests]
        if touched and len(self.past) < MOST_OLD_TABLES:
            log.warning("tables were touched while the clock was wrong: %s", ", ".join(touched))
            async with self.storage.writing() as db:
                await date_tables(db, touched, max(now, self.latest))
        if came and len(self.past_guests) < MOST_GUESTS:
            log.warning("guests came while the clock was wrong: %s", ", ".join(came))
            async with self.storage.writing() as db:
                await date_guests(db, came, max(now, self.latest))
