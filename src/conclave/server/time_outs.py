"""Clocks that have run out. Every process looks for them in the database, and whichever is first
settles what comes of it."""

import logging
import time

from conclave.core.errors import ConclaveError
from conclave.core.forfeits import settled
from conclave.core.state import NOBODY
from conclave.server.background import Lookout
from conclave.server.clocks.running import is_out_of_time, settle
from conclave.server.commands import table_to_change
from conclave.server.live_table import LiveTable
from conclave.server.refusals import NotFound
from conclave.server.seating import forfeit
from conclave.server.storage.clocks import codes_due
from conclave.server.storage.rows import ADJUDICATE, LATE, OVER, PLAYING
from conclave.server.storage.tables import StoredTable, save_table
from conclave.server.stored_match import forfeits_at, outcome
from conclave.server.tables import Tables

log = logging.getLogger(__name__)


class TimeOuts:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pace = tables.house_time.pace
        trouble = "clocks that have run out can't be looked for; tried again"
        self.lookout = Lookout(self.look, self.pace.look, trouble, log)
        self.set_aside: set[str] = set()
        """Tables that can't be read or played on here; told of once."""
        self.troubled: set[str] = set()
        """Tables where it did not work at first, and is tried again."""

    async def look(self) -> None:
        moment = self.tables.house_time.now() - self.pace.mercy
        for code in await codes_due(self.tables.storage, moment):
            if code in self.set_aside:
                continue
            try:
                live = await self.tables.live(code)
                if live.gone:
                    raise live.gone
                await time_out(live)
            except NotFound:
                continue
            except ConclaveError as refusal:
                self.set_aside.add(code)
                log.warning("the clock at %s has run out, but: %s", code, refusal)
            except Exception:
                # Whatever is wrong at one table, the clocks of the others run out in time.
                if code not in self.troubled:
                    log.exception("the clock at %s has run out, which had trouble", code)
                self.troubled.add(code)


async def time_out(live: LiveTable) -> None:
    """The seat whose clock has run out is lost, unless somebody was quicker."""
    async with live.lock:
        await live.catch_up()
        async with live.storage.writing() as db:
            table = await table_to_change(db, live.code)
            now = live.house_time.now()
            if table.row.status != PLAYING or table.row.version != live.version:
                return  # somebody has moved
            if not is_out_of_time(table.row, table.row.actor, now):
                return
            _lose_on_time(live, table)
            settle(table, now)
            table.row.touched = time.time()
            await save_table(db, table)
            await live.pubsub.publish_change(db, live.code)
        live.moved_here = True
        await live.catch_up()
        live.note_presence()


def _lose_on_time(live: LiveTable, table: StoredTable) -> None:
    row = table.row
    assert row.clock is not None
    late = table.seats[row.actor]
    if row.clock.late != ADJUDICATE:
        forfeit(table, late, LATE, row.clock.late)
        return
    forfeit(table, late, LATE, None)
    match = live.started()
    standings = settled(match.standings(), forfeits_at(table, live.numbers))
    found = outcome(match.game, standings, match.told)
    row.result, row.tallies, row.length = found["result"], found["tallies"], found["length"]
    row.status, row.actor = OVER, NOBODY
