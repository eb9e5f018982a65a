"""A link that leads somebody to another device of theirs, once and soon."""

import secrets
import time

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.authentication import hash_token
from conclave.server.holding import hold
from conclave.server.keys.entering import guest_behind
from conclave.server.storage.database import Storage
from conclave.server.storage.keys import guest_of_transfer, put_transfer, take_transfer
from conclave.server.storage.rows import GuestRow

SECONDS_TO_OPEN = 600.0
UNKNOWN = "link-unknown"


async def make_link(storage: Storage, guest: str) -> tuple[str, float]:
    """Its secret, shown this once, and until when it is good. The guest's former one ends."""
    secret, expires = secrets.token_urlsafe(16), time.time() + SECONDS_TO_OPEN
    async with storage.writing() as db:
        await hold(db, guest)
        await put_transfer(db, guest, hash_token(secret), expires)
    return secret, expires


async def look_behind_link(db: AsyncConnection, secret: str) -> GuestRow:
    found = await guest_of_transfer(db, hash_token(secret), time.time())
    return await guest_behind(db, found, UNKNOWN)


async def take_link(db: AsyncConnection, secret: str) -> GuestRow:
    """Whose it was; from now on it is nobody's."""
    found = await take_transfer(db, hash_token(secret), time.time())
    return await guest_behind(db, found, UNKNOWN)
