"""What somebody does about themselves, over HTTP: devices, keys, data, and leaving for good."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from conclave.server.authentication import HttpRequest, address, known_arrival, known_guest
from conclave.server.guest_data import export_guest
from conclave.server.key_routes import CeremonyShown
from conclave.server.keys.credentials import Registered
from conclave.server.keys.entering import log_out, log_out_elsewhere
from conclave.server.keys.links import make_link
from conclave.server.keys.passkeys import (
    add_passkey,
    begin_passkey,
    remove_passkey,
    rename_passkey,
)
from conclave.server.keys.phrases import make_phrase
from conclave.server.known import no_longer_known
from conclave.server.leaving import leave_for_good
from conclave.server.myself import MeShown, PasskeyShown, show_myself, show_passkey
from conclave.server.openapi import REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.refusals import Conflict, NotFound
from conclave.server.storage.keys import remove_phrase, remove_transfer
from conclave.server.tables import Tables

NameGiven = Annotated[str, Meta(max_length=200)]


class LinkMade(msgspec.Struct):
    secret: str
    """What follows the ``#`` of the link; shown this once."""
    expires: float


class PhraseMade(msgspec.Struct):
    words: list[str]
    """Shown this once."""


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    name: NameGiven
    credential: Registered


class PasskeyChange(msgspec.Struct, forbid_unknown_fields=True):
    name: NameGiven


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    name: NameGiven
    """One's own, so that nobody goes by a slip."""


def me_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    return [
        _show(tables),
        *_devices(tables),
        *_keys(tables),
        *_passkeys(tables, quotas),
        *_data(tables, quotas),
    ]


def _show(tables: Tables) -> HTTPRouteHandler:
    @get("/api/me", responses=REFUSALS)
    async def show(request: HttpRequest) -> MeShown:
        return await show_myself(tables.storage, await known_arrival(tables.storage, request))

    return show


def _devices(tables: Tables) -> list[HTTPRouteHandler]:
    @post("/api/me/log-out", status_code=204, responses=REFUSALS)
    async def leave(request: HttpRequest) -> Response[None]:
        here = await known_arrival(tables.storage, request)
        await log_out(tables, here.guest.id, [here.device])
        return no_longer_known()

    @delete("/api/me/devices/{id:str}", responses=REFUSALS)
    async def revoke(id: FromPath[str], request: HttpRequest) -> None:
        guest = await known_guest(tables.storage, request)
        if not await log_out(tables, guest.id, [id]):
            raise NotFound("device-unknown")

    @delete("/api/me/devices", responses=REFUSALS)
    async def revoke_others(request: HttpRequest) -> None:
        await log_out_elsewhere(tables, await known_arrival(tables.storage, request))

    return [leave, revoke, revoke_others]


def _keys(tables: Tables) -> list[HTTPRouteHandler]:
    @post("/api/me/link", responses=REFUSALS)
    async def make_a_link(request: HttpRequest) -> LinkMade:
        guest = await known_guest(tables.storage, request)
        return LinkMade(*await make_link(tables.storage, guest.id))

    @delete("/api/me/link", responses=REFUSALS)
    async def end_link(request: HttpRequest) -> None:
        guest = await known_guest(tables.storage, request)
        async with tables.storage.writing() as db:
            await remove_transfer(db, guest.id)

    @post("/api/me/phrase", responses=REFUSALS)
    async def make_a_phrase(request: HttpRequest) -> PhraseMade:
        guest = await known_guest(tables.storage, request)
        return PhraseMade(await make_phrase(tables.storage, guest.id))

    @delete("/api/me/phrase", responses=REFUSALS)
    async def end_phrase(request: HttpRequest) -> None:
        guest = await known_guest(tables.storage, request)
        async with tables.storage.writing() as db:
            await remove_phrase(db, guest.id)

    return [make_a_link, end_link, make_a_phrase, end_phrase]


def _passkeys(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    storage = tables.storage

    @post("/api/me/passkeys/begin", status_code=200, responses=REFUSALS)
    async def begin(request: HttpRequest) -> CeremonyShown:
        guest = await known_guest(storage, request)
        quotas.spend_ceremony(address(request))
        return CeremonyShown(await begin_passkey(storage, request.headers.get("host", ""), guest))

    @post("/api/me/passkeys", responses=REFUSALS)
    async def add(data: JSONBody[NewPasskey], request: HttpRequest) -> PasskeyShown:
        guest = await known_guest(storage, request)
        host = request.headers.get("host", "")
        return show_passkey(await add_passkey(storage, host, guest, data.credential, data.name))

    @patch("/api/me/passkeys/{id:str}", status_code=204, responses=REFUSALS)
    async def rename(
        id: FromPath[str], data: JSONBody[PasskeyChange], request: HttpRequest
    ) -> None:
        guest = await known_guest(storage, request)
        await rename_passkey(storage, guest.id, id, data.name)

    @delete("/api/me/passkeys/{id:str}", responses=REFUSALS)
    async def remove(id: FromPath[str], request: HttpRequest) -> None:
        guest = await known_guest(storage, request)
        await remove_passkey(storage, guest.id, id)

    return [begin, add, rename, remove]


def _data(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    @get("/api/me/data", responses=REFUSALS)
    async def download(request: HttpRequest) -> Response[bytes]:
        guest = await known_guest(tables.storage, request)
        quotas.spend_farewell(address(request))
        exported = await export_guest(tables.storage, guest.id)
        written = await asyncio.to_thread(msgspec.json.encode, exported)
        named = {"content-disposition": f'attachment; filename="conclave-{guest.id}.json"'}
        return Response(written, media_type="application/json", headers=named)

    @post("/api/me/delete", status_code=204, responses=REFUSALS)
    async def remove(data: JSONBody[Farewell], request: HttpRequest) -> Response[None]:
        guest = await known_guest(tables.storage, request)
        if data.name.strip() != guest.name:
            raise Conflict("delete-name", {"name": guest.name})
        quotas.spend_farewell(address(request))
        await leave_for_good(tables, guest.id)
        return no_longer_known()

    return [download, remove]
