"""A number is given once, an acknowledged move is never lost, and nothing happens twice."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from conclave.server.audience import Ready
from conclave.server.live_table import LiveTable
from conclave.server.storage.rows import MoveRow, TableRow
from conclave.server.storage.sqlite_moves import SqliteMoves
from tests.server.people import Chair, Person, welcome
from tests.server.running import SECONDS, quick_settings, running


async def two_people(nox: Person, ines: Person, **options: object) -> tuple[Chair, Chair]:
    """Both at a started table; the first of them is to move."""
    table = await nox.make_table(["me", "open"], options=options)
    first = await nox.connect(table["code"])
    second = await ines.sit_down(table["code"])
    await first.do({"type": "start"})
    await asyncio.gather(first.reach(0), second.reach(0))
    return (first, second) if first.position["legal"] else (second, first)


async def test_of_two_racing_moves_one_is_made_and_one_is_told_the_present(
    nox: Person, ines: Person
) -> None:
    mover, other = await two_people(nox, ines)
    who = nox if mover.table["host"] else ines
    twin = await who.connect(mover.table["code"])
    for _ in range(8):
        if not mover.position["legal"]:
            break
        version = mover.position["version"]
        say = {"type": "say", "version": version, "sentence": mover.position["legal"][0]}
        answers = await asyncio.gather(mover.ask(dict(say)), twin.ask(dict(say)))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["done", "refused"]
        loser = mover if answers[0]["type"] == "refused" else twin
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["id"] == "version-old"
        await loser.until("position")
        assert loser.position["version"] == version + 1
        await asyncio.gather(mover.reach(version + 1), twin.reach(version + 1))
    assert [move["number"] for move in mover.log] == list(range(1, len(mover.log) + 1))
    for chair in (mover, other, twin):
        await chair.leave()


async def test_a_repeated_nonce_gets_its_first_answer(nox: Person, ines: Person) -> None:
    mover, other = await two_people(nox, ines)
    say = {
        "type": "say",
        "version": 0,
        "sentence": mover.position["legal"][0],
        "nonce": "the-same",
    }
    first = await mover.do(dict(say))
    assert await mover.ask(dict(say)) == first
    who = nox if mover.table["host"] else ines
    again = await who.connect(mover.table["code"])
    assert await again.ask(dict(say)) == first
    assert again.position["version"] == 1
    for chair in (mover, other, again):
        await chair.leave()


async def test_a_refused_nonce_is_refused_again(nox: Person, ines: Person) -> None:
    mover, other = await two_people(nox, ines)
    early = {"type": "say", "version": 0, "sentence": "cast 8", "nonce": "too-early"}
    assert await other.refusal(dict(early)) == "not-your-turn"
    await mover.say(mover.position["legal"][0])
    assert await other.refusal(dict(early)) == "not-your-turn"
    await mover.leave()
    await other.leave()


async def test_a_nonce_is_remembered_across_a_restart(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        ines = await welcome(address, client, "Ines")
        mover, other = await two_people(nox, ines)
        code = mover.table["code"]
        who = nox if mover.table["host"] else ines
        say = {
            "type": "say",
            "version": 0,
            "sentence": mover.position["legal"][0],
            "nonce": "once",
        }
        first = await mover.do(dict(say))
        chat = await other.do({"type": "chat", "text": "Well done!", "nonce": "chat-once"})
        log = mover.log
    with running(quick_settings(database)) as address:
        nox.address = ines.address = address
        chair = await who.connect(code)
        assert chair.log == log
        assert await chair.ask(dict(say)) == first
        listener = await (ines if who is nox else nox).connect(code)
        said = {"type": "chat", "text": "Well done!", "nonce": "chat-once"}
        assert await listener.ask(dict(said)) == chat
        assert [chat["text"] for chat in listener.chats] == ["Well done!"]
        await chair.leave()
        await listener.leave()


async def test_nothing_can_be_taken_back_after_something_was_shown(
    nox: Person, ines: Person
) -> None:
    mover, other = await two_people(nox, ines)
    await mover.say(mover.position["legal"][0])
    assert await mover.refusal({"type": "undo", "version": 1}) == "nothing-to-undo"
    assert await other.refusal({"type": "undo", "version": 1}) == "nothing-to-undo"
    await mover.leave()
    await other.leave()


async def test_what_was_made_ready_of_a_move_is_not_told_unless_it_is_stored(
    nox: Person, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = await two_people(nox, ines)
    made: list[Ready] = []
    is_ready = threading.Event()
    make = LiveTable.made_ready

    def note(self: LiveTable, move: MoveRow, after: TableRow) -> Ready:
        made.append(make(self, move, after))
        is_ready.set()
        return made[-1]

    def fail(_: SqliteMoves, _moves: Any, _afters: Any, begin: Callable[[], object]) -> bool:
        begin()
        assert is_ready.wait(SECONDS)
        raise OSError("the disk is full")

    first, *_, last = mover.position["legal"]
    monkeypatch.setattr(LiveTable, "made_ready", note)
    with monkeypatch.context() as patch:
        patch.setattr(SqliteMoves, "_write", fail)
        refused = await mover.refusal({"type": "say", "version": 0, "sentence": first})
    assert refused == "trouble"
    assert set(made[0]) == {0, 1}  # for both seats
    await mover.say(last)
    told = await other.until("moved")
    assert told["move"]["number"] == 1
    assert told["move"]["sentence"] == last
    await mover.leave()
    await other.leave()
