"""No game at all: whatever one of the two at a table says, both hear. What that takes is the
people's, the sockets' and the machine's own: ``python -m tools.load.echo PORT``.
"""

import asyncio
import base64
import hashlib
import sys
from typing import cast

from conclave.server.serving import listen, new_event_loop
from tools.load.line import TEXT

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
LONG, SHORT = 126, 6
ANSWER = bytes((TEXT, LONG, 8, 0)) + b"." * 2048
"""As long as what a seat is told of a move."""

tables: dict[bytes, list[asyncio.Transport]] = {}


class Ear(asyncio.Protocol):
    transport: asyncio.Transport
    table: list[asyncio.Transport] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.table is not None:
            for transport in self.table:
                transport.write(ANSWER)
            return
        lines = data.split(b"\r\n")
        headers = dict(line.split(b": ", 1) for line in lines[1:] if line)
        accepted = hashlib.sha1(headers[b"Sec-WebSocket-Key"] + GUID).digest()
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + base64.b64encode(accepted) + b"\r\n\r\n"
        )
        self.table = tables.setdefault(lines[0].split(b" ")[1], [])
        self.table.append(self.transport)


async def serve(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Ear, sock=listen("127.0.0.1", port))
    print(f"http://127.0.0.1:{port}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(int(sys.argv[1])))
