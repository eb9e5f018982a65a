"""Who somebody is, over HTTP."""

import logging

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from conclave.server.authentication import COOKIE, HttpRequest, address, known_guest
from conclave.server.crests import check_crest
from conclave.server.guests import rename, welcome
from conclave.server.messages import GuestChange, NewGuest
from conclave.server.openapi import REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.sanitize import sanitize_name
from conclave.server.tables import Tables

log = logging.getLogger(__name__)

COOKIE_SECONDS = 400 * 24 * 3600


class GuestShown(msgspec.Struct):
    id: str
    name: str
    crest: str


class GuestMade(GuestShown):
    token: str
    """Shown this once."""


def guest_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    @post("/api/guest", responses=REFUSALS)
    async def make_guest(data: JSONBody[NewGuest], request: HttpRequest) -> Response[GuestMade]:
        quotas.spend_new_guest(address(request))
        guest, token = await welcome(tables.storage, data.name, data.crest)
        log.info("a new guest, %s, comes from %s", guest.id, address(request))
        made = GuestMade(guest.id, guest.name, guest.crest, token)
        cookie = _cookie(token, secure=request.url.scheme == "https")
        return Response(made, status_code=201, cookies=[cookie])

    @get("/api/guest", responses=REFUSALS)
    async def show_guest(request: HttpRequest) -> GuestShown:
        guest = await known_guest(tables.storage, request)
        return GuestShown(guest.id, guest.name, guest.crest)

    @patch("/api/guest", responses=REFUSALS)
    async def change_guest(data: JSONBody[GuestChange], request: HttpRequest) -> GuestShown:
        guest = await known_guest(tables.storage, request)
        if data.name is not None:
            guest.name = sanitize_name(data.name)
        if data.crest is not None:
            guest.crest = check_crest(data.crest)
        await rename(tables, guest)
        return GuestShown(guest.id, guest.name, guest.crest)

    return [make_guest, show_guest, change_guest]


def _cookie(token: str, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=COOKIE_SECONDS,
        path="/",
    )
