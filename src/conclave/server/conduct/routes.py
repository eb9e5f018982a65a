"""Conduct over HTTP: whom I mute and block, and reports."""

import msgspec
from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from conclave.server.authentication import HttpRequest, address, known_guest
from conclave.server.called import code_named
from conclave.server.conduct.reporting import Report, report
from conclave.server.conduct.shunning import Shun, begin_to_shun, end_to_shun
from conclave.server.openapi import REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.storage.blocks import Shunned, shunned_by
from conclave.server.tables import Tables


class ReportShown(msgspec.Struct):
    number: int


def conduct_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    storage = tables.storage

    @get("/api/shunned", responses=REFUSALS)
    async def mine(request: HttpRequest) -> list[Shunned]:
        guest = await known_guest(storage, request)
        async with storage.reading() as db:
            return await shunned_by(db, guest.id)

    @post("/api/shunned", responses=REFUSALS)
    async def begin(data: JSONBody[Shun], request: HttpRequest) -> list[Shunned]:
        return await begin_to_shun(tables, await known_guest(storage, request), data)

    @delete("/api/shunned/{id:str}", status_code=200, responses=REFUSALS)
    async def end(id: FromPath[str], request: HttpRequest) -> list[Shunned]:
        return await end_to_shun(tables, await known_guest(storage, request), id)

    @post("/api/reports", responses=REFUSALS)
    async def tell(data: JSONBody[Report], request: HttpRequest) -> ReportShown:
        guest = await known_guest(storage, request)
        quotas.spend_report(address(request))
        code = await code_named(storage, quotas, address(request), data.code)
        return ReportShown(await report(tables, guest, code, data))

    return [mine, begin, end, tell]
