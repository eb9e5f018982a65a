"""Whole games of people over real sockets."""

import asyncio
import random

from conclave.catalogue import load_game
from conclave.core.fair_play import commitment
from conclave.core.match import verify
from conclave.core.record import read_record
from tests.server.people import Chair, Person

LUCK = ["0123456789abcdef", "fedcba9876543210aa", "00112233445566778899"]


async def play_out(chair: Chair, luck: random.Random) -> None:
    while await chair.my_turn():
        await chair.say(luck.choice(chair.position["legal"]))
    while chair.table["status"] != "over":
        await chair.hear()


async def three_people(nox: Person, ines: Person, basil: Person) -> list[Chair]:
    table = await nox.make_table(["me", "open", "open"], title="Three of us")
    first = await nox.connect(table["code"])
    await first.do({"type": "luck", "luck": LUCK[0]})
    second = await ines.sit_down(table["code"], LUCK[1])
    third = await basil.sit_down(table["code"], LUCK[2])
    return [first, second, third]


async def test_three_people_play_a_game_and_its_record_is_fair(
    nox: Person, ines: Person, basil: Person
) -> None:
    chairs = await three_people(nox, ines, basil)
    code = chairs[0].table["code"]
    committed = chairs[0].table["commitment"]
    watcher = await Person(nox.address, nox.client).connect(code)
    assert chairs[2].table["you"] == 2
    assert watcher.table["you"] is None

    await chairs[0].do({"type": "start"})
    await asyncio.gather(*(play_out(chair, random.Random(7)) for chair in chairs))
    while not watcher.position.get("over"):
        await watcher.hear()

    seats = [chair.log for chair in [*chairs, watcher]]
    said = [[(move["seat"], move["sentence"]) for move in log] for log in seats]
    assert said[0] == said[1] == said[2] == said[3]
    assert chairs[0].position["standings"] == watcher.position["standings"]
    seed = chairs[0].table["seed"]
    assert commitment(seed) == committed == chairs[0].table["commitment"]

    answer = await basil.ask("GET", f"/api/tables/{code}/record")
    record = read_record(answer.json())
    assert record.nonces == LUCK
    verify(load_game("abracada"), record)
    assert [(move.seat, move.sentence) for move in record.moves] == said[0]
    for chair in [*chairs, watcher]:
        await chair.leave()


async def test_a_reader_who_comes_back_finds_exactly_the_present_position(
    nox: Person, ines: Person
) -> None:
    table = await nox.make_table(["me", "open"])
    first = await nox.connect(table["code"])
    second = await ines.sit_down(table["code"])
    await first.do({"type": "start"})
    luck = random.Random(11)
    for version in range(20):
        await asyncio.gather(first.reach(version), second.reach(version))
        if first.position["over"]:
            break
        person, mover = (nox, first) if first.position["legal"] else (ines, second)
        again = await person.connect(table["code"])
        assert again.position == mover.position
        assert again.log == mover.log
        await again.leave()
        await mover.say(luck.choice(mover.position["legal"]))
    assert len(first.log) > 5
    await first.leave()
    await second.leave()


async def test_one_guest_at_two_screens_sees_the_same_on_both(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "novice"], start=True)
    desk, phone = await nox.connect(table["code"]), await nox.connect(table["code"])
    await asyncio.gather(desk.my_turn(), phone.my_turn())
    await desk.say(desk.position["legal"][0])
    moved = await phone.until("moved")
    assert moved["move"]["seat"] == 0
    await desk.leave()
    await phone.leave()
