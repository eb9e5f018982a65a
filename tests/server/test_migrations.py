"""Databases of an earlier version go on; those of a later one, or of others, are left alone."""

import asyncio
import hashlib
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import httpx
import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from conclave import texts
from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record
from conclave.server.settings import database_url
from conclave.server.storage import upgrade
from conclave.server.storage.database import open_storage
from conclave.server.storage.layout import EMPTY, BadDatabase
from conclave.server.storage.schema import LAYOUTS, metadata
from tests.server.people import Json, Person
from tests.server.running import OwnProcess, quick_settings, running
from tests.server.test_a_game_of_people import play_out

OLD = Path(__file__).parent / "databases"
"""Written by a server of layout 1: tables that wait, that are under way and that are over."""
NOX, INES = (
    "SXDbMDzWDZZLs3NChzmKUUnEQd2y_3X8LQK4afuMo98",
    "oOYtbkpmZ_Z6BfXstVkUP5-5m3MxsxYuEyM2o3utfb8",
)
WAITING, RUNNING, FINISHED, REMATCH = "VDAPPF", "MWKGRR", "7BW757", "83XKS6"
SAID = [
    (5, 1, "take water water water"),
    (6, 0, "take fire earth earth"),
    (7, 1, "break h3a water.5"),
    (8, 0, "break h3p earth.3"),
    (9, 1, "break h6a water.3"),
    (10, 0, "give up"),
    (11, 0, "take fire earth earth"),
    (12, 1, "break p5a water.2"),
    (13, 1, "take fire air earth"),
    (14, 0, "break h1a earth.2"),
]


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD / "layout_1.db", tmp_path / "tables.sqlite3"))


@pytest.fixture
def own_postgres(postgres: str, request: pytest.FixtureRequest) -> str:
    """An empty database of its own for one test."""
    name = "own_" + hashlib.sha256(request.node.name.encode()).hexdigest()[:12]
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}".encode())
    before, _, after = postgres.partition("/postgres?")
    assert after, postgres
    return f"{before}/{name}?{after}"


async def opened(database: str) -> str:
    """Open and close it; the layout it had."""
    storage = open_storage(database_url(database))
    found = await storage.open()
    await storage.close()
    return found


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as db:
        return list(db.iterdump())


async def check_old_tables_go_on(address: str, client: httpx.AsyncClient) -> None:
    nox, ines = (Person(address, client, token) for token in (NOX, INES))
    mine: list[Json] = (await nox.ask("GET", "/api/my-tables")).json()
    assert {table["code"] for table in mine} == {WAITING, RUNNING, FINISHED, REMATCH}
    assert not any(table["practice"] for table in mine)
    finished = mine[-1]
    assert (finished["code"], finished["result"]) == (FINISHED, None)
    record = (await nox.ask("GET", f"/api/tables/{FINISHED}/record")).json()
    verify(load_game("abracada"), read_record(record))
    assert len(record["moves"]) == 16
    replay = (await ines.ask("GET", f"/api/tables/{FINISHED}/replay?as=open")).json()
    assert [move["sentence"] for move in replay["log"]] == [said["say"] for said in record["moves"]]
    (counted,) = (await nox.ask("GET", "/api/statistics")).json()["games"]
    assert (counted["game"], counted["played"]) == ("abracada", 1)
    (listed,) = (await nox.ask("GET", "/api/my-games?limit=1")).json()["games"]
    assert listed["result"] is not None, "it was looked back at when statistics were asked for"

    chairs = [await ines.connect(RUNNING), await nox.connect(RUNNING)]
    told = [(move["number"], move["seat"], move["sentence"]) for move in chairs[0].log]
    assert told == SAID
    mover = chairs[chairs[0].position["actor"]]
    assert (await mover.say(mover.position["legal"][0]))["version"] == 15

    host, guest = await nox.connect(WAITING), await ines.sit_down(WAITING)
    await host.do({"type": "start"})
    await asyncio.gather(*(play_out(one, random.Random(3)) for one in (host, guest)))
    mine = (await nox.ask("GET", "/api/my-tables")).json()
    (ended,) = [table for table in mine if table["code"] == WAITING]
    assert [one["points"] for one in ended["result"]] == [
        one["points"] for one in host.position["standings"]
    ]


