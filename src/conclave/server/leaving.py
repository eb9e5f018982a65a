"""Somebody goes for good while the server runs: what they leave shows at once, everywhere."""

import time

from conclave.server.guest_data import forget_in
from conclave.server.tables import Tables


async def leave_for_good(tables: Tables, guest: str) -> None:
    async with tables.storage.writing() as db:
        forgotten = await forget_in(db, guest)
        await tables.pubsub.publish_log_out(db, forgotten.devices)
        await tables.pubsub.publish_changes(db, forgotten.codes)
    tables.turn_out(set(forgotten.devices))
    tables.background.start(_tell(tables, forgotten.codes, time.monotonic()))


async def _tell(tables: Tables, codes: list[str], since: float) -> None:
    for code in codes:
        live = tables.in_memory.get(code)
        if live is not None and live.loaded:
            await tables.catch_up(live, since)
