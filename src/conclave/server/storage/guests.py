"""Guests in the database."""

import time

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rows import OVER, GuestRow, read_row
from conclave.server.storage.schema import bans, guests, seats, tables
from conclave.server.storage.tables import lock_tables

MOST_GUESTS = 2000

_seated = exists().where(seats.c.guest == guests.c.id)
_COLUMNS = (guests.c.id, guests.c.name, guests.c.crest)


async def add_guest(db: AsyncConnection, guest: GuestRow, token_hash: str) -> None:
    now = time.time()
    await db.execute(
        insert(guests).values(
            id=guest.id,
            name=guest.name,
            crest=guest.crest,
            token_hash=token_hash,
            made=now,
            seen=now,
        )
    )


async def find_guest(db: AsyncConnection, token_hash: str) -> tuple[GuestRow, float, bool] | None:
    """The guest who holds that token, when the guest was last seen, and whether the guest is
    banned."""
    banned = exists().where(bans.c.who == guests.c.id).label("banned")
    found = (
        await db.execute(
            select(*_COLUMNS, guests.c.seen, banned).where(guests.c.token_hash == token_hash)
        )
    ).first()
    return (read_row(found, GuestRow), found.seen, bool(found.banned)) if found else None


async def mark_seen(db: AsyncConnection, guest: str) -> None:
    await db.execute(update(guests).where(guests.c.id == guest).values(seen=time.time()))


async def change_guest(db: AsyncConnection, guest: GuestRow) -> list[str]:
    """Store the new name and crest; returns the codes of unfinished tables where the name shows."""
    await db.execute(
        update(guests).where(guests.c.id == guest.id).values(name=guest.name, crest=guest.crest)
    )
    seated = exists().where(seats.c.code == tables.c.code, seats.c.guest == guest.id)
    codes = await lock_tables(db, and_(tables.c.status != OVER, seated))
    await db.execute(
        update(seats)
        .where(seats.c.guest == guest.id, seats.c.code.in_(codes))
        .values(name=guest.name)
    )
    await db.execute(
        update(tables).where(tables.c.code.in_(codes)).values(revision=tables.c.revision + 1)
    )
    return codes


async def guests_not_seen_since(db: AsyncConnection, since: float) -> list[str]:
    """Guests who have not come back and have no table left, longest gone first."""
    found = await db.execute(
        select(guests.c.id)
        .where(guests.c.seen < since, ~_seated)
        .order_by(guests.c.seen)
        .limit(MOST_GUESTS)
    )
    return list(found.scalars())


async def forget_guests(db: AsyncConnection, ids: list[str], not_seen_since: float) -> None:
    """Remove those who have not come back in the meantime."""
    await db.execute(
        delete(guests).where(guests.c.id.in_(ids), guests.c.seen < not_seen_since, ~_seated)
    )
