"""However the bytes of messages are cut up on their way, they are taken whole and in order."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest

from tests.server.people import Person
from tests.server.running import SECONDS

TEXT, CONTINUED, PONG = 1, 0, 10
KEY = b"\x12\x00\xfe\x81"
COUNT = 6


def frame(payload: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ KEY[place % 4] for place, byte in enumerate(payload))
    return bytes((kind | (0x80 if last else 0),)) + length + KEY + masked


def word(number: int, padding: int = 0) -> bytes:
    """A message that is refused, by its nonce."""
    said = {"type": "say", "version": 0, "sentence": "é" * padding, "nonce": str(number)}
    return json.dumps(said, ensure_ascii=False).encode()


def cut(whole: bytes, every: int) -> list[bytes]:
    return [whole[start : start + every] for start in range(0, len(whole), every)]


SHORT = [frame(word(number)) for number in range(COUNT)]
LONG = [frame(word(number, 150)) for number in range(COUNT)]
PONGS = [part for whole in SHORT for part in (frame(b"", PONG), whole)]
TORN = [
    part
    for number in range(COUNT)
    for part in (frame(word(number)[:9], last=False), frame(word(number)[9:], CONTINUED))
]
CHUNKS = {
    "one by one": SHORT,
    "long ones": LONG,
    "all at once": [b"".join(SHORT)],
    "cut anywhere": cut(b"".join(LONG), 97),
    "whole ones, then cut ones": [*SHORT[:3], *cut(b"".join(SHORT[3:]), 31)],
    "with a bit of the next": [SHORT[0], SHORT[1] + SHORT[2][:5], SHORT[2][5:], *SHORT[3:]],
    "between pongs": PONGS,
    "in two frames": TORN,
    "whole ones, then in two frames": [*SHORT[:3], *TORN[6:]],
}


@pytest.mark.parametrize("chunks", CHUNKS.values(), ids=CHUNKS)
async def test_every_message_is_answered_in_its_turn(nox: Person, chunks: list[bytes]) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    place = urlsplit(nox.address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    hello = (
        f"GET /ws/tables/{code} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {nox.token}\r\n"
        "Sec-WebSocket-Key: dGVhIGF0IG1pZG5pZ2h0IQ==\r\n\r\n"
    )
    writer.write(hello.encode())
    heard = b""
    async with asyncio.timeout(SECONDS):
        while b'"type":"chats"' not in heard:
            heard += await reader.read(10_000)
        for chunk in chunks:
            writer.write(chunk)
            await asyncio.sleep(0.003)  # so that each arrives by itself
        heard = b""
        while heard.count(b'"nonce":') < COUNT:
            heard += await reader.read(10_000)
    writer.close()
    places = [heard.index(f'"nonce":"{number}"'.encode()) for number in range(COUNT)]
    assert places == sorted(places)
