"""Who somebody is, over HTTP."""

from typing import TypeAlias

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Address, Cookie, State
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from conclave.server.crests import check_crest
from conclave.server.guests import COOKIE, recognise, welcome
from conclave.server.house import House
from conclave.server.messages import GuestChange, NewGuest
from conclave.server.new_tables import rename
from conclave.server.refusals import NobodyYet, TooFast
from conclave.server.refusals_described import REFUSALS
from conclave.server.sanitize import sanitize_name
from conclave.server.storage.rows import GuestRow

COOKIE_SECONDS = 400 * 24 * 3600

Asked: TypeAlias = Request[None, None, State]


class GuestShown(msgspec.Struct):
    id: str
    name: str
    crest: str


class GuestMade(GuestShown):
    token: str
    """Shown this once."""


async def visitor(house: House, request: Asked) -> GuestRow | None:
    """Who asks; None for somebody who has not said so."""
    bearer = request.headers.get("authorization", "")
    return await recognise(house.storage, bearer, request.cookies.get(COOKIE, ""))


async def known_guest(house: House, request: Asked) -> GuestRow:
    guest = await visitor(house, request)
    if guest is None:
        raise NobodyYet("guest-needed")
    return guest


def address(client: Address | None) -> str:
    return client.host if client else ""


def guest_routes(house: House) -> list[HTTPRouteHandler]:
    @post("/api/guest", responses=REFUSALS)
    async def make_guest(data: JSONBody[NewGuest], request: Asked) -> Response[GuestMade]:
        if not house.new_guests.spend(address(request.client)):
            raise TooFast("guests-too-fast")
        guest, token = await welcome(house.storage, data.name, data.crest)
        cookie = Cookie(
            key=COOKIE,
            value=token,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
            max_age=COOKIE_SECONDS,
            path="/",
        )
        made = GuestMade(guest.id, guest.name, guest.crest, token)
        return Response(made, status_code=201, cookies=[cookie])

    @get("/api/guest", responses=REFUSALS)
    async def show_guest(request: Asked) -> GuestShown:
        guest = await known_guest(house, request)
        return GuestShown(guest.id, guest.name, guest.crest)

    @patch("/api/guest", responses=REFUSALS)
    async def change_guest(data: JSONBody[GuestChange], request: Asked) -> GuestShown:
        guest = await known_guest(house, request)
        if data.name is not None:
            guest.name = sanitize_name(data.name)
        if data.crest is not None:
            guest.crest = check_crest(data.crest)
        await rename(house, guest)
        return GuestShown(guest.id, guest.name, guest.crest)

    return [make_guest, show_guest, change_guest]
