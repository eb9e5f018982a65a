"""The log has the time and the request, as text or as JSON, and no secrets."""

import errno
import json
import logging
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from psycopg.errors import DiskFull
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from conclave.server.logs import JsonLines, TextLines
from conclave.server.request_ids import begin_request
from conclave.server.settings import BadSetting, settings_from
from conclave.texts import explain
from tests.server.people import welcome
from tests.server.running import OwnProcess, quick_settings, running


def line_of(form: logging.Formatter, message: str, fault: bool = False) -> str:
    try:
        raise ValueError("broken")
    except ValueError:
        exc_info = sys.exc_info() if fault else None
    record = logging.LogRecord(
        "conclave.server.x", logging.WARNING, "", 1, message, ("Nox",), exc_info
    )
    return form.format(record)


def test_a_line_of_text_has_time_level_and_request() -> None:
    begin_request("abc-1")
    line = line_of(TextLines(), "hello %s")
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARNING conclave\.server\.x \[abc-1\]: hello Nox",
        line,
    )


def test_a_line_of_json_is_one_line_whatever_is_in_it() -> None:
    begin_request("abc-2")
    line = line_of(JsonLines(), "two\nlines of %s", fault=True)
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "two\nlines of Nox"
    assert (told["level"], told["request"]) == ("warning", "abc-2")
    assert "ValueError: broken" in told["fault"]


def fault_of(statements: list[str]) -> Exception:
    """What SQLAlchemy makes of what SQLite says to the last of them."""
    with create_engine("sqlite://").connect() as db:
        for statement in statements[:-1]:
            db.execute(text(statement))
        with pytest.raises(DBAPIError) as fault:
            db.execute(text(statements[-1]))
    return fault.value


FULL = ["PRAGMA max_page_count = 2", "CREATE TABLE a (b)", "CREATE TABLE c (d)"]


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (fault_of(FULL), "database or disk is full"),
        (OSError(errno.ENOSPC, "No space left on device"), "[Errno 28] No space left on device"),
        (DBAPIError("", (), DiskFull("could not extend file")), "could not extend file"),
    ],
    ids=["SQLite", "a file", "PostgreSQL"],
)
def test_a_full_disk_is_said_in_one_line(fault: Exception, said: str) -> None:
    record = logging.LogRecord(
        *("x", logging.ERROR, "", 1, "%s had trouble", ("chat",)),
        (type(fault), fault, fault.__traceback__),
    )
    assert TextLines().format(record).endswith(f": chat had trouble: {said}")
    told = json.loads(JsonLines().format(record))
    assert told["message"] == f"chat had trouble: {said}"
    assert "fault" not in told


def test_whatever_else_the_database_says_has_its_traceback() -> None:
    fault = fault_of(["SELECT * FROM nowhere"])
    record = logging.LogRecord(
        *("x", logging.ERROR, "", 1, "trouble", ()), (type(fault), fault, fault.__traceback__)
    )
    assert "Traceback" in TextLines().format(record)
    assert "no such table" in json.loads(JsonLines().format(record))["fault"]


async def test_every_answer_has_an_id_of_its_own(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        paths = ["/api/games", "/api/games", "/api/nothing", "/api/tables/NOSUCH"]
        ids = [(await client.get(path)).headers["x-request-id"] for path in paths]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[0-9a-f]{12}", one) for one in ids)


async def test_trouble_is_found_in_the_log_by_what_was_told(
    database: Path, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.setFormatter(JsonLines())
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
        with closing(sqlite3.connect(database)) as db:
            db.execute("DROP TABLE answers")
            db.commit()
        answer = await chair.ask({"type": "set-seat", "seat": 1, "kind": "novice"})
    assert answer["id"] == "trouble"
    request = answer["params"]["request"]
    assert request in answer["text"]
    logged = [json.loads(line) for line in caplog.text.splitlines() if request in line]
    assert len(logged) == 1
    assert "no such table: answers" in logged[0]["fault"]
    assert nox.token not in caplog.text
    assert "[parameters:" not in caplog.text.replace("[parameters: hidden", "")


async def test_a_server_writes_json_if_asked_to(database: Path, tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        server = OwnProcess(str(database), CONCLAVE_LOG="json", CONCLAVE_METRICS="127.0.0.1:0")
        server.module, server.errors = "conclave", log
        server.said = ["serve", "--port", "0"]
        with server:
            server.wait()
            httpx.post(f"{server.address}/api/guest", json={"name": "Nox"}).raise_for_status()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    figures = next(line for line in lines if line["message"].startswith("metrics are at"))
    assert figures["level"] == "info"
    (made,) = [line for line in lines if "a new guest" in line["message"]]
    assert made["request"]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CONCLAVE_LOG", "xml", "CONCLAVE_LOG is “text” or “json”, not “xml”."),
        ("CONCLAVE_METRICS", "9464", "CONCLAVE_METRICS is an address with a port"),
        ("CONCLAVE_METRICS", "127.0.0.1:99999", "CONCLAVE_METRICS is an address with a port"),
    ],
)
def test_a_setting_that_makes_no_sense_is_said_in_one_sentence(
    name: str, value: str, said: str
) -> None:
    with pytest.raises(BadSetting) as refusal:
        settings_from({name: value})
    assert explain(refusal.value).startswith(said)
