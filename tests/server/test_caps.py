"""However much is said and taken back at a table, its rows stay few."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from conclave.server import commands, stored_match
from conclave.server.storage import moves
from tests.server.people import welcome
from tests.server.running import quick_settings, running
from tests.server.test_undo import five_people, in_step, play_until_undo


def rows(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as db:
        count: int = db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return count


async def test_a_table_keeps_the_newest_chats_and_answers(
    database: Path, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "CHATS_KEPT", 5)
    monkeypatch.setattr(moves, "MOST_ANSWERS", 7)
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "open"]))["code"]
        chair = await nox.connect(code)
        for number in range(30):
            said = {"type": "chat", "text": f"{number}", "nonce": f"n{number}"}
            done = await chair.do(dict(said))
            assert await chair.ask(dict(said)) == done, "the last answer is always known"
        assert rows(database, "chats") == 5
        assert rows(database, "answers") <= 7
        late = await nox.connect(code)
        assert [chat["text"] for chat in late.chats][-5:] == ["25", "26", "27", "28", "29"]
        await chair.leave()
        await late.leave()


async def test_moves_are_not_taken_back_for_ever(
    database: Path, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (stored_match, commands):
        monkeypatch.setattr(module, "MOST_TAKEN_BACK", 3)
    luck = random.Random(8)
    with running(quick_settings(database)) as address:
        people = [await welcome(address, client, f"Guest {number}") for number in range(5)]
        mover = None
        while mover is None:
            chairs = await five_people(people)
            mover = await play_until_undo(chairs, luck)
        sentence = mover.log[-1]["sentence"]
        for _ in range(3):
            assert mover.position["undo"]
            done = await mover.do({"type": "undo", "version": mover.position["version"]})
            await in_step(chairs, done["version"])
            done = await mover.say(sentence)
            await in_step(chairs, done["version"])
        assert not mover.position["undo"]
        undo = {"type": "undo", "version": mover.position["version"]}
        assert await mover.refusal(undo) == "undo-too-often"
        for chair in chairs:
            await chair.leave()
