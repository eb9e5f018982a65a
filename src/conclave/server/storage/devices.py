"""Devices in the database: whoever holds the token of one is its guest."""

import time
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.key_schema import devices
from conclave.server.storage.notice_schema import push_subscriptions
from conclave.server.storage.rows import read_row
from conclave.server.storage.schema import guests

Kind: TypeAlias = Literal["first", "link", "phrase", "passkey"]
FIRST: Final = "first"

MOST_DEVICES = 20
"""Of one guest; whoever comes by one more is logged out where they were seen longest ago."""


class DeviceRow(msgspec.Struct):
    id: str
    guest: str
    kind: Kind
    label: str
    made: float
    seen: float


_COLUMNS = tuple(devices.c[name] for name in DeviceRow.__struct_fields__)


async def add_device(db: AsyncConnection, device: DeviceRow, token_hash: str) -> list[str]:
    """The devices that had to make room for it."""
    found = await db.execute(
        select(devices.c.id)
        .where(devices.c.guest == device.guest)
        .order_by(devices.c.seen.desc(), devices.c.id)
        .offset(MOST_DEVICES - 1)
    )
    oldest = list(found.scalars())
    await remove_devices(db, device.guest, oldest)
    row = msgspec.structs.asdict(device)
    await db.execute(insert(devices).values(**row, token_hash=token_hash))
    return oldest


async def mark_seen(db: AsyncConnection, guest: str, device: str, label: str) -> None:
    now = time.time()
    await db.execute(update(guests).where(guests.c.id == guest).values(seen=now))
    await db.execute(update(devices).where(devices.c.id == device).values(seen=now, label=label))


async def devices_of(db: AsyncConnection, guest: str) -> list[DeviceRow]:
    """The last to be seen first."""
    found = await db.execute(
        select(*_COLUMNS)
        .where(devices.c.guest == guest)
        .order_by(devices.c.seen.desc(), devices.c.id)
    )
    return [read_row(row, DeviceRow) for row in found]


async def remove_devices(db: AsyncConnection, guest: str, ids: list[str]) -> list[str]:
    """Those of them that were the guest's, and are no longer."""
    if not ids:
        return []
    gone = await db.execute(
        delete(devices)
        .where(devices.c.guest == guest, devices.c.id.in_(ids))
        .returning(devices.c.id)
    )
    removed = list(gone.scalars())
    # Nobody is told anything where they have logged out.
    await db.execute(delete(push_subscriptions).where(push_subscriptions.c.device.in_(removed)))
    return removed


async def still_known(db: AsyncConnection, ids: list[str]) -> set[str]:
    """Those of the devices that nobody was logged out of."""
    found = await db.execute(select(devices.c.id).where(devices.c.id.in_(ids)))
    return set(found.scalars())
