"""A move is taken back while nothing was drawn, shown or decided since."""

import asyncio
import random
from pathlib import Path

import httpx

from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record
from tests.server.people import Chair, Json, Person, welcome
from tests.server.running import quick_settings, running


async def five_people(people: list[Person]) -> list[Chair]:
    table = await people[0].make_table(["me", "open", "open", "open", "open"])
    chairs = [await people[0].connect(table["code"])]
    for person in people[1:]:
        chairs.append(await person.sit_down(table["code"]))
    await chairs[0].do({"type": "start"})
    await in_step(chairs, 0)
    return chairs


def points_of(position: Json) -> list[int]:
    return [standing["points"] for standing in position["standings"]]


async def in_step(chairs: list[Chair], version: int) -> None:
    await asyncio.gather(*(chair.reach(version) for chair in chairs))


def likely(chair: Chair, luck: random.Random) -> str:
    """Stop, or name the spell of which most stones are unseen: the pile runs out soon."""
    legal: list[str] = chair.position["legal"]
    if "stop" in legal and luck.random() < 0.6:
        return "stop"
    unseen = chair.position["view"]["unseen"]
    casts = [sentence for sentence in legal if sentence != "stop"]
    return max(casts, key=lambda sentence: int(unseen[int(sentence.split()[1]) - 1]))


async def play_until_undo(chairs: list[Chair], luck: random.Random) -> Chair | None:
    """Whoever may take a move back; None if the game is over before that."""
    while not chairs[0].position["over"]:
        mover = chairs[chairs[0].position["actor"]]
        done = await mover.say(likely(mover, luck))
        await in_step(chairs, done["version"])
        assert all(chair.log[-1]["points"] == points_of(mover.position) for chair in chairs)
        if mover.position["undo"]:
            return mover
    return None


async def test_a_move_is_taken_back_and_the_game_goes_on_from_there(
    database: Path, client: httpx.AsyncClient
) -> None:
    luck = random.Random(8)
    with running(quick_settings(database)) as address:
        people = [await welcome(address, client, f"Guest {n}") for n in range(5)]
        mover = None
        while mover is None:
            chairs = await five_people(people)
            mover = await play_until_undo(chairs, luck)
        code, seat = mover.table["code"], mover.table["you"]
        other = chairs[(seat + 1) % 5]
        version = mover.position["version"]
        taken_back = mover.log[-1]
        assert not other.position["undo"]
        assert await other.refusal({"type": "undo", "version": version}) == "nothing-to-undo"
        assert await mover.refusal({"type": "undo", "version": version - 1}) == "version-old"
        undo = {"type": "undo", "version": version, "nonce": "take-it-back"}
        done = await mover.do(dict(undo))
        assert done["version"] == version + 1
        await in_step(chairs, version + 1)
        assert all(chair.position["actor"] == seat for chair in chairs)
        assert all(points_of(chair.position) == chair.log[-1]["points"] for chair in chairs)
        assert taken_back["sentence"] in mover.position["legal"]
        assert all(taken_back not in chair.log for chair in chairs)
        assert await mover.ask(dict(undo)) == done
        before = [(chair.position, chair.log) for chair in chairs]

    with running(quick_settings(database)) as address:
        chairs = []
        for person in people:
            person.address = address
            chairs.append(await person.connect(code))
        assert [(chair.position, chair.log) for chair in chairs] == before
        assert await chairs[seat].ask(dict(undo)) == done
        while not chairs[0].position["over"]:
            mover = chairs[chairs[0].position["actor"]]
            done = await mover.say(likely(mover, luck))
            await in_step(chairs, done["version"])
        record = read_record((await people[0].ask("GET", f"/api/tables/{code}/record")).json())
        verify(load_game("abracada"), record)
        assert len(record.moves) == chairs[0].position["version"] - 2
