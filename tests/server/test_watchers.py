"""A crowd that watches one table: let in quickly, told once, and gone without a stall."""

import asyncio
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from conclave.core.match import Match
from conclave.core.plain import PlainDict
from conclave.server.audience import SECONDS_BETWEEN_PRESENCE
from conclave.server.game_audience import SECONDS_OF_A_TICK
from conclave.server.payloads import position_payload
from conclave.server.presence import MOST_NAMES
from tests.server.people import Chair, Person, welcome
from tests.server.running import GENEROUS, quick_settings, running
from tests.server.test_moves import two_people

CROWD = 250


async def until_watched_by(chair: Chair, watchers: int) -> None:
    while chair.table["watchers"] != watchers:
        await chair.hear()


def tables_heard(chair: Chair) -> int:
    return sum(text.startswith('{"type":"table"') for text in chair.heard)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[int | None]:
    """For whom a position was put into words, and how often."""
    made: Counter[int | None] = Counter()

    def counting(
        match: Match, version: int, seat: int | None, speaks: bool, regret: int = 0
    ) -> PlainDict:
        made[seat] += 1
        return position_payload(match, version, seat, speaks, regret)

    monkeypatch.setattr("conclave.server.game_messages.position_payload", counting)
    return made


async def test_a_crowd_costs_hardly_more_than_one(
    database: Path, client: httpx.AsyncClient, made: Counter[int | None]
) -> None:
    limits = replace(GENEROUS, sockets_of_address=10_000)
    with running(quick_settings(database, limits=limits)) as address:
        nox = await welcome(address, client, "Nox")
        mover, other = await two_people(nox, await welcome(address, client, "Ines"))
        nobody = Person(address, client)
        begun = time.monotonic()
        made.clear()
        crowd: list[Chair] = []
        for _ in range(CROWD // 50):
            crowd += await asyncio.gather(*(nobody.connect(mover.table["code"]) for _ in range(50)))
        await until_watched_by(mover, CROWD)
        rounds = (time.monotonic() - begun) / SECONDS_BETWEEN_PRESENCE + 2
        assert tables_heard(mover) <= rounds + 5  # those before anybody watched
        assert made[None] <= rounds, "made once for all who come at about the same time"

        made.clear()
        await mover.say(mover.position["legal"][0])
        told = {(await watcher.until("moved"), watcher.heard[-1])[1] for watcher in crowd}
        assert len(told) == 1
        assert made == {None: 1, 0: 1, 1: 1}
        assert all(watcher.position["legal"] == [] for watcher in crowd)

        for watcher in crowd:
            watcher.socket.transport.abort()
        await until_watched_by(mover, 0)
        await until_watched_by(other, 0)
        await mover.leave()
        await other.leave()


async def test_whoever_watches_clocks_run_is_not_greeted_one_by_one(
    database: Path, client: httpx.AsyncClient, made: Counter[int | None]
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        clock = {"kind": "live", "bank": 600, "increment": 5, "late": "novice"}
        code = (await nox.make_table(["me", "open"], clock=clock))["code"]
        chairs = [
            await nox.connect(code),
            await (await welcome(address, client, "Ines")).sit_down(code),
        ]
        await chairs[0].do({"type": "start"})
        await asyncio.gather(*(chair.reach(0) for chair in chairs))
        nobody = Person(address, client)
        made.clear()
        begun = time.monotonic()
        crowd = await asyncio.gather(*(nobody.connect(code) for _ in range(40)))
        assert made[None] <= (time.monotonic() - begun) / SECONDS_OF_A_TICK + 2
        left = [watcher.position["clocks"]["left"][watcher.position["actor"]] for watcher in crowd]
        assert 0 < min(left) <= max(left) <= 600
        await asyncio.sleep(2 * SECONDS_OF_A_TICK)
        late = await nobody.connect(code)
        assert late.position["clocks"]["left"][late.position["actor"]] < max(left)
        for chair in (*crowd, late, *chairs):
            await chair.leave()


async def test_coming_and_going_is_told_once_a_second(
    nox: Person, client: httpx.AsyncClient
) -> None:
    chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    nobody = Person(nox.address, client)
    begun, before = time.monotonic(), tables_heard(chair)
    for _ in range(30):
        await (await nobody.connect(chair.table["code"])).leave()
    stays = await nobody.connect(chair.table["code"])
    await until_watched_by(chair, 1)
    rounds = (time.monotonic() - begun) / SECONDS_BETWEEN_PRESENCE + 2
    assert tables_heard(chair) - before <= rounds
    await stays.leave()


async def test_whoever_comes_is_here_at_once_whatever_was_told_before(
    nox: Person, ines: Person
) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    for _ in range(3):
        chair = await nox.connect(code)
        assert chair.table["seats"][0]["here"]
        await chair.leave()
    watching = await ines.connect(code)
    while watching.table["seats"][0]["here"]:
        await watching.hear()
    chair = await nox.connect(code)
    while not watching.table["seats"][0]["here"]:
        await watching.hear()
    while chair.table["watching"] != ["Ines"]:
        await chair.hear()
    await watching.leave()
    await until_watched_by(chair, 0)
    assert chair.table["watching"] == []
    await chair.leave()


async def test_who_watches_is_told_by_name_of_some(nox: Person, client: httpx.AsyncClient) -> None:
    chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    for number in range(MOST_NAMES + 2):
        guest = await welcome(nox.address, client, f"Guest {number:02}")
        for _ in range(2):  # of one guest, two sockets are one who watches
            await guest.connect(chair.table["code"])
    await until_watched_by(chair, MOST_NAMES + 2)
    assert chair.table["watching"] == [f"Guest {number:02}" for number in range(MOST_NAMES)]


async def test_those_who_watch_are_shown_what_has_happened_until_they_come(
    nox: Person, ines: Person, client: httpx.AsyncClient
) -> None:
    """What is made once for all is made anew after everything that changes it."""
    mover, other = await two_people(nox, ines)
    code, nobody = mover.table["code"], Person(nox.address, client)
    first = await nobody.connect(code)
    assert first.position["version"] == 0
    await mover.do({"type": "chat", "text": "Watch this."})
    second = await nobody.connect(code)
    assert [chat["text"] for chat in second.chats] == ["Watch this."]
    await mover.say(mover.position["legal"][0])
    third = await nobody.connect(code)
    assert third.position["version"] == 1
    assert len(third.log) == 1
    await other.do({"type": "stand"})
    fourth = await nobody.connect(code)
    assert fourth.table["seats"][other.table["you"]]["deputy"]
    host = mover if mover.table["host"] else other
    assert host.table["host"]
    assert not any(one.table["host"] for one in (first, second, third, fourth))
