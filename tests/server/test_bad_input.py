"""Bad input of any kind gets a clear error, changes nothing and harms nobody."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Chair, Person
from tests.server.test_moves import two_people

NOT_JSON = [
    "",
    "cast 5",
    "{",
    '{"type": "say", "version": NaN}',
    "[" * 20_000,
    '{"type": "chat", "text": "\\ud800"}',
]
MISSHAPEN: list[Any] = [
    [],
    7,
    None,
    "say",
    {},
    {"type": "dance"},
    {"type": ["say"]},
    {"type": "say"},
    {"type": "say", "version": "0", "sentence": "cast 1"},
    {"type": "say", "version": -1, "sentence": "cast 1"},
    {"type": "say", "version": 10**30, "sentence": "cast 1"},
    {"type": "say", "version": 0.5, "sentence": "cast 1"},
    {"type": "say", "version": 0, "sentence": ["cast", "1"]},
    {"type": "say", "version": 0, "sentence": "cast 1 " * 100},
    {"type": "say", "version": 0, "sentence": "cast 1", "seat": 1},
    {"type": "say", "version": 0, "sentence": "cast 1", "nonce": "x" * 65},
    {"type": "say", "version": 0, "sentence": "cast 1", "nonce": "a\x00b"},
    {"type": "say", "version": 0, "sentence": "cast 1", "nonce": 5},
    {"type": "sit", "seat": "first"},
    {"type": "sit", "seat": True},
    {"type": "sit", "seat": 0, "luck": "not hex at all!!"},
    {"type": "sit", "seat": 0, "hash": "abcd"},
    {"type": "luck", "hash": "AB" * 32},
    {"type": "reveal"},
    {"type": "reveal", "luck": "ab" * 15},
    {"type": "reveal", "luck": "ab" * 32 + "\n"},
    {"type": "set-seat", "seat": 0},
    {"type": "chat", "text": {"a": 1}},
    {"type": "chat", "text": "x" * 2001},
]


async def refused(chair: Chair, sent: str | bytes) -> dict[str, Any]:
    await chair.socket.send(sent)
    return await chair.until("refused")


async def test_what_is_no_message_is_refused_and_changes_nothing(nox: Person, ines: Person) -> None:
    mover, other = await two_people(nox, ines)
    before = mover.position
    for text in NOT_JSON:
        assert (await refused(mover, text))["id"] in ("message-not-json", "message-misshapen")
    for message in MISSHAPEN:
        answer = await refused(mover, json.dumps(message))
        assert answer["id"] == "message-misshapen", message
        assert len(answer["text"]) > 20
    assert (await refused(mover, b"\x00\xff"))["id"] == "message-binary"
    assert (await refused(mover, json.dumps({"type": "chat", "text": "x" * 40_000})))[
        "id"
    ] == "message-too-long"
    assert mover.position == before
    await mover.say(mover.position["legal"][0])
    assert (await other.until("moved"))["move"]["number"] == 1
    await mover.leave()
    await other.leave()


async def test_a_megabyte_ends_only_the_connection_that_sent_it(nox: Person, ines: Person) -> None:
    mover, other = await two_people(nox, ines)
    await other.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        await other.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    await mover.say(mover.position["legal"][0])
    await mover.leave()


async def test_every_wrong_sentence_is_refused_by_name(nox: Person, ines: Person) -> None:
    mover, other = await two_people(nox, ines)

    def say(sentence: str, version: int = 0) -> dict[str, Any]:
        return {"type": "say", "version": version, "sentence": sentence}

    assert await mover.refusal(say("")) == "sentence-empty"
    assert await mover.refusal(say("cast")) == "sentence-unfinished"
    assert await mover.refusal(say("cast 9")) == "word-unknown"
    assert await mover.refusal(say("cast \x00")) == "word-unknown"
    assert await mover.refusal(say("drop table moves")) == "word-unknown"
    assert await mover.refusal(say("stop")) == "abracada-stop-too-early"
    assert await mover.refusal(say("cast 1", version=99)) == "version-old"
    await mover.until("position")
    assert await other.refusal(say("cast 1")) == "not-your-turn"
    await mover.say(mover.position["legal"][0])
    assert await mover.refusal(say("cast 1", version=0)) == "version-old"
    present = await mover.until("position")
    assert present["position"]["version"] == 1
    await mover.leave()
    await other.leave()


async def test_nobody_speaks_for_somebody_elses_seat(
    nox: Person, ines: Person, basil: Person
) -> None:
    mover, other = await two_people(nox, ines)
    code = mover.table["code"]
    stranger = await basil.connect(code)
    nobody = await Person(nox.address, nox.client).connect(code)
    legal = mover.position["legal"][0]
    say = {"type": "say", "version": 0, "sentence": legal}
    assert await stranger.refusal(dict(say)) == "not-seated"
    assert await nobody.refusal(dict(say)) == "guest-needed"
    assert await nobody.refusal({"type": "chat", "text": "hello"}) == "guest-needed"
    assert await other.refusal(dict(say)) == "not-your-turn"
    messages: list[tuple[dict[str, Any], str]] = [
        ({"type": "sit", "seat": 0}, "game-has-begun"),
        ({"type": "stand"}, "not-seated"),
        ({"type": "start"}, "not-the-host"),
        ({"type": "set-seat", "seat": 0, "kind": "adept"}, "not-the-host"),
        ({"type": "deputy", "seat": 0, "level": "adept"}, "not-seated"),
        ({"type": "take-over"}, "not-seated"),
        ({"type": "undo", "version": 0}, "not-seated"),
        ({"type": "rematch"}, "not-seated"),
    ]
    for message, reason in messages:
        assert await stranger.refusal(dict(message)) == reason, message
    for asker, owner, reason in (
        (mover, other, "owner-is-here"),
        (other, mover, "absence-patience"),
    ):
        theirs = {"type": "deputy", "seat": owner.table["you"], "level": "adept"}
        assert await asker.refusal(theirs) == reason
    assert mover.position["version"] == 0
    for chair in (mover, other, stranger, nobody):
        await chair.leave()


async def test_seats_are_changed_only_while_waiting_and_only_rightly(
    nox: Person, ines: Person, basil: Person
) -> None:
    table = await nox.make_table(["me", "open", "adept"])
    host = await nox.connect(table["code"])
    guest = await ines.connect(table["code"])
    assert await host.refusal({"type": "start"}) == "seats-still-open"
    assert await host.refusal({"type": "sit", "seat": 1}) == "already-seated"
    assert await guest.refusal({"type": "sit", "seat": 0}) == "seat-taken"
    assert await guest.refusal({"type": "sit", "seat": 7}) == "seat-unknown"
    assert await guest.refusal({"type": "start"}) == "not-the-host"
    assert await guest.refusal({"type": "say", "version": 0, "sentence": "cast 1"}) == "not-seated"
    assert await host.refusal({"type": "set-seat", "seat": 1, "kind": "random"}) == (
        "seat-kind-unknown"
    )
    assert await host.refusal({"type": "set-seat", "seat": 1, "kind": "person"}) == (
        "seat-kind-unknown"
    )
    assert await host.refusal({"type": "say", "version": 0, "sentence": "cast 1"}) == (
        "game-not-begun"
    )
    assert await host.refusal({"type": "take-over"}) == "game-not-begun"
    assert await host.refusal({"type": "rematch"}) == "game-not-over"
    await guest.do({"type": "sit", "seat": 1})
    third = await basil.connect(table["code"])
    assert await third.refusal({"type": "sit", "seat": None}) == "no-seat-free"
    await host.do({"type": "set-seat", "seat": 1, "kind": "open"})
    while guest.table["you"] is not None:
        await guest.hear()
    for chair in (host, guest, third):
        await chair.leave()


@pytest.mark.parametrize(
    "code", ["NOSUCH", "x", "K7QF3", "K7QF3M7", "%00%00%00%00%00%00", "ÄÖÜÄÖÜ"]
)
async def test_a_table_that_is_not_there(nox: Person, code: str) -> None:
    answer = await nox.ask("GET", f"/api/tables/{code}")
    assert answer.status_code == 404
    assert answer.json()["id"] in ("table-unknown", "page-unknown")
    if not code.isascii():
        return
    chair = await nox.connect(code)
    assert json.loads(chair.heard[0])["id"] == "table-unknown"
    with pytest.raises(ConnectionClosed) as closed:
        await chair.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_pages_of_other_origins_get_no_socket_and_change_nothing(nox: Person) -> None:
    table = await nox.make_table(["me", "open"])
    where = nox.address.replace("http", "ws") + f"/ws/tables/{table['code']}"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
        with pytest.raises(InvalidStatus) as refusal:
            await connect(where, additional_headers={"Origin": origin})
        assert refusal.value.response.status_code in (400, 403)
        answer = await nox.client.post(
            f"{nox.address}/api/guest", json={"name": "Eve"}, headers={"Origin": origin}
        )
        assert answer.status_code == 403
        assert answer.json()["id"] == "origin-foreign"
    async with connect(where, additional_headers={"Origin": nox.address}) as socket:
        assert json.loads(await socket.recv())["type"] == "table"


async def test_a_cookie_nobody_knows_watches_and_a_wrong_token_is_told_so(nox: Person) -> None:
    table = await nox.make_table(["me", "open"])
    where = nox.address.replace("http", "ws") + f"/ws/tables/{table['code']}"
    for cookie in ("conclave_guest=nonsense", "conclave_guest=" + "x" * 5000, "=;;=;", "ä=ö"):
        async with connect(where, additional_headers={"Cookie": cookie}) as socket:
            assert json.loads(await socket.recv())["table"]["you"] is None
    async with connect(where, additional_headers={"Authorization": "Bearer nonsense"}) as socket:
        assert json.loads(await socket.recv())["id"] == "guest-unknown"
    answer = await nox.client.get(
        f"{nox.address}/api/guest", headers={"Authorization": "Bearer nonsense"}
    )
    assert (answer.status_code, answer.json()["id"]) == (401, "guest-unknown")


TABLE = {"game": "abracada", "seats": ["me", "open"]}


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("guest", {}, 400, "message-misshapen"),
        ("guest", {"name": 5}, 400, "message-misshapen"),
        ("guest", [1], 400, "message-misshapen"),
        ("guest", {"name": "\u202e\u200b \t"}, 400, "name-bad-length"),
        ("guest", {"name": "\u3164\u2800\ufe0f"}, 400, "name-bad-length"),
        ("guest", {"name": "x" * 25}, 400, "name-bad-length"),
        ("guest", {"name": "x" * 250}, 400, "message-misshapen"),
        ("guest", {"name": "Nox", "crest": "lion"}, 400, "crest-unknown"),
        ("guest", {"name": "Nox", "admin": True}, 400, "message-misshapen"),
        ("tables", {**TABLE, "game": "chess"}, 400, "game-unknown"),
        ("tables", {**TABLE, "seats": ["me"]}, 400, "seats-out-of-range"),
        ("tables", {**TABLE, "seats": ["me", "me"]}, 400, "seat-me-once"),
        ("tables", {**TABLE, "seats": ["open", "open"]}, 400, "seat-me-once"),
        ("tables", {**TABLE, "seats": ["me", "wizard"]}, 400, "seat-kind-unknown"),
        ("tables", {**TABLE, "seats": ["me"] + ["open"] * 5}, 400, "seats-out-of-range"),
        ("tables", {**TABLE, "seats": "me"}, 400, "message-misshapen"),
        ("tables", {**TABLE, "options": {"rounds": 3}}, 400, "option-bad-value"),
        ("tables", {**TABLE, "options": {"speed": 3}}, 400, "option-unknown"),
        ("tables", {**TABLE, "options": {"rounds": [1]}}, 400, "message-misshapen"),
        ("tables", {**TABLE, "title": "x" * 61}, 400, "title-too-long"),
        ("tables", {**TABLE, "luck": "abc"}, 400, "message-misshapen"),
        ("tables", {**TABLE, "start": True}, 409, "seats-still-open"),
    ],
)
async def test_wrong_wishes_are_refused_by_name(
    nox: Person, path: str, body: object, status: int, reason: str
) -> None:
    answer = await nox.ask("POST", f"/api/{path}", body)
    told = answer.json()
    assert (answer.status_code, told["id"]) == (status, reason)
    assert told["text"] != told["id"]


async def test_wrong_requests_are_refused(nox: Person) -> None:
    post = nox.client.post
    where = f"{nox.address}/api/guest"
    assert (await post(where, content=b"{")).status_code == 400
    assert (await post(where, content=b"\xff\xfe")).status_code == 400
    assert (await post(where, content=b"x" * 1_000_000)).status_code == 413
    assert (await nox.client.delete(where)).status_code == 405
    assert (await nox.client.get(f"{nox.address}/api/guest")).status_code == 401
    assert (await post(f"{nox.address}/api/tables", json=TABLE)).status_code == 401
    assert (await nox.client.get(f"{nox.address}/../../etc/passwd")).status_code != 500
    escape = httpx.URL(nox.address).copy_with(raw_path=b"/assets/..%2f..%2f..%2fpyproject.toml")
    assert (await nox.client.get(escape)).status_code == 404
    for strange in (b"/%00", b"/t/%ff", b"/" + b"x" * 5000):
        answer = await nox.client.get(httpx.URL(nox.address).copy_with(raw_path=strange))
        assert answer.status_code in (200, 400, 404, 503), strange


async def test_texts_are_cleaned_before_others_see_them(nox: Person, ines: Person) -> None:
    await ines.ask("PATCH", "/api/guest", {"name": "  In\u202ees\x07 \n Q "})
    table = await nox.make_table(["me", "open"], title="\u2066Hi\u2069 \x00there")
    chair = await ines.sit_down(table["code"])
    assert chair.table["title"] == "Hi there"
    while not chair.table["seats"][1]["name"]:
        await chair.hear()
    assert chair.table["seats"][1]["name"] == "Ines Q"
    await chair.do({"type": "chat", "text": "a\u202eb\r\n<script>\x1b[31m 👩‍🚀"})
    assert chair.chats[-1]["text"] == "ab <script>[31m 👩‍🚀"
    assert await chair.refusal({"type": "chat", "text": "\u200b\u200b"}) == "chat-bad-length"
    assert await chair.refusal({"type": "chat", "text": "x" * 301}) == "chat-bad-length"
    await chair.leave()
    await asyncio.sleep(0)
