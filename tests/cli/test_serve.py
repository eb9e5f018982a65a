"""The server from the command line: started, found and stopped."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from conclave.cli.arguments import Parser
from conclave.cli.serve import chosen_settings, declare
from conclave.server.settings import Settings
from tests.cli.conftest import Conclave, killed_in_the_end


def settings(*words: str) -> Settings:
    parser = Parser("serve")
    declare(parser)
    chosen = parser.read(list(words))
    assert chosen is not None
    return chosen_settings(chosen)


def test_the_environment_gives_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "8123")
    monkeypatch.setenv("CONCLAVE_DB", "tables.sqlite3")
    assert settings().port == 8123
    assert settings().database == "tables.sqlite3"
    assert not settings().open_browser


def test_the_command_line_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "8123")
    monkeypatch.setenv("CONCLAVE_DB", "tables.sqlite3")
    chosen = settings(
        *("--host", "0.0.0.0", "--port", "0", "--db", "other.sqlite3", "--bot-pace", "0", "--open")
    )
    assert (chosen.host, chosen.port, chosen.database) == ("0.0.0.0", 0, "other.sqlite3")
    assert chosen.bot_pace == 0
    assert chosen.open_browser


def test_a_bad_port_in_the_environment_is_named(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORT", "eighty")
    answer = conclave("serve")
    assert answer.code == 2
    assert "PORT must be a number" in answer.err


def test_a_taken_port_is_said_in_a_sentence(conclave: Conclave, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = conclave("serve", "--port", port, "--db", tmp_path / "tables.sqlite3")
    assert answer.code == 2
    assert f"Conclave can't listen at 127.0.0.1, port {port}" in answer.err


def test_a_database_that_is_none_is_said_in_a_sentence(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ines, " * 400)
    answer = conclave("serve", "--port", 0, "--db", file)
    assert answer.code == 2
    assert "can't be used" in answer.err


def test_a_host_with_a_malformed_edition_hears_of_it_before_any_guest(tmp_path: Path) -> None:
    file = tmp_path / "printed.toml"
    file.write_text("values = []\n")
    with (
        subprocess.Popen(
            [sys.executable, "-m", "conclave", "serve", "--port", "0", "--db", tmp_path / "db"],
            env={**os.environ, "CONCLAVE_TWELVE_MISSIONS_EDITION": str(file)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as running,
        killed_in_the_end(running),
    ):
        shown, complaints = running.communicate(timeout=20)
    assert (shown, running.returncode) == ("", 2)
    assert complaints.startswith(f"Line 1 of {file}: “values” can't be that")


def test_a_server_opens_answers_and_closes(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite3")]
    with (
        subprocess.Popen(
            [sys.executable, "-m", "conclave", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as running,
        killed_in_the_end(running),
    ):
        assert running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", running.stdout.readline())
        assert found is not None
        with urlopen(f"{found[0]}/api/games") as games:
            assert b'"abracada"' in games.read()
        os.killpg(running.pid, signal.SIGINT)
        shown, complaints = running.communicate(timeout=20)
    assert shown == "The server has stopped; every table is saved.\n"
    assert complaints == ""
    assert running.returncode == 0
