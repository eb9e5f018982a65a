"""How long tables and guests are kept, and removing those that nobody has come back to."""

import time

from conclave.server.settings import Retention
from conclave.server.storage.database import Storage
from conclave.server.storage.guests import forget_guests
from conclave.server.storage.rows import OVER, PLAYING, WAITING
from conclave.server.storage.tables import old_tables, remove_tables


async def remove_expired(storage: Storage, retention: Retention, in_use: set[str]) -> list[str]:
    """Remove what has been kept long enough; returns the codes of the tables removed."""
    now = time.time()
    kept_for = {WAITING: retention.waiting, PLAYING: retention.playing, OVER: retention.over}
    expired: list[str] = []
    for status, seconds in kept_for.items():
        async with storage.reading() as db:
            old = await old_tables(db, status, now - seconds)
        expired += [code for code in old if code not in in_use]
    async with storage.writing() as db:
        if expired:
            await remove_tables(db, expired)
        await forget_guests(db, now - retention.guests)
    return expired
