"""Uvicorn's connections, let in by the gate and not left waiting for ever.

Uvicorn itself limits the time between two requests, but not how long somebody may take to send one
or to read the answer.
"""

import asyncio
from math import inf
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from conclave.server.connection import AT_ONCE
from conclave.server.gate import Gate
from conclave.server.settings import Limits

TEXT = 0x81

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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        host = self.client[0] if self.client else ""
        if not self.config.gate.enter(self.transport, self, host):
            self.turned_away = True
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            return
        super().data_received(data)
        if self.cycle is not None:
            self.config.gate.heard(self.transport)

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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.gate.become(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.gate.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # What is no handshake is left without an answer by Uvicorn.
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.conn.handshake_exc is None and not self.close_sent:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[AT_ONCE] = self.write_at_once

    def write_at_once(self, message: bytes) -> bool:
        """Send a text, unless the other side is behind with reading: then it has to wait."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + message)
        return True

    def doing(self) -> tuple[object, float]:
        """Once it is open, pings tell whether anybody is there."""
        if self.transport.is_closing():
            return "closing", self.config.limits.seconds_to_listen
        if not self.handshake_complete:
            return "opening", self.config.limits.seconds_for_answer
        return "open", inf
