"""The games that somebody has played, and what they come to, over HTTP."""

from typing import Annotated

import msgspec
from litestar import get, patch
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from conclave.catalogue import load_game
from conclave.server.authentication import HttpRequest, known_guest, visitor
from conclave.server.my_tables import show_my_tables
from conclave.server.openapi import FORBIDDEN, REFUSALS
from conclave.server.reels import Reels
from conclave.server.refusals import Forbidden, NotFound
from conclave.server.statistics import StatisticsShown, statistics_of
from conclave.server.storage.history import (
    came_on,
    find_guest_by_id,
    finished_games_of,
    open_statistics,
)
from conclave.server.storage.rows import GuestRow
from conclave.server.table_payloads import MyTableShown
from conclave.server.tables import Tables

MOST_LISTED = 100


class GamesShown(msgspec.Struct):
    games: list[MyTableShown]
    more: bool
    """Whether earlier ones follow: ask again with the last one's ``ended`` as ``before``."""


class PersonShown(msgspec.Struct):
    id: str
    name: str
    crest: str
    since: int
    """The day on which the guest came, in Unix seconds."""
    open: bool
    """Whether others may look at the statistics."""
    own: bool


class StatisticsChange(msgspec.Struct, forbid_unknown_fields=True):
    open: bool


def history_routes(tables: Tables, reels: Reels) -> list[HTTPRouteHandler]:
    return [_my_games(tables), *_statistics(tables, reels)]


def _my_games(tables: Tables) -> HTTPRouteHandler:
    @get("/api/my-games", responses=REFUSALS)
    async def my_games(
        request: HttpRequest,
        game: FromQuery[str | None] = None,
        before: FromQuery[float | None] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 30,
    ) -> GamesShown:
        guest = await known_guest(tables.storage, request)
        slug = load_game(game).slug if game else None
        async with tables.storage.reading() as db:
            found, more = await finished_games_of(db, guest.id, slug, before, limit)
            shown = await show_my_tables(db, tables, found, guest.id)
        return GamesShown(shown, more)

    return my_games


def _statistics(tables: Tables, reels: Reels) -> list[HTTPRouteHandler]:
    storage = tables.storage

    async def show(guest: GuestRow, open: bool, own: bool) -> StatisticsShown:
        games = await statistics_of(storage, reels, guest.id, own)
        return StatisticsShown(guest.id, guest.name, guest.crest, open, games)

    async def look_up(id: str) -> tuple[GuestRow, bool]:
        async with storage.reading() as db:
            found = await find_guest_by_id(db, id)
        if found is None:
            raise NotFound("statistics-nobody")
        return found

    @get("/api/guests/{id:str}", responses=REFUSALS)
    async def person(id: FromPath[str], request: HttpRequest) -> PersonShown:
        asker = await visitor(storage, request)
        guest, open = await look_up(id)
        async with storage.reading() as db:
            came = await came_on(db, guest.id)
        own = asker is not None and asker.id == guest.id
        return PersonShown(guest.id, guest.name, guest.crest, came, open, own)

    @get("/api/statistics", responses=REFUSALS)
    async def own(request: HttpRequest) -> StatisticsShown:
        guest = await known_guest(storage, request)
        return await show(*await look_up(guest.id), own=True)

    @get("/api/guests/{id:str}/statistics", responses=REFUSALS | FORBIDDEN)
    async def of_guest(id: FromPath[str], request: HttpRequest) -> StatisticsShown:
        asker = await visitor(storage, request)
        guest, open = await look_up(id)
        own = asker is not None and asker.id == guest.id
        if not open and not own:
            raise Forbidden("statistics-closed")
        return await show(guest, open, own)

    @patch("/api/statistics", responses=REFUSALS)
    async def change(data: JSONBody[StatisticsChange], request: HttpRequest) -> StatisticsShown:
        guest = await known_guest(storage, request)
        async with storage.writing() as db:
            await open_statistics(db, guest.id, data.open)
        return await show(guest, data.open, own=True)

    return [person, own, of_guest, change]
