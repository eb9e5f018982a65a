"""A row that can't be read costs its own table; lists, other tables and their bots go on."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from conclave.server.storage import rows
from tests.server.people import Person, hang_up, welcome
from tests.server.running import quick_settings, running

SPOILT = {
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE code = ?",
    "options of another shape": "UPDATE tables SET options = '[7]' WHERE code = ?",
    "a deal that is no JSON": "UPDATE tables SET deal = 'x' WHERE code = ?",
    "a deal of other numbers": "UPDATE tables SET deal = '[1, 2]' WHERE code = ?",
    "an unknown status": "UPDATE tables SET status = 'asleep' WHERE code = ?",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE code = ?",
    "an actor without a seat": "UPDATE tables SET actor = 9 WHERE code = ?",
    "a time in words": "UPDATE tables SET made = 'noon' WHERE code = ?",
    "a seat of an unknown kind": "UPDATE seats SET kind = 'ghost' WHERE code = ? AND seat = 1",
    "a missing seat": "DELETE FROM seats WHERE code = ? AND seat = 0",
    "no seats": "DELETE FROM seats WHERE code = ?",
    "draws that are no JSON": "UPDATE moves SET draws = '[' WHERE code = ? AND number = 1",
    "draws of another shape": "UPDATE moves SET draws = '{}' WHERE code = ? AND number = 1",
    "other draws": "UPDATE moves SET draws = '[999]' WHERE code = ? AND number = 1",
    "another sentence": "UPDATE moves SET sentence = 'dance' WHERE code = ? AND number = 1",
    "a move nobody made": "UPDATE moves SET kind = 'undo' WHERE code = ? AND number = 1",
    "a move of no seat": "UPDATE moves SET seat = 77 WHERE code = ? AND number = 1",
}


def spoil(database: Path, how: str, code: str) -> None:
    with closing(sqlite3.connect(database)) as db:
        assert db.execute(how, (code,)).rowcount > 0
        db.commit()


async def begun_table(person: Person) -> str:
    """A table where the person has made a move, so that its record has rows."""
    table = await person.make_table(["me", "novice", "novice"], public=True, start=True)
    chair = await person.connect(table["code"])
    assert await chair.my_turn()
    await chair.say(chair.position["legal"][0])
    await chair.leave()
    return str(table["code"])


async def wait_for_bots(person: Person, code: str) -> None:
    chair = await person.connect(code)
    assert await chair.my_turn()
    await chair.leave()


class Begun(NamedTuple):
    """A server that was stopped in the middle of three games of Nox."""

    database: Path
    token: str
    bad: str
    good: str
    waiting: str


@pytest.fixture(scope="module")
async def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    database = tmp_path_factory.mktemp("begun") / "begun.sqlite3"
    async with httpx.AsyncClient() as client:
        with running(quick_settings(database)) as address:
            nox = await welcome(address, client, "Nox")
            bad, good = await begun_table(nox), await begun_table(nox)
            await wait_for_bots(nox, bad)
            waiting = (await nox.make_table(["me", "open"], public=True))["code"]
            await hang_up()
    return Begun(database, nox.token, bad, good, waiting)


@pytest.mark.parametrize("how", SPOILT.values(), ids=SPOILT.keys())
async def test_a_bad_row_harms_one_table(
    begun: Begun,
    database: Path,
    client: httpx.AsyncClient,
    how: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rows, "_set_aside", set())  # as in a new process
    with closing(sqlite3.connect(begun.database)) as kept, closing(sqlite3.connect(database)) as db:
        kept.backup(db)
    _, token, bad, good, waiting = begun
    spoil(database, how, bad)
    with caplog.at_level(logging.WARNING), running(quick_settings(database)) as address:
        nox = Person(address, client, token)
        mine = await nox.ask("GET", "/api/my-tables")
        assert mine.status_code == 200
        assert {good, waiting} <= {table["code"] for table in mine.json()}
        shown = await nox.ask("GET", f"/api/tables/{bad}")
        assert shown.status_code in (200, 400, 410)
        chair = await nox.connect(bad)
        told = json.loads(chair.heard[0])
        assert told["type"] == "refused"
        assert len(told["text"]) > 20
        assert (await nox.ask("PATCH", "/api/guest", {"name": "Nyx"})).status_code == 200
        await wait_for_bots(nox, good)
    assert bad in caplog.text


async def test_a_waiting_table_that_can_not_be_read_is_left_out_of_the_list(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        codes = [(await nox.make_table(["me", "open"], public=True))["code"] for _ in range(4)]
        spoil(database, SPOILT["options that are no JSON"], codes[0])
        spoil(database, SPOILT["a seat of an unknown kind"], codes[1])
        spoil(database, SPOILT["a missing seat"], codes[2])
        listed = await nox.ask("GET", "/api/tables")
        assert [table["code"] for table in listed.json()] == [codes[3]]


async def test_bots_at_a_table_that_can_not_be_read_stop_and_do_not_spin(
    database: Path, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick_settings(database, bot_pace=0.5)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "novice", "novice"], start=True))["code"]
        chair = await nox.connect(code)
        assert await chair.my_turn()
        await chair.do({"type": "stand"})
        spoil(database, SPOILT["a deal of other numbers"], code)
        spoil(database, "UPDATE tables SET revision = revision + 1 WHERE code = ?", code)
        await asyncio.sleep(2)
        assert 1 <= caplog.text.count("can't go on") <= 3
        await chair.leave()
