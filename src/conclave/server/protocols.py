"""Uvicorn's connections, let in by the gate and not left waiting for ever.

Uvicorn itself limits the time between two requests, but not how long somebody may take to send one
or to read the answer.
"""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from conclave.server.direct_line import DIRECT
from conclave.server.gate import Gate
from conclave.server.settings import Limits

TEXT, PONG, MASKED = 0x81, 0x8A, 0x80
SHORT = 6
"""Bytes before what a client says, if that is no more than 125."""

NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class GatedConfig(uvicorn.Config):
    """Uvicorn's settings, and the gate that its connections go through."""

    def __init__(self, app: Any, gate: Gate, limits: Limits, **others: Any) -> None:
        super().__init__(app, http=GatedHttp, ws=GatedSocket, **others)
        self.gate = gate
        self.limits = limits


class GatedHttp(H11Protocol):
    config: GatedConfig
    turned_away = False
    silent = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        host = self.client[0] if self.client else ""
        if not self.config.gate.enter(self.transport, self, host):
            self.turned_away = True
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            return
        if self.silent and _is_hello(data):
            self._become_socket(data)
            return
        self.silent = False
        super().data_received(data)
        if self.cycle is not None:
            self.config.gate.heard(self.transport)

    def _become_socket(self, hello: bytes) -> None:
        """As Uvicorn does it, but for reading the same request twice."""
        self.config.gate.heard(self.transport)
        self.connections.discard(self)
        socket = GatedSocket(self.config, self.server_state, self.app_state)
        socket.connection_made(self.transport)
        socket.data_received(hello)
        self.transport.set_protocol(socket)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.config.gate.heard(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.config.gate.leave(self.transport)

    def doing(self) -> tuple[object, float]:
        limits = self.config.limits
        if self.transport.is_closing():
            return "closing", limits.seconds_to_listen
        if self.cycle is None or self.cycle.response_complete:
            if self.timeout_keep_alive_task is not None:  # which ends it
                return (self.cycle, "idle"), inf
            return (self.cycle, "headers"), limits.seconds_for_headers
        if self.cycle.more_body:
            return (self.cycle, "body"), limits.seconds_for_body
        return (self.cycle, "answer"), limits.seconds_for_answer


class GatedSocket(WebSocketsSansIOProtocol):
    config: GatedConfig
    put: Callable[[str], bool] | None = None
    """Where texts are handed over to; nothing if they go through the parser."""
    straight = True
    """Whether nothing has come before it was said where to."""
    waiting_to_read = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.gate.become(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.gate.leave(self.transport)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        if self.put is not None:
            if self._took(data):
                return
        elif self.handshake_complete:
            self.straight = False
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # What is no handshake is left without an answer by Uvicorn.
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def _took(self, data: bytes) -> bool:
        """Take what is one whole text, as nearly everything is. For the rest there is the parser,
        and for what follows upon it as well, since it may hold the half of a message."""
        assert self.put is not None
        size = len(data) - SHORT
        if size < 0 or data[0] != TEXT or self.close_sent or self.conn.state is not State.OPEN:
            self.put = None if not _is_whole_pong(data) else self.put
            return False
        start = SHORT
        if data[1] == MASKED | 126 and size >= 2:
            size, start = size - 2, SHORT + 2
            whole = int.from_bytes(data[2:4], "big") == size
        else:
            whole = data[1] == MASKED | size and size < 126
        try:
            text = whole and apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            text = False
        if text is False:
            self.put = None
            return False
        if not self.put(text):
            self.waiting_to_read = True
            self.transport.pause_reading()
        return True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.conn.handshake_exc is None and not self.close_sent:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[DIRECT] = self
            headers = self.scope["headers"]
            self.scope["headers"] = [(name.lower(), value) for name, value in headers]

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.put = None
        cast(dict[str, object], self.scope).clear()

    def hand_over(self, put: Callable[[str], bool]) -> None:
        if self.straight:
            self.put = put

    def read_on(self) -> None:
        if self.waiting_to_read:
            self.waiting_to_read = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def round_trip(self) -> float:
        return self.last_ping_rtt

    def write_at_once(self, *messages: bytes) -> bool:
        """Send texts, unless the other side is behind with reading: then they have to wait."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        frames: list[bytes] = []
        for message in messages:
            frames += _head(len(message)), message
        self.transport.write(b"".join(frames))
        return True

    def doing(self) -> tuple[object, float]:
        """Once it is open, pings tell whether anybody is there."""
        if self.transport.is_closing():
            return "closing", self.config.limits.seconds_to_listen
        if not self.handshake_complete:
            return "opening", self.config.limits.seconds_for_answer
        return "open", inf


def _is_hello(data: bytes) -> bool:
    """Whether it asks for a socket, in one piece and as nearly everybody does."""
    if not (data.startswith(b"GET /ws/") and data.endswith(b"\r\n\r\n")):
        return False
    first, *lines = data[:-4].lower().split(b"\r\n")
    if not first.endswith(b" http/1.1") or b"" in lines or b"upgrade: websocket" not in lines:
        return False
    headers = [line.partition(b":") for line in lines]
    upgrades = [b"upgrade" in said for name, _, said in headers if name == b"connection"]
    return upgrades == [True] and sum(name == b"host" for name, _, _ in headers) == 1


def _head(size: int) -> bytes:
    """Of a frame with a text of that size."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def _is_whole_pong(data: bytes) -> bool:
    return len(data) >= SHORT and data[0] == PONG and data[1] == MASKED | (len(data) - SHORT)
