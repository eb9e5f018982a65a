"""Two server processes on one PostgreSQL: any process can serve any table."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import text

from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record
from conclave.server.settings import database_url
from conclave.server.storage.database import open_storage
from tests.server.people import Person, welcome
from tests.server.running import SECONDS, OwnProcess
from tests.server.test_a_game_of_people import play_out
from tests.server.test_regret import after_a_move
from tests.server.test_seats import until_seat


@pytest.fixture(scope="module")
def doors(postgres: str) -> Iterator[list[OwnProcess]]:
    """Two processes, started at the same time on an empty database."""
    with OwnProcess(postgres) as one, OwnProcess(postgres) as other:
        one.wait()
        other.wait()
        yield [one, other]


@pytest.fixture
async def nox(doors: list[OwnProcess], client: httpx.AsyncClient) -> Person:
    return await welcome(doors[0].address, client, "Nox")


@pytest.fixture
async def ines(doors: list[OwnProcess], client: httpx.AsyncClient) -> Person:
    return await welcome(doors[1].address, client, "Ines")


async def test_a_person_at_each_process_play_one_game_with_a_bot(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open", "novice"])
    first = await nox.connect(table["code"])
    second = await ines.sit_down(table["code"])
    await until_seat(first, 1, name="Ines", here=True)
    await until_seat(second, 0, here=True)
    await first.do({"type": "start"})
    await asyncio.gather(play_out(first, random.Random(1)), play_out(second, random.Random(2)))
    assert first.log[-1]["sentence"] == second.log[-1]["sentence"]
    assert [move["number"] for move in first.log] == list(range(1, len(first.log) + 1))
    record = (await ines.ask("GET", f"/api/tables/{table['code']}/record")).json()
    verify(load_game("abracada"), read_record(record))
    await second.do({"type": "chat", "text": "Once more?"})
    assert (await first.until("chat"))["chat"]["text"] == "Once more?"
    answers = await asyncio.gather(first.do({"type": "rematch"}), second.do({"type": "rematch"}))
    assert answers[0]["code"] == answers[1]["code"]
    await first.leave()
    await until_seat(second, 0, here=False)
    await second.leave()


async def test_a_game_that_ended_is_looked_at_and_played_on_through_either_process(
    nox: Person, ines: Person
) -> None:
    table = await nox.make_table(["me", "open"], options={"rounds": 1})
    code = table["code"]
    chairs = [await nox.connect(code), await ines.sit_down(code)]
    await chairs[0].do({"type": "start"})
    await asyncio.gather(*(play_out(one, random.Random(3)) for one in chairs))
    for person in (nox, ines):
        replay = (await person.ask("GET", f"/api/tables/{code}/replay?as=0")).json()
        assert replay["last"] == len(chairs[0].log)
        (listed,) = (await person.ask("GET", "/api/my-games?before=4e9")).json()["games"]
        assert (listed["code"], listed["moves"]) == (code, replay["last"])
        (counted,) = (await person.ask("GET", "/api/statistics")).json()["games"]
        assert counted["played"] == 1
        for how in ("otherwise", "same"):
            wish = {"how": how, "move": 1, "seat": 1, "level": "novice"}
            begun = await person.ask("POST", f"/api/tables/{code}/play-on", wish)
            assert begun.status_code == 201, begun.text
            other = ines if person is nox else nox
            again = await Person(other.address, other.client, person.token).connect(
                begun.json()["code"]
            )
            await play_out(again, random.Random(1))
            record = await person.ask("GET", f"/api/tables/{begun.json()['code']}/record")
            verify(load_game("abracada"), read_record(record.json()))


async def test_moves_racing_through_two_processes_are_made_once(
    nox: Person, ines: Person, doors: list[OwnProcess]
) -> None:
    table = await nox.make_table(["me", "open"])
    first = await nox.connect(table["code"])
    second = await ines.sit_down(table["code"])
    nox_elsewhere = Person(doors[1].address, nox.client, token=nox.token)
    ines_elsewhere = Person(doors[0].address, ines.client, token=ines.token)
    twins = {
        0: (first, await nox_elsewhere.connect(table["code"])),
        1: (second, await ines_elsewhere.connect(table["code"])),
    }
    everybody = [*twins[0], *twins[1]]
    await first.do({"type": "start"})
    luck = random.Random(9)
    for version in range(30):
        await asyncio.gather(*(chair.reach(version) for chair in everybody))
        if first.position["over"]:
            break
        pair = twins[first.position["actor"]]
        sentence = luck.choice(pair[0].position["legal"])
        say = {"type": "say", "version": version, "sentence": sentence}
        answers = await asyncio.gather(*(chair.ask(dict(say)) for chair in pair))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert len(first.log) > 10
    for chair in everybody:
        await chair.leave()


async def test_a_nonce_sent_through_the_other_process_gets_its_first_answer(
    nox: Person, doors: list[OwnProcess]
) -> None:
    table = await nox.make_table(["me", "novice"], start=True)
    here = await nox.connect(table["code"])
    assert await here.my_turn()
    elsewhere = Person(doors[1].address, nox.client, token=nox.token)
    there = await elsewhere.connect(table["code"])
    say = {
        "type": "say",
        "version": here.position["version"],
        "sentence": here.position["legal"][0],
        "nonce": "twice",
    }
    answers = await asyncio.gather(here.ask(dict(say)), there.ask(dict(say)))
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "done"
    await here.leave()
    await there.leave()


@pytest.mark.parametrize("nonce", ["same", "other"])
async def test_a_move_that_is_still_being_stored_when_its_mover_comes_back_elsewhere_counts(
    nox: Person, ines: Person, doors: list[OwnProcess], postgres: str, nonce: str
) -> None:
    """A process that is killed has no say in it: the database stores what it was given. So whoever
    comes back may be shown the position before their own move, and be refused another one."""
    code = (await nox.make_table(["me", "open"]))["code"]
    chairs = [await nox.connect(code), await ines.sit_down(code)]
    await chairs[0].do({"type": "start"})
    for chair in chairs:
        await chair.reach(0)
    actor = chairs[0].position["actor"]
    chair, person = chairs[actor], (nox, ines)[actor]
    say = {"type": "say", "version": 0, "sentence": chair.position["legal"][0], "nonce": "same"}
    elsewhere = next(door for door in doors if door.address != person.address)
    with psycopg.connect(postgres) as holding, psycopg.connect(postgres, autocommit=True) as line:
        holding.execute("SELECT 1 FROM tables WHERE code = %s FOR UPDATE", [code])
        await chair.send(dict(say))
        await until_waiting(line, 1)
        chair.socket.transport.abort()
        back = await Person(elsewhere.address, person.client, person.token).connect(code)
        assert back.position["version"] == 0
        answer = asyncio.create_task(back.ask({**say, "nonce": nonce}))
        await until_waiting(line, 2)
        holding.commit()
    if nonce == "same":
        assert (await answer)["version"] == 1
    else:
        assert (await answer)["id"] == "version-old"
    await back.reach(1)
    assert [move["sentence"] for move in back.log] == [say["sentence"]]


async def until_waiting(line: psycopg.Connection[Any], statements: int) -> None:
    """So many wait for each other's rows."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(SECONDS):
        while line.execute(waiting).fetchone() != (statements,):
            await asyncio.sleep(0.01)


