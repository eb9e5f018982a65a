"""Ratings and leaderboards, over HTTP."""

import time
from typing import Literal

import msgspec
from litestar import get, patch
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from conclave.catalogue import load_game
from conclave.server.authentication import HttpRequest, address, known_guest, visitor
from conclave.server.called import code_named
from conclave.server.finished import check_sat_there
from conclave.server.openapi import FORBIDDEN, REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.ratings.shown import (
    LeaderboardShown,
    RatingsShown,
    TableRatingsShown,
    show_leaderboard,
    show_ratings,
    show_table_ratings,
)
from conclave.server.refusals import Forbidden, NotFound
from conclave.server.storage.history import find_guest_by_id
from conclave.server.storage.ratings import is_listed, set_listed
from conclave.server.tables import Tables


class ListedChange(msgspec.Struct, forbid_unknown_fields=True):
    listed: bool


def rating_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    return [*_of_people(tables), _at_table(tables, quotas), _leaderboard(tables)]


def _of_people(tables: Tables) -> list[HTTPRouteHandler]:
    storage = tables.storage

    @get("/api/ratings", responses=REFUSALS)
    async def own(request: HttpRequest) -> RatingsShown:
        guest = await known_guest(storage, request)
        async with storage.reading() as db:
            listed = await is_listed(db, guest.id)
            games = await show_ratings(db, guest.id, own=True)
        return RatingsShown(guest.id, guest.name, guest.crest, listed, games)

    @patch("/api/ratings", responses=REFUSALS)
    async def change(data: JSONBody[ListedChange], request: HttpRequest) -> RatingsShown:
        guest = await known_guest(storage, request)
        async with storage.writing() as db:
            await set_listed(db, guest.id, data.listed)
            games = await show_ratings(db, guest.id, own=True)
        return RatingsShown(guest.id, guest.name, guest.crest, data.listed, games)

    @get("/api/guests/{id:str}/ratings", responses=REFUSALS | FORBIDDEN)
    async def of_guest(id: FromPath[str], request: HttpRequest) -> RatingsShown:
        asker = await visitor(storage, request)
        own = asker is not None and asker.id == id
        async with storage.reading() as db:
            found = await find_guest_by_id(db, id)
            if found is None:
                raise NotFound("statistics-nobody")
            guest, opened = found
            listed = await is_listed(db, id)
            if not (own or opened or listed):
                raise Forbidden("ratings-closed")
            games = await show_ratings(db, id, own)
        return RatingsShown(guest.id, guest.name, guest.crest, listed, games)

    return [own, change, of_guest]


def _at_table(tables: Tables, quotas: Quotas) -> HTTPRouteHandler:
    @get("/api/tables/{code:str}/ratings", responses=REFUSALS | FORBIDDEN)
    async def at_table(code: FromPath[str], request: HttpRequest) -> TableRatingsShown:
        guest = await visitor(tables.storage, request)
        code = await code_named(tables.storage, quotas, address(request), code)
        table = await tables.find(code)
        check_sat_there(table, guest.id if guest else None)
        async with tables.storage.reading() as db:
            return await show_table_ratings(db, table)

    return at_table


def _leaderboard(tables: Tables) -> HTTPRouteHandler:
    @get("/api/leaderboards/{game:str}", responses=REFUSALS)
    async def leaderboard(
        game: FromPath[str],
        request: HttpRequest,
        span: FromQuery[Literal["month", "ever"]] = "month",
    ) -> LeaderboardShown:
        slug = load_game(game).slug
        guest = await visitor(tables.storage, request)
        async with tables.storage.reading() as db:
            you = guest.id if guest else None
            return await show_leaderboard(db, slug, span, time.time(), you)

    return leaderboard
