"""The socket of a table: by whose eyes somebody looks at it."""

import re
from collections.abc import Mapping
from typing import Never

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from conclave.server.authentication import Socket, address, arriving
from conclave.server.called import code_named
from conclave.server.connection import Connection
from conclave.server.finished import check_sat_there
from conclave.server.refusals import Forbidden, Refused
from conclave.server.socket_door import SocketDoor
from conclave.server.sofa_seats import speaker
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import StoredTable
from conclave.server.tables import Tables

WATCH = "watch"
SEAT = re.compile(r"[0-9]{1,2}")


def socket_route(tables: Tables, door: SocketDoor) -> WebsocketRouteHandler:
    quotas = door.quotas

    @websocket("/ws/tables/{code:str}")
    async def sit_at(socket: Socket, code: FromPath[str]) -> None:
        try:
            async with door.opened(socket):
                arrival = await arriving(tables.storage, socket)
                code = await code_named(tables.storage, quotas, address(socket), code)
                live = await tables.live(code)
                check_sat_there(live.table, arrival.guest.id if arrival else None)
                connection = Connection(tables, live, arrival, socket, quotas.limits)
                connection.guest = _eyes(live.table, connection.owner, socket.query_params)
                if connection.guest and door.house.bans.has_guest(connection.guest.id):
                    raise Forbidden("guest-banned")
                await connection.run()
        finally:
            _let_go(socket)

    return sit_at


def _let_go(socket: Socket) -> None:
    """What Litestar wraps them in leads back to the socket."""
    socket.receive, socket.send = _hung_up, _nobody_hears


def _eyes(table: StoredTable, owner: GuestRow | None, asked: Mapping[str, str]) -> GuestRow | None:
    """By whose eyes the owner of a device looks: their own, those of somebody on the same sofa,
    or those of anybody who watches."""
    eyes = asked.get("as")
    if eyes is None or owner is None or eyes == WATCH:
        return owner if eyes is None else None
    if not SEAT.fullmatch(eyes):
        raise Refused("eyes-nobodys", {"eyes": eyes[:24], "max": len(table.seats) - 1})
    return speaker(table, owner, int(eyes))


async def _hung_up() -> Never:
    raise WebSocketDisconnect(detail="the connection has ended")


async def _nobody_hears(_message: object) -> Never:
    await _hung_up()
