"""A table goes on by the version of the rules it was dealt by, as long as anybody knows them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

import conclave
from conclave.core.match import verify
from conclave.core.record import read_record
from tests.server.people import Chair, Json, Person, welcome
from tests.server.running import quick_settings, running

NEWEST = conclave.load_game("twelve_missions").version


def written(database: Path, code: str, version: int) -> None:
    """As if the table was made by a Conclave of that version."""
    with closing(sqlite3.connect(database)) as db:
        change = "UPDATE tables SET rules_version = ? WHERE code = ?"
        assert db.execute(change, (version, code)).rowcount == 1
        db.commit()


def stored(database: Path, code: str) -> tuple[int, str]:
    """The version of the rules, and whether the game has begun."""
    with closing(sqlite3.connect(database)) as db:
        row = db.execute("SELECT rules_version, status FROM tables WHERE code = ?", (code,))
        version, status = row.fetchone()
        return version, status


async def new_table(person: Person, **others: object) -> str:
    seats = ["me", "novice"]
    options = {"rounds": 4}
    table = await person.make_table(seats, game="twelve_missions", options=options, **others)
    return str(table["code"])


def told(chair: Chair) -> list[Json]:
    return [json.loads(text) for text in chair.heard]


async def play_out(chair: Chair) -> None:
    while await chair.my_turn():
        await chair.say(chair.position["legal"][0])


async def test_a_waiting_table_is_stamped_when_it_is_dealt(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await new_table(nox)
        written(database, code, 1)
        chair = await nox.connect(code)
        await chair.do({"type": "start"})
        assert stored(database, code) == (NEWEST, "playing")
        assert await chair.my_turn()
        await chair.say(chair.position["legal"][0])


async def test_a_start_that_is_refused_leaves_the_table_waiting(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await new_table(nox)
        written(database, code, 1)
        with closing(sqlite3.connect(database)) as db:
            db.execute("""UPDATE tables SET options = '{"length": 3}' WHERE code = ?""", (code,))
            db.commit()
        chair = await nox.connect(code)
        refusal = await chair.ask({"type": "start"})
        assert (refusal["type"], refusal["id"]) == ("refused", "option-unknown")
        assert stored(database, code) == (1, "waiting")


async def test_a_running_game_of_version_1_goes_on_by_version_1(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await new_table(nox, start=True)
    written(database, code, 1)
    with running(quick_settings(database)) as address:
        nox.address = address
        await play_out(await nox.connect(code))
        record = (await nox.ask("GET", f"/api/tables/{code}/record")).json()
    assert record["version"] == 1
    match = verify(conclave.load_game("twelve_missions"), read_record(record))
    assert match.state.dump()["version"] == 1


async def test_a_running_game_whose_rules_are_gone_says_so_and_can_be_left(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await new_table(nox, start=True)
    written(database, code, 99)
    with running(quick_settings(database)) as address:
        nox.address = address
        chair = await nox.connect(code)
        assert [message["type"] for message in told(chair)] == ["table", "gone", "chats"]
        gone = told(chair)[1]
        assert "version 99 of the rules" in gone["text"]
        assert "this server only knows 1, 2" in gone["text"]
        refusal = await chair.ask({"type": "say", "version": 0, "sentence": "pass"})
        assert (refusal["type"], refusal["text"]) == ("refused", gone["text"])
        assert (await chair.ask({"type": "chat", "text": "A pity"}))["type"] == "done"
        assert code in await my_tables(nox)
        assert (await chair.ask({"type": "stand"}))["type"] == "done"
        assert code not in await my_tables(nox)
        assert stored(database, code) == (99, "playing"), "it may go on where its rules are known"


async def my_tables(person: Person) -> list[str]:
    return [table["code"] for table in (await person.ask("GET", "/api/my-tables")).json()]


async def test_a_finished_game_whose_rules_are_gone_still_has_result_and_record(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await new_table(nox, start=True)
        last = await nox.connect(code)
        await play_out(last)
        standings = last.position["standings"]
        record = (await nox.ask("GET", f"/api/tables/{code}/record")).json()
    written(database, code, 99)
    with running(quick_settings(database)) as address:
        nox.address = address
        chair = await nox.connect(code)
        gone = told(chair)[1]
        assert "result and record are still here" in gone["text"]
        kinds = ("seat", "place", "points")
        assert gone["result"] == [{kind: one[kind] for kind in kinds} for one in standings]
        kept = (await nox.ask("GET", f"/api/tables/{code}/record")).json()
    assert kept["version"] == 99
    assert (kept["moves"], kept["deal"]) == (record["moves"], record["deal"])
    assert kept["seed"] == record["seed"]
