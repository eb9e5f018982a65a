"""A record from a file is analysed like a table's game, under a digest in place of a code."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from conclave.server.settings import database_url
from conclave.server.storage import analyses as stored
from conclave.server.storage.database import open_storage
from tests.server.analysing import Study, in_state, settings, under_way
from tests.server.people import Json, Person, welcome
from tests.server.running import GENEROUS, SECONDS, running

GOLDEN = Path(__file__).parent.parent / "golden"
ASK = "/api/replays/analysis"


def record_of(name: str) -> Json:
    record: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


SHORT = record_of("abracada-5-rounds=1")


async def digest_of(person: Person, record: Json) -> str:
    answer = await person.ask("POST", "/api/replays", {"record": record})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["digest"])


async def asked(person: Person, record: Json) -> Json:
    answer = await person.ask("POST", ASK, {"record": record})
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


async def until_done(person: Person, digest: str) -> Json:
    end = time.monotonic() + SECONDS
    while True:
        shown: Json = (await person.ask("GET", f"{ASK}/{digest}")).json()
        if in_state("done")(shown):
            return shown
        assert time.monotonic() < end, shown
        await asyncio.sleep(0.05)


async def test_a_record_is_analysed_once_however_its_file_was_written(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        digest = await digest_of(nox, SHORT)
        assert (await nox.ask("GET", f"{ASK}/{digest}")).json()["state"] == "none"
        assert (await asked(nox, SHORT))["state"] == "queued"
        otherwise = dict(reversed(SHORT.items()))
        assert await digest_of(ines, otherwise) == digest
        assert (await asked(ines, otherwise))["state"] in ("queued", "running")
        study.tell("finish")
        done = await until_done(ines, digest)
        assert done["analysis"]["moves"] == len(SHORT["moves"])
        assert await asked(nox, SHORT) == done
        assert (await Person(address, client).ask("GET", f"{ASK}/{digest}")).json() == done
    assert len(study.began()) == 1
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("SELECT code, record, guest FROM analyses").fetchall() == [
            (None, None, "")
        ]


async def test_whoever_leaves_ends_it(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        await asked(nox, SHORT)
        digest = await digest_of(nox, SHORT)
        end = time.monotonic() + SECONDS
        while not under_way((await nox.ask("GET", f"{ASK}/{digest}")).json()):
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
        assert (await nox.ask("DELETE", f"{ASK}/{digest}")).status_code == 204
        assert (await nox.ask("GET", f"{ASK}/{digest}")).json()["state"] == "none"
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("SELECT count(*) FROM analyses").fetchone() == (0,)


async def test_what_is_no_finished_game_is_refused(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    limits = replace(GENEROUS, analyses_of_guest=1)
    with running(settings(database, limits=limits)) as address:
        nox = await welcome(address, client, "Nox")

        async def refusal(person: Person, record: Json) -> tuple[int, str]:
            answer = await person.ask("POST", ASK, {"record": record})
            return answer.status_code, answer.json()["id"]

        assert await refusal(Person(address, client), SHORT) == (401, "guest-needed")
        unfinished = {**SHORT, "moves": SHORT["moves"][:-1], "seed": "", "seal": ""}
        assert (await refusal(nox, unfinished))[1] in ("record-unfinished", "record-bad")
        assert (await refusal(nox, {}))[0] == 400
        for name in ("ABCDEF", "x" * 65):
            answer = await nox.ask("GET", f"{ASK}/{name}")
            assert (answer.status_code, answer.json()["id"]) == (404, "analysis-no-digest")
        assert (await asked(nox, SHORT))["state"] == "queued"
        assert await refusal(nox, record_of("abracada-4")) == (409, "analysis-too-many")


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
async def test_only_the_newest_are_kept(
    dialect: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where = str(tmp_path / "kept.sqlite3")
    if dialect == "postgres":
        where = request.getfixturevalue("postgres")
    storage = open_storage(database_url(where))
    await storage.open()
    try:
        async with storage.writing() as db:
            for age in range(5):
                key = f"{age}" * 64
                await stored.queue_analysis(db, key, b"{}", "", 100.0 - age)
                await stored.claim_analysis(db, key, 1.0, 0.0)
                await stored.finish_analysis(db, key, 1.0, 100.0 - age, b"", [])
            await stored.queue_analysis(db, "f" * 64, b"{}", "", 1.0)
            await stored.remove_old_of_records(db, 97.5, 2)
        async with storage.reading() as db:
            kept = [
                number
                for number in (*map(str, range(5)), "f")
                if await stored.find_analysis(db, number * 64)
            ]
        assert kept == ["0", "1", "f"], "and what still waits"
    finally:
        await storage.close()