async def test_what_is_read_together_is_of_one_moment(postgres: str) -> None:
    """A table is not shown as it was before a move that is shown."""
    storage = open_storage(database_url(postgres))
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute("CREATE TABLE moments (number int)")
        try:
            async with storage.reading() as db:
                before = (await db.execute(text("SELECT count(*) FROM moments"))).scalar()
                line.execute("INSERT INTO moments VALUES (1)")
                after = (await db.execute(text("SELECT count(*) FROM moments"))).scalar()
            assert (before, after) == (0, 0)
            async with storage.reading() as db:
                assert (await db.execute(text("SELECT count(*) FROM moments"))).scalar() == 1
            async with storage.writing() as db:
                isolation = (await db.execute(text("SHOW transaction_isolation"))).scalar()
            assert isolation == "read committed", "whoever writes sees what others have just done"
        finally:
            await storage.close()
            line.execute("DROP TABLE moments")


async def test_what_is_taken_back_in_practice_is_taken_back_in_the_other_process(
    nox: Person, ines: Person
) -> None:
    table = await nox.make_table(["me", "novice"], practice=True, start=True)
    here, there = await nox.connect(table["code"]), await ines.connect(table["code"])
    while here.table["watching"] != ["Ines"]:
        await here.hear()
    for _ in range(4):
        assert await here.my_turn()
        await here.say(here.position["legal"][0])
    for _ in range(3):
        await here.do({"type": "undo", "version": here.position["version"]})
    assert await here.my_turn()
    await there.reach(here.position["version"])
    numbers = [[move["number"] for move in chair.log] for chair in (here, there)]
    assert numbers[0] == numbers[1]
    assert there.position["standings"] == here.position["standings"]
    for chair in (here, there):
        await chair.leave()


