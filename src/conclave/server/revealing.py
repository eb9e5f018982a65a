"""Between the start and the deal: everybody has some seconds to reveal their luck. That a table is
there is stored; how long it has been is not, so after a restart the time runs anew."""

import asyncio
import logging
import time

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.server import seating
from conclave.server.clocks.running import settle
from conclave.server.commands import table_to_change
from conclave.server.live_table import LiveTable
from conclave.server.luck import begin_anew, replace_hidden
from conclave.server.refusals import NotFound
from conclave.server.storage.rows import WAITING
from conclave.server.storage.tables import StoredTable, save_table

log = logging.getLogger(__name__)


class Reveals:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: LiveTable) -> None:
        """Begin to wait at a table that has just been started, if nobody here does yet."""
        row = live.table.row
        if row.revealing is None or row.status != WAITING or live.code in self.tasks:
            return
        task = asyncio.create_task(self._wait(live))
        self.tasks[live.code] = task
        task.add_done_callback(lambda ended: self._ended(live, ended))

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self.tasks.pop(live.code, None)
        if task.cancelled():
            return
        trouble = task.exception()
        if trouble is None:
            self.wake(live)
        elif not isinstance(trouble, NotFound):
            # Housekeeping comes by, and the time runs anew.
            log.error("table %s could not be dealt", live.code, exc_info=trouble)

    async def _wait(self, live: LiveTable) -> None:
        started = live.table.row.revealing
        until = time.monotonic() + self.seconds
        while (seconds := until - time.monotonic()) > 0:
            await asyncio.sleep(min(seconds, 1.0))
            if live.loaded and live.table.row.revealing != started:
                return  # all have revealed
        await deal_without(live, started)


async def deal_without(live: LiveTable, started: float | None) -> None:
    """Deal, with other luck for those who have not revealed theirs; whichever process is first."""
    async with live.lock:
        async with live.storage.writing() as db:
            table = await table_to_change(db, live.code)
            if table.row.status != WAITING or table.row.revealing != started:
                return
            replace_hidden(table)
            _deal(table)
            settle(table, live.house_time.now())
            table.row.touched = time.time()
            await save_table(db, table)
            await live.pubsub.publish_change(db, live.code)
        live.moved_here = True
        await live.catch_up()
        live.note_presence()


def _deal(table: StoredTable) -> None:
    try:
        seating.deal(table, load_game(table.row.game))
    except ConclaveError as refusal:
        # The server may be another version than the one that started the game.
        log.warning("table %s waits again, it can't be dealt: %s", table.row.code, refusal)
        begin_anew(table)
