"""Analyses: one at a time, for everybody in turn, kept once they are made, and nothing is worked at
that nobody waits for."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx

from conclave.server import metrics
from tests.server.analysing import (
    Study,
    all_end,
    analysis,
    finished_game,
    in_state,
    settings,
    under_way,
    until,
)
from tests.server.people import Person, welcome
from tests.server.running import GENEROUS, running
from tests.server.serve_with_analyst import PACE
from tests.server.test_a_game_of_people import play_out


def counted(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


async def test_an_analysis_grows_is_done_and_is_kept(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        before = counted("conclave_analysis_seconds_count", outcome="done")
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox, public=True)
        assert await analysis(nox, code) == {
            "state": "none",
            "progress": 0,
            "ahead": 0,
            "shares": [],
            "analysis": None,
        }
        assert (await analysis(nox, code, "POST"))["state"] == "queued"
        growing = await until(nox, code, under_way)
        assert (growing["progress"], growing["ahead"]) == (0.25, 0)
        assert growing["shares"] == [[0.5, 0.5]]
        assert growing["analysis"] is None
        assert counted("conclave_analyses_unfinished") == 1
        assert counted("conclave_analyses_running") == 1
        study.tell("finish")
        done = await until(nox, code, in_state("done"))
        assert done["analysis"]["moves"] == len(done["shares"]) - 1
        assert (await analysis(nox, code, "POST")) == done
        while counted("conclave_analyses_unfinished"):
            await asyncio.sleep(0.05)
        assert counted("conclave_analyses_running") == 0
        assert counted("conclave_analysis_seconds_count", outcome="done") == before + 1
    with closing(sqlite3.connect(database)) as db:
        summary, guest = db.execute("SELECT summary, guest FROM analyses").fetchone()
    assert summary == '[{"luck": -0.25, "each": 0.01}, {"luck": -0.25, "each": 0.01}]'
    assert guest == ""
    with running(settings(database, analysis_workers=0)) as address:
        stranger = Person(address, client)
        assert await analysis(stranger, code) == done
    assert len(study.began()) == 1


async def test_it_is_refused_where_it_may_not_be_asked_for(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    study.tell("finish")
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        running_game = (await nox.make_table(["me", "novice"], start=True, public=True))["code"]
        waiting = (await nox.make_table(["me", "open"], public=True))["code"]
        private = await finished_game(nox, public=False)
        public = await finished_game(nox, public=True)
        stranger = Person(address, client)
        for method in ("GET", "POST", "DELETE"):
            for person in (nox, ines, stranger):
                for code in (running_game, waiting):
                    answer = await person.ask(method, f"/api/tables/{code}/analysis")
                    expected = 401 if (person, method) == (stranger, "POST") else 409
                    assert answer.status_code == expected, answer.text
            answer = await ines.ask(method, f"/api/tables/{private}/analysis")
            assert (answer.status_code, answer.json()["id"]) == (403, "game-private")
        answer = await stranger.ask("POST", f"/api/tables/{public}/analysis")
        assert (answer.status_code, answer.json()["id"]) == (401, "guest-needed")
        assert not study.began()
        for code in (private, public):
            await analysis(nox, code, "POST")
            await until(nox, code, in_state("done"))
        assert (await analysis(stranger, public))["state"] == "done"
        assert (await analysis(ines, public))["state"] == "done"
        answer = await stranger.ask("GET", f"/api/tables/{private}/analysis")
        assert answer.status_code == 403


async def test_a_game_whose_rules_are_gone_is_not_analysed(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox)
        with closing(sqlite3.connect(database)) as db:
            db.execute("UPDATE tables SET rules_version = 99")
            db.commit()
        answer = await nox.ask("POST", f"/api/tables/{code}/analysis")
        assert (answer.status_code, answer.json()["id"]) == (400, "rules-gone-analysis")


async def test_a_server_may_analyse_nothing(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database, analysis_workers=0)) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox)
        answer = await nox.ask("POST", f"/api/tables/{code}/analysis")
        assert (answer.status_code, answer.json()["id"]) == (503, "analysis-off")
        assert (await analysis(nox, code))["state"] == "none"


async def test_what_nobody_waits_for_is_given_up(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox, ines = [await welcome(address, client, name) for name in ("Nox", "Ines")]
        code = await finished_game(nox, public=True)
        await analysis(nox, code, "POST")
        await until(nox, code, under_way)
        await all_end(study.began()[0])  # without a word from anybody
        assert (await analysis(nox, code))["state"] == "none"

        await analysis(nox, code, "POST")
        await analysis(ines, code, "POST")
        await until(ines, code, under_way)
        await analysis(nox, code, "DELETE")
        end = time.monotonic() + PACE.wait + 1
        while time.monotonic() < end:
            assert (await analysis(ines, code))["state"] == "running", "Ines still waits"
            await asyncio.sleep(0.1)
        await analysis(ines, code, "DELETE")
        assert (await analysis(nox, code))["state"] == "none"
        await all_end(study.began()[1])


async def test_one_that_fails_may_be_asked_for_again(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox)
        study.tell("fail")
        await analysis(nox, code, "POST")
        await until(nox, code, in_state("failed"))
        await all_end(study.began()[0])
        study.untell("fail")
        study.tell("finish")
        assert (await analysis(nox, code, "POST"))["state"] == "queued"
        await until(nox, code, in_state("done"))


async def test_everybody_waits_their_turn_and_hears_how_many_are_ahead(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    limits = replace(GENEROUS, analyses=4, analyses_of_guest=3)
    with running(settings(database, limits=limits)) as address:
        nox, ines, basil = [await welcome(address, client, name) for name in ("Nox", "Ines", "Bas")]
        of_nox = [await finished_game(nox) for _ in range(4)]
        of_ines, of_basil = await finished_game(ines), await finished_game(basil)

        async def keep_waiting() -> None:
            while True:
                for person, codes in ((nox, of_nox), (ines, [of_ines])):
                    for code in codes:
                        await analysis(person, code)
                await asyncio.sleep(0.2)

        for code in of_nox[:3]:
            await analysis(nox, code, "POST")
        waiting = asyncio.create_task(keep_waiting())
        await until(nox, of_nox[0], under_way)
        answer = await nox.ask("POST", f"/api/tables/{of_nox[3]}/analysis")
        assert (answer.status_code, answer.json()["id"]) == (409, "analysis-too-many")
        assert (await analysis(ines, of_ines, "POST"))["ahead"] == 1
        assert [(await analysis(nox, code))["ahead"] for code in of_nox[:3]] == [0, 2, 3]
        answer = await basil.ask("POST", f"/api/tables/{of_basil}/analysis")
        assert (answer.status_code, answer.json()["id"]) == (503, "analysis-queue-full")
        study.tell("finish")
        for person, code in ((ines, of_ines), *((nox, code) for code in of_nox[:3])):
            await until(person, code, in_state("done"))
        waiting.cancel()
    with closing(sqlite3.connect(database)) as db:
        order = [code for (code,) in db.execute("SELECT code FROM analyses ORDER BY made")]
    assert order == [of_nox[0], of_ines, of_nox[1], of_nox[2]]


async def test_what_goes_on_after_its_end_is_analysed_anew(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    study.tell("finish")
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox, practice=True)
        await analysis(nox, code, "POST")
        await until(nox, code, in_state("done"))
        chair = await nox.connect(code)
        await chair.do({"type": "undo", "version": chair.position["version"]})
        answer = await nox.ask("GET", f"/api/tables/{code}/analysis")
        assert (answer.status_code, answer.json()["id"]) == (409, "replay-not-yet")
        while chair.table["status"] != "playing":
            await chair.hear()
        await play_out(chair, random.Random(4))
        assert (await analysis(nox, code))["state"] == "none"
        await analysis(nox, code, "POST")
        await until(nox, code, in_state("done"))
