"""Guests: a name, a crest and a secret token; no account."""

import secrets
import time
from hashlib import sha256

from conclave.server.crests import check_crest
from conclave.server.refusals import NobodyYet
from conclave.server.sanitize import sanitize_name
from conclave.server.storage.database import Storage
from conclave.server.storage.guests import add_guest, find_guest, mark_seen
from conclave.server.storage.rows import GuestRow

COOKIE = "conclave_guest"
SEEN_EVERY = 3600.0
"""A guest's coming back is noted at most so often, in seconds."""
TOKEN_LENGTH = 100


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def welcome(storage: Storage, name: str, crest: str) -> tuple[GuestRow, str]:
    """A new guest and the token by which the guest is known from now on."""
    guest = GuestRow(secrets.token_hex(8), sanitize_name(name), check_crest(crest))
    token = secrets.token_urlsafe(32)
    async with storage.writing() as db:
        await add_guest(db, guest, hash_token(token))
    return guest, token


async def recognise(storage: Storage, authorization: str, cookie: str) -> GuestRow | None:
    """Who shows this token. A cookie that nobody knows is nobody's; a bearer token must be
    right, because whoever sends one means it."""
    scheme, _, bearer = authorization.partition(" ")
    if scheme.lower() == "bearer":
        guest = await _find(storage, bearer.strip())
        if guest is None:
            raise NobodyYet("guest-unknown")
        return guest
    return await _find(storage, cookie) if cookie else None


async def _find(storage: Storage, token: str) -> GuestRow | None:
    if not token.isascii() or len(token) > TOKEN_LENGTH:
        return None
    async with storage.reading() as db:
        found = await find_guest(db, hash_token(token))
    if found is None:
        return None
    guest, seen = found
    if time.time() - seen > SEEN_EVERY:
        async with storage.writing() as db:
            await mark_seen(db, guest.id)
    return guest
