"""Alone with bots, any number of decisions can be taken back, and the game says so."""

import random
from pathlib import Path

import httpx
import pytest

from conclave.catalogue import load_game
from conclave.core.errors import BadRecord
from conclave.core.match import verify
from conclave.core.record import read_record
from tests.server.people import Chair, Json, Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_a_game_of_people import play_out

ONE_ROUND = {"options": {"rounds": 1}, "practice": True, "start": True}


def shown(position: Json) -> Json:
    return {name: value for name, value in position.items() if name != "version"}


async def decide(chair: Chair, sentence: str) -> Json:
    """The move as it was told."""
    number = (await chair.say(sentence))["version"]
    await chair.reach(number)
    return next(move for move in chair.log if move["number"] == number)


async def take_back(chair: Chair) -> None:
    done = await chair.do({"type": "undo", "version": chair.position["version"]})
    await chair.reach(done["version"])


async def test_decisions_are_taken_back_to_the_first_and_luck_stays_the_same(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice"], practice=True, start=True)
        assert table["practice"] is True
        chair = await nox.connect(table["code"])
        before: list[Json] = []
        while len(before) < 6 and await chair.my_turn():
            before.append(chair.position)
            await decide(chair, chair.position["legal"][0])
        assert any(move["seat"] != table["you"] for move in chair.log), "bots have moved as well"
        for position in reversed(before[1:]):
            await take_back(chair)
            assert shown(chair.position) == {**shown(position), "undo": True}
        await take_back(chair)
        assert shown(chair.position) == shown(before[0])
        assert not chair.position["undo"]
        nothing = {"type": "undo", "version": chair.position["version"]}
        assert await chair.refusal(nothing) == "nothing-to-undo-yet"
        sentence = chair.position["legal"][-1]
        told = [await decide(chair, sentence)]
        await take_back(chair)
        told.append(await decide(chair, sentence))
        assert told[0]["events"] == told[1]["events"], "the same luck"
        assert await chair.my_turn()
        known = (chair.position, chair.log)

    with running(quick_settings(database)) as nox.address:
        chair = await nox.connect(table["code"])
        assert (chair.position, chair.log) == known


async def test_even_the_end_is_taken_back_and_the_record_tells_of_practice(
    nox: Person,
) -> None:
    table = await nox.make_table(["me", "novice"], **ONE_ROUND)
    chair = await nox.connect(table["code"])
    for luck in (1, 2):
        await play_out(chair, random.Random(luck))
        assert chair.table["status"] == "over"
        assert chair.position["undo"]
        if luck == 1:
            await take_back(chair)
            assert (chair.position["over"], chair.position["actor"]) == (False, table["you"])
            while chair.table["status"] != "playing":
                await chair.hear()
            assert chair.table["seed"] == ""
            unfinished = await nox.ask("GET", f"/api/tables/{table['code']}/record")
            assert unfinished.status_code == 409
    record = (await nox.ask("GET", f"/api/tables/{table['code']}/record")).json()
    assert record["practice"] is True
    assert verify(load_game("abracada"), read_record(record)).record.practice
    del record["practice"]
    with pytest.raises(BadRecord, match="record-seal-broken"):
        verify(load_game("abracada"), read_record(record))

    again = (await chair.do({"type": "rematch"}))["code"]
    assert (await nox.ask("GET", f"/api/tables/{again}")).json()["practice"] is True
    ended = {"type": "undo", "version": chair.position["version"]}
    assert await chair.refusal(ended) == "practice-went-on"
    assert not chair.position["undo"]


async def test_a_click_while_bots_move_is_heard_and_heard_once(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], practice=True, start=True)
    chair = await nox.connect(table["code"])
    while await chair.my_turn():
        number = (await decide(chair, chair.position["legal"][0]))["number"]
        assert await chair.my_turn()
        if chair.position["version"] > number:
            break
    await chair.reach((await chair.do({"type": "undo", "version": number}))["version"])
    assert chair.log == [] or chair.log[-1]["number"] < number
    assert await chair.refusal({"type": "undo", "version": number}) == "version-old"


async def test_practice_is_for_one_person_and_bots(nox: Person, ines: Person) -> None:
    wish = {"game": "abracada", "seats": ["me", "open"], "practice": True}
    refused = await nox.ask("POST", "/api/tables", wish)
    assert (refused.status_code, refused.json()["id"]) == (400, "practice-only-bots")
    code = (await nox.make_table(["me", "novice", "adept"], practice=True))["code"]
    host = await nox.connect(code)
    opened = {"type": "set-seat", "seat": 1, "kind": "open"}
    assert await host.refusal(opened) == "practice-only-bots"
    await host.do({"type": "set-seat", "seat": 1, "kind": "master"})
    stranger = await ines.connect(code)
    assert await stranger.refusal({"type": "sit", "seat": 0}) == "practice-not-joined"
    await host.do({"type": "stand"})
    assert await stranger.refusal({"type": "sit", "seat": None}) == "practice-not-joined"


async def test_an_ordinary_game_says_nothing_of_practice(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    assert table["practice"] is False
    chair = await nox.connect(table["code"])
    await play_out(chair, random.Random(3))
    assert not chair.position["undo"]
    ended = {"type": "undo", "version": chair.position["version"]}
    assert await chair.refusal(ended) == "nothing-to-undo"
    record = (await nox.ask("GET", f"/api/tables/{table['code']}/record")).json()
    assert "practice" not in record
