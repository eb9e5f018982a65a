"""What luck and skill made of a finished game, over HTTP."""

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from conclave.catalogue import load_game
from conclave.core.errors import UnknownVersion
from conclave.server.analyses import Analyses, ProgressShown
from conclave.server.authentication import HttpRequest, address, known_guest, visitor
from conclave.server.called import code_named
from conclave.server.finished import check_may_look
from conclave.server.openapi import FORBIDDEN, REFUSALS, UNAVAILABLE
from conclave.server.quotas import Quotas
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import RulesGone
from conclave.server.tables import Tables

ANSWERS = REFUSALS | FORBIDDEN | UNAVAILABLE


def analysis_routes(tables: Tables, analyses: Analyses, quotas: Quotas) -> list[HTTPRouteHandler]:
    async def finished(code: str, request: HttpRequest, guest: str | None) -> StoredTable:
        table = await tables.find(await code_named(tables.storage, quotas, address(request), code))
        check_may_look(table, guest)
        return table

    @post("/api/tables/{code:str}/analysis", responses=ANSWERS, status_code=HTTP_200_OK)
    async def start(code: FromPath[str], request: HttpRequest) -> ProgressShown:
        guest = await known_guest(tables.storage, request)
        table = await finished(code, request, guest.id)
        shown = await analyses.look(table.row.code, guest.id)
        if shown.state not in ("none", "failed"):
            return shown
        _check_rules(table)
        quotas.spend_new_analysis(address(request))
        return await analyses.start(table.row.code, guest.id)

    @get("/api/tables/{code:str}/analysis", responses=ANSWERS)
    async def look(code: FromPath[str], request: HttpRequest) -> ProgressShown:
        guest = await visitor(tables.storage, request)
        table = await finished(code, request, guest.id if guest else None)
        return await analyses.look(table.row.code, guest.id if guest else address(request))

    @delete("/api/tables/{code:str}/analysis", responses=ANSWERS)
    async def leave(code: FromPath[str], request: HttpRequest) -> None:
        guest = await visitor(tables.storage, request)
        table = await finished(code, request, guest.id if guest else None)
        await analyses.leave(table.row.code, guest.id if guest else address(request))

    return [start, look, leave]


def _check_rules(table: StoredTable) -> None:
    """What can't be replayed can't be analysed."""
    row = table.row
    try:
        load_game(row.game).by_version(row.rules_version)
    except UnknownVersion as error:
        raise RulesGone("rules-gone-analysis", error.params) from error
