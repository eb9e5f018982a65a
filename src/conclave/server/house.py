"""What the operator orders while the server runs: seen within a second or two, by looking."""

import logging

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler

from conclave.server.background import Lookout
from conclave.server.bans import Bans
from conclave.server.crowd import Visitor
from conclave.server.refusals import Forbidden, Refused, Unauthorized
from conclave.server.storage.house import (
    all_bans,
    known_among,
    orders_and_message,
    orders_given,
    revisions,
)
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables

SECONDS_BETWEEN_LOOKS = 1.0

log = logging.getLogger(__name__)


class MessageShown(msgspec.Struct):
    text: str


class House:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.orders = -1
        self.message = ""
        self.bans = Bans([])
        trouble = "the operator's orders can't be read; they are tried again"
        self.lookout = Lookout(self.look, SECONDS_BETWEEN_LOOKS, trouble, log)

    async def look(self) -> None:
        """Do what was ordered since the last look."""
        if await orders_given(self.tables.storage) == self.orders:
            return
        async with self.tables.storage.reading() as db:
            orders, message = await orders_and_message(db)
            bans = await all_bans(db)
        self.message = message
        self.bans = Bans([ban.who for ban in bans])
        await self._turn_out()
        await self._catch_up()
        self.orders = orders

    async def _turn_out(self) -> None:
        """Whoever is banned, or was forgotten, stays connected no longer."""
        visitors = self.tables.connected()
        ids = list({guest.id for one in visitors for guest in _guests_of(one)})
        async with self.tables.storage.reading() as db:
            known = await known_among(db, ids)
        for one in visitors:
            why: Refused | None = None
            if any(guest.id not in known for guest in _guests_of(one)):
                why = Unauthorized("guest-unknown")
            elif any(self.bans.has_guest(guest.id) for guest in _guests_of(one)):
                why = Forbidden("guest-banned")
            elif self.bans.has_address(one.address):
                why = Forbidden("address-banned")
            if why:
                one.turn_out(why)

    async def _catch_up(self) -> None:
        """Whatever differs in the database from what is here."""
        here = {code: live for code, live in self.tables.in_memory.items() if live.loaded}
        async with self.tables.storage.reading() as db:
            stored = await revisions(db, list(here))
        for code, live in here.items():
            if code not in stored:
                self.tables.dismiss(code)
            elif stored[code] != live.table.row.revision:
                await self.tables.catch_up(live)


def _guests_of(visitor: Visitor) -> list[GuestRow]:
    """Whose device it is, and by whose eyes they see."""
    return [guest for guest in (visitor.owner, visitor.guest) if guest is not None]


def house_routes(house: House) -> list[HTTPRouteHandler]:
    @get("/api/message")
    async def message() -> MessageShown:
        return MessageShown(house.message)

    return [message]
