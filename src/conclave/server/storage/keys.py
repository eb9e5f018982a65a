"""Links and phrases in the database, each by its hash."""

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.key_schema import phrases, transfers
from conclave.server.storage.rows import OVER, GuestRow, read_row
from conclave.server.storage.schema import bans, guests, seats, tables


async def put_transfer(db: AsyncConnection, guest: str, hash: str, expires: float) -> None:
    """In the place of the guest's former one."""
    await remove_transfer(db, guest)
    await db.execute(insert(transfers).values(guest=guest, hash=hash, expires=expires))


async def remove_transfer(db: AsyncConnection, guest: str) -> None:
    await db.execute(delete(transfers).where(transfers.c.guest == guest))


async def transfer_of(db: AsyncConnection, guest: str, now: float) -> float | None:
    """Until when the guest's link is good."""
    found = await db.execute(
        select(transfers.c.expires).where(transfers.c.guest == guest, transfers.c.expires > now)
    )
    return found.scalar()


async def guest_of_transfer(db: AsyncConnection, hash: str, now: float) -> str | None:
    found = await db.execute(
        select(transfers.c.guest).where(transfers.c.hash == hash, transfers.c.expires > now)
    )
    return found.scalar()


async def take_transfer(db: AsyncConnection, hash: str, now: float) -> str | None:
    """Whose it was; of two who take it at the same moment only one gets an answer."""
    taken = await db.execute(
        delete(transfers)
        .where(transfers.c.hash == hash, transfers.c.expires > now)
        .returning(transfers.c.guest)
    )
    return taken.scalar()


async def put_phrase(db: AsyncConnection, guest: str, hash: str, now: float) -> None:
    """In the place of the guest's former one."""
    await remove_phrase(db, guest)
    await db.execute(insert(phrases).values(guest=guest, hash=hash, made=now))


async def remove_phrase(db: AsyncConnection, guest: str) -> None:
    await db.execute(delete(phrases).where(phrases.c.guest == guest))


async def phrase_of(db: AsyncConnection, guest: str) -> float | None:
    """When it was made."""
    found = await db.execute(select(phrases.c.made).where(phrases.c.guest == guest))
    return found.scalar()


async def guest_of_phrase(db: AsyncConnection, hash: str) -> str | None:
    found = await db.execute(select(phrases.c.guest).where(phrases.c.hash == hash))
    return found.scalar()


async def guest_to_be(db: AsyncConnection, id: str) -> tuple[GuestRow, bool] | None:
    """The guest that a key leads to, and whether the guest is banned."""
    banned = select(bans.c.who).where(bans.c.who == id).exists().label("banned")
    columns = (guests.c.id, guests.c.name, guests.c.crest)
    found = (await db.execute(select(*columns, banned).where(guests.c.id == id))).first()
    return (read_row(found, GuestRow), bool(found.banned)) if found else None


async def count_tables(db: AsyncConnection, guest: str) -> tuple[int, int]:
    """At how many unfinished tables the guest sits, and how many games are over."""
    found = await db.execute(
        select(tables.c.status, func.count())
        .join(seats, seats.c.code == tables.c.code)
        .where(seats.c.guest == guest)
        .group_by(tables.c.status)
    )
    playing = over = 0
    for status, count in found:
        if status == OVER:
            over = count
        else:
            playing += count
    return playing, over
