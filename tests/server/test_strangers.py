"""What a stranger sends is refused in words, and the log has no traceback of it."""

import asyncio
import gc
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_bad_input import refused

DEEP = b"[" * 9000 + b"]" * 9000
BODIES = [
    (b"[" * 20_000, "message-too-deep"),
    (DEEP, "message-too-deep"),
    (b'{"name": "Nox", "crest": ' + DEEP + b"}", "message-too-deep"),
    (b'{"further": ' + DEEP + b', "name": "Nox"}', "message-too-deep"),
    (b'{"name": "\xff\xfe"}', "message-not-json"),
    (b'{"\xff": 1, "name": "Nox"}', "message-not-json"),
    (b'{"name": "Nox\xc3', "message-not-json"),
    (b'{"name": "\\ud800"}', "message-not-json"),
    (b"\xef\xbb\xbf{}", "message-not-json"),
]
OTHER_TYPES = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/msgpack",
    "application/jsonp",
    "json",
    "\xff",
]


@pytest.fixture
def no_traceback(address: str, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    # Uvicorn keeps what it logs from whoever listens further up.
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.addHandler(caplog.handler)
    yield
    uvicorn.removeHandler(caplog.handler)
    logged = caplog.get_records("call")
    assert [record.getMessage() for record in logged if record.exc_info] == []


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "guest"), ("PATCH", "guest"), ("POST", "tables")]
)
@pytest.mark.usefixtures("no_traceback")
async def test_a_body_that_can_not_be_read_is_a_bad_request(
    nox: Person, method: str, path: str
) -> None:
    headers = {"Authorization": f"Bearer {nox.token}", "Content-Type": "application/json"}
    for body, reason in BODIES:
        answer = await nox.client.request(
            method, f"{nox.address}/api/{path}", content=body, headers=headers
        )
        assert (answer.status_code, answer.json()["id"]) == (400, reason), body[:40]
        assert answer.json()["text"] != reason


@pytest.mark.parametrize("kind", OTHER_TYPES)
async def test_a_body_of_another_type_than_json_is_not_read(nox: Person, kind: str) -> None:
    where, body = f"{nox.address}/api/guest", json.dumps({"name": "Eve"}).encode()
    answer = await nox.client.post(
        where, content=body, headers={b"Content-Type": kind.encode("latin-1")}
    )
    assert (answer.status_code, answer.json()["id"]) == (415, "body-not-json")
    assert "application/json" in answer.json()["text"]
    for right in ("application/json", "Application/JSON; charset=utf-8"):
        answer = await nox.client.post(where, content=body, headers={"Content-Type": right})
        assert answer.status_code == 201


@pytest.mark.usefixtures("no_traceback")
async def test_a_message_that_can_not_be_read_is_refused(nox: Person) -> None:
    chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    for text in (
        '{"further": ' + DEEP.decode() + ', "type": "stand"}',
        '{"nonce": ' + DEEP.decode() + "}",
        '{"type": "say", "version": 0, "sentence": ' + DEEP.decode() + "}",
    ):
        answer = await refused(chair, text)
        assert answer["id"] in ("message-too-deep", "message-misshapen")
        assert "recursion" not in answer["text"]
    await chair.do({"type": "chat", "text": "Still here."})


@pytest.mark.usefixtures("no_traceback")
async def test_text_that_is_not_utf8_ends_the_connection_that_sent_it(
    nox: Person, ines: Person
) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    chair, other = await nox.connect(code), await ines.connect(code)
    await other.socket.send(b'{"type": "\xff"}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        await other.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    await chair.do({"type": "chat", "text": "Still here."})


@pytest.mark.usefixtures("no_traceback")
async def test_a_refusal_that_nobody_waits_for_any_more_is_no_fault(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox, ines = await welcome(address, client, "Nox"), await welcome(address, client, "Ines")
        code = (await nox.make_table(["me", "open"]))["code"]
        chair, watching = await nox.connect(code), await ines.connect(code)
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")  # the table can't be looked at until this ends
            await chair.send({"type": "take-over"})
            await asyncio.sleep(0.2)
            chair.socket.transport.abort()
            await watching.leave()  # which can't be told to the one who hung up
            await asyncio.sleep(0.2)
        back = await ines.connect(code)
        await back.do({"type": "chat", "text": "Still here."})
        gc.collect()  # a task complains of what nobody heard when it is forgotten
        await back.leave()
