"""Bots from outside at the tables of a server: they play, and whatever they do the game goes on."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.server.outside_workers import OutsideWorker, OutsideWorkers
from conclave.server.ratings.anchors import anchor
from tests.bots.strangers.naming import let_in, name_bots
from tests.games.abracada.drawing import GAME, table
from tests.server.people import Person, welcome
from tests.server.running import SECONDS, quick_settings, running


def question(level: str) -> PlainDict:
    position = table("> 1 2 3 4 5", "5 6 6 7 7", pile="8 8 8", secrets="3")
    asked = Perspective(GAME, position, 0, FastChance(1)).dump()
    return {**asked, "game": "abracada", "version": GAME.version, "seed": 1, "level": level}


async def first_moves(person: Person, level: str, count: int = 2) -> list[PlainDict]:
    """The first moves of a bot of that level, at a table for two."""
    made = await person.make_table(["me", level], start=True)
    assert made["seats"][1]["level"] == level
    chair = await person.connect(made["code"])
    while len(moves := [move for move in chair.log if move["seat"] == 1]) < count:
        if not await chair.my_turn():
            break
        await chair.say(chair.position["legal"][-1])
    await chair.leave()
    return moves


async def test_a_bot_from_outside_plays_and_one_that_fails_is_stood_in_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    client: httpx.AsyncClient,
) -> None:
    failing = {"crash": "crash", "vanish": "vanish", "cheat": "cheat", "devour": "devour"}
    let_in(monkeypatch, name_bots(tmp_path, talker="last", **failing))
    monkeypatch.setenv("CONCLAVE_SMTP", "a secret of the server")
    with running(quick_settings(tmp_path / "own.sqlite3", bot_seconds=SECONDS)) as address:
        nox = await welcome(address, client, "Nox")
        games = {game["slug"]: game for game in (await nox.ask("GET", "/api/games")).json()}
        assert games["abracada"]["levels"] == ["novice", "adept", "master", "grandmaster"]
        assert games["abracada"]["bots"][0] == {"name": "talker", "label": "Talker & Co"}
        assert games["five_seals"]["bots"] == []

        assert all("hurried" not in move for move in await first_moves(nox, "talker"))
        for level in failing:
            moves = await first_moves(nox, level, 1)
            assert [move.get("hurried") for move in moves[:1]] == ["stand-in"], level
            told = [one.getMessage() for one in caplog.records if level in one.getMessage()]
            assert any(f"the bot {level}" in line for line in told)

        refused = await nox.ask(
            "POST", "/api/tables", {"game": "five_seals", "seats": ["me", "talker"]}
        )
        assert (refused.status_code, refused.json()["id"]) == (400, "seat-kind-unknown")

        # The file is another one from now on: whoever sits at a table still has to move.
        made = await nox.make_table(["me", "talker"])
        monkeypatch.delenv("CONCLAVE_BOTS")
        chair = await nox.connect(made["code"])
        await chair.do({"type": "start"})
        while not any(move.get("hurried") == "stand-in" for move in chair.log):
            assert await chair.my_turn()
            await chair.say(chair.position["legal"][-1])
        await chair.leave()


async def test_one_that_hangs_is_ended_and_asked_again_in_a_new_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    let_in(monkeypatch, name_bots(tmp_path, hang="hang", talker="last"))
    caplog.set_level(logging.WARNING)
    outside = OutsideWorkers(0.2)
    try:
        for _ in range(2):
            assert await outside.ask(question("hang"), "nox") == {}
            assert outside.by_name["hang"].all[0].process is None
        assert sum("the bot hang" in record.getMessage() for record in caplog.records) == 2
        outside.seconds = SECONDS
        answer = await outside.ask(question("talker"), "nox")
        assert str(answer["sentence"]).startswith("cast ")
    finally:
        await outside.stop()


def test_a_bots_process_is_not_told_the_servers_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in(monkeypatch, name_bots(tmp_path, talker="last"))
    monkeypatch.setenv("CONCLAVE_DB", "postgresql://conclave:secret@house")
    monkeypatch.setenv("CONCLAVE_ARCHMAGE_EDITION", "box.toml")
    known = OutsideWorker("talker").environ()
    assert "CONCLAVE_DB" not in known
    assert {"CONCLAVE_BOTS", "CONCLAVE_ARCHMAGE_EDITION", "PATH"} <= known.keys()


def test_what_cannot_be_loaded_is_refused_at_the_start_by_its_line(tmp_path: Path) -> None:
    file = name_bots(tmp_path, ghost="nobody")
    serve = [sys.executable, "-m", "conclave", "serve", "--port", "0"]
    ended = subprocess.run(
        [*serve, "--db", str(tmp_path / "own.sqlite3")],
        env={**os.environ, "CONCLAVE_BOTS": str(file)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert ended.returncode == 2
    (said,) = ended.stderr.splitlines()
    assert said.startswith(f"Line 4 of {file}: the bot “ghost” can't be loaded from")
    assert "has no attribute 'nobody'" in said


def test_only_a_bot_whose_file_says_so_is_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = name_bots(tmp_path, talker="last", mover="AnyMove")
    with file.open("a") as more:
        more.write('[mover.rating.abracada]\nmu = 20\nsigma = 1.5\nrun = "as the file says"\n')
    let_in(monkeypatch, file)
    assert anchor("abracada", "talker") is None
    mark = anchor("abracada", "mover")
    assert mark is not None
    assert (mark.mu, mark.sigma) == (20, 1.5)
    assert anchor("archmage", "mover") is None
    assert anchor("abracada", "adept") is not None
