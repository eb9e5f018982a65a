"""The way to a table's socket: who may open one, and how somebody is turned away."""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Never

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from conclave.core.errors import ConclaveError
from conclave.server.authentication import Socket, address, arriving
from conclave.server.called import code_named
from conclave.server.connection import NO_TABLE, Connection
from conclave.server.finished import check_sat_there
from conclave.server.headers import check_host, check_origin
from conclave.server.house import House
from conclave.server.payloads import encode
from conclave.server.quotas import Quotas
from conclave.server.refusals import Forbidden, Refused, refusal_payload, status_of
from conclave.server.settings import Settings
from conclave.server.sofa_seats import speaker
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import StoredTable
from conclave.server.tables import Tables

WATCH = "watch"
SEAT = re.compile(r"[0-9]{1,2}")


def socket_route(
    tables: Tables, quotas: Quotas, house: House, settings: Settings
) -> WebsocketRouteHandler:
    @websocket("/ws/tables/{code:str}")
    async def sit_at(socket: Socket, code: FromPath[str]) -> None:
        host = socket.headers.get("host")
        check_host(host, settings.hosts)
        check_origin(socket.headers.get("origin"), host, settings.origins)
        await socket.accept()
        try:
            house.bans.check_address(address(socket))
            quotas.spend_request(address(socket))
            with quotas.socket_of(address(socket)):
                arrival = await arriving(tables.storage, socket)
                code = await code_named(tables.storage, quotas, address(socket), code)
                live = await tables.live(code)
                check_sat_there(live.table, arrival.guest.id if arrival else None)
                connection = Connection(tables, live, arrival, socket, quotas.limits)
                connection.guest = _eyes(live.table, connection.owner, socket.query_params)
                if connection.guest and house.bans.has_guest(connection.guest.id):
                    raise Forbidden("guest-banned")
                await connection.run()
        except ConclaveError as refusal:
            await _turn_away(socket, refusal)
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


async def _turn_away(socket: Socket, refusal: ConclaveError) -> None:
    """Browsers can't read why an upgrade was refused, so it is said over the open socket."""
    with suppress(WebSocketDisconnect):  # whoever has hung up need not be told
        await socket.send_data(encode({"type": "refused", **refusal_payload(refusal)}), mode="text")
        await socket.close(4000 + status_of(refusal) if isinstance(refusal, Refused) else NO_TABLE)


async def _hung_up() -> Never:
    raise WebSocketDisconnect(detail="the connection has ended")


async def _nobody_hears(_message: object) -> Never:
    await _hung_up()
