"""Whatever bytes a stranger sends, there is an answer or an end, and no traceback in the log."""

import asyncio
import logging
import socket
from collections.abc import Iterator

import httpx
import pytest

from conclave.server.serving import LittleOfStrangers
from tests.server.people import Person
from tests.server.running import SECONDS

HOST = b"Host: conclave.test\r\n"
KEY = b"dGVhIGF0IG1pZG5pZ2h0IQ=="
UPGRADE = (
    HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: " + KEY + b"\r\n"
)
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "FOO")
PATHS = (
    *("/", "/api", "/api/guest", "/api/games", "/api/tables", "/api/my-tables", "/api/health"),
    *("/api/tables/AAAAAA", "/api/tables/AAAAAA/record", "/api/schema", "/ws/tables/AAAAAA"),
    *("/assets/", "/t/AAAAAA", "//", "///api//games", "/../etc/passwd", "/%2e%2e/etc/passwd"),
    *("/%00", "/%ff%fe", "/%", "/%zz", "/%ed%a0%80", "/api/tables/%ff", "/api/tables/%0a"),
    *("/ws/tables/%00", "/assets/..%2f..%2fx", "/" + "a/" * 2000, "/api/tables?code=%ff&=&&%"),
)
REQUESTS = {
    "noise": b"\x00\xff\xfe" * 50 + b"\r\n\r\n",
    "TLS": bytes.fromhex("16030100a5010000a10303") + bytes(150),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "odd host": b"GET /api/games HTTP/1.1\r\nHost: [::1\r\n\r\n",
    "host not ASCII": b"GET /api/games HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    "a huge header": b"GET / HTTP/1.1\r\n" + HOST + b"X: " + b"a" * 100_000 + b"\r\n\r\n",
    "a long path": b"GET /" + b"a" * 15_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n",
    "a bad chunk": b"POST /api/guest HTTP/1.1\r\n"
    + HOST
    + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a negative length": b"POST /api/guest HTTP/1.1\r\n" + HOST + b"Content-Length: -1\r\n\r\n",
    "an enormous length": b"POST /api/guest HTTP/1.1\r\n"
    + HOST
    + b"Content-Length: 99999999999999\r\n\r\n{}",
    "a bad cookie": b"GET /api/guest HTTP/1.1\r\n"
    + HOST
    + b"Cookie: conclave_guest=\xff\xfe; =; ;;\x80\r\n\r\n",
    "a bad token": b"GET /api/guest HTTP/1.1\r\n" + HOST + b"Authorization: Bearer \xff\r\n\r\n",
    "a bad origin": b"POST /api/guest HTTP/1.1\r\n"
    + HOST
    + b"Origin: http://[\r\nContent-Length: 0\r\n\r\n",
    "a bad proxy": b"GET /api/games HTTP/1.1\r\n"
    + HOST
    + b"X-Forwarded-For: \xff,,[::,%%%\r\nX-Forwarded-Proto: \xff\r\n\r\n",
    "a bad charset": b"POST /api/guest HTTP/1.1\r\n"
    + HOST
    + b"Content-Type: application/json; charset=utf-16\r\nContent-Length: 2\r\n\r\n{}",
    "another upgrade": b"GET / HTTP/1.1\r\n"
    + HOST
    + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
}
HANDSHAKES = {
    "no key": UPGRADE.replace(b"Sec-WebSocket-Key", b"X"),
    "a key not ASCII": UPGRADE.replace(b"dGVhIGF0", b"\xff\xfe"),
    "two keys": UPGRADE + b"Sec-WebSocket-Key: dGVhIGF0IG1pZG5pZ2h0IQ==\r\n",
    "another version": UPGRADE.replace(b"Version: 13", b"Version: 99"),
    "a body": UPGRADE + b"Content-Length: 5\r\n",
    "a long header": UPGRADE + b"X: " + b"a" * 9000 + b"\r\n",
    "many headers": UPGRADE + b"".join(b"X%d: 1\r\n" % number for number in range(200)),
    "a bad extension": UPGRADE + b"Sec-WebSocket-Extensions: \xff;;x;=\r\n",
    "another page": UPGRADE + b"Origin: http://evil.example\r\n",
    "an unknown token": UPGRADE + b"Authorization: Bearer x\r\n",
}


def frame(first: int, data: bytes, length: int | None = None, masked: bool = True) -> bytes:
    length, mask = len(data) if length is None else length, 0x80 if masked else 0
    if length < 126:
        head = bytes([first, mask | length])
    elif length < 2**16:
        head = bytes([first, mask | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, mask | 127]) + length.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + data


HELLOS = {
    "as it is": UPGRADE,
    "small letters": UPGRADE.lower().replace(KEY.lower(), KEY),
    "as Firefox has it": UPGRADE.replace(
        b"Connection: Upgrade", b"Connection: keep-alive, Upgrade"
    ),
    "room around words": UPGRADE.replace(b": websocket", b":  WebSocket "),
    "more than one line": UPGRADE + b"Cookie: a=b\r\nCookie: c=d\r\n",
}

FRAMES = {
    "not masked": frame(0x81, b"{}", masked=False),
    "reserved bits": frame(0xF1, b"{}"),
    "an unknown kind": frame(0x83, b"{}"),
    "a continuation of nothing": frame(0x80, b"x"),
    "a text within a text": frame(0x01, b"{") + frame(0x81, b"}"),
    "a long ping": frame(0x89, b"a" * 200),
    "a ping in parts": frame(0x09, b"a"),
    "half a code": frame(0x88, b"\x03"),
    "an unknown code": frame(0x88, b"\x03\xe7"),
    "a reason not UTF-8": frame(0x88, b"\x03\xe8\xff\xfe"),
    "more after the end": frame(0x88, b"\x03\xe8") + frame(0x81, b"{}"),
    "a text not UTF-8": frame(0x01, b"\xf0\x9f") + frame(0x80, b"\xff"),
    "too long": frame(0x81, b"a" * 70_000),
    "longer than anything": frame(0x81, b"a", length=2**40),
}


