"""Match nights at a real server, over real sockets."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, update

from conclave.catalogue import load_game
from conclave.core.fair_play import luck_hash
from conclave.core.match import verify
from conclave.core.record import read_record
from conclave.server import admin
from conclave.server.nights.rounds import go_on
from conclave.server.settings import database_url
from conclave.server.storage.database import open_storage
from conclave.server.storage.nights import find_night, nights_to_go_on
from conclave.server.storage.schema import tables
from tests.server.people import Json, Person, welcome
from tests.server.running import SECONDS, OwnProcess, quick_settings, running
from tests.server.test_a_game_of_people import play_out
from tests.server.test_conduct import shun

SHORT = {"game": "abracada", "options": {"rounds": 1}}


async def make(host: Person, **others: object) -> Json:
    answer = await host.ask("POST", "/api/nights", {**SHORT, "seats": 3, "rounds": 3, **others})
    assert answer.status_code == 201, answer.text
    night: Json = answer.json()
    return night


async def do(person: Person, code: str, deed: str, **others: object) -> Json:
    answer = await person.ask("POST", f"/api/nights/{code}", {"do": deed, **others})
    assert answer.status_code == 200, answer.text
    night: Json = answer.json()
    return night


async def refused(person: Person, code: str, deed: str, **others: object) -> str:
    answer = await person.ask("POST", f"/api/nights/{code}", {"do": deed, **others})
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"] != answer.json()["id"]
    return str(answer.json()["id"])


async def look(person: Person, code: str) -> Json:
    night: Json = (await person.ask("GET", f"/api/nights/{code}")).json()
    return night


async def until_round(person: Person, code: str, number: int) -> Json:
    """Wait for that round, or for the end."""
    async with asyncio.timeout(SECONDS):
        while True:
            night = await look(person, code)
            if night["round"] >= number or night["status"] == "over":
                return night
            await asyncio.sleep(0.05)


async def play_night(person: Person, code: str, rounds: int) -> None:
    """Go to each table where one is awaited, and play there."""
    for number in range(1, rounds + 1):
        night = await until_round(person, code, number)
        chair = await person.connect(night["your_table"])
        await play_out(chair, random.Random(number))
        await chair.leave()


async def until_over(person: Person, code: str) -> Json:
    return await until_round(person, code, 99)


@pytest.mark.parametrize("pairing", ["swiss", "fixed"])
async def test_people_and_bots_play_three_rounds(
    nox: Person, ines: Person, basil: Person, pairing: str
) -> None:
    night = await make(nox, pairing=pairing, rated=True, title="Tuesday")
    code = night["code"]
    assert (night["status"], night["host"], night["you"]) == ("open", True, 1)
    assert (await do(ines, night["short_code"], "join"))["you"] == 2
    await do(basil, code, "join")
    await do(basil, code, "leave")
    fourth = await do(basil, code, "join")
    assert [one["name"] for one in fourth["people"]] == ["Nox", "Ines", "Basil"]
    stranger = Person(nox.address, nox.client)
    assert (await stranger.ask("POST", f"/api/nights/{code}", {"do": "join"})).status_code == 401
    assert await refused(ines, code, "start") == "night-not-the-host"
    await do(nox, code, "start")
    assert await refused(nox, code, "start") == "night-has-begun"
    await asyncio.gather(*(play_night(person, code, 3) for person in (nox, ines, basil)))

    over = await until_over(ines, code)
    assert (over["status"], over["round"], over["short_code"]) == ("over", 3, None)
    assert [(one["round"], one["board"]) for one in over["tables"]] == [(1, 1), (2, 1), (3, 1)]
    assert all(sorted(one["people"]) == [1, 2, 3] for one in over["tables"])
    for seat in range(3):
        if pairing == "fixed":
            assert {one["people"][seat] for one in over["tables"]} == {1, 2, 3}
    assert sum(one["points"] for one in over["people"]) == 3 * 18
    assert [one["played"] for one in over["people"]] == [3, 3, 3]
    points = [one["points"] for one in over["people"]]
    assert points == sorted(points, reverse=True)
    table = (await nox.ask("GET", f"/api/tables/{over['tables'][0]['code']}")).json()
    assert (table["night"], table["rated"], table["title"]) == (code, True, "Tuesday")
    csv = await nox.ask("GET", f"/api/nights/{code}/standings.csv")
    assert csv.headers["content-type"].startswith("text/csv")
    assert len(csv.text.split()) >= 4
    assert await refused(basil, code, "join") == "night-is-over"
    listed = (await basil.ask("GET", "/api/nights")).json()
    assert code in [one["code"] for one in listed]


async def test_a_host_alone_plays_with_bots_who_are_in_the_standings(nox: Person) -> None:
    night = await make(nox, seats=4, rounds=2)
    await do(nox, night["code"], "start")
    await play_night(nox, night["code"], 2)
    over = await until_over(nox, night["code"])
    assert sorted(one["state"] for one in over["people"]) == ["bot", "bot", "bot", "in"]
    assert [one["played"] for one in over["people"]] == [2, 2, 2, 2]
    assert {one["level"] for one in over["people"]} == {None, "adept"}


async def test_late_comers_and_leavers_and_tables_of_different_size(
    nox: Person, ines: Person, basil: Person
) -> None:
    night = await make(nox, seats=3, rounds=3, filling="sizes", invited=True)
    code = night["code"]
    assert (await do(ines, code, "join"))["people"][-1]["state"] == "asks"
    await do(nox, code, "start")
    one = await look(nox, code)
    assert [len(table["people"]) for table in one["tables"]] == [2]  # a bot, for two are needed
    assert await refused(ines, code, "admit", number=2) == "night-not-the-host"
    await do(nox, code, "admit", number=2)
    await do(basil, code, "join")
    asking = [one for one in (await look(nox, code))["people"] if one["state"] == "asks"]
    await do(nox, code, "remove", number=asking[0]["number"])
    assert await refused(basil, code, "join") == "night-removed"
    assert await refused(nox, code, "close", round=2) == "night-other-round"
    two = await do(nox, code, "close", round=1)
    assert two["round"] == 2
    assert two["tables"][0]["places"] is not None
    assert sorted(two["tables"][1]["people"]) == [1, 2]
    await do(ines, code, "leave")
    ended = await do(nox, code, "end")
    assert (ended["status"], ended["round"], ended["your_table"]) == ("over", 2, None)
    assert "Ines" in [one["name"] for one in ended["people"]]


async def test_people_who_blocked_each_other_get_tables_of_their_own(
    nox: Person, ines: Person
) -> None:
    await shun(ines, nox, "block")
    night = await make(nox, seats=2, rounds=1)
    await do(ines, night["code"], "join")
    started = await do(nox, night["code"], "start")
    assert sorted(sorted(one["people"])[0] for one in started["tables"]) == [1, 2]
    assert all(max(one["people"]) > 2 for one in started["tables"]), "each with a bot"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": 9},
        {"rounds": 0},
        {"rounds": 13},
        {"pairing": "knockout"},
        {"level": "archmage"},
        {"options": {"rounds": 7}},
        {"rated": True, "options": {"easy": True}},
        {"clock": {"kind": "live", "bank": 1, "increment": 0}},
        {"colour": "red"},
        {"title": "x" * 100},
    ],
)
async def test_a_night_that_makes_no_sense_is_refused(nox: Person, wish: Json) -> None:
    answer = await nox.ask("POST", "/api/nights", {**SHORT, "seats": 3, **wish})
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


async def test_nights_that_are_not_there(nox: Person) -> None:
    for code in ("AAAAAAAAAAAAAAAA", "%20", "x" * 300):
        assert (await nox.ask("GET", f"/api/nights/{code}")).status_code == 404
    for deed in ({"do": "dance"}, {}, {"do": "close", "round": -1}, {"do": "admit", "number": "x"}):
        night = await make(nox) if deed == {} else None
        code = night["code"] if night else "AAAAAAAAAAAAAAAA"
        assert (await nox.ask("POST", f"/api/nights/{code}", deed)).status_code in (400, 404)


async def test_a_round_that_was_played_out_when_the_server_died_is_followed_by_the_next(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        night = await make(nox, seats=2, rounds=2)
        code = night["code"]
        table = (await do(nox, code, "start"))["your_table"]
    storage = open_storage(database_url(str(database)))
    await storage.open()
    async with storage.writing() as db:
        ended = {"status": "over", "result": [[1, 5], [2, 3]]}
        await db.execute(update(tables).where(tables.c.code == table).values(**ended))
    await storage.close()
    with running(quick_settings(database)) as address:
        nox = Person(address, client, nox.token)
        assert (await until_round(nox, code, 2))["round"] == 2


async def test_two_processes_make_a_round_once(
    postgres_of_its_own: str, client: httpx.AsyncClient
) -> None:
    with OwnProcess(postgres_of_its_own) as one, OwnProcess(postgres_of_its_own) as other:
        one.wait()
        other.wait()
        nox = await welcome(one.address, client, "Nox")
        ines = await welcome(other.address, client, "Ines")
        night = await make(nox, seats=2, rounds=3)
        code = night["code"]
        await do(ines, code, "join")
        await do(nox, code, "start")
        await asyncio.gather(*(play_night(person, code, 3) for person in (nox, ines)))
        over = await until_over(ines, code)
    assert [(one["round"], one["board"]) for one in over["tables"]] == [(1, 1), (2, 1), (3, 1)]
    assert [one["played"] for one in over["people"]] == [3, 3]
    storage = open_storage(database_url(postgres_of_its_own))
    async with storage.reading() as db:
        assert await nights_to_go_on(db, 10) == []
        stored = await find_night(db, code)
        assert stored is not None
        assert await go_on(db, stored, 0.0, None) == []
    await storage.close()


async def test_nobody_is_let_in_who_has_not_asked_or_under_a_name_they_no_longer_have(
    nox: Person, ines: Person
) -> None:
    code = (await make(nox, seats=2))["code"]
    number = (await do(ines, code, "join"))["you"]
    await do(ines, code, "leave")
    assert await refused(nox, code, "admit", number=number) == "night-not-asking"
    await do(ines, code, "join")
    await ines.ask("PATCH", "/api/guest", {"name": "Inés", "crest": "owl"})
    started = await do(nox, code, "start")
    table = (await nox.ask("GET", f"/api/tables/{started['your_table']}")).json()
    assert {seat["name"] for seat in table["seats"]} == {"Nox", "Inés"}


async def test_whoever_is_banned_is_out_of_every_night_until_the_host_lets_them_in(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        codes = [(await make(nox, seats=2))["code"] for _ in range(2)]
        numbers = [(await do(ines, code, "join"))["you"] for code in codes]
        who = (await ines.ask("GET", "/api/guest")).json()["id"]
        storage = open_storage(database_url(str(database)))
        await admin.ban(storage, who, "rude")
        for code in codes:
            assert [one["name"] for one in (await look(nox, code))["people"]] == ["Nox"]
        assert await refused(ines, codes[0], "join") == "guest-banned"
        await admin.unban(storage, who)
        await storage.close()
        async with asyncio.timeout(SECONDS):
            while await refused(ines, codes[0], "join") == "guest-banned":
                await asyncio.sleep(0.05)
        assert await refused(ines, codes[0], "join") == "night-removed"
        await do(nox, codes[0], "admit", number=numbers[0])
        begun = await do(nox, codes[0], "start")
        table = (await nox.ask("GET", f"/api/tables/{begun['your_table']}")).json()
        assert {seat["name"] for seat in table["seats"]} == {"Nox", "Ines"}


async def test_a_night_goes_on_though_its_only_table_was_removed(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await do(nox, (await make(nox))["code"], "start"))["code"]
    storage = open_storage(database_url(str(database)))
    async with storage.writing() as db:
        await db.execute(delete(tables))
    await storage.close()
    with running(quick_settings(database)) as address:
        again = await until_round(Person(address, client, nox.token), code, 2)
        assert again["tables"][0]["status"] == "gone"


async def test_whoever_gave_a_hash_adds_luck_to_the_next_table(nox: Person, ines: Person) -> None:
    luck = "ab" * 32
    night = await make(nox, seats=2, rounds=2)
    code = night["code"]
    await do(ines, code, "join")
    assert (await do(nox, code, "luck", hash=luck_hash(luck)))["your_hash"] == luck_hash(luck)
    assert (await look(ines, code))["your_hash"] == ""
    begun = await do(nox, code, "start")
    assert begun["your_hash"] == "", "it serves once"
    chairs = [await person.connect(begun["your_table"]) for person in (nox, ines)]
    nox_at = chairs[0].table["you"]
    assert chairs[0].table["revealing"]
    assert chairs[0].table["seats"][nox_at]["hash"] == luck_hash(luck)
    await chairs[0].do({"type": "reveal", "luck": luck})
    for chair in chairs:
        await chair.reach(0)
    assert chairs[0].table["seats"][nox_at]["luck"] == "revealed"
    assert chairs[0].table["seats"][1 - nox_at]["luck"] == ""

    await asyncio.gather(*(play_out(chair, random.Random(4)) for chair in chairs))
    record = (await nox.ask("GET", f"/api/tables/{begun['your_table']}/record")).json()
    assert record["nonces"][nox_at] == luck
    verify(load_game("abracada"), read_record(record))
    second = await until_round(nox, code, 2)
    chair = await nox.connect(second["your_table"])
    assert not chair.table["revealing"], "nobody gave any luck this time"
    await do(nox, code, "end")
    late = await do(nox, code, "luck", hash=luck_hash(luck))
    assert late["your_hash"] == "", "too late, and yet no mistake"
