"""Bots leave a move unanswered while the only person at the table may take it back."""

from pathlib import Path

import httpx
import pytest

from tests.server.people import Chair, Person, welcome
from tests.server.running import quick_settings, running

FOREVER = 60.0
"""As long as the setting allows: a test that waited for it would fail."""


async def after_a_move(person: Person, seats: list[str]) -> Chair:
    """Somebody whose last move may be taken back, and is a bot's to answer."""
    table = await person.make_table(seats, game="five_seals", start=True)
    chair = await person.connect(table["code"])
    while await chair.my_turn():
        done = await chair.say(chair.position["legal"][0])
        await chair.reach(done["version"])
        if chair.position["undo"] and chair.position["actor"] != chair.table["you"]:
            return chair
    raise AssertionError("the game is over")


async def test_bots_wait_and_the_move_is_taken_back(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, regret_seconds=FOREVER)) as address:
        nox = await welcome(address, client, "Nox")
        chair = await after_a_move(nox, ["me", "novice"])
        code, version = chair.table["code"], chair.position["version"]
        sentence = chair.log[-1]["sentence"]
        assert 0 < chair.position["regret"] <= FOREVER * 1000
        reloaded = await nox.connect(code)
        assert 0 < reloaded.position["regret"] <= chair.position["regret"]
        watching = await Person(address, client).connect(code)
        assert watching.position["regret"] == 0
        await chair.do({"type": "undo", "version": version})
        await chair.reach(version + 1)
        assert chair.position["actor"] == chair.table["you"]
        assert chair.position["regret"] == 0

    with running(quick_settings(database, regret_seconds=FOREVER)) as nox.address:
        chair = await nox.connect(code)
        done = await chair.say(sentence)
        await chair.reach(done["version"])
        assert chair.position["regret"] > 0


async def test_bots_go_on_when_they_are_told_to_even_after_a_restart(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, regret_seconds=FOREVER)) as address:
        nox = await welcome(address, client, "Nox")
        chair = await after_a_move(nox, ["me", "novice"])
        code, version = chair.table["code"], chair.position["version"]
    with running(quick_settings(database, regret_seconds=FOREVER)) as nox.address:
        chair = await nox.connect(code)
        assert (chair.position["version"], chair.position["regret"] > 0) == (version, True)
        ahead = {"type": "go-on", "version": version + 1}
        assert await chair.refusal(ahead) == "version-old"
        watching = await (await welcome(nox.address, client, "Ines")).connect(code)
        assert await watching.refusal({"type": "go-on", "version": version}) == "not-seated"
        go_on = {"type": "go-on", "version": version, "nonce": "on"}
        done = await chair.do(dict(go_on))
        await chair.reach(version + 1)
        assert chair.log[version]["seat"] != chair.table["you"]
        assert await chair.ask(dict(go_on)) == done
        assert (await chair.do({"type": "go-on", "version": version}))["version"] > version


async def test_bots_go_on_after_the_time_though_nobody_is_there(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, regret_seconds=0.2)) as address:
        nox = await welcome(address, client, "Nox")
        chair = await after_a_move(nox, ["me", "novice"])
        version = chair.position["version"]
        await chair.leave()
        watching = await Person(address, client).connect(chair.table["code"])
        await watching.reach(version + 1)
        assert watching.log[version]["seat"] != chair.table["you"]


@pytest.mark.parametrize("ending", [{"type": "stand"}, {"type": "deputy", "level": "novice"}])
async def test_bots_do_not_wait_for_somebody_for_whom_a_bot_plays(
    database: Path, client: httpx.AsyncClient, ending: dict[str, object]
) -> None:
    with running(quick_settings(database, regret_seconds=FOREVER)) as address:
        chair = await after_a_move(await welcome(address, client, "Nox"), ["me", "novice"])
        seat = {"seat": chair.table["you"]} if ending["type"] == "deputy" else {}
        await chair.do({**ending, **seat})
        await chair.reach(chair.position["version"] + 1)


async def test_bots_do_not_wait_where_another_person_plays(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, regret_seconds=FOREVER)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        table = await nox.make_table(["me", "novice", "open"], game="five_seals")
        chairs = [await nox.connect(table["code"]), await ines.sit_down(table["code"])]
        await chairs[0].do({"type": "start"})
        for chair in chairs:
            await chair.reach(0)
        version = 0
        while version < 4:
            mover = next((chair for chair in chairs if chair.position["legal"]), None)
            if mover is not None:
                await mover.say(mover.position["legal"][0])
            version += 1
            for chair in chairs:
                await chair.reach(version)
                assert chair.position["regret"] == 0
            version = min(chair.position["version"] for chair in chairs)
        assert {move["seat"] for move in chairs[0].log} == {0, 1, 2}
