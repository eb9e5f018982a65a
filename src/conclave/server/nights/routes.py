"""Match nights, over HTTP."""

from contextlib import nullcontext

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from conclave.server.authentication import HttpRequest, address, known_guest, visitor
from conclave.server.codes import can_be_guessed, is_code
from conclave.server.holding import hold
from conclave.server.level_names import level_name
from conclave.server.nights.deeds import NightDeed, do
from conclave.server.nights.desk import NightDesk
from conclave.server.nights.plan import NewNight, lay_night
from conclave.server.nights.shown import NightShown, as_csv, show_night
from conclave.server.openapi import FORBIDDEN, REFUSALS
from conclave.server.quotas import Quotas
from conclave.server.refusals import Conflict, NotFound
from conclave.server.storage.nights import (
    StoredNight,
    add_night,
    find_night,
    nights_of,
    unfinished_nights_of,
)

MOST_UNFINISHED = 5
"""Nights of one host."""
LISTED = 30


def night_routes(desk: NightDesk, quotas: Quotas) -> list[HTTPRouteHandler]:
    storage = desk.storage

    async def named(called: str, request: HttpRequest) -> StoredNight:
        """Nobody finds one by trying short codes."""
        unknown = NotFound("night-unknown", {"code": called[:16]})
        if not is_code(called):
            raise unknown
        guessed = can_be_guessed(called)
        with quotas.guess(address(request)) if guessed else nullcontext():
            async with storage.reading() as db:
                night = await find_night(db, called)
            if night is None:
                raise unknown
        return night

    async def show(night: StoredNight, guest: str | None) -> NightShown:
        async with storage.reading() as db:
            return await show_night(db, night, guest)

    @post("/api/nights", responses=REFUSALS)
    async def make(data: JSONBody[NewNight], request: HttpRequest) -> NightShown:
        guest = await known_guest(storage, request)
        night = lay_night(guest, data)
        quotas.spend_new_table(guest.id)
        async with storage.writing() as db:
            await hold(db, guest.id)
            if await unfinished_nights_of(db, guest.id) >= MOST_UNFINISHED:
                raise Conflict("nights-too-many", {"max": MOST_UNFINISHED})
            await add_night(db, night)
        return await show(night, guest.id)

    @get("/api/nights", responses=REFUSALS)
    async def mine(request: HttpRequest) -> list[NightShown]:
        guest = await known_guest(storage, request)
        async with storage.reading() as db:
            found = [await find_night(db, code) for code in await nights_of(db, guest.id, LISTED)]
            return [await show_night(db, night, guest.id) for night in found if night]

    @get("/api/nights/{code:str}", responses=REFUSALS)
    async def one(code: FromPath[str], request: HttpRequest) -> NightShown:
        guest = await visitor(storage, request)
        return await show(await named(code, request), guest.id if guest else None)

    @post("/api/nights/{code:str}", responses=REFUSALS | FORBIDDEN, status_code=HTTP_200_OK)
    async def act(
        code: FromPath[str], data: JSONBody[NightDeed], request: HttpRequest
    ) -> NightShown:
        guest = await known_guest(storage, request)
        night = await named(code, request)
        await do(desk, night.row.code, guest, data)
        return await show(await named(night.row.code, request), guest.id)

    @get("/api/nights/{code:str}/standings.csv", responses=REFUSALS, media_type="text/csv")
    async def table(code: FromPath[str], request: HttpRequest) -> Response[str]:
        shown = await show(await named(code, request), None)
        names = {
            entrant.number: entrant.name or f"{level_name(entrant.level or '')} {entrant.number}"
            for entrant in shown.people
        }
        file = f'attachment; filename="standings-{shown.code}.csv"'
        return Response(as_csv(shown, names), headers={"content-disposition": file})

    return [make, mine, one, act, table]
