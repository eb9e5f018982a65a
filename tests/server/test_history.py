"""The games that somebody has played, page by page, and what they come to."""

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import select

from conclave.catalogue import load_game
from conclave.core.events import Event
from conclave.core.game import AnyGame, Game
from conclave.core.record import read_record
from conclave.core.reel import Reel
from conclave.core.state import Standing, State
from conclave.server import stored_match
from conclave.server.admin import close_table
from conclave.server.settings import database_url
from conclave.server.storage.database import open_storage
from conclave.server.storage.schema import analyses
from tests.server.people import Json, Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_a_game_of_people import play_out
from tests.server.test_migrations import FINISHED, INES, NOX, OLD

SHORT = {"options": {"rounds": 1}, "start": True}


async def play(person: Person, luck: int = 1, **wish: object) -> str:
    """Alone against a bot; the code."""
    table = await person.make_table(["me", "novice"], **{**SHORT, **wish})
    chair = await person.connect(table["code"])
    await play_out(chair, random.Random(luck))
    await chair.leave()
    return str(table["code"])


async def games_of(person: Person, asked: str = "") -> Json:
    answer = await person.ask("GET", f"/api/my-games{asked}")
    assert answer.status_code == 200, answer.text
    page: Json = answer.json()
    return page


async def statistics_of(person: Person, path: str = "/api/statistics") -> Json:
    answer = await person.ask("GET", path)
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def change(database: Path, order: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as db:
        assert db.execute(order, values).rowcount, "nothing was changed"
        db.commit()


async def test_finished_games_come_page_by_page_and_none_is_missed(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        codes = [await play(nox) for _ in range(5)]
        codes.append(await play(nox, game="five_seals", options={}))
        await nox.make_table(["me", "novice"], start=True)
        await play(ines)
        # Three of them end in one second, on either side of where a page would end.
        ends = [1000.5, 1001.2, 1001.4, 1001.9, 1003.0, 1004.0]
        for code, ended in zip(codes, ends, strict=True):
            change(database, "UPDATE tables SET touched = ? WHERE code = ?", ended, code)
        everything = await games_of(nox)
        assert [one["code"] for one in everything["games"]] == codes[::-1]
        assert not everything["more"]
        listed: list[str] = []
        asked = "?limit=3"
        sizes: list[int] = []
        while True:
            page = await games_of(nox, asked)
            listed += [one["code"] for one in page["games"]]
            sizes.append(len(page["games"]))
            if not page["more"]:
                break
            asked = f"?limit=3&before={page['games'][-1]['ended']}"
        assert listed == codes[::-1]
        assert sizes == [5, 1]
        only = await games_of(nox, "?game=five_seals")
        assert [one["code"] for one in only["games"]] == codes[-1:]


async def test_a_listed_game_tells_its_length_and_what_was_found_of_it(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await play(nox)
        practised = await play(nox, practice=True)
        record = (await nox.ask("GET", f"/api/tables/{code}/record")).json()
        with closing(sqlite3.connect(database)) as db:
            (began, touched) = db.execute(
                "SELECT began, touched FROM tables WHERE code = ?", [code]
            ).fetchone()
        assert 0 < began <= touched
        change(database, "UPDATE tables SET began = began - 600 WHERE code = ?", code)
        columns = "(key, code, state, guest, asked, waited, progress, summary)"
        summary = json.dumps([{"luck": 0.25, "each": 0.01}, {"luck": -0.25, "each": 0.02}])
        add = f"INSERT INTO analyses {columns} VALUES (?, ?, ?, '', 0, 0, 1, ?)"
        change(database, add, code, code, "done", summary)
        change(database, add, practised, practised, "running", None)
        other, one = (await games_of(nox))["games"]
        assert (one["moves"], one["minutes"]) == (len(record["moves"]), 10)
        assert (one["analysed"], one["luck"], one["each"]) == (True, 0.25, 0.01)
        assert (other["analysed"], other["luck"], other["each"]) == (False, None, None)
        assert (await nox.ask("GET", "/api/my-tables")).json() == [other, one]
        (lately,) = (await statistics_of(nox))["games"][0]["lately"]
        assert (lately["luck"], lately["each"]) == (0.25, 0.01)

    storage = open_storage(database_url(str(database)))
    await storage.open()
    await close_table(storage, code)
    async with storage.reading() as db:
        left = list((await db.execute(select(analyses.c.code))).scalars())
    await storage.close()
    assert left == [practised], "an analysis goes with its table"


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ("?game=chess", "game-unknown"),
        ("?limit=0", "message-misshapen"),
        ("?limit=101", "message-misshapen"),
        ("?before=yesterday", "message-misshapen"),
    ],
)
async def test_bad_questions_about_my_games(nox: Person, asked: str, id: str) -> None:
    answer = await nox.ask("GET", f"/api/my-games{asked}")
    assert (answer.status_code, answer.json()["id"]) == (400, id)
    nobody = await Person(nox.address, nox.client).ask("GET", "/api/my-games")
    assert nobody.status_code == 401


async def test_statistics_count_what_was_played_and_no_practice(
    nox: Person, ines: Person, basil: Person
) -> None:
    def tallied(_game: AnyGame, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
        return [{"moves": len(told), "seat": seat} for seat in range(seats)]

    with patch.object(stored_match, "_tallies", tallied):
        table = await nox.make_table(["me", "open", "open"], options={"rounds": 1})
        code = table["code"]
        people = [nox, ines, basil]
        chairs = [await nox.connect(code), await ines.sit_down(code), await basil.sit_down(code)]
        await chairs[0].do({"type": "start"})
        await asyncio.gather(*(play_out(one, random.Random(6)) for one in chairs))
        alone = await play(ines, public=True)
        await play(ines, practice=True)
        moves = len(chairs[0].log)
    standings = chairs[0].position["standings"]
    winners = [one["seat"] for one in standings if one["place"] == 1]
    for seat, person in enumerate(people):
        (counted,) = (await statistics_of(person))["games"]
        (lately, *before) = counted["lately"][::-1]
        assert (lately["code"], lately["seats"]) == (code, 3)
        assert (lately["place"], lately["points"]) == (
            standings[seat]["place"],
            standings[seat]["points"],
        )
        assert counted["game"] == "abracada"
        if person is ines:
            assert counted["played"] == 2
            assert [one["code"] for one in before] == [alone]
            continue
        assert counted["played"] == 1
        assert counted["places"] == [int(standings[seat]["place"] == n) for n in (1, 2, 3)]
        assert counted["points"] == standings[seat]["points"]
        assert counted["share"] == (1 / len(winners) if seat in winners else 0)
        assert counted["tallies"] == {"moves": moves, "seat": seat}


async def test_statistics_are_for_oneself_until_they_are_opened(nox: Person, ines: Person) -> None:
    private, public = await play(nox), await play(nox, public=True)
    own = await statistics_of(nox)
    assert own["open"] is False
    path = f"/api/guests/{own['id']}/statistics"
    nobody = Person(nox.address, nox.client)
    for person in (ines, nobody):
        refused = await person.ask("GET", path)
        assert (refused.status_code, refused.json()["id"]) == (403, "statistics-closed")
    assert await statistics_of(nox, path) == own
    opened = await nox.ask("PATCH", "/api/statistics", {"open": True})
    assert opened.json() == {**own, "open": True}
    for person in (ines, nobody):
        shown = await statistics_of(person, path)
        assert (shown["name"], shown["open"]) == ("Nox", True)
        assert [one["code"] for one in shown["games"][0]["lately"]] == [public, ""]
        refused = await person.ask("PATCH", "/api/statistics", {"open": "yes"})
        assert refused.status_code in (400, 401)
    assert {one["code"] for one in own["games"][0]["lately"]} == {private, public}
    assert (await nox.ask("PATCH", "/api/statistics", {"open": False})).status_code == 200
    assert (await ines.ask("GET", path)).status_code == 403
    unknown = await ines.ask("GET", "/api/guests/0000/statistics")
    assert (unknown.status_code, unknown.json()["id"]) == (404, "statistics-nobody")


async def test_games_from_before_are_counted_once_when_somebody_asks(
    tmp_path: Path, client: httpx.AsyncClient
) -> None:
    file = Path(shutil.copy(OLD / "layout_1.db", tmp_path / "tables.sqlite3"))
    with running(quick_settings(file)) as address:
        people = [Person(address, client, token) for token in (NOX, INES)]
        (listed,) = (await games_of(people[0]))["games"]
        assert (listed["code"], listed["moves"], listed["minutes"]) == (FINISHED, 16, 0)
        record = read_record((await people[0].ask("GET", f"/api/tables/{FINISHED}/record")).json())
        standings = Reel(load_game("abracada"), record).standings
        for person in people:
            (counted,) = (await statistics_of(person))["games"]
            assert counted["played"] == 1
        (listed,) = (await games_of(people[0]))["games"]
        assert [one["points"] for one in listed["result"]] == [one.points for one in standings]
    with closing(sqlite3.connect(file)) as db:
        length, tallies = db.execute(
            "SELECT length, tallies FROM tables WHERE code = ?", [FINISHED]
        ).fetchone()
    assert (length, len(json.loads(tallies))) == (16, 2)


def test_a_game_that_can_not_be_counted_ends_all_the_same() -> None:
    class Broken(Game[State]):
        slug = "broken"

        def tallies(self, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
            raise LookupError("a fault of ours")

    kept = stored_match.outcome(Broken(), [Standing(0, 1, 7, {})], [])
    assert kept == {"result": [[1, 7]], "tallies": None, "length": 0}
