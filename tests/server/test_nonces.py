"""A nonce means one message, whatever its kind, and is answered alike however often it is sent."""

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from conclave.server.storage.sqlite_moves import SqliteMoves
from tests.server.people import Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_a_game_of_people import play_out
from tests.server.test_bad_input import refused
from tests.server.test_moves import two_people


async def test_a_nonce_ends_where_it_ends(nox: Person) -> None:
    chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    for field in ({"nonce": "a\n"}, {"luck": "0123456789abcdef\n"}, {"nonce": "\n"}):
        answer = await refused(chair, json.dumps({"type": "sit", **field}))
        assert answer["id"] == "message-misshapen"
    await chair.do({"type": "chat", "text": "Who comes?", "nonce": "a"})


async def test_the_nonce_of_a_move_does_nothing_with_another_kind_of_message(
    nox: Person, ines: Person
) -> None:
    mover, other = await two_people(nox, ines)
    say = {"type": "say", "version": 0, "sentence": mover.position["legal"][0], "nonce": "n"}
    done = await mover.do(say)
    assert await mover.ask({"type": "chat", "text": "Again?", "nonce": "n"}) == done
    assert await mover.ask({"type": "stand", "nonce": "n"}) == done
    assert await mover.ask({"type": "rematch", "nonce": "n"}) == done
    again = await (nox if mover.table["host"] else ines).connect(mover.table["code"])
    assert again.chats == []
    assert not any(seat["deputy"] for seat in again.table["seats"])
    assert await other.refusal({"type": "undo", "version": 1, "nonce": "n"}) == "nothing-to-undo"


@pytest.mark.parametrize("kind", ["chat", "luck"])
async def test_the_nonce_of_a_chat_or_a_change_makes_no_move(
    database: Path, client: httpx.AsyncClient, kind: str
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice", "novice"])
        first = await nox.connect(table["code"])
        said = {"text": "Hello."} if kind == "chat" else {"luck": "ab" * 16}
        done = await first.do({"type": kind, "nonce": "n", **said})
        await first.do({"type": "start"})
        assert await first.my_turn()
        say = {
            "type": "say",
            "version": first.position["version"],
            "sentence": first.position["legal"][0],
            "nonce": "n",
        }
        assert await first.ask(dict(say)) == done
    with running(quick_settings(database)) as address:
        nox.address = address
        again = await nox.connect(table["code"])
        assert again.position["version"] == say["version"]
        assert await again.ask(dict(say)) == done
        await again.leave()


async def test_the_nonce_of_a_rematch_is_remembered_too(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    chair = await nox.connect(table["code"])
    await play_out(chair, random.Random(5))
    done = await chair.do({"type": "rematch", "nonce": "n"})
    assert done["code"]
    assert await chair.ask({"type": "chat", "text": "Again!", "nonce": "n"}) == done
    assert chair.chats == []


async def test_after_trouble_the_same_nonce_gives_the_truth(
    nox: Person, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move was stored, but the answer of the database was lost."""
    mover, other = await two_people(nox, ines)
    say = {"type": "say", "version": 0, "sentence": mover.position["legal"][0], "nonce": "n"}
    write = SqliteMoves._write

    def write_and_lose_the_answer(self: SqliteMoves, *made: Any) -> Any:
        write(self, *made)
        raise OSError("the line is dead")

    with monkeypatch.context() as patch:
        patch.setattr(SqliteMoves, "_write", write_and_lose_the_answer)
        assert await mover.refusal(dict(say)) == "trouble"
    done = await mover.do(dict(say))
    assert done["version"] == 1
    assert (await other.until("moved"))["move"]["number"] == 1
    await mover.reach(1)
    assert len(mover.log) == 1
