"""Play now, through real sockets: people find each other, and the game begins by itself."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from conclave.core.fair_play import luck_hash
from tests.server.people import Json, Person, welcome
from tests.server.running import GENEROUS, SECONDS, OwnProcess, quick_settings, running
from tests.server.test_conduct import id_of, shun

WISH: Json = {"type": "seek", "game": "abracada", "seats": 2, "fewest": 2, "most": 2}


class Seeking:
    """Somebody who looks for a game."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket

    async def hear(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), SECONDS))
        return message

    async def until(self, kind: str) -> Json:
        while (message := await self.hear())["type"] != kind:
            assert message["type"] == "seeking", message
        return message

    async def ask(self, **wishes: Any) -> None:
        await self.socket.send(json.dumps({**WISH, **wishes}))


LINES: list[ClientConnection] = []
"""What is open, to be closed after each test."""


@pytest.fixture(autouse=True)
async def hang_up() -> AsyncIterator[None]:
    yield
    while LINES:
        await LINES.pop().close()


async def dial(person: Person) -> ClientConnection:
    headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
    address = person.address.replace("http", "ws") + "/ws/play-now"
    LINES.append(await connect(address, additional_headers=headers, open_timeout=SECONDS))
    return LINES[-1]


async def seek(person: Person, **wishes: Any) -> Seeking:
    line = Seeking(person, await dial(person))
    await line.ask(**wishes)
    return line


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where bots come soon."""
    database = tmp_path_factory.mktemp("quick") / "quick.sqlite3"
    with running(quick_settings(database, seek_seconds=1.0)) as address:
        yield address


async def test_two_people_find_each_other_and_are_dealt_to(nox: Person, ines: Person) -> None:
    luck = {nox: "ab" * 16, ines: "cd" * 16}
    first = await seek(nox, hash=luck_hash(luck[nox]))
    stands = await first.until("seeking")
    assert stands["people"] == []
    assert stands["patience"] == 30_000
    second = await seek(ines, hash=luck_hash(luck[ines]))
    codes = {(await line.until("found"))["code"] for line in (first, second)}
    (code,) = codes
    chairs = [await person.connect(code) for person in (nox, ines)]
    assert {chair.table["you"] for chair in chairs} == {0, 1}
    for chair, person in zip(chairs, (nox, ines), strict=True):
        await chair.do({"type": "reveal", "luck": luck[person]})
    for chair in chairs:
        while chair.table["status"] != "playing":
            await chair.hear()
        assert [seat["luck"] for seat in chair.table["seats"]] == ["revealed", "revealed"]
        assert not chair.table["public"]


async def test_bots_take_the_empty_seats_after_a_while(
    quick: str, client: httpx.AsyncClient
) -> None:
    nox = await welcome(quick, client, "Nox")
    line = await seek(nox, seats=4, fewest=4, most=4, level="novice")
    code = (await line.until("found"))["code"]
    table = (await nox.ask("GET", f"/api/tables/{code}")).json()
    kinds = Counter(seat["kind"] for seat in table["seats"])
    assert kinds == {"person": 1, "bot": 3}
    assert {seat["level"] for seat in table["seats"]} == {None, "novice"}
    assert table["status"] == "playing", "nobody has luck to reveal"


async def test_one_sees_who_waits_and_may_change_one_s_mind(nox: Person, ines: Person) -> None:
    first = await seek(nox, seats=3, fewest=3, most=3)
    await first.until("seeking")
    second = await seek(ines, seats=4, fewest=4, most=4)
    assert (await second.until("seeking"))["people"] == []
    await second.ask(seats=3, fewest=3, most=3)
    assert (await second.until("seeking"))["people"] == [{"name": "Nox", "crest": "raven"}]
    assert [one["name"] for one in (await first.until("seeking"))["people"]] == ["Ines"]
    await second.socket.close()
    assert (await first.until("seeking"))["people"] == [], "whose page is gone waits no longer"
    await first.ask()
    third = await seek(ines)
    assert (await first.until("found")) == (await third.until("found"))


async def test_a_guest_waits_once_however_many_pages_are_open(nox: Person) -> None:
    first = await seek(nox)
    await first.until("seeking")
    second = await seek(nox)
    await second.until("seeking")
    assert (await first.hear())["id"] == "seek-elsewhere"
    await first.socket.wait_closed()
    assert first.socket.close_code == 4409
    await second.ask(seats=5, fewest=5, most=5)
    await second.until("seeking")
    await second.socket.close()


async def test_people_who_blocked_each_other_are_not_paired(
    nox: Person, ines: Person, basil: Person
) -> None:
    await shun(ines, nox, "block")
    first = await seek(nox)
    assert (await first.until("seeking"))["people"] == []
    second = await seek(ines)  # only now, so that Nox is the one who has waited longest
    assert (await second.until("seeking"))["people"] == []
    third = await seek(basil)
    code = (await first.until("found"))["code"]
    assert (await third.until("found"))["code"] == code
    await second.socket.close()


@pytest.mark.parametrize(
    ("wishes", "refusal"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 9, "fewest": 9, "most": 9}, "seek-seats"),
        ({"seats": 1, "fewest": 1, "most": 1}, "seek-seats"),
        ({"fewest": 3}, "seek-seats"),
        ({"options": {"rounds": 77}}, "option-bad-value"),
        ({"level": "divine"}, "level-unknown"),
        ({"clock": {"kind": "live", "bank": 1, "increment": 0}}, "clock-bank"),
        ({"hash": "not hex"}, "message-misshapen"),
        ({"surprise": True}, "message-misshapen"),
    ],
)
async def test_a_wish_that_makes_no_sense_is_refused(
    nox: Person, wishes: Json, refusal: str
) -> None:
    line = await seek(nox, **wishes)
    answer = await line.hear()
    assert answer["type"] == "refused"
    assert answer["id"] == refusal
    assert answer["text"] != refusal
    await line.socket.wait_closed()


@pytest.mark.parametrize("sent", ["{", "[]", "x" * 40_000, b"\x00\x01"])
async def test_whatever_else_is_sent_is_refused(nox: Person, sent: str | bytes) -> None:
    line = Seeking(nox, await dial(nox))
    await line.socket.send(sent)
    assert (await line.hear())["type"] == "refused"
    await line.socket.wait_closed()


async def test_whoever_is_nobody_is_not_seated(nox: Person, client: httpx.AsyncClient) -> None:
    line = Seeking(nox, await dial(Person(nox.address, client)))
    assert (await line.hear())["id"] == "guest-needed"


async def test_seekers_are_counted(database: Path, client: httpx.AsyncClient) -> None:
    with running(quick_settings(database, limits=replace(GENEROUS, seekers=1))) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        first = await seek(nox)
        await first.until("seeking")
        assert (await (await seek(ines)).hear())["id"] == "seekers-full"
        await first.socket.close()


async def test_two_processes_seat_nobody_twice(postgres: str, client: httpx.AsyncClient) -> None:
    """Two dozen people come at once through both; all are seated, each at one table."""
    with OwnProcess(postgres) as one, OwnProcess(postgres) as other:
        one.wait()
        other.wait()
        people = [
            await welcome((one, other)[number % 2].address, client, f"Guest {number}")
            for number in range(24)
        ]
        lines = await asyncio.gather(*(seek(person) for person in people))
        found = await asyncio.gather(*(line.until("found") for line in lines))
        codes = Counter(message["code"] for message in found)
        assert set(codes.values()) == {2}
        for person, message in zip(people, found, strict=True):
            (mine,) = (await person.ask("GET", "/api/my-tables")).json()
            assert mine["code"] == message["code"]
            seated = {seat["guest"] for seat in mine["seats"]}
            assert await id_of(person) in seated
        nox, ines = people[:2]
        await shun(nox, ines, "block")
        lines = [await seek(nox), await seek(ines)]
        for line in lines:
            assert (await line.until("seeking"))["people"] == []
        one.kill()
        with psycopg.connect(postgres, autocommit=True) as db:
            # What a process has not said for a while is not believed.
            while db.execute("SELECT count(*) FROM seekers").fetchone() != (1,):
                await asyncio.sleep(0.2)
        basil = await seek(people[3])
        code = (await basil.until("found"))["code"]
        assert (await lines[1].until("found"))["code"] == code


async def test_nobody_waits_on_where_they_were_logged_out_or_who_has_gone(
    nox: Person, ines: Person
) -> None:
    first, second = await seek(nox), await seek(ines, seats=3, fewest=3, most=3)
    for line in (first, second):
        await line.until("seeking")
    assert (await nox.ask("POST", "/api/me/log-out")).status_code == 204
    assert (await ines.ask("POST", "/api/me/delete", {"name": "Ines"})).status_code == 204
    for line in (first, second):
        while (heard := await line.hear())["type"] == "seeking":
            pass
        assert heard["id"] == "logged-out"
        await line.socket.wait_closed()
        assert line.socket.close_code == 4401


async def test_one_address_takes_no_more_than_its_share_of_the_search(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, seekers_of_address=1)
    with running(quick_settings(database, limits=limits)) as address:
        nox, ines = await welcome(address, client, "Nox"), await welcome(address, client, "Ines")
        first = await seek(nox)
        await first.until("seeking")
        assert (await Seeking(ines, await dial(ines)).hear())["id"] == "seekers-too-many"
        await first.socket.close()
        waits = ""
        while waits != "seeking":
            with suppress(ConnectionClosed):  # before anything could be asked for
                waits = (await (await seek(ines)).hear())["type"]


async def test_a_rated_game_with_unusual_rules_is_not_looked_for(nox: Person) -> None:
    line = await seek(nox, rated=True, options={"odds": True})
    assert (await line.hear())["id"] == "rated-standard-options"