async def test_bots_wait_for_a_move_to_be_taken_back_through_either_process(
    postgres: str, client: httpx.AsyncClient
) -> None:
    with (
        OwnProcess(postgres, CONCLAVE_REGRET="60") as one,
        OwnProcess(postgres, CONCLAVE_REGRET="60") as other,
    ):
        one.wait()
        other.wait()
        sam = await welcome(one.address, client, "Sam")
        here = await after_a_move(sam, ["me", "novice"])
        there = await Person(other.address, client, sam.token).connect(here.table["code"])
        version = here.position["version"]
        assert there.position["version"] == version
        assert there.position["regret"] > 0
        await there.do({"type": "undo", "version": version})
        await here.reach(version + 1)
        assert here.position["legal"]
        await there.say(there.position["legal"][0])
        await there.do({"type": "go-on", "version": version + 2})
        await here.reach(version + 3)


async def test_another_process_takes_over_the_bots_of_one_that_died(
    postgres: str, nox: Person, client: httpx.AsyncClient
) -> None:
    with OwnProcess(postgres, CONCLAVE_BOT_PACE="0.5") as doomed:
        doomed.wait()
        sam = await welcome(doomed.address, client, "Sam")
        table = await sam.make_table(["me", "novice", "novice"], options={"rounds": 1}, start=True)
        chair = await sam.connect(table["code"])
        await chair.do({"type": "stand"})
        watching = await nox.connect(table["code"])
        doomed.kill()
    assert watching.table["status"] == "playing"
    while watching.table["status"] != "over":
        await watching.hear()
    await watching.leave()


async def test_a_notice_that_can_not_be_read_or_is_of_another_kind_is_skipped(
    postgres: str, nox: Person, ines: Person
) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    here, there = await nox.connect(code), await ines.connect(code)
    await until_seat(there, 0, here=True)
    async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as line:
        for payload in (
            "",
            "{",
            "[" * 4000,
            '{"process": 7}',
            '{"process": "later", "kind": "changed"}',
            f'{{"process": "later", "kind": "fireworks", "code": "{code}", "colour": "red"}}',
        ):
            await line.execute("SELECT pg_notify('conclave', %s)", (payload,))
    await here.do({"type": "chat", "text": "Do you hear me?"})
    assert (await there.until("chat"))["chat"]["text"] == "Do you hear me?"
    await there.do({"type": "chat", "text": "I do."})
    while here.chats[-1]["text"] != "I do.":
        await here.hear()


async def test_people_who_rename_themselves_and_change_seats_at_once_do_not_block_each_other(
    nox: Person, ines: Person
) -> None:
    chairs = []
    for _ in range(4):
        code = (await nox.make_table(["me", "open", "open"]))["code"]
        chairs += [await nox.connect(code), await ines.sit_down(code)]
    lucky = {"type": "luck", "luck": "ab" * 16}
    for number in range(12):
        renamed = (
            person.ask("PATCH", "/api/guest", {"name": f"N{number}"}) for person in (nox, ines) * 2
        )
        answers, _ = await asyncio.gather(
            asyncio.gather(*renamed), asyncio.gather(*(chair.do(dict(lucky)) for chair in chairs))
        )
        assert [answer.status_code for answer in answers] == [200] * 4
    await until_seat(chairs[0], 0, name="N11")
    await until_seat(chairs[0], 1, name="N11")


async def test_every_process_is_well_while_the_database_is(
    doors: list[OwnProcess], client: httpx.AsyncClient
) -> None:
    for door in doors * 2:
        answer = await client.get(f"{door.address}/api/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