@pytest.fixture
def log(address: str, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """In which nothing may be found that looks like a fault of ours."""
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.addHandler(caplog.handler)
    yield
    uvicorn.removeHandler(caplog.handler)
    logged = caplog.get_records("call")
    faults = [one for one in logged if one.exc_info or one.levelno >= logging.ERROR]
    assert [one.getMessage() for one in faults] == []


def answer(address: str, sent: bytes) -> bytes:
    """All that comes until the server ends it."""
    host, port = address.removeprefix("http://").split(":")
    heard = b""
    with socket.create_connection((host, int(port)), timeout=SECONDS) as line:
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            while data := line.recv(65536):
                heard += data
        except ConnectionError:
            pass  # cut off while it was speaking
    return heard


@pytest.mark.usefixtures("log")
def test_every_method_at_every_address_is_answered(address: str) -> None:
    with httpx.Client(base_url=address, timeout=SECONDS) as client:
        for method in METHODS:
            for path in PATHS:
                request = httpx.Request(method, address)
                request.extensions["target"] = path.encode()
                assert client.send(request).status_code < 500, (method, path)


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize("what", REQUESTS)
def test_bad_http_is_refused(address: str, what: str) -> None:
    heard = answer(address, REQUESTS[what])
    assert not heard.startswith(b"HTTP/1.1 5")


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize("what", HANDSHAKES)
async def test_what_is_no_handshake_is_not_left_open(nox: Person, what: str) -> None:
    code = (await nox.make_table(["me", "open"]))["code"].encode()
    host, port = nox.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=SECONDS) as line:
        line.sendall(b"GET /ws/tables/" + code + b" HTTP/1.1\r\n" + HANDSHAKES[what] + b"\r\n")
        heard = line.recv(65536)
    assert heard.startswith((b"HTTP/1.1 4", b"HTTP/1.1 101"))


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize("pieces", [1, 2])
@pytest.mark.parametrize("what", HELLOS)
async def test_a_handshake_is_one_however_it_is_written(
    nox: Person, what: str, pieces: int
) -> None:
    """And its headers count, in one piece or two."""
    code = (await nox.make_table(["me", "open"]))["code"].encode()
    first = b"GET /ws/tables/" + code + b" HTTP/1.1\r\n"
    mine = b"Authorization: Bearer " + str(nox.token).encode() + b"\r\n"
    sent = first + HELLOS[what] + mine + b"\r\n"
    host, port = nox.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=SECONDS) as line:
        for piece in (sent[: len(sent) // pieces], sent[len(sent) // pieces :]):
            line.sendall(piece)
            await asyncio.sleep(0.01)
        heard = b""
        while b'"chats"' not in heard:
            heard += line.recv(65536)
    assert heard.startswith(b"HTTP/1.1 101")
    assert b'"you":0' in heard


@pytest.mark.parametrize("head", [HOST.replace(b"Host", b"X"), HOST + HOST], ids=["no", "two"])
async def test_a_socket_is_asked_of_one_host(nox: Person, head: bytes) -> None:
    code = (await nox.make_table(["me", "open"]))["code"].encode()
    asked = b"GET /ws/tables/" + code + b" HTTP/1.1\r\n" + UPGRADE.replace(HOST, head) + b"\r\n"
    assert answer(nox.address, asked).startswith(b"HTTP/1.1 400")


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize("what", FRAMES)
async def test_bad_frames_end_the_connection_that_sent_them(nox: Person, what: str) -> None:
    table = await nox.make_table(["me", "open"])
    chair = await nox.connect(table["code"])
    begin = b"GET /ws/tables/" + table["code"].encode() + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n"
    assert answer(nox.address, begin + FRAMES[what]).startswith(b"HTTP/1.1 101")
    await chair.do({"type": "chat", "text": "Still here."})
    await chair.leave()


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize("method", ["POST", "PATCH"])
def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_fault(address: str, method: str) -> None:
    half = f"{method} /api/guest HTTP/1.1\r\nContent-Length: 200\r\n".encode() + HOST + b"\r\n{"
    answer(address, half)
    assert httpx.get(f"{address}/api/games", timeout=SECONDS).status_code == 200


def test_the_log_says_the_same_of_strangers_once_a_minute() -> None:
    logger, keep = logging.getLogger("uvicorn.error"), LittleOfStrangers().filter
    records = [
        logger.makeRecord(logger.name, logging.WARNING, "", 0, said, (), (None, None, None))
        for said in ("Invalid HTTP request received.", "Invalid HTTP request received.", "Other")
    ]
    assert [keep(record) for record in records] == [True, False, True]
    assert [record.exc_info is None for record in records] == [True, True, False]


async def test_a_guest_is_not_looked_for_by_what_no_database_takes(nox: Person) -> None:
    for path in ("/api/guests/%00", "/api/guests/a%00b/ratings", "/api/shunned/%00"):
        answer = await nox.ask("DELETE" if "shunned" in path else "GET", path)
        assert (answer.status_code, answer.json()["id"]) == (404, "page-unknown")
    wish = {"guest": "a\0", "kind": "mute"}
    assert (await nox.ask("POST", "/api/shunned", wish)).status_code == 400
    chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    await chair.send({"type": "remove", "guest": "\0"})
    assert (await chair.until("refused"))["id"] == "message-misshapen"
