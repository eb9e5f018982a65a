"""The socket of somebody who looks for a game: as long as it is open, they wait."""

import asyncio
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server.authentication import Socket, address, arriving
from conclave.server.messages import LONGEST_MESSAGE, json_refusal
from conclave.server.payloads import encode
from conclave.server.rate import Credits
from conclave.server.refusals import (
    Refused,
    TooFast,
    TooLong,
    Unauthorized,
    refusal_payload,
)
from conclave.server.seeking.search import Line, Search
from conclave.server.seeking.wish import Wish
from conclave.server.settings import Limits
from conclave.server.socket_door import SocketDoor
from conclave.server.storage.arrivals import Arrival

DONE = 1000
MOST_UNREAD = 100

_decoder = msgspec.json.Decoder(Wish)


def seeking_route(search: Search, door: SocketDoor) -> WebsocketRouteHandler:
    quotas = door.quotas

    @websocket("/ws/play-now")
    async def play_now(socket: Socket) -> None:
        async with door.opened(socket):
            arrival = await arriving(search.storage, socket)
            if arrival is None:
                raise Unauthorized("guest-needed")
            quotas.spend_seek(arrival.guest.id)
            with quotas.seeker_of(address(socket)):
                await SeekingLine(search, arrival, socket, quotas.limits).run()

    return play_now


def _refused(refusal: ConclaveError) -> PlainDict:
    return {"type": "refused", **refusal_payload(refusal)}


class SeekingLine(Line):
    def __init__(self, search: Search, arrival: Arrival, socket: Socket, limits: Limits) -> None:
        super().__init__(arrival.guest, self._queue)
        self.owner, self.device = arrival.guest, arrival.device
        self.address = address(socket)
        self.search = search
        self.socket = socket
        self.limits = limits
        self.credits = Credits(limits.messages)
        self.outbox: asyncio.Queue[PlainDict] = asyncio.Queue(MOST_UNREAD)
        self.ends: int | None = None

    def _queue(self, message: PlainDict) -> None:
        if message["type"] == "found":
            self.ends = DONE
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(message)

    def refuse(self, refusal: Refused) -> None:
        self.ends = 4000 + refusal.status
        self._queue(_refused(refusal))

    def turn_out(self, why: Refused) -> None:
        self.refuse(why)

    async def run(self) -> None:
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        self.search.tables.callers.add(self)
        self.search.tables.check_logged_in(self)
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.search.tables.callers.discard(self)
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
            await self.search.leave(self)

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):
            while True:
                message = await self.outbox.get()
                async with asyncio.timeout(self.limits.seconds_to_listen):
                    await self.socket.send_data(encode(message), mode="text")
                if self.ends is not None and self.outbox.empty():
                    break
            async with asyncio.timeout(self.limits.seconds_to_listen):
                await self.socket.close(self.ends)

    async def _receive_all(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                event = await self.socket.receive()
                if event["type"] != "websocket.receive":
                    return
                try:
                    await self._take(event.get("text"))
                except Refused as refusal:
                    self.refuse(refusal)
                    await asyncio.Event().wait()  # until that is sent

    async def _take(self, text: str | None) -> None:
        """A wish, or another one in place of the last."""
        if not self.credits.spend():
            raise TooFast("too-fast")
        if text is None:
            raise Refused("message-binary")
        if len(text) > LONGEST_MESSAGE or len(text.encode()) > LONGEST_MESSAGE:
            raise TooLong("message-too-long", {"max": LONGEST_MESSAGE})
        try:
            wish = _decoder.decode(text)
        except msgspec.ValidationError as error:
            raise Refused("message-misshapen", {"why": str(error)[:200]}) from error
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise json_refusal(error) from error
        try:
            await self.search.seek(self, wish)
        except Refused:
            raise
        except ConclaveError as refusal:
            raise Refused(refusal.id, refusal.params) from refusal
