"""Whoever is elsewhere hears that it is their turn: once, and nobody who is looking."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from conclave.server.settings import Settings, database_url
from conclave.server.storage import notices
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.notices import SENDING, Claimed, Turn
from conclave.server.turn_settings import TurnPace
from tests.server.people import Chair, Person, welcome
from tests.server.push_service import PUSH, PushService, push_service
from tests.server.running import quick_settings, running

QUICK = TurnPace(look=0.05, attend=0.1, notice=0.3, lease=30.0, again=(0.2, 0.2), online=0.3)
LONG_ENOUGH = 0.7
"""For what must not come to have come."""


def settings(database: Path | str) -> Settings:
    return quick_settings(database, push=PUSH, turn_pace=QUICK)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


async def subscribe(person: Person, service: PushService, path: str = "/push/one") -> None:
    answer = await person.ask("POST", "/api/notices/push", service.subscription(path))
    assert answer.status_code == 200, answer.text


async def two_at_a_table(nox: Person, ines: Person, **others: object) -> list[Chair]:
    """Nox has made it, and both are there."""
    code = (await nox.make_table(["me", "open"], title="Friday", **others))["code"]
    chairs = [await nox.connect(code), await ines.sit_down(code)]
    await chairs[0].do({"type": "start"})
    for chair in chairs:
        while chair.table["status"] != "playing" or not chair.position:
            await chair.hear()
    return chairs


async def give_turn_to(chairs: list[Chair], seat: int) -> None:
    """Play until it is that seat's turn."""
    mover = chairs[1 - seat]
    while mover.position["actor"] != seat:
        while not mover.position["legal"]:
            await mover.hear()
        said = "stop" if "stop" in mover.position["legal"] else mover.position["legal"][0]
        await mover.reach((await mover.say(said))["version"])
    await chairs[seat].reach(mover.position["version"])


async def play_to(chairs: list[Chair], seat: int, leave: Callable[[], Awaitable[None]]) -> None:
    """The other one's turn, then `leave`, then that seat's."""
    await give_turn_to(chairs, 1 - seat)
    await leave()
    mover = chairs[1 - seat]
    while mover.position["actor"] != seat:
        said = "stop" if "stop" in mover.position["legal"] else mover.position["legal"][0]
        await mover.reach((await mover.say(said))["version"])


async def test_who_has_left_is_told_by_push_once_and_of_nothing_hidden(
    database: Path, client: httpx.AsyncClient, service: PushService
) -> None:
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        await subscribe(nox, service)
        chairs = await two_at_a_table(nox, ines)
        code = chairs[0].table["code"]
        await play_to(chairs, 0, chairs[0].leave)
        service.wait_for(1)
        await asyncio.sleep(LONG_ENOUGH)
        (push,) = service.came
        assert push["said"] == {
            "code": code,
            "title": "Your turn in Abracada…What?",
            "body": "Ines is waiting for you at “Friday”.",
        }
        assert push["headers"]["topic"] == code
        assert push["signed"]["sub"] == PUSH.contact

        # After their next move they are told again.
        chairs[0] = await nox.connect(code)
        await play_to(chairs, 0, chairs[0].leave)
        service.wait_for(2)


async def test_who_has_the_table_before_their_eyes_is_not_told_but_a_hidden_page_is(
    database: Path, client: httpx.AsyncClient, service: PushService
) -> None:
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        await subscribe(nox, service)
        chairs = await two_at_a_table(nox, ines)
        await give_turn_to(chairs, 1)
        await give_turn_to(chairs, 0)
        await asyncio.sleep(LONG_ENOUGH)
        assert service.came == []
        # They have seen it: leaving without a move is their own choice.
        await chairs[0].do({"type": "attend", "visible": False})
        await asyncio.sleep(LONG_ENOUGH)
        assert service.came == []

        async def look_away() -> None:
            await chairs[0].do({"type": "attend", "visible": False})

        await play_to(chairs, 0, look_away)
        service.wait_for(1)