async def test_an_old_sqlite_file_goes_on_and_a_copy_is_kept(
    old_file: Path, client: httpx.AsyncClient
) -> None:
    as_it_was = content(old_file)
    with running(quick_settings(old_file)) as address:
        await check_old_tables_go_on(address, client)
    with running(quick_settings(old_file)):
        pass
    (copy,) = old_file.parent.glob("*layout-1*")
    assert content(copy) == as_it_was
    assert await opened(str(old_file)) == LAYOUTS[-1]


async def test_an_old_postgresql_database_goes_on_though_two_servers_start_at_once(
    own_postgres: str, client: httpx.AsyncClient
) -> None:
    with psycopg.connect(own_postgres) as line:
        line.execute((OLD / "layout_1_postgres.sql").read_bytes())
    with OwnProcess(own_postgres) as one, OwnProcess(own_postgres) as other:
        one.wait()
        other.wait()
        await check_old_tables_go_on(other.address, client)


def differences(db: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(db), metadata))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_steps_lead_to_the_tables_that_are_used(
    database: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    fresh = str(database) if kind == "sqlite" else request.getfixturevalue("own_postgres")
    assert await opened(fresh) == EMPTY
    storage = open_storage(database_url(fresh))
    assert await storage.open() == LAYOUTS[-1]
    async with storage.reading() as db:
        assert await db.run_sync(differences) == []
    await storage.close()


def test_every_step_has_a_name_that_is_known() -> None:
    steps = ScriptDirectory.from_config(upgrade.alembic_config()).walk_revisions()
    assert tuple(step.revision for step in steps)[::-1] == LAYOUTS


async def test_a_step_that_fails_leaves_the_database_as_it_was(old_file: Path) -> None:
    before = content(old_file)

    def fail(config: Config, revision: str) -> None:
        usual(config, revision)
        raise sqlite3.OperationalError("database or disk is full")

    usual = command.upgrade
    with patch.object(command, "upgrade", fail), pytest.raises(BadDatabase) as refusal:
        await opened(str(old_file))
    assert "disk is full" in texts.explain(refusal.value)
    assert content(old_file) == before
    assert list(old_file.parent.glob("*layout*")) == []
    assert await opened(str(old_file)) == "1"


def make_foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('1')")
        db.commit()


def make_newer(file: Path) -> None:
    shutil.copy(OLD / "layout_1.db", file)
    asyncio.run(opened(str(file)))
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE alembic_version SET version_num = '2026'")
        db.commit()


def make_newer_unstamped(file: Path) -> None:
    shutil.copy(OLD / "layout_1.db", file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE house SET schema_version = 2026")
        db.commit()


@pytest.mark.parametrize(
    ("make", "refused"),
    [
        (make_foreign, "database-foreign"),
        (make_newer, "database-newer"),
        (make_newer_unstamped, "database-newer"),
    ],
)
def test_a_foreign_or_newer_file_is_refused_before_it_is_touched(
    tmp_path: Path, make: Callable[[Path], None], refused: str
) -> None:
    file = tmp_path / "made" / "file.sqlite3"
    file.parent.mkdir()
    make(file)
    alone = tmp_path / "alone" / "file.sqlite3"
    alone.parent.mkdir()
    shutil.copy(file, alone)
    before = alone.read_bytes()
    with pytest.raises(BadDatabase) as refusal:
        asyncio.run(opened(str(alone)))
    assert refusal.value.id == refused
    told = texts.explain(refusal.value)
    assert "file.sqlite3" in told
    assert "\n" not in told
    assert alone.read_bytes() == before
    assert [beside.name for beside in alone.parent.iterdir()] == ["file.sqlite3"]


async def test_a_foreign_postgresql_database_is_refused_before_it_is_touched(
    own_postgres: str,
) -> None:
    with psycopg.connect(own_postgres) as line:
        line.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadDatabase) as refusal:
        await opened(own_postgres)
    assert refusal.value.id == "database-foreign"
    with psycopg.connect(own_postgres) as line:
        found = line.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert found.fetchall() == [("recipes",)]
