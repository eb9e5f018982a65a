"""Becoming a guest on a further device, and being logged out of one."""

import secrets
import time

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.authentication import hash_token, new_token
from conclave.server.holding import hold
from conclave.server.refusals import Conflict, Forbidden, NotFound
from conclave.server.storage.arrivals import Arrival
from conclave.server.storage.devices import (
    DeviceRow,
    Kind,
    add_device,
    devices_of,
    remove_devices,
)
from conclave.server.storage.keys import guest_to_be
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables


async def guest_behind(db: AsyncConnection, id: str | None, refusal: str) -> GuestRow:
    """The guest that a key leads to. Whoever is banned is so on every device."""
    found = await guest_to_be(db, id) if id else None
    if found is None:
        raise NotFound(refusal)
    guest, banned = found
    if banned:
        raise Forbidden("guest-banned")
    return guest


def check_other(guest: GuestRow, here: Arrival | None) -> None:
    if here is not None and here.guest.id == guest.id:
        raise Conflict("key-same-guest", {"name": guest.name})


async def enter(
    tables: Tables,
    db: AsyncConnection,
    guest: GuestRow,
    kind: Kind,
    label: str,
    here: Arrival | None,
) -> tuple[str, list[str]]:
    """The token of the new device, and the devices that somebody is logged out of by it: this one,
    of whoever it was before, and the one seen longest ago if there are many."""
    await hold(db, guest.id)
    token, now = new_token(), time.time()
    device = DeviceRow(secrets.token_hex(8), guest.id, kind, label, now, now)
    gone = await add_device(db, device, hash_token(token))
    if here is not None:
        gone += await remove_devices(db, here.guest.id, [here.device])
    await tables.pubsub.publish_log_out(db, gone)
    return token, gone


async def log_out(tables: Tables, guest: str, devices: list[str]) -> list[str]:
    """Those that the guest was logged out of."""
    async with tables.storage.writing() as db:
        gone = await remove_devices(db, guest, devices)
        await tables.pubsub.publish_log_out(db, gone)
    tables.turn_out(set(gone))
    return gone


async def log_out_elsewhere(tables: Tables, here: Arrival) -> list[str]:
    async with tables.storage.reading() as db:
        found = await devices_of(db, here.guest.id)
    others = [device.id for device in found if device.id != here.device]
    return await log_out(tables, here.guest.id, others)
