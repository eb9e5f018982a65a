"""What the operator has ordered, in the database that all servers look into."""

import time

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.database import Storage
from conclave.server.storage.rows import read_row
from conclave.server.storage.schema import bans, guests, house, tables


class BanRow(msgspec.Struct):
    who: str
    why: str
    at: float


async def orders_and_message(db: AsyncConnection) -> tuple[int, str]:
    """How many orders there were so far, and the message of the day."""
    found = (await db.execute(select(house.c.orders, house.c.message))).first()
    return (found.orders, found.message) if found else (0, "")


async def orders_given(storage: Storage) -> int:
    """The former alone, for whoever looks often."""
    found = await storage.glance("SELECT orders FROM house")
    return int(found[0][0]) if found else 0


async def note_order(db: AsyncConnection) -> None:
    """Let the servers notice that something was ordered."""
    await db.execute(update(house).values(orders=house.c.orders + 1))


async def set_message(db: AsyncConnection, message: str) -> None:
    await db.execute(update(house).values(message=message))


async def all_bans(db: AsyncConnection) -> list[BanRow]:
    found = await db.execute(select(bans).order_by(bans.c.at))
    return [read_row(row, BanRow) for row in found]


async def add_ban(db: AsyncConnection, who: str, why: str) -> None:
    await lift_ban(db, who)
    await db.execute(insert(bans).values(who=who, why=why, at=time.time()))


async def is_banned(db: AsyncConnection, guest: str) -> bool:
    return (await db.execute(select(bans.c.who).where(bans.c.who == guest))).first() is not None


async def lift_ban(db: AsyncConnection, who: str) -> bool:
    """Whether there was one."""
    return (await db.execute(delete(bans).where(bans.c.who == who))).rowcount > 0


async def revisions(db: AsyncConnection, codes: list[str]) -> dict[str, int]:
    """Of those of the tables that are stored."""
    found = await db.execute(
        select(tables.c.code, tables.c.revision).where(tables.c.code.in_(codes))
    )
    return {row.code: row.revision for row in found}


async def known_among(db: AsyncConnection, ids: list[str]) -> set[str]:
    """Those of the guests who are stored."""
    found = await db.execute(select(guests.c.id).where(guests.c.id.in_(ids)))
    return set(found.scalars())