async def test_nobody_is_told_of_a_game_with_bots_alone(
    database: Path, client: httpx.AsyncClient, service: PushService
) -> None:
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        await subscribe(nox, service)
        code = (await nox.make_table(["me", "novice"], start=True))["code"]
        chair = await nox.connect(code)
        await chair.my_turn()
        await chair.leave()
        await asyncio.sleep(LONG_ENOUGH)
        assert service.came == []


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again(
    database: Path, client: httpx.AsyncClient, service: PushService
) -> None:
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        await subscribe(nox, service)
        chairs = await two_at_a_table(nox, ines)
        service.answer = 503
        await play_to(chairs, 0, chairs[0].leave)
        service.wait_for(1)
        service.answer = 201
        service.wait_for(2)
        await asyncio.sleep(LONG_ENOUGH)
        assert [push.get("refused") for push in service.came] == [503, None]

        chairs[0] = await nox.connect(chairs[0].table["code"])
        service.answer = 410
        await play_to(chairs, 0, chairs[0].leave)
        service.wait_for(3)
        async with asyncio.timeout(20):
            while (await nox.ask("GET", "/api/notices")).json()["browsers"]:
                await asyncio.sleep(0.05)


async def test_a_browser_that_does_not_answer_holds_up_none_of_their_others(
    database: Path, client: httpx.AsyncClient, service: PushService
) -> None:
    service.held.add("/push/slow")
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        for path in ("/push/slow", "/push/quick", "/push/other"):
            await subscribe(nox, service, path)
        chairs = await two_at_a_table(nox, ines)
        await play_to(chairs, 0, chairs[0].leave)
        service.wait_for(2)
        assert {push["path"] for push in service.came} == {"/push/quick", "/push/other"}
        service.let_go()
        service.wait_for(3)
        assert service.came[-1]["path"] == "/push/slow"


async def test_a_turn_that_began_before_a_restart_is_told_after_it_and_never_twice(
    database: Path, client: httpx.AsyncClient, service: PushService
) -> None:
    patient = quick_settings(database, push=PUSH, turn_pace=TurnPace(look=0.05, notice=3600))
    with running(patient) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        await subscribe(nox, service)
        chairs = await two_at_a_table(nox, ines)
        await play_to(chairs, 0, chairs[0].leave)
        await chairs[1].leave()
    assert service.came == []
    for _ in range(2):
        with running(settings(database)):
            service.wait_for(1)
            await asyncio.sleep(LONG_ENOUGH)
    assert len(service.came) == 1


async def test_of_two_processes_one_tells_and_both_know_who_is_looking(
    postgres: str, client: httpx.AsyncClient, service: PushService
) -> None:
    with ExitStack() as stack:
        first, second = [stack.enter_context(running(settings(postgres))) for _ in range(2)]
        nox, ines = [await welcome(first, client, name) for name in ("Nox", "Ines")]
        await subscribe(nox, service)
        elsewhere = Person(second, client, nox.token)
        chairs = await two_at_a_table(nox, ines)
        await chairs[0].leave()
        chairs[0] = await elsewhere.connect(chairs[0].table["code"])
        await give_turn_to(chairs, 1)
        await give_turn_to(chairs, 0)
        await asyncio.sleep(LONG_ENOUGH)
        assert service.came == []
        await play_to(chairs, 0, chairs[0].leave)
        service.wait_for(1)
        await asyncio.sleep(LONG_ENOUGH)
        assert len(service.came) == 1


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(database: Path, request: pytest.FixtureRequest) -> str:
    own = str(database)
    return own if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


async def test_a_turn_is_settled_once_and_taken_over_from_whoever_died(
    stored: str, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(stored)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "open"]))["code"]
    storage: Storage = open_storage(database_url(stored))
    turn = Turn(code, "nox", 7, 100.0)
    async with storage.writing() as db:
        assert await notices.settle(db, turn, SENDING, lease=50.0)
        assert not await notices.settle(db, turn, SENDING, lease=50.0)
        assert not await notices.settle(db, Turn(code, "nox", 6, 90.0), SENDING, lease=50.0)
        mine = Claimed(code, "nox", 7)
        assert mine not in await notices.abandoned(db, 49.0)
        assert mine in await notices.abandoned(db, 51.0)
        assert await notices.take_up(db, mine, 51.0, lease=99.0)
        assert not await notices.take_up(db, mine, 51.0, lease=99.0)
        mine.left_over = ["mail"]
        await notices.note_progress(db, mine, told=True, lease=60.0)
        assert mine in await notices.abandoned(db, 61.0)
        await notices.note_progress(db, mine, told=False, lease=None)
        assert mine not in await notices.abandoned(db, 61.0)
        # Told of version 7, no move since: whoever took back and moved again is no news.
        assert await notices.was_told_since_moving(db, Turn(code, "nox", 9, 120.0))
        assert await notices.settle(db, Turn(code, "nox", 9, 120.0), SENDING, lease=130.0)
    await storage.close()
