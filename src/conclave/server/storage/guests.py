"""Guests in the database."""

import msgspec
from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.belongings import forget_belongings
from conclave.server.storage.night_schema import night_people, nights
from conclave.server.storage.rows import OVER, GuestRow
from conclave.server.storage.schema import guests, seats, tables
from conclave.server.storage.tables import lock_tables

MOST_GUESTS = 2000

_seated = exists().where(seats.c.guest == guests.c.id)


async def add_guest(db: AsyncConnection, guest: GuestRow, now: float) -> None:
    row = msgspec.structs.asdict(guest)
    await db.execute(insert(guests).values(**row, made=now, seen=now))


async def lock_guest(db: AsyncConnection, guest: str) -> bool:
    """Whether the guest is there; if so, nobody else changes what is the guest's until the
    transaction ends."""
    found = await db.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
    return found.scalar() is not None


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
    going_on = select(nights.c.code).where(nights.c.status != OVER)
    await db.execute(
        update(night_people)
        .where(night_people.c.guest == guest.id, night_people.c.night.in_(going_on))
        .values(name=guest.name, crest=guest.crest)
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


async def guests_said_gone_since(db: AsyncConnection, since: float) -> list[str]:
    """The same by the date alone, whether they have a table or not; not of all where many are."""
    found = await db.execute(
        select(guests.c.id).where(guests.c.seen < since).order_by(guests.c.seen).limit(MOST_GUESTS)
    )
    return list(found.scalars())


async def date_guests(db: AsyncConnection, ids: list[str], seen: float) -> None:
    await db.execute(update(guests).where(guests.c.id.in_(ids)).values(seen=seen))


async def forget_guests(db: AsyncConnection, ids: list[str], not_seen_since: float) -> None:
    """Remove those who have not come back in the meantime, with all that is theirs."""
    gone = await db.execute(
        delete(guests)
        .where(guests.c.id.in_(ids), guests.c.seen < not_seen_since, ~_seated)
        .returning(guests.c.id)
    )
    await forget_belongings(db, list(gone.scalars()))
