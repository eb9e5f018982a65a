"""The way to a table's socket: who may open one, and how somebody is turned away."""

from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from conclave.core.errors import ConclaveError
from conclave.server.authentication import Socket, address, visitor
from conclave.server.called import code_named
from conclave.server.connection import NO_TABLE, Connection
from conclave.server.finished import check_sat_there
from conclave.server.headers import check_host, check_origin
from conclave.server.house import House
from conclave.server.payloads import encode
from conclave.server.quotas import Quotas
from conclave.server.refusals import Refused, refusal_payload, status_of
from conclave.server.settings import Settings
from conclave.server.tables import Tables


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
                guest = await visitor(tables.storage, socket)
                code = await code_named(tables.storage, quotas, address(socket), code)
                live = await tables.live(code)
                check_sat_there(live.table, guest.id if guest else None)
                await Connection(tables, live, guest, socket, quotas.limits).run()
        except ConclaveError as refusal:
            await _turn_away(socket, refusal)

    return sit_at


async def _turn_away(socket: Socket, refusal: ConclaveError) -> None:
    """Browsers can't read why an upgrade was refused, so it is said over the open socket."""
    with suppress(WebSocketDisconnect):  # whoever has hung up need not be told
        await socket.send_data(encode({"type": "refused", **refusal_payload(refusal)}), mode="text")
        await socket.close(4000 + status_of(refusal) if isinstance(refusal, Refused) else NO_TABLE)
