"""The house's own time in the database, and the clocks that run by it."""

import msgspec
from sqlalchemy import case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.database import Storage
from conclave.server.storage.rows import Clocks
from conclave.server.storage.schema import house, tables

MOST_DUE = 100


async def time_kept(db: AsyncConnection) -> float:
    """The latest moment that anybody has written down, be it with a clock that runs."""
    kept = (await db.execute(select(house.c.open_for))).scalar() or 0.0
    running = await db.execute(select(tables.c.clocks).where(tables.c.due.is_not(None)))
    for clocks in running.scalars():
        try:
            kept = max(kept, msgspec.convert(clocks, Clocks).since)
        except msgspec.ValidationError:
            continue  # its table is set aside by whoever reads it
    return kept


async def keep_time(db: AsyncConnection, now: float) -> float:
    """Write the moment down, unless another process is ahead; returns what stands there then."""
    later = case((house.c.open_for < now, now), else_=house.c.open_for)
    found = await db.execute(update(house).values(open_for=later).returning(house.c.open_for))
    return float(found.scalar() or 0.0)


async def any_clock_runs(storage: Storage) -> bool:
    return bool(await storage.glance("SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1"))


async def codes_due(storage: Storage, moment: float) -> list[str]:
    """Tables where a clock has run out by then, the first to do so first."""
    due = "SELECT code FROM tables WHERE due <= :moment ORDER BY due LIMIT :most"
    return [code for (code,) in await storage.glance(due, moment=moment, most=MOST_DUE)]
