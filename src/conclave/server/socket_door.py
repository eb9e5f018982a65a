"""Who may open a socket at all, and how somebody is turned away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar.exceptions import WebSocketDisconnect

from conclave.core.errors import ConclaveError
from conclave.server.authentication import Socket, address
from conclave.server.connection import NO_TABLE
from conclave.server.headers import check_host, check_origin
from conclave.server.house import House
from conclave.server.payloads import encode
from conclave.server.quotas import Quotas
from conclave.server.refusals import Refused, refusal_payload, status_of
from conclave.server.settings import Settings


class SocketDoor:
    def __init__(self, quotas: Quotas, house: House, settings: Settings) -> None:
        self.quotas = quotas
        self.house = house
        self.settings = settings

    @asynccontextmanager
    async def opened(self, socket: Socket) -> AsyncIterator[None]:
        """What is refused meanwhile is said through the socket, and closes it: browsers can't read
        why an upgrade was refused."""
        host = socket.headers.get("host")
        check_host(host, self.settings.hosts)
        check_origin(socket.headers.get("origin"), host, self.settings.origins)
        await socket.accept()
        try:
            self.house.bans.check_address(address(socket))
            self.quotas.spend_request(address(socket))
            with self.quotas.socket_of(address(socket)):
                yield
        except ConclaveError as refusal:
            await _turn_away(socket, refusal)


async def _turn_away(socket: Socket, refusal: ConclaveError) -> None:
    with suppress(WebSocketDisconnect):  # whoever has hung up need not be told
        await socket.send_data(encode({"type": "refused", **refusal_payload(refusal)}), mode="text")
        await socket.close(4000 + status_of(refusal) if isinstance(refusal, Refused) else NO_TABLE)
