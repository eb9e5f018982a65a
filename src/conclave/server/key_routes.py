"""Becoming somebody on a further device, over HTTP.

A key is sent with POST, and looking what is behind it uses nothing up: neither the preview of a
link nor somebody's curiosity costs anybody their key.
"""

import logging
from collections.abc import Mapping
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.authentication import HttpRequest, address, arriving, label_of
from conclave.server.holding import hold
from conclave.server.keys import links, phrases
from conclave.server.keys.credentials import Asserted
from conclave.server.keys.entering import check_other, enter
from conclave.server.keys.passkeys import begin_entering, enter_by_passkey
from conclave.server.known import GuestMade, GuestShown, made_known
from conclave.server.openapi import FORBIDDEN, REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.refusals import Refused
from conclave.server.storage.devices import Kind
from conclave.server.storage.keys import count_tables
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables

log = logging.getLogger(__name__)


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """One of the two."""

    link: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    phrase: Annotated[str, Meta(min_length=1, max_length=400)] | None = None


class BehindKey(GuestShown):
    playing: int
    """Unfinished tables."""
    over: int
    """Games."""


class CeremonyShown(msgspec.Struct):
    options: Mapping[str, object]
    """For ``navigator.credentials``, as JSON."""


class SignedKey(msgspec.Struct, forbid_unknown_fields=True):
    credential: Asserted


def key_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    return [*_words(tables, quotas), *_passkeys(tables, quotas)]


async def _behind(db: AsyncConnection, key: Key) -> tuple[GuestRow, Kind]:
    if key.link is not None and key.phrase is None:
        return await links.look_behind_link(db, key.link), "link"
    if key.phrase is not None and key.link is None:
        return await phrases.look_behind_phrase(db, key.phrase), "phrase"
    raise Refused("key-one")


def _words(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    @post("/api/keys/look", status_code=200, responses=REFUSALS | FORBIDDEN)
    async def look(data: JSONBody[Key], request: HttpRequest) -> BehindKey:
        async with tables.storage.reading() as db:
            with quotas.try_key(address(request)):
                guest, _ = await _behind(db, data)
            playing, over = await count_tables(db, guest.id)
        return BehindKey(guest.id, guest.name, guest.crest, playing, over)

    @post("/api/keys/use", responses=REFUSALS | FORBIDDEN)
    async def use(data: JSONBody[Key], request: HttpRequest) -> Response[GuestMade]:
        here = await arriving(tables.storage, request)
        with quotas.try_key(address(request)):
            async with tables.storage.writing() as db:
                guest, kind = await _behind(db, data)
                check_other(guest, here)
                await hold(db, guest.id)  # before their link, as whoever makes a new one does
                if data.link is not None:
                    await links.take_link(db, data.link)
                token, gone = await enter(tables, db, guest, kind, label_of(request), here)
        tables.turn_out(set(gone))
        log.info("%s comes to another device by a %s, from %s", guest.id, kind, address(request))
        return made_known(request, guest, token)

    return [look, use]


def _passkeys(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    @post("/api/keys/passkey/begin", status_code=200, responses=REFUSALS)
    async def begin(request: HttpRequest) -> CeremonyShown:
        quotas.spend_ceremony(address(request))
        host = request.headers.get("host", "")
        return CeremonyShown(await begin_entering(tables.storage, host))

    @post("/api/keys/passkey", responses=REFUSALS | FORBIDDEN)
    async def use(data: JSONBody[SignedKey], request: HttpRequest) -> Response[GuestMade]:
        here = await arriving(tables.storage, request)
        host = request.headers.get("host", "")
        with quotas.try_key(address(request)):
            guest, token = await enter_by_passkey(
                tables, host, data.credential, label_of(request), here
            )
        log.info("%s comes to another device by a passkey, from %s", guest.id, address(request))
        return made_known(request, guest, token)

    return [begin, use]
