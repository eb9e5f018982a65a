"""A socket as thin as can be, so that it is the server that is measured."""

import asyncio
from typing import cast

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
UNMASKED = b"\0\0\0\0"
"""A key of zeros: what is masked with it stays as it is."""


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((kind, 0x80 | size)) + UNMASKED + payload
    return bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big") + UNMASKED + payload


class Line(asyncio.Protocol):
    """A WebSocket client: ``heard`` is called with each message."""

    def __init__(self, port: int, path: str, headers: dict[str, str]) -> None:
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGVhIGF0IG1pZG5pZ2h0IQ==",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self.hello = "\r\n".join([*lines, "", ""]).encode()
        self.port = port
        self.rest = b""
        self.open = False
        self.lost = False
        self.transport: asyncio.Transport | None = None

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port)

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def send(self, message: bytes) -> None:
        assert self.transport is not None
        self.transport.write(framed(message))

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        start = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:200])
            self.open = True
            start = end + 4
        while len(data) - start >= 2:
            size, first = data[start + 1], start + 2
            if size == 126:
                size, first = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, first = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < first + size:
                break
            self._frame(data[start], data[first : first + size])
            start = first + size
        self.rest = data[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING and self.transport is not None:
            self.transport.write(framed(payload, PONG))
        elif kind == CLOSE:
            self.hang_up()
