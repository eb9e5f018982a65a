"""A game for six, served like any other: the catalogue is all that has to know it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from conclave import catalogue
from conclave.core.match import verify
from conclave.core.record import read_record
from conclave.core.seats import SEAT_WORDS
from tests.core.stairs import Stairs
from tests.server.people import welcome
from tests.server.running import quick_settings, running
from tests.server.test_seats import until_seat

GAME = Stairs()
GAME.most_seats = 6
NAMES = ("Ines", "Basil", "Sam", "Mira", "Odo")


@pytest.fixture
def address(database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Of a server with the tests' own game in its catalogue."""
    stairs = ModuleType("conclave.games.stairs")
    monkeypatch.setattr(stairs, "GAME", GAME, raising=False)
    monkeypatch.setitem(sys.modules, stairs.__name__, stairs)
    monkeypatch.setattr(catalogue, "SLUGS", (*catalogue.SLUGS, GAME.slug))
    with running(quick_settings(database)) as address:
        yield address


async def test_each_of_six_seats_has_its_crest_and_name(
    address: str, client: httpx.AsyncClient
) -> None:
    nox = await welcome(address, client, "Nox")
    kinds = ["adept", "open", "novice", "me", "master", "open"]
    table = await nox.make_table(kinds, game="stairs")
    ines = await welcome(address, client, "Ines")
    chair = await ines.sit_down(table["code"])
    seats = chair.table["seats"]
    crests = ["owl", "cat", "snake", "raven", "toad", "fox"]
    assert [seat["crest"] for seat in seats] == crests
    assert [seat["name"] for seat in seats] == ["Athelin", "Ines", "Ouro", "Nox", "Bufo", ""]
    host = await nox.connect(table["code"])
    await host.do({"type": "set-seat", "seat": 5, "kind": "novice"})
    await until_seat(host, 5, name="Reynard", crest="fox")


async def test_six_people_play_to_the_end(address: str, client: httpx.AsyncClient) -> None:
    nox = await welcome(address, client, "Nox")
    table = await nox.make_table(["me", *["open"] * 5], game="stairs")
    chairs = [await nox.connect(table["code"])]
    for name in NAMES:
        person = await welcome(address, client, name)
        chairs.append(await person.sit_down(table["code"]))
    await chairs[0].do({"type": "start"})
    said = [(seat, "rest") for seat in range(6)] + [(0, "step up")] * 3
    for version, (seat, sentence) in enumerate(said):
        await chairs[seat].reach(version)
        await chairs[seat].say(sentence)
    for chair in chairs:
        await chair.reach(len(said))
        assert chair.position["over"]
        assert [(move["seat"], move["sentence"]) for move in chair.log] == said
        assert sorted(seat["crest"] for seat in chair.table["seats"]) == sorted(SEAT_WORDS)
    record = (await nox.ask("GET", f"/api/tables/{table['code']}/record")).json()
    verify(GAME, read_record(record))
