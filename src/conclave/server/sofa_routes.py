"""Who is on the sofa, over HTTP."""

import msgspec
from litestar import delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from conclave.server.authentication import HttpRequest, known_guest
from conclave.server.guests import rename
from conclave.server.leaving import leave_for_good
from conclave.server.messages import GuestChange, SofaPerson
from conclave.server.openapi import REFUSALS
from conclave.server.sofa_people import save_sofa, sofa_at
from conclave.server.tables import Tables


class SofaPersonShown(msgspec.Struct):
    id: str
    name: str
    crest: str


def sofa_routes(tables: Tables) -> list[HTTPRouteHandler]:
    @get("/api/sofa", responses=REFUSALS)
    async def on_sofa(request: HttpRequest) -> list[SofaPersonShown]:
        owner = await known_guest(tables.storage, request)
        sofa = await sofa_at(tables.storage, owner)
        return [SofaPersonShown(one.id, one.name, one.crest) for one in sofa.known]

    @post("/api/sofa", responses=REFUSALS)
    async def take_in(data: JSONBody[SofaPerson], request: HttpRequest) -> SofaPersonShown:
        owner = await known_guest(tables.storage, request)
        sofa = await sofa_at(tables.storage, owner)
        person = sofa.welcome(data.name, data.crest)
        await save_sofa(tables.storage, sofa)
        return SofaPersonShown(person.id, person.name, person.crest)

    @patch("/api/sofa/{id:str}", responses=REFUSALS)
    async def change(
        id: FromPath[str], data: JSONBody[GuestChange], request: HttpRequest
    ) -> SofaPersonShown:
        owner = await known_guest(tables.storage, request)
        sofa = await sofa_at(tables.storage, owner)
        person = sofa.change(id, data.name, data.crest)
        await rename(tables, person)
        return SofaPersonShown(person.id, person.name, person.crest)

    @delete("/api/sofa/{id:str}", responses=REFUSALS)
    async def forget(id: FromPath[str], request: HttpRequest) -> None:
        owner = await known_guest(tables.storage, request)
        sofa = await sofa_at(tables.storage, owner)
        await leave_for_good(tables, sofa.person(id).id)

    return [on_sofa, take_in, change, forget]
