"""Guests: a name, a crest, and a secret token on each device of theirs; no account."""

import secrets
import time

from conclave.server.authentication import hash_token, new_token
from conclave.server.crests import check_crest
from conclave.server.live_table import LiveTable
from conclave.server.sanitize import sanitize_name
from conclave.server.storage.database import Storage
from conclave.server.storage.devices import FIRST, DeviceRow, add_device
from conclave.server.storage.guests import add_guest, change_guest
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables


async def welcome(storage: Storage, name: str, crest: str, label: str = "") -> tuple[GuestRow, str]:
    """A new guest and the token by which the guest is known from now on. ``label`` says what the
    guest came with."""
    guest = GuestRow(secrets.token_hex(8), sanitize_name(name), check_crest(crest))
    token, now = new_token(), time.time()
    device = DeviceRow(secrets.token_hex(8), guest.id, FIRST, label, now, now)
    async with storage.writing() as db:
        await add_guest(db, guest, now)
        await add_device(db, device, hash_token(token))
    return guest, token


async def rename(tables: Tables, guest: GuestRow) -> None:
    """Store a guest's new name and crest. The name changes wherever the guest has a seat in an
    unfinished game."""
    async with tables.storage.writing() as db:
        codes = await change_guest(db, guest)
        await tables.pubsub.publish_changes(db, codes)
    changed: list[LiveTable] = []
    for live in list(tables.in_memory.values()):
        for listener in live.listeners:
            if listener.guest and listener.guest.id == guest.id:
                listener.guest = guest
            if listener.owner and listener.owner.id == guest.id:
                listener.owner = guest
        if live.code in codes:
            changed.append(live)
    # Table by table and behind the answer: whoever sits at hundreds keeps nobody waiting.
    tables.background.start(_tell(tables, changed, time.monotonic()))


async def _tell(tables: Tables, changed: list[LiveTable], since: float) -> None:
    for live in changed:
        await tables.catch_up(live, since)
