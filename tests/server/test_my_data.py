"""One's own data: all of it to take along, nothing of what others hide; and all of it gone."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record
from tests.server.authenticator import Authenticator
from tests.server.people import Json, Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_a_game_of_people import play_out
from tests.server.test_admin import closed_with, id_of, three_tables
from tests.server.test_keys import link_of, me, phrase_of
from tests.server.test_passkeys import made


async def test_somebody_takes_all_their_data_along_and_goes(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox, ines = await welcome(address, client, "Nox"), await welcome(address, client, "Ines")
        over, playing, waiting = await three_tables(nox, ines)
        link, phrase = await link_of(ines), await phrase_of(ines)
        named = address.replace("127.0.0.1", "localhost")
        await made(Person(named, client, ines.token), Authenticator(named), "Laptop")
        who = await id_of(ines)

        answer = await ines.ask("GET", "/api/me/data")
        assert answer.status_code == 200
        assert f"conclave-{who}.json" in answer.headers["content-disposition"]
        data: Json = answer.json()
        assert data["guest"]["name"] == "Ines"
        assert {name: len(data[name]) for name in ("devices", "passkeys", "phrases")} == {
            "devices": 1,
            "passkeys": 1,
            "phrases": 1,
        }
        theirs = {table["code"]: table for table in data["tables"]}
        verify(load_game("abracada"), read_record(theirs[over["code"]]["record"]))
        told = {"code", "game", "title", "status", "made", "seat", "name", "crest", "luck", "chats"}
        assert set(theirs[playing["code"]]) == told, "nothing of what is hidden in a running game"
        with closing(sqlite3.connect(database)) as db:
            hashes = [row[0] for row in db.execute("SELECT token_hash FROM devices")]
        assert not [secret for secret in hashes if secret in answer.text]

        chair = await ines.connect(waiting["code"])
        wrong = await ines.ask("POST", "/api/me/delete", {"name": "Nox"})
        assert (wrong.status_code, wrong.json()["id"]) == (409, "delete-name")
        assert (await me(ines))["playing"] == 2
        gone = await ines.ask("POST", "/api/me/delete", {"name": "Ines"})
        assert gone.status_code == 204
        assert await closed_with(chair) == 4401
        assert (await ines.ask("GET", "/api/me")).status_code == 401
        for key in (link, phrase):
            stranger = Person(address, client)
            assert (await stranger.ask("POST", "/api/keys/look", key)).status_code == 404
        mine = {table["code"]: table for table in (await nox.ask("GET", "/api/my-tables")).json()}
        assert mine[over["code"]]["seats"][1]["name"] == "a guest"
        assert mine[playing["code"]]["seats"][1]["deputy"]
        assert mine[waiting["code"]]["seats"][1]["kind"] == "open"
    with closing(sqlite3.connect(database)) as db:
        kept = "\n".join(db.iterdump())
    assert not [trace for trace in ("Ines", who, "Laptop") if trace in kept]


async def test_a_table_that_cant_be_read_keeps_nobody(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "novice"]))["code"]
        with closing(sqlite3.connect(database)) as db:
            db.execute("UPDATE tables SET actor = 77, status = 'over' WHERE code = ?", (code,))
            db.commit()
        data = (await nox.ask("GET", "/api/me/data")).json()
        assert data["tables"] == [{"code": code, "unreadable": True}]
        assert (await nox.ask("POST", "/api/me/delete", {"name": "Nox"})).status_code == 204
    with closing(sqlite3.connect(database)) as db:
        assert "Nox" not in json.dumps(list(db.execute("SELECT name, guest FROM seats")))


async def test_those_who_play_at_the_same_device_come_along_and_go_along(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        seats = ["me", {"sofa": "Mina"}, "novice"]
        for start in (True, False):
            body = {"game": "abracada", "seats": seats, "start": start}
            assert (await nox.ask("POST", "/api/tables", body)).status_code == 201
        (mina,) = (await nox.ask("GET", "/api/me/data")).json()["sofa"]
        assert mina["guest"]["name"] == "Mina"
        assert {table["status"] for table in mina["tables"]} == {"playing", "waiting"}
        who = [await id_of(nox), mina["guest"]["id"]]
        assert (await nox.ask("POST", "/api/me/delete", {"name": "Nox"})).status_code == 204
    with closing(sqlite3.connect(database)) as db:
        kept = "\n".join(db.iterdump())
    assert not [trace for trace in (*who, "Nox", "Mina") if trace in kept]


async def test_somebody_goes_between_the_start_and_the_deal(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, reveal_seconds=1.0)) as address:
        nox, ines = await welcome(address, client, "Nox"), await welcome(address, client, "Ines")
        code = (await nox.make_table(["me", "open"], options={"rounds": 1}))["code"]
        chair = await nox.connect(code)
        await (await ines.connect(code)).do({"type": "sit", "seat": 1, "hash": "0" * 64})
        await chair.do({"type": "start"})
        gone = await ines.ask("POST", "/api/me/delete", {"name": "Ines"})
        assert gone.status_code == 204, gone.text
        await play_out(chair, random.Random(2))
        again = (await chair.do({"type": "rematch"}))["code"]
        seats = (await nox.ask("GET", f"/api/tables/{again}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot"]


async def test_a_rematch_keeps_no_seat_for_somebody_who_has_gone_since(
    nox: Person, basil: Person
) -> None:
    code = (await nox.make_table(["me", "open"], options={"rounds": 1}))["code"]
    chairs = [await nox.connect(code), await basil.sit_down(code)]
    await chairs[0].do({"type": "start"})
    await asyncio.gather(*(play_out(one, random.Random(2)) for one in chairs))
    assert (await basil.ask("POST", "/api/me/delete", {"name": "Basil"})).status_code == 204
    again = (await chairs[0].do({"type": "rematch"}))["code"]
    seats = (await nox.ask("GET", f"/api/tables/{again}")).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open"], "nobody would ever move there"
