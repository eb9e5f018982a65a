"""Starting and stopping, and what stands in the way of a start."""

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
from conclave.server.refusals import PortTaken
from conclave.server.serving import listen, serve
from conclave.server.settings import Settings
from conclave.server.storage.layout import BadDatabase
from tests.server.running import OwnProcess


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


def test_a_second_server_on_one_sqlite_file_is_refused_in_one_sentence(database: Path) -> None:
    with OwnProcess(str(database)) as first:
        first.wait()
        with pytest.raises(BadDatabase) as refusal:
            serve(Settings(port=0, database=str(database)))
        told = texts.explain(refusal.value)
        assert refusal.value.id == "database-in-use"
        assert database.name in told
        assert "\n" not in told
        assert httpx.get(f"{first.address}/api/health").status_code == 200
        first.kill()
    with OwnProcess(str(database)) as second:
        second.wait()
