"""Clearing away tables and guests that nobody has come back to for long."""

import time

from conclave.server.settings import Keeping
from conclave.server.storage.database import Storage
from conclave.server.storage.guests import forget_guests
from conclave.server.storage.rows import OVER, PLAYING, WAITING
from conclave.server.storage.tables import old_tables, remove_tables


async def sweep(storage: Storage, keeping: Keeping, in_use: set[str]) -> list[str]:
    """Remove what has been kept long enough; the codes of the tables that are gone."""
    now = time.time()
    kept_for = {WAITING: keeping.waiting, PLAYING: keeping.playing, OVER: keeping.over}
    gone: list[str] = []
    for status, seconds in kept_for.items():
        async with storage.reading() as db:
            old = await old_tables(db, status, now - seconds)
        gone += [code for code in old if code not in in_use]
    async with storage.writing() as db:
        if gone:
            await remove_tables(db, gone)
        await forget_guests(db, now - keeping.guests)
    return gone
