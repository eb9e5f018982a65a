"""Tables with a clock, on real servers whose time a test lets pass."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from conclave.catalogue import load_game
from conclave.core.match import verify
from conclave.core.record import read_record
from conclave.server.settings import database_url
from conclave.server.storage.database import open_storage
from conclave.server.storage.tables import find_table
from tests.server.people import Chair, Person, welcome
from tests.server.running import OwnProcess, running
from tests.server.still_clock import StillClock

LIVE = {"kind": "live", "bank": 60, "increment": 5, "late": "novice"}


@pytest.fixture(scope="module")
def clock() -> StillClock:
    return StillClock()


@pytest.fixture(scope="module")
def timed(clock: StillClock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("time") / "timed.sqlite3"
    with running(clock.settings(file)) as address:
        yield address


async def two_people(
    address: str, client: httpx.AsyncClient, **table: object
) -> tuple[str, list[Chair], list[Person]]:
    """A game of two: its code, and by their seats the chairs and the people."""
    return await some_people(address, client, "Nox", "Ines", **{"clock": LIVE, **table})


async def some_people(
    address: str, client: httpx.AsyncClient, *names: str, **table: object
) -> tuple[str, list[Chair], list[Person]]:
    people = [await welcome(address, client, name) for name in names]
    made = await people[0].make_table(["me", *["open"] * (len(names) - 1)], **table)
    code: str = made["code"]
    chairs = [await people[0].connect(code)]
    chairs += [await person.sit_down(code) for person in people[1:]]
    await chairs[0].do({"type": "start"})
    for chair in chairs:
        await chair.reach(0)
    return code, chairs, people


async def until_over(chair: Chair) -> None:
    while not (chair.position["over"] and chair.table["status"] == "over"):
        await chair.hear()


async def test_clocks_are_told_with_each_position(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    code, chairs, people = await two_people(timed, client)
    assert chairs[0].table["clock"] == LIVE
    first = chairs[0].position["actor"]
    assert chairs[0].position["clocks"] == {"left": [60.0, 60.0], "runs": first}
    clock.go_on(12.5)
    again = await people[1 - first].connect(code)
    assert again.position["clocks"]["left"][first] == 47.5
    (mine,) = (await people[0].ask("GET", "/api/my-tables")).json()
    assert mine["time_left"] == 47.5


async def test_a_seat_whose_time_is_up_is_played_by_a_bot_for_good(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    _, chairs, _ = await two_people(timed, client)
    late = chairs[chairs[0].position["actor"]]
    clock.go_on(60.5)
    refused = await late.refusal(
        {"type": "say", "version": late.position["version"], "sentence": late.position["legal"][0]}
    )
    assert refused == "time-is-up"
    clock.go_on(1.0)
    while not late.table["seats"][late.table["you"]]["deputy"]:
        await late.until("table")
    seat = late.table["seats"][late.table["you"]]
    assert (seat["forfeit"], seat["level"]) == ("late", "novice")
    assert await late.refusal({"type": "take-over"}) == "seat-lost-late"
    await late.reach(1)


async def test_a_game_that_is_adjudicated_ends_there_and_its_record_says_so(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    code, chairs, people = await two_people(timed, client, clock={**LIVE, "late": "adjudicate"})
    first = chairs[chairs[0].position["actor"]]
    await first.say(first.position["legal"][0])
    for chair in chairs:
        await chair.reach(1)
    late = chairs[0].position["actor"]
    clock.go_on(70.0)
    for chair in chairs:
        await until_over(chair)
        places = {one["seat"]: one["place"] for one in chair.position["standings"]}
        assert places == {late: 2, 1 - late: 1}
        assert (chair.position["actor"], chair.position["legal"]) == (-1, [])
        assert chair.table["seats"][late]["forfeit"] == "late"
        assert not chair.table["seats"][late]["deputy"]
    assert await chairs[late].refusal({"type": "say", "version": 1, "sentence": "stop"})

    record = (await people[0].ask("GET", f"/api/tables/{code}/record")).json()
    assert record["forfeits"] == [{"seat": late, "how": "late", "after": 1}]
    match = verify(load_game("abracada"), read_record(record))
    assert match.over()
    assert [one.place for one in match.standings()] == [places[0], places[1]]
    replay = (await people[0].ask("GET", f"/api/tables/{code}/replay/positions?from=1&to=1")).json()
    (end,) = replay["positions"]
    assert (end["over"], end["actor"]) == (True, -1)
    assert {one["seat"]: one["place"] for one in end["standings"]} == places
    (counted,) = (await people[late].ask("GET", "/api/statistics")).json()["games"]
    assert counted["places"] == [0, 1]
    refused = await people[0].ask("POST", f"/api/tables/{code}/analysis")
    assert (refused.status_code, refused.json()["id"]) == (409, "record-adjudicated")

    again = (await chairs[late].do({"type": "rematch"}))["code"]
    table = (await people[0].ask("GET", f"/api/tables/{again}")).json()
    assert table["clock"]["late"] == "adjudicate"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]


async def test_who_resigns_is_last_whatever_the_bot_makes_of_the_seat(
    timed: str, client: httpx.AsyncClient
) -> None:
    code, chairs, people = await two_people(timed, client, options={"rounds": 1})
    await chairs[0].do({"type": "resign"})
    assert await chairs[0].refusal({"type": "take-over"}) == "seat-lost-resigned"
    assert await chairs[0].refusal({"type": "resign"}) == "seat-lost-resigned"
    await chairs[1].do({"type": "deputy", "seat": 1, "level": "novice"})
    await until_over(chairs[1])
    record = (await people[1].ask("GET", f"/api/tables/{code}/record")).json()
    assert record["forfeits"] == [{"seat": 0, "how": "resigned", "after": 0}]
    assert "adjudicated" not in record
    places = [one.place for one in verify(load_game("abracada"), read_record(record)).standings()]
    assert places == [2, 1]
    (mine,) = (await people[0].ask("GET", "/api/my-games")).json()["games"]
    assert [one["place"] for one in mine["result"]] == places


async def test_whoever_comes_back_in_time_is_not_replaced(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    code, chairs, people = await two_people(timed, client, clock=None)
    await chairs[1].leave()
    while chairs[0].table["seats"][1]["here"]:
        await chairs[0].until("table")
    wish = {"type": "deputy", "seat": 1, "level": "novice"}
    clock.go_on(59.0)
    assert await chairs[0].refusal(dict(wish)) == "absence-grace"
    clock.go_on(2.0)
    await chairs[0].do(dict(wish))
    while not chairs[0].table["seats"][1]["deputy"]:
        await chairs[0].until("table")
    assert chairs[0].table["seats"][1]["forfeit"] == "replaced"
    assert await chairs[0].refusal(dict(wish)) == "deputy-there"
    back = await people[1].connect(code)
    await back.do({"type": "take-over"})
    while back.table["seats"][1]["deputy"]:
        await back.until("table")
    assert back.table["seats"][1]["forfeit"] == ""


async def test_whoever_is_here_and_never_moves_is_reminded_and_then_voted_out(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    _, chairs, _ = await some_people(timed, client, "Nox", "Ines", "Basil", patience=90)
    seat = chairs[0].position["actor"]
    idle, others = chairs[seat], [chair for chair in chairs if chair.table["you"] != seat]
    reminder = {"type": "remind", "seat": seat}
    assert await others[0].refusal(dict(reminder)) == "reminder-too-soon"
    clock.go_on(30.0)
    await others[0].do(dict(reminder))
    assert await others[1].refusal(dict(reminder)) == "reminder-too-soon"
    assert await idle.until("reminded") == {
        "type": "reminded",
        "seat": seat,
        "by": others[0].table["you"],
    }
    assert await idle.refusal({"type": "remind", "seat": seat}) == "reminder-not-awaited"
    wish = {"type": "deputy", "seat": seat, "level": "novice"}
    assert await others[0].refusal(dict(wish)) == "absence-patience"
    clock.go_on(61.0)
    await others[0].do(dict(wish))
    while not idle.table["seats"][seat]["asked"]:
        await idle.until("table")
    assert not idle.table["seats"][seat]["deputy"], "one of two is no majority"
    await others[1].do(dict(wish))
    while not idle.table["seats"][seat]["deputy"]:
        await idle.until("table")
    assert idle.table["seats"][seat]["forfeit"] == "replaced"


async def test_the_owners_own_deputy_is_not_overruled(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    _, chairs, _ = await two_people(timed, client, clock=None)
    await chairs[1].do({"type": "deputy", "seat": 1, "level": "novice"})
    await chairs[1].leave()
    clock.go_on(100.0)
    wish = {"type": "deputy", "seat": 1, "level": "master"}
    assert await chairs[0].refusal(wish) == "deputy-there"


async def test_at_a_correspondence_table_nobody_has_to_be_here(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    letters = {"kind": "correspondence", "seconds": 86400, "late": "novice"}
    _, chairs, people = await two_people(timed, client, clock=letters)
    await chairs[1].leave()
    clock.go_on(3600.0)
    wish = {"type": "deputy", "seat": 1, "level": "novice"}
    assert await chairs[0].refusal(wish) == "absence-correspondence"
    (mine,) = (await people[0].ask("GET", "/api/my-tables")).json()
    assert mine["time_left"] == 82800.0


@pytest.mark.parametrize(
    ("clock", "why"),
    [
        ({"kind": "live", "bank": 5, "increment": 5}, "clock-bank"),
        ({"kind": "correspondence", "seconds": 60}, "clock-correspondence"),
        ({"kind": "sundial"}, "message-misshapen"),
    ],
)
async def test_a_clock_that_makes_no_sense_is_refused(
    nox: Person, clock: dict[str, object], why: str
) -> None:
    wish = {"game": "abracada", "seats": ["me", "adept"], "clock": clock}
    answer = await nox.ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["id"]) == (400, why)


async def test_time_goes_on_where_it_stood_when_the_server_was_killed(
    tmp_path: Path, client: httpx.AsyncClient
) -> None:
    database = str(tmp_path / "killed.sqlite3")
    with OwnProcess(database) as server:
        server.wait()
        code, chairs, people = await two_people(server.address, client)
        first = chairs[0].position["actor"]
        await chairs[first].say(chairs[first].position["legal"][0])
        told = time.monotonic()
        before = (await people[0].ask("GET", "/api/my-tables")).json()[0]["time_left"]
        server.kill()
    await asyncio.sleep(3.0)
    with OwnProcess(database) as server:
        server.wait()
        again = Person(server.address, client, people[0].token)
        after = (await again.ask("GET", "/api/my-tables")).json()[0]["time_left"]
        lived = time.monotonic() - told - 3.0
        assert before - lived <= after <= before + 5.0, "it stood still meanwhile"
        assert (await again.connect(code)).position["clocks"]["runs"] >= 0


async def test_of_two_processes_one_settles_what_comes_of_a_clock_that_ran_out(
    postgres: str, client: httpx.AsyncClient
) -> None:
    """Both see it run out at once; nobody is lost twice, and both tell the same."""
    clock = StillClock()
    settings = clock.settings(postgres)
    with running(settings) as one, running(settings) as other:
        code, chairs, people = await two_people(one, client)
        elsewhere = await Person(other, client, people[1].token).connect(code)
        seat = chairs[0].position["actor"]
        assert elsewhere.position["clocks"]["runs"] == seat
        clock.go_on(30.0)
        mover = elsewhere if seat == 1 else chairs[0]
        await mover.say(mover.position["legal"][0])
        for chair in (chairs[0], elsewhere):
            await chair.reach(1)
        late = elsewhere.position["clocks"]["runs"]
        clock.go_on(70.0)
        for chair in (chairs[0], elsewhere):
            while chair.table["seats"][late]["forfeit"] != "late":
                await chair.until("table")
    storage = open_storage(database_url(postgres))
    async with storage.reading() as db:
        table = await find_table(db, code)
    await storage.close()
    assert table is not None
    assert [bool(one.forfeit) for one in table.seats] == [late == 0, late == 1]
    assert table.seats[late].forfeit_version == 1


async def test_nobody_gets_away_from_a_clock_that_has_run_out(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    _, chairs, _ = await two_people(timed, client)
    late = chairs[chairs[0].position["actor"]]
    own = late.table["you"]
    clock.go_on(60.5)
    for escape in (
        {"type": "deputy", "seat": own, "level": "adept"},
        {"type": "stand"},
        {"type": "resign"},
        {"type": "undo", "version": 0},
    ):
        assert await late.refusal(escape) == "time-is-up"
    clock.go_on(1.0)
    while late.table["seats"][own]["forfeit"] != "late":
        await late.until("table")


async def test_the_clock_of_somebody_who_leaves_for_good_stands_still(
    timed: str, client: httpx.AsyncClient, clock: StillClock
) -> None:
    _, chairs, people = await two_people(timed, client, clock={**LIVE, "late": "adjudicate"})
    late = chairs[0].position["actor"]
    chair = chairs[1 - late]
    name = chairs[0].table["seats"][late]["name"]
    assert (await people[late].ask("POST", "/api/me/delete", {"name": name})).status_code == 204
    clock.go_on(70.0)
    await chair.reach(1)
    assert chair.table["seats"][late]["deputy"]
    assert chair.position["clocks"]["left"][late] is None
    assert not chair.table["adjudicated"]
