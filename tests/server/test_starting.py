"""Starting, settings, storage, sweeping up and what every answer carries."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from conclave import texts
from conclave.server.rate import Credits, CreditsByName
from conclave.server.serving import PortTaken, listen, serve
from conclave.server.settings import (
    BadSetting,
    Keeping,
    Rate,
    Settings,
    data_folder,
    database_url,
    settings_from,
)
from conclave.server.storage.database import BadDatabase, open_storage
from conclave.server.sweep import sweep
from conclave.server.words import clean
from tests.server.people import Person, welcome
from tests.server.running import quick_settings, running


def test_a_taken_port_is_said_in_one_sentence(database: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken) as refusal:
            serve(Settings(port=port, database=str(database)))
    assert str(port) in texts.explain(refusal.value)
    with pytest.raises(PortTaken):
        listen("no such host", 8000)


@pytest.mark.parametrize("kind", ["a folder", "not a database", "of another version"])
def test_an_unreadable_database_is_said_in_one_sentence(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "file.sqlite3"
    if kind == "a folder":
        file.mkdir()
    elif kind == "not a database":
        file.write_text("These are not the tables you are looking for. " * 50)
    else:
        with sqlite3.connect(file) as db:
            db.execute("CREATE TABLE house (schema_version INTEGER PRIMARY KEY)")
            db.execute("INSERT INTO house VALUES (999)")
        db.close()
    with pytest.raises(BadDatabase) as refusal:
        serve(Settings(port=0, database=str(file)))
    told = texts.explain(refusal.value)
    assert "file.sqlite3" in told
    assert "\n" not in told


def test_a_database_that_does_not_answer_is_said_in_one_sentence() -> None:
    nowhere = "postgresql://nobody:secret@127.0.0.1:1/nothing"
    with pytest.raises(BadDatabase) as refusal:
        serve(Settings(port=0, database=nowhere))
    told = texts.explain(refusal.value)
    assert "secret" not in told
    assert "\n" not in told


def test_settings_come_from_the_environment() -> None:
    chosen = settings_from(
        {"PORT": "9000", "CONCLAVE_DB": "postgres://h/db", "CONCLAVE_BOT_PACE": "0.2"}
    )
    assert (chosen.port, chosen.bot_pace) == (9000, 0.2)
    assert chosen.database_url == "postgresql+psycopg://h/db"
    assert settings_from({}).port == 8000
    for wrong in ({"PORT": "http"}, {"PORT": "70000"}, {"CONCLAVE_BOT_PACE": "nan"}):
        with pytest.raises(BadSetting):
            settings_from(wrong)


def test_a_database_is_a_file_or_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database_url("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("sqlite:////x/y.db") == "sqlite+aiosqlite:////x/y.db"
    with pytest.raises(BadSetting):
        database_url("mysql://h/db")
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert data_folder() == tmp_path / "conclave"


def test_a_server_starts_quickly_and_stops_politely(database: Path) -> None:
    environ = {**os.environ, "PORT": "0", "CONCLAVE_DB": str(database)}
    started = time.monotonic()
    server = subprocess.Popen(
        [sys.executable, "-m", "conclave", "serve"],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    # Two seconds on a quiet machine; tests seldom run on one.
    assert time.monotonic() - started < 20
    assert re.search(r"http://127\.0\.0\.1:\d+", line)
    server.terminate()
    _, complaints = server.communicate(timeout=60)
    assert complaints == ""


async def test_tables_that_nobody_comes_back_to_are_cleared_away(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        waiting = (await nox.make_table(["me", "open"]))["code"]
        used = (await nox.make_table(["me", "open"]))["code"]
        playing = (await nox.make_table(["me", "novice"], start=True))["code"]
        await asyncio.sleep(0.3)
        storage = open_storage(database_url(str(database)))
        gone = await sweep(storage, Keeping(waiting=0.1, playing=3600), {used})
        await storage.close()
        assert gone == [waiting]
        assert (await nox.ask("GET", f"/api/tables/{waiting}")).status_code == 404
        assert (await nox.ask("GET", f"/api/tables/{used}")).status_code == 200
        assert (await nox.ask("GET", f"/api/tables/{playing}")).status_code == 200


async def test_somebody_at_a_table_that_is_cleared_away_is_told(nox: Person) -> None:
    code = (await nox.make_table(["me", "novice"], start=True))["code"]
    chair = await nox.connect(code)
    assert await chair.my_turn()
    for _ in range(24):
        await nox.make_table(["me", "novice"])
    refused = await chair.until("refused")
    assert refused["id"] == "table-unknown"


async def test_every_answer_carries_the_headers_that_protect_a_browser(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as browser:
        for path in ("/", "/t/K7QF3M", "/api/games", "/api/nothing", "/api/guest", "/nothing.js"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


async def test_the_http_part_describes_itself(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as browser:
        schema = (await browser.get("/api/schema")).json()
        assert schema["openapi"].startswith("3.")
        for path in ("/api/guest", "/api/tables", "/api/tables/{code}/record", "/api/games"):
            assert path in schema["paths"]
        (game, *_) = (await browser.get("/api/games")).json()
        assert game["slug"] == "abracada"
        assert game["seats"] == [2, 5]
        assert game["levels"] == ["novice", "adept", "master"]
        assert {"name": "rounds", "choices": [0, 1], "default": 0, "seats": 0} in game["options"]
        health = (await browser.get("/api/health")).json()
        assert health["status"] == "ok"


def test_credits_are_spent_and_earned_again() -> None:
    credits = Credits(Rate(3, 1000))
    assert [credits.spend() for _ in range(3)] == [True] * 3
    time.sleep(0.01)
    assert credits.spend()
    many = CreditsByName(Rate(1, 0), remembered=2)
    assert many.spend("a")
    assert not many.spend("a")
    assert many.spend("b")
    assert many.spend("c")
    assert many.spend("a"), "forgotten, because two others came since"


@pytest.mark.parametrize(
    ("written", "cleaned"),
    [
        ("  Nox  ", "Nox"),
        ("a\tb\nc", "a b c"),
        ("\u202eabc\u202c", "abc"),
        ("z\u0000\u200b\ufeff", "z"),
        ("e\u0301", "é"),
        ("👩‍🚀", "👩‍🚀"),
        ("\u200d\u200d", ""),
    ],
)
def test_what_people_write_is_cleaned(written: str, cleaned: str) -> None:
    assert clean(written) == cleaned
