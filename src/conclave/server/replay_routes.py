"""Looking back at games that are over, over HTTP: those of tables, and those of record files."""

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from conclave.core.reel import Reel
from conclave.server.authentication import HttpRequest, address, known_guest, visitor
from conclave.server.called import code_named
from conclave.server.eyes import Eyes, read_eyes
from conclave.server.finished import check_may_look
from conclave.server.given_records import LARGEST_RECORD, RecordGiven, reel_of_given
from conclave.server.messages import Seat, Word
from conclave.server.openapi import FORBIDDEN, REFUSALS
from conclave.server.pages import AS_BUILT
from conclave.server.payloads import encode
from conclave.server.play_on import PlayOn, play_on
from conclave.server.quotas import Quotas
from conclave.server.reels import Reels
from conclave.server.refusals import Refused
from conclave.server.replay_payloads import (
    PositionsShown,
    ReplayShown,
    replay_of_record,
    replay_of_table,
    replayed_positions,
)
from conclave.server.sanitize import NAME_LENGTH, sanitize
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import StoredTable
from conclave.server.table_payloads import TableShown, table_payload
from conclave.server.tables import Tables
from conclave.server.unchanging import ASK_AGAIN, FOR_AN_HOUR, answer_unchanging

MOST_POSITIONS = 64
"""Of one answer."""

As: TypeAlias = Annotated[str, QueryParameter(name="as")]
From: TypeAlias = Annotated[int, QueryParameter(name="from")]
To: TypeAlias = Annotated[int, QueryParameter(name="to")]


class PlayOnWish(msgspec.Struct, forbid_unknown_fields=True):
    how: PlayOn
    seat: Seat
    level: Word
    move: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class PlayOnRecord(PlayOnWish, forbid_unknown_fields=True, kw_only=True):
    record: dict[str, Any]
    names: Annotated[list[str], Meta(max_length=12)] = []


def _shown(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, generate_examples=False), **REFUSALS, **FORBIDDEN}


def replay_routes(tables: Tables, quotas: Quotas, reels: Reels) -> list[HTTPRouteHandler]:
    return [*_of_tables(tables, quotas, reels), *_of_records(tables, quotas, reels)]


def _of_tables(tables: Tables, quotas: Quotas, reels: Reels) -> list[HTTPRouteHandler]:
    async def find(code: str, request: HttpRequest) -> tuple[StoredTable, GuestRow | None]:
        guest = await visitor(tables.storage, request)
        code = await code_named(tables.storage, quotas, address(request), code)
        table = await tables.find(code)
        check_may_look(table, guest.id if guest else None)
        return table, guest

    @get("/api/tables/{code:str}/replay", responses=_shown(ReplayShown), opt={AS_BUILT: True})
    async def replay(
        code: FromPath[str], request: HttpRequest, eyes: As = "watch"
    ) -> Response[bytes]:
        table, guest = await find(code, request)
        seen = read_eyes(eyes, len(table.seats))
        reel = await reels.of_table(tables.storage, table)
        who = guest.id if guest else None
        body = await reels.aside(lambda: encode(replay_of_table(reel, table, who, seen)))
        return await answer_unchanging(request, body, ASK_AGAIN)

    @get(
        "/api/tables/{code:str}/replay/positions",
        responses=_shown(PositionsShown),
        opt={AS_BUILT: True},
    )
    async def positions(
        code: FromPath[str],
        request: HttpRequest,
        first: From,
        last: To,
        eyes: As = "watch",
        speaks: FromQuery[bool] = False,
    ) -> Response[bytes]:
        table, _ = await find(code, request)
        seen = read_eyes(eyes, len(table.seats))
        reel = await reels.of_table(tables.storage, table)
        body = await reels.aside(_positions, reel, first, last, seen, speaks)
        # A game for practice may go on after its end, and end otherwise.
        caching = ASK_AGAIN if table.row.practice else FOR_AN_HOUR
        return await answer_unchanging(request, body, caching)

    @post("/api/tables/{code:str}/play-on", responses=REFUSALS | FORBIDDEN)
    async def go_on(
        code: FromPath[str], data: JSONBody[PlayOnWish], request: HttpRequest
    ) -> TableShown:
        guest = await known_guest(tables.storage, request)
        table, _ = await find(code, request)
        reel = await reels.of_table(tables.storage, table)
        return await _play_on(tables, quotas, reels, guest, reel, data)

    return [replay, positions, go_on]


def _of_records(tables: Tables, quotas: Quotas, reels: Reels) -> list[HTTPRouteHandler]:
    async def find(given: dict[str, Any], request: HttpRequest) -> tuple[str, Reel]:
        return await reel_of_given(reels, quotas, given, address(request))

    @post(
        "/api/replays",
        responses=REFUSALS,
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
    )
    async def replay(
        data: JSONBody[RecordGiven], request: HttpRequest, eyes: As = "watch"
    ) -> ReplayShown:
        digest, reel = await find(data.record, request)
        seen = read_eyes(eyes, reel.record.seats)
        names = [sanitize(name)[:NAME_LENGTH] for name in data.names]
        return await reels.aside(replay_of_record, reel, digest, names, seen)

    @post(
        "/api/replays/positions",
        responses=REFUSALS,
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
    )
    async def positions(
        data: JSONBody[RecordGiven],
        request: HttpRequest,
        first: From,
        last: To,
        eyes: As = "watch",
        speaks: FromQuery[bool] = False,
    ) -> PositionsShown:
        _, reel = await find(data.record, request)
        seen = read_eyes(eyes, reel.record.seats)
        return await reels.aside(_shown_positions, reel, first, last, seen, speaks)

    @post(
        "/api/replays/play-on",
        responses=REFUSALS,
        request_max_body_size=LARGEST_RECORD,
    )
    async def go_on(data: JSONBody[PlayOnRecord], request: HttpRequest) -> TableShown:
        guest = await known_guest(tables.storage, request)
        _, reel = await find(data.record, request)
        return await _play_on(tables, quotas, reels, guest, reel, data)

    return [replay, positions, go_on]


async def _play_on(
    tables: Tables, quotas: Quotas, reels: Reels, guest: GuestRow, reel: Reel, wish: PlayOnWish
) -> TableShown:
    table = await play_on(
        tables, quotas, reels, guest, reel, wish.how, wish.move, wish.seat, wish.level
    )
    return table_payload(table, tables.presence(table.row.code), guest.id)


def _positions(reel: Reel, first: int, last: int, eyes: Eyes, speaks: bool) -> bytes:
    return encode(_shown_positions(reel, first, last, eyes, speaks))


def _shown_positions(reel: Reel, first: int, last: int, eyes: Eyes, speaks: bool) -> PositionsShown:
    if not 0 <= first <= last <= reel.last() or last - first >= MOST_POSITIONS:
        raise Refused("positions-bad-range", {"last": reel.last(), "max": MOST_POSITIONS})
    if speaks and (first != last or reel.at(first).actor() != eyes):
        raise Refused("positions-actor-only")
    return PositionsShown(replayed_positions(reel, first, last, eyes, speaks))
