"""Sees to it that match nights go on, whichever process saw the end of a table."""

import logging
import time

from conclave.core.errors import ConclaveError
from conclave.server.background import Lookout
from conclave.server.live_table import LiveTable
from conclave.server.nights.rounds import go_on
from conclave.server.refusals import NotFound
from conclave.server.storage.nights import (
    ENDED,
    GATHERING,
    PLAYING,
    StoredNight,
    find_night,
    nights_to_go_on,
    remove_old_nights,
)
from conclave.server.storage.rows import OVER
from conclave.server.tables import Tables

SECONDS_BETWEEN_LOOKS = 20.0
"""For what another process left behind."""
AT_ONCE = 100
DAY = 24 * 3600.0
KEPT = {GATHERING: 7 * DAY, PLAYING: 30 * DAY, ENDED: 365 * DAY}
SECONDS_BETWEEN_REMOVALS = 3600.0

log = logging.getLogger(__name__)


class NightDesk:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage
        trouble = "match nights had trouble and go on later"
        self.lookout = Lookout(self.look, SECONDS_BETWEEN_LOOKS, trouble, log)
        self.cleared_at = time.monotonic()

    def wake(self, live: LiveTable) -> None:
        """Something has happened at a table."""
        if live.table.row.night is not None and live.table.row.status == OVER:
            self.lookout.call()

    async def look(self) -> None:
        async with self.storage.reading() as db:
            codes = await nights_to_go_on(db, AT_ONCE)
        for code in codes:
            try:
                await self.go_on(code)
            except ConclaveError as refusal:
                log.warning("match night %s can't go on: %s", code, refusal)
            except Exception:
                # Whatever is wrong with one night, the others go on.
                log.exception("match night %s had trouble and goes on later", code)
        if time.monotonic() - self.cleared_at > SECONDS_BETWEEN_REMOVALS:
            self.cleared_at = time.monotonic()
            now = time.time()
            async with self.storage.writing() as db:
                await remove_old_nights(db, {status: now - kept for status, kept in KEPT.items()})

    async def go_on(self, code: str) -> None:
        async with self.storage.writing() as db:
            night = await find_night(db, code, to_change=True)
            made = await go_on(db, night, self.tables.house_time.now(), None) if night else []
        await self.open_tables(made)

    async def open_tables(self, codes: list[str]) -> None:
        """Let the bots of new tables play; in this process, unless it dies before."""
        for code in codes:
            (await self.tables.live(code)).take_bots()

    async def standing_places(self, night: StoredNight) -> dict[str, list[int]]:
        """How the unfinished tables of the round stand now, by code."""
        found: dict[str, list[int]] = {}
        for board in night.now():
            if board.places is not None:
                continue
            try:
                live = await self.tables.live(board.code)
            except NotFound:
                continue
            async with live.lock:
                if live.stale:
                    await live.catch_up()
                if live.match is not None:
                    standings = live.match.standings()
                    found[board.code] = [one.place for one in standings]
        return found
