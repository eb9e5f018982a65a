"""Guests who play at the device of another, in the database."""

import time

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rows import GuestRow, read_row
from conclave.server.storage.schema import guests


async def kept_guests(db: AsyncConnection, keeper: str) -> list[GuestRow]:
    """The longest known first."""
    found = await db.execute(
        select(guests.c.id, guests.c.name, guests.c.crest)
        .where(guests.c.keeper == keeper)
        .order_by(guests.c.made, guests.c.id)
    )
    return [read_row(row, GuestRow) for row in found]


async def save_kept_guest(db: AsyncConnection, keeper: str, person: GuestRow) -> None:
    """Store somebody new, or the name and crest of somebody known, who has just been seen."""
    now = time.time()
    known = await db.execute(
        update(guests)
        .where(guests.c.id == person.id, guests.c.keeper == keeper)
        .values(name=person.name, crest=person.crest, seen=now)
    )
    if known.rowcount:
        return
    await db.execute(
        insert(guests).values(
            id=person.id,
            name=person.name,
            crest=person.crest,
            made=now,
            seen=now,
            keeper=keeper,
        )
    )
