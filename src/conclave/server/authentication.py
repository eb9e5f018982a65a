"""Who asks: the guest on whose device a request or a socket comes, by the token it brings."""

import secrets
import time
from hashlib import sha256
from typing import TypeAlias

from litestar import Request, WebSocket
from litestar.datastructures import State

from conclave.server.addresses import household
from conclave.server.device_labels import device_label
from conclave.server.refusals import Forbidden, Unauthorized
from conclave.server.storage.arrivals import Arrival
from conclave.server.storage.database import Storage
from conclave.server.storage.devices import mark_seen
from conclave.server.storage.rows import GuestRow

COOKIE = "conclave_guest"
LONGEST_TOKEN = 100
SECONDS_BETWEEN_SEEN = 3600.0
"""A guest's coming back is noted no more often than this."""

HttpRequest: TypeAlias = Request[None, None, State]
Socket: TypeAlias = WebSocket[None, None, State]


def address(asked: HttpRequest | Socket) -> str:
    return household(asked.client.host) if asked.client else ""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def label_of(asked: HttpRequest | Socket) -> str:
    return device_label(asked.headers.get("user-agent", ""))


async def visitor(storage: Storage, asked: HttpRequest | Socket) -> GuestRow | None:
    """The guest; None for somebody who has not said who they are."""
    arrival = await arriving(storage, asked)
    return arrival.guest if arrival else None


async def known_guest(storage: Storage, asked: HttpRequest) -> GuestRow:
    return (await known_arrival(storage, asked)).guest


async def known_arrival(storage: Storage, asked: HttpRequest) -> Arrival:
    arrival = await arriving(storage, asked)
    if arrival is None:
        raise Unauthorized("guest-needed")
    return arrival


async def arriving(storage: Storage, asked: HttpRequest | Socket) -> Arrival | None:
    """The guest and the device; None for somebody who has not said who they are.

    A cookie that nobody knows is ignored. A bearer token must be right, because whoever sends one
    means it.
    """
    scheme, _, bearer = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        arrival = await _find(storage, bearer.strip(), label_of(asked))
        if arrival is None:
            raise Unauthorized("guest-unknown")
        return arrival
    cookie = asked.cookies.get(COOKIE, "")
    return await _find(storage, cookie, label_of(asked)) if cookie else None


async def _find(storage: Storage, token: str, label: str) -> Arrival | None:
    if not token.isascii() or len(token) > LONGEST_TOKEN:
        return None
    found = await storage.arrivals.find(hash_token(token))
    if found is None:
        return None
    if found.banned:
        raise Forbidden("guest-banned")
    nameless = label and not found.label
    if nameless or time.time() - found.seen > SECONDS_BETWEEN_SEEN:
        async with storage.writing() as db:
            await mark_seen(db, found.guest.id, found.device, label or found.label)
    return found
