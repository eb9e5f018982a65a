"""What luck and skill made of a finished game, over HTTP."""

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from conclave.catalogue import load_game
from conclave.core.errors import BadRecord, UnknownVersion
from conclave.server.analyses import TO_BE_ASKED, Analyses, ProgressShown
from conclave.server.authentication import HttpRequest, address, known_guest, visitor
from conclave.server.called import code_named
from conclave.server.finished import check_may_look
from conclave.server.given_records import LARGEST_RECORD, RecordGiven, reel_of_given
from conclave.server.openapi import FORBIDDEN, REFUSALS, UNAVAILABLE
from conclave.server.quotas import Quotas
from conclave.server.reels import Reels
from conclave.server.refusals import Conflict, NotFound
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import RulesGone, is_adjudicated
from conclave.server.tables import Tables

ANSWERS = REFUSALS | FORBIDDEN | UNAVAILABLE
DIGEST_LENGTH = 64


def analysis_routes(
    tables: Tables, analyses: Analyses, quotas: Quotas, reels: Reels
) -> list[HTTPRouteHandler]:
    return [*_of_tables(tables, analyses, quotas), *_of_records(tables, analyses, quotas, reels)]


def _of_tables(tables: Tables, analyses: Analyses, quotas: Quotas) -> list[HTTPRouteHandler]:
    async def finished(code: str, request: HttpRequest, guest: str | None) -> StoredTable:
        table = await tables.find(await code_named(tables.storage, quotas, address(request), code))
        check_may_look(table, guest)
        return table

    @post("/api/tables/{code:str}/analysis", responses=ANSWERS, status_code=HTTP_200_OK)
    async def start(code: FromPath[str], request: HttpRequest) -> ProgressShown:
        guest = await known_guest(tables.storage, request)
        table = await finished(code, request, guest.id)
        shown = await analyses.look(table.row.code, guest.id)
        if shown.state not in TO_BE_ASKED:
            return shown
        _check_rules(table.row.game, table.row.rules_version)
        if is_adjudicated(table):
            raise Conflict("record-adjudicated")
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


def _of_records(
    tables: Tables, analyses: Analyses, quotas: Quotas, reels: Reels
) -> list[HTTPRouteHandler]:
    """Whoever knows a record's digest has had the record."""

    @post(
        "/api/replays/analysis",
        responses=ANSWERS,
        status_code=HTTP_200_OK,
        request_max_body_size=LARGEST_RECORD,
    )
    async def start(data: JSONBody[RecordGiven], request: HttpRequest) -> ProgressShown:
        guest = await known_guest(tables.storage, request)
        digest, reel = await reel_of_given(reels, quotas, data.record, address(request))
        if reel.record.adjudicated:
            raise BadRecord("record-adjudicated")
        if not (await reels.aside(reel.at, reel.last())).over():
            raise BadRecord("record-unfinished")
        shown = await analyses.look(digest, guest.id)
        if shown.state not in TO_BE_ASKED:
            return shown
        quotas.spend_new_analysis(address(request))
        return await analyses.start(digest, guest.id, reel.record)

    @get("/api/replays/analysis/{digest:str}", responses=ANSWERS)
    async def look(digest: FromPath[str], request: HttpRequest) -> ProgressShown:
        guest = await visitor(tables.storage, request)
        _check_digest(digest)
        return await analyses.look(digest, guest.id if guest else address(request))

    @delete("/api/replays/analysis/{digest:str}", responses=ANSWERS)
    async def leave(digest: FromPath[str], request: HttpRequest) -> None:
        guest = await visitor(tables.storage, request)
        _check_digest(digest)
        await analyses.leave(digest, guest.id if guest else address(request))

    return [start, look, leave]


def _check_digest(digest: str) -> None:
    """What is no digest may be the code of a table, which is looked at elsewhere."""
    if len(digest) != DIGEST_LENGTH:
        raise NotFound("analysis-no-digest")


def _check_rules(game: str, version: int) -> None:
    """What can't be replayed can't be analysed."""
    try:
        load_game(game).by_version(version)
    except UnknownVersion as error:
        raise RulesGone("rules-gone-analysis", error.params) from error
