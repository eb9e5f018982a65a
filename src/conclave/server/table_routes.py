"""Games and tables, over HTTP."""

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from sqlalchemy import text

from conclave.bots.levels import LEVELS
from conclave.catalogue import all_games
from conclave.core.options import Options, OptionValue
from conclave.server.guest_routes import Asked, known_guest, visitor
from conclave.server.house import House
from conclave.server.live_table import LiveTable
from conclave.server.messages import NewTable
from conclave.server.new_tables import make_table
from conclave.server.payloads import MyTableShown, TableShown, my_table_payload, table_payload
from conclave.server.refusals import NotNow
from conclave.server.refusals_described import REFUSALS
from conclave.server.storage.rows import OVER
from conclave.server.storage.tables import tables_of, waiting_tables

LISTED = 100


class OptionShown(msgspec.Struct):
    name: str
    choices: list[OptionValue]
    default: OptionValue
    seats: int
    """At other tables than of so many seats only the default is possible; 0: at any table."""


class GameShown(msgspec.Struct):
    slug: str
    version: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionShown]
    levels: list[str]


class MoveRecorded(msgspec.Struct):
    seat: int
    say: str
    draws: list[int]


class RecordShown(msgspec.Struct):
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


class Health(msgspec.Struct):
    status: str
    tables: int


def table_routes(house: House) -> list[HTTPRouteHandler]:
    @get("/api/games")
    async def games() -> list[GameShown]:
        return [
            GameShown(
                slug=game.slug,
                version=game.version,
                seats=[game.fewest_seats, game.most_seats],
                minutes=list(game.minutes),
                options=[
                    OptionShown(option.name, list(option.choices), option.default, option.seats)
                    for option in game.options
                ],
                levels=list(LEVELS),
            )
            for game in all_games()
        ]

    @post("/api/tables", responses=REFUSALS)
    async def make(data: JSONBody[NewTable], request: Asked) -> TableShown:
        guest = await known_guest(house, request)
        table = await make_table(house, guest, data)
        return table_payload(table, house.presence(table.row.code), guest.id)

    @get("/api/tables", responses=REFUSALS)
    async def waiting(request: Asked) -> list[TableShown]:
        guest = await visitor(house, request)
        async with house.storage.reading() as db:
            found = await waiting_tables(db, LISTED)
        return [
            table_payload(table, house.presence(table.row.code), guest.id if guest else None)
            for table in found
        ]

    @get("/api/my-tables", responses=REFUSALS)
    async def mine(request: Asked) -> list[MyTableShown]:
        guest = await known_guest(house, request)
        async with house.storage.reading() as db:
            found = await tables_of(db, guest.id, LISTED)
        return [
            my_table_payload(table, house.presence(table.row.code), guest.id) for table in found
        ]

    @get("/api/tables/{code:str}", responses=REFUSALS)
    async def one(code: FromPath[str], request: Asked) -> TableShown:
        guest = await visitor(house, request)
        table = await house.find(code)
        return table_payload(table, house.presence(code), guest.id if guest else None)

    @get("/api/tables/{code:str}/record", responses=REFUSALS)
    async def record(code: FromPath[str]) -> RecordShown:
        table = await house.find(code)
        if table.row.status != OVER:
            raise NotNow("record-not-yet")
        return await _record(await house.live(code))

    @get("/api/health")
    async def health() -> Health:
        async with house.storage.reading() as db:
            await db.execute(text("SELECT 1"))
        return Health("ok", len(house.tables))

    return [games, make, waiting, mine, one, record, health]


async def _record(live: LiveTable) -> RecordShown:
    """The record of a finished game, with the seed revealed."""
    async with live.lock:
        if live.stale or live.table.row.status != OVER:
            await live.catch_up()
        record = live.started().record
        record.seed = live.table.row.seed
        return msgspec.convert(record.dump(), RecordShown)
