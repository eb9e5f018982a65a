"""What an operator orders beside a running server takes effect there within a moment."""

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record
from conclave.server import admin, guest_data
from conclave.server.bans import Bans, banned_as
from conclave.server.refusals import NotFound, Refused
from conclave.server.settings import database_url
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.schema import analyses
from tests.server.people import Chair, Json, Person, welcome
from tests.server.running import SECONDS, OwnProcess, quick_settings, running
from tests.server.test_a_game_of_people import play_out


@pytest.fixture
def served(database: Path) -> Iterator[str]:
    with running(quick_settings(database)) as address:
        yield address


@asynccontextmanager
async def joined(database: str) -> AsyncIterator[Storage]:
    storage = open_storage(database_url(database))
    await storage.join()
    try:
        yield storage
    finally:
        await storage.close()


async def comes_true(ask: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await ask():
            await asyncio.sleep(0.05)


async def id_of(person: Person) -> str:
    return str((await person.ask("GET", "/api/guest")).json()["id"])


async def closed_with(chair: Chair) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        await chair.until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_a_closed_table_is_gone_for_everybody(
    served: str, database: Path, client: httpx.AsyncClient
) -> None:
    nox = await welcome(served, client, "Nox")
    table = await nox.make_table(["me", "open"])
    chair = await nox.connect(table["code"])
    async with joined(str(database)) as storage:
        (listed,) = await admin.list_tables(storage, 10)
        assert (listed["code"], listed["people"]) == (table["code"], ["Nox"])
        assert await admin.close_table(storage, table["short_code"].lower()) == table["code"]
        with pytest.raises(NotFound):
            await admin.close_table(storage, table["code"])
    assert await closed_with(chair) == 4404
    assert (await nox.ask("GET", f"/api/tables/{table['code']}")).status_code == 404


async def test_a_banned_guest_is_turned_out_and_stays_out(
    served: str, database: Path, client: httpx.AsyncClient
) -> None:
    nox, ines = await welcome(served, client, "Nox"), await welcome(served, client, "Ines")
    table = await nox.make_table(["me", "open"])
    stays, goes = await nox.connect(table["code"]), await ines.sit_down(table["code"])
    who = await id_of(ines)
    async with joined(str(database)) as storage:
        assert await admin.ban(storage, who, "rude") == who
        assert [(ban["who"], ban["why"]) for ban in await admin.list_bans(storage)] == [
            (who, "rude")
        ]
        assert await closed_with(goes) == 4403
        refused = await ines.ask("GET", "/api/my-tables")
        assert (refused.status_code, refused.json()["id"]) == (403, "guest-banned")
        assert '"id":"guest-banned"' in (await ines.connect(table["code"])).heard[0]
        await stays.do({"type": "chat", "text": "Still here."})
        await admin.unban(storage, who)
        with pytest.raises(NotFound):
            await admin.unban(storage, who)
    assert (await ines.ask("GET", "/api/my-tables")).status_code == 200
    await ines.connect(table["code"])


async def test_a_banned_address_gets_nothing(
    served: str, database: Path, client: httpx.AsyncClient
) -> None:
    nox = await welcome(served, client, "Nox")
    code = (await nox.make_table(["me", "open"]))["code"]
    far, near = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.114.7"}
    chair = await nox.connect(code, **far)

    async def status(headers: dict[str, str]) -> int:
        return (await client.get(f"{served}/api/games", headers=headers)).status_code

    async with joined(str(database)) as storage:
        assert await admin.ban(storage, "203.0.113.99/24", "") == "203.0.113.0/24"
    assert await closed_with(chair) == 4403
    assert (await status(far), await status(near)) == (403, 200)
    assert '"id":"address-banned"' in (await nox.connect(code, **far)).heard[0]
    async with joined(str(database)) as storage:
        await admin.unban(storage, "203.0.113.0/24")

    async def is_back() -> bool:
        return await status(far) == 200

    await comes_true(is_back)


def test_a_ban_is_of_a_guest_an_address_or_a_network() -> None:
    assert banned_as("8F2C01D4A7B6E935") == "8f2c01d4a7b6e935"
    assert banned_as("203.0.113.7") == "203.0.113.7"
    assert banned_as("2001:db8::1") == banned_as("2001:db8::2/128") == "2001:db8::/64"
    for wrong in ("", "Nox", "203.0.113.700", "203.0.113.0/40", "8f2c"):
        with pytest.raises(Refused):
            banned_as(wrong)
    bans = Bans(["203.0.113.0/24", "2001:db8::/48", "8f2c01d4a7b6e935"])
    assert bans.has_address("203.0.113.9")
    assert bans.has_address("2001:db8:0:5::/64")
    assert bans.has_guest("8f2c01d4a7b6e935")
    assert not any(map(bans.has_address, ("203.0.114.9", "2001:db9::/64", "", "unix")))


async def test_the_message_of_the_day_is_shown_in_one_line(
    served: str, database: Path, client: httpx.AsyncClient
) -> None:
    async def message() -> str:
        return str((await client.get(f"{served}/api/message")).json()["text"])

    assert await message() == ""
    async with joined(str(database)) as storage:
        assert await admin.set_message(storage, " <b>Down</b>\n at noon ") == "<b>Down</b> at noon"
        with pytest.raises(Refused):
            await admin.set_message(storage, "x" * 201)

        async def is_told() -> bool:
            return await message() == "<b>Down</b> at noon"

        await comes_true(is_told)


async def three_tables(nox: Person, ines: Person) -> tuple[Json, Json, Json]:
    """Of which the two have finished one, play at another and wait at the third."""
    over, running, waiting = [
        await nox.make_table(["me", "open"], options={"rounds": 1}) for _ in range(3)
    ]
    for table in (over, running, waiting):
        chairs = [await nox.connect(table["code"]), await ines.sit_down(table["code"], "ab" * 8)]
        if table is not waiting:
            await chairs[0].do({"type": "start"})
        if table is over:
            await chairs[1].do({"type": "chat", "text": "Well played."})
            await asyncio.gather(*(play_out(chair, random.Random(7)) for chair in chairs))
        for chair in chairs:
            await chair.leave()
    return over, running, waiting


async def test_a_guest_is_exported_and_forgotten(
    served: str, database: Path, client: httpx.AsyncClient
) -> None:
    nox, ines = await welcome(served, client, "Nox"), await welcome(served, client, "Ines")
    over, playing, waiting = await three_tables(nox, ines)
    chair = await ines.connect(waiting["code"])
    who = await id_of(ines)
    async with joined(str(database)) as storage:
        exported = await guest_data.export_guest(storage, who)
        plain: Json = json.loads(json.dumps(exported))
        assert plain["guest"]["name"] == "Ines"
        assert plain["guest"]["statistics_open"] is False
        theirs = {table["code"]: table for table in plain["tables"]}
        assert set(theirs) == {table["code"] for table in (over, playing, waiting)}
        verify(load_game("abracada"), read_record(theirs[over["code"]]["record"]))
        assert [chat["text"] for chat in theirs[over["code"]]["chats"]] == ["Well played."]
        assert "record" not in theirs[playing["code"]]

        asked = {"key": over["code"], "code": over["code"], "state": "queued", "guest": who}
        async with storage.writing() as db:
            await db.execute(insert(analyses).values(**asked, asked=1.0, waited=1.0, progress=0.0))
        assert await guest_data.forget_guest(storage, who) == 3
        for forgotten in (guest_data.export_guest, guest_data.forget_guest):
            with pytest.raises(NotFound):
                await forgotten(storage, who)
    assert await closed_with(chair) == 4401
    assert (await ines.ask("GET", "/api/guest")).status_code == 401
    shown = {table["code"]: table for table in (await nox.ask("GET", "/api/my-tables")).json()}
    assert shown[over["code"]]["seats"][1]["name"] == "a guest"
    assert (
        shown[playing["code"]]["seats"][1] | {"name": "a guest", "deputy": True}
        == (shown[playing["code"]]["seats"][1])
    )
    assert shown[waiting["code"]]["seats"][1]["kind"] == "open"
    record = (await nox.ask("GET", f"/api/tables/{over['code']}/record")).json()
    verify(load_game("abracada"), read_record(record))
    await play_out(await nox.connect(playing["code"]), random.Random(8))
    with closing(sqlite3.connect(database)) as db:
        kept = "\n".join(db.iterdump())
    assert not [trace for trace in ("Ines", who, "Well played.") if trace in kept]


async def test_two_processes_on_postgresql_follow_one_order(
    postgres: str, client: httpx.AsyncClient
) -> None:
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute("DROP DATABASE IF EXISTS ordered")
        line.execute("CREATE DATABASE ordered")
    own = postgres.replace("/postgres?", "/ordered?")
    with OwnProcess(own) as one, OwnProcess(own) as other:
        one.wait()
        other.wait()
        nox = await welcome(one.address, client, "Nox")
        ines = await welcome(other.address, client, "Ines")
        code = (await nox.make_table(["me", "open"]))["code"]
        chairs = [await nox.connect(code), await ines.connect(code)]
        async with joined(own) as storage:
            await admin.ban(storage, await id_of(ines), "")
            assert await closed_with(chairs[1]) == 4403
            await admin.close_table(storage, code)
        assert await closed_with(chairs[0]) == 4404
