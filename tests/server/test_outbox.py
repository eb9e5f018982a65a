"""Messages are written at once to whoever keeps up, and never overtake those that wait."""

import asyncio
from typing import Any, cast

from conclave.server.connection import Connection
from conclave.server.direct_line import DIRECT
from conclave.server.settings import Limits


class Reader:
    """The socket of somebody who may be behind with reading."""

    client = None

    def __init__(self) -> None:
        self.scope = {"extensions": {DIRECT: self}}
        self.reads = asyncio.Event()
        self.written: list[bytes] = []

    def write_at_once(self, *messages: bytes) -> bool:
        if self.reads.is_set():
            self.written += messages
        return self.reads.is_set()

    async def send_data(self, message: bytes, mode: str) -> None:
        await self.reads.wait()
        self.written.append(message)


async def test_what_is_said_later_never_overtakes_what_waits() -> None:
    reader = Reader()
    nothing = cast(Any, None)
    connection = Connection(nothing, nothing, None, cast(Any, reader), Limits())
    connection.hear(b"1")
    sending = connection.sending
    assert sending is not None
    for _ in range(5):
        await asyncio.sleep(0)
    assert connection.outbox.empty(), "it has been taken out, and waits to be read"
    reader.reads.set()
    connection.hear(b"2")
    assert reader.written == []
    while connection.unsent:
        await asyncio.sleep(0)
    connection.hear(b"3")
    assert reader.written == [b"1", b"2", b"3"]
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
