"""Who somebody is, over HTTP."""

import logging

from litestar import Response, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from conclave.server.authentication import HttpRequest, address, known_guest, label_of
from conclave.server.crests import check_crest
from conclave.server.guests import rename, welcome
from conclave.server.known import GuestMade, GuestShown, keep_known, made_known
from conclave.server.messages import GuestChange, NewGuest
from conclave.server.openapi import REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.sanitize import sanitize_name
from conclave.server.tables import Tables

log = logging.getLogger(__name__)


def guest_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    @post("/api/guest", responses=REFUSALS)
    async def make_guest(data: JSONBody[NewGuest], request: HttpRequest) -> Response[GuestMade]:
        quotas.spend_new_guest(address(request))
        guest, token = await welcome(tables.storage, data.name, data.crest, label_of(request))
        log.info("a new guest, %s, comes from %s", guest.id, address(request))
        return made_known(request, guest, token)

    @get("/api/guest", responses=REFUSALS)
    async def show_guest(request: HttpRequest) -> Response[GuestShown]:
        guest = await known_guest(tables.storage, request)
        return keep_known(request, guest)

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
