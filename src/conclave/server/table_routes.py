"""Games and tables, over HTTP."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from conclave.bots.levels import bots_for, own_levels
from conclave.catalogue import all_games
from conclave.core.game import AnyGame
from conclave.core.options import Options, OptionValue
from conclave.server.authentication import HttpRequest, address, known_guest, visitor
from conclave.server.called import code_named
from conclave.server.company import seated_people
from conclave.server.finished import check_may_look
from conclave.server.health import Health
from conclave.server.live_table import LiveTable
from conclave.server.messages import NewTable
from conclave.server.my_tables import by_whose_turn, show_each, show_my_tables
from conclave.server.new_tables import make_table
from conclave.server.openapi import FORBIDDEN, REFUSALS, UNAVAILABLE
from conclave.server.quotas import Quotas
from conclave.server.refusals import Conflict
from conclave.server.sanitize import sanitize
from conclave.server.storage.blocks import blocked_around
from conclave.server.storage.rows import OVER
from conclave.server.storage.tables import (
    finished_tables_of,
    tables_counted,
    unfinished_tables_of,
    waiting_tables,
)
from conclave.server.table_payloads import MyTableShown, TableShown, table_payload
from conclave.server.tables import Tables

LISTED = 100
FINISHED_LISTED = 20


class OptionShown(msgspec.Struct):
    name: str
    choices: list[OptionValue]
    default: OptionValue
    seats: int
    """If not 0, tables of any other number of seats get the default."""
    main: bool
    """The one to ask for if only one is asked for."""


class BotShown(msgspec.Struct):
    """A bot from outside."""

    name: str
    """To be said where a level is."""
    label: str


class GameShown(msgspec.Struct):
    slug: str
    version: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionShown]
    levels: list[str]
    """Of the house's own bots."""
    bots: list[BotShown]
    """Which may be seated besides."""


class MoveRecorded(msgspec.Struct):
    seat: int
    say: str
    draws: list[int]


class ForfeitRecorded(msgspec.Struct):
    seat: int
    how: str
    after: int


class RecordShown(msgspec.Struct, omit_defaults=True):
    """As in ``conclave.core.record``; `conclave verify` takes it."""

    format: str
    game: str
    version: int
    seats: int
    options: Options
    commitment: str
    nonces: list[str]
    seed: str
    deal: list[int]
    moves: list[MoveRecorded]
    seal: str
    practice: bool = False
    hashes: list[str] = []
    replaced: list[int] = []
    openly: list[int] = []
    limits: list[list[int]] = []
    position: dict[str, Any] | None = None
    forfeits: list[ForfeitRecorded] = []
    adjudicated: bool = False


class CountShown(msgspec.Struct):
    running: int
    finished: int


class HealthShown(msgspec.Struct):
    status: str
    tables: int


def table_routes(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    return [_games(), _health(tables), *_lists(tables), *_one_table(tables, quotas)]


def _games() -> HTTPRouteHandler:
    @get("/api/games")
    async def games() -> list[GameShown]:
        return [_game_payload(game) for game in all_games()]

    return games


def _game_payload(game: AnyGame) -> GameShown:
    return GameShown(
        slug=game.slug,
        version=game.version,
        seats=[game.fewest_seats, game.most_seats],
        minutes=list(game.minutes),
        options=[
            OptionShown(
                option.name, list(option.choices), option.default, option.seats, option.main
            )
            for option in game.options
        ],
        levels=list(own_levels(game)),
        bots=[BotShown(bot.name, sanitize(bot.label)) for bot in bots_for(game.slug)],
    )


def _health(tables: Tables) -> HTTPRouteHandler:
    health = Health(tables.storage)

    @get("/api/health", responses=UNAVAILABLE)
    async def show_health() -> HealthShown:
        await health.check()
        return HealthShown("ok", len(tables.in_memory))

    return show_health


def _lists(tables: Tables) -> list[HTTPRouteHandler]:
    @get("/api/tables", responses=REFUSALS)
    async def waiting(request: HttpRequest) -> list[TableShown]:
        guest = await visitor(tables.storage, request)
        async with tables.storage.reading() as db:
            found = await waiting_tables(db, LISTED)
            avoided = await blocked_around(db, guest.id) if guest else set()
        asker = guest.id if guest else None
        found = [one for one in found if not seated_people(one) & avoided]
        return show_each(
            found, lambda one: table_payload(one, tables.presence(one.row.code), asker)
        )

    @get("/api/my-tables", responses=REFUSALS)
    async def mine(request: HttpRequest) -> list[MyTableShown]:
        guest = await known_guest(tables.storage, request)
        async with tables.storage.reading() as db:
            found = await unfinished_tables_of(db, guest.id, LISTED)
            found += await finished_tables_of(db, guest.id, FINISHED_LISTED)
            return by_whose_turn(await show_my_tables(db, tables, found, guest.id))

    @get("/api/my-tables/count", responses=REFUSALS)
    async def count(request: HttpRequest) -> CountShown:
        guest = await known_guest(tables.storage, request)
        async with tables.storage.reading() as db:
            return CountShown(*await tables_counted(db, guest.id))

    return [waiting, mine, count]


def _one_table(tables: Tables, quotas: Quotas) -> list[HTTPRouteHandler]:
    @post("/api/tables", responses=REFUSALS)
    async def make(data: JSONBody[NewTable], request: HttpRequest) -> TableShown:
        guest = await known_guest(tables.storage, request)
        table = await make_table(tables, quotas, guest, data)
        return table_payload(table, tables.presence(table.row.code), guest.id)

    @get("/api/tables/{code:str}", responses=REFUSALS)
    async def one(code: FromPath[str], request: HttpRequest) -> TableShown:
        guest = await visitor(tables.storage, request)
        code = await code_named(tables.storage, quotas, address(request), code)
        table = await tables.find(code)
        return table_payload(table, tables.presence(code), guest.id if guest else None)

    @get("/api/tables/{code:str}/record", responses=REFUSALS | FORBIDDEN)
    async def record(code: FromPath[str], request: HttpRequest) -> RecordShown:
        guest = await visitor(tables.storage, request)
        code = await code_named(tables.storage, quotas, address(request), code)
        table = await tables.find(code)
        if table.row.status != OVER:
            raise Conflict("record-not-yet")
        check_may_look(table, guest.id if guest else None)
        return await _record_payload(await tables.live(code))

    return [make, one, record]


async def _record_payload(live: LiveTable) -> RecordShown:
    """The record of a finished game, with the seed revealed."""
    async with live.lock:
        if live.stale or live.table.row.status != OVER:
            await live.catch_up()
        record = live.kept or live.started().record
        record.seed = live.table.row.seed
        record.limits = live.match.limits if live.match else []
        return msgspec.convert(record.dump(), RecordShown)
