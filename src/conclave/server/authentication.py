"""Who asks: the guest whose token comes with a request or a socket."""

import time
from hashlib import sha256
from typing import TypeAlias

from litestar import Request, WebSocket
from litestar.datastructures import State

from conclave.server.addresses import household
from conclave.server.refusals import Forbidden, Unauthorized
from conclave.server.storage.database import Storage
from conclave.server.storage.guests import find_guest, mark_seen
from conclave.server.storage.rows import GuestRow

COOKIE = "conclave_guest"
LONGEST_TOKEN = 100
SECONDS_BETWEEN_SEEN = 3600.0
"""A guest's coming back is noted no more often than this."""

HttpRequest: TypeAlias = Request[None, None, State]
Socket: TypeAlias = WebSocket[None, None, State]


def address(asked: HttpRequest | Socket) -> str:
    return household(asked.client.host) if asked.client else ""


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def visitor(storage: Storage, asked: HttpRequest | Socket) -> GuestRow | None:
    """The guest; None for somebody who has not said who they are.

    A cookie that nobody knows is ignored. A bearer token must be right, because whoever sends one
    means it.
    """
    scheme, _, bearer = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        guest = await _find(storage, bearer.strip())
        if guest is None:
            raise Unauthorized("guest-unknown")
        return guest
    cookie = asked.cookies.get(COOKIE, "")
    return await _find(storage, cookie) if cookie else None


async def known_guest(storage: Storage, asked: HttpRequest) -> GuestRow:
    guest = await visitor(storage, asked)
    if guest is None:
        raise Unauthorized("guest-needed")
    return guest


async def _find(storage: Storage, token: str) -> GuestRow | None:
    if not token.isascii() or len(token) > LONGEST_TOKEN:
        return None
    async with storage.reading() as db:
        found = await find_guest(db, hash_token(token))
    if found is None:
        return None
    guest, seen, banned = found
    if banned:
        raise Forbidden("guest-banned")
    if time.time() - seen > SECONDS_BETWEEN_SEEN:
        async with storage.writing() as db:
            await mark_seen(db, guest.id)
    return guest
