"""Analyses outlive whoever works at them, and none of these processes outlives its server."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.analysing import (
    AnalysingProcess,
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
from tests.server.running import running
from tests.server.test_kill import is_running


async def test_a_process_that_dies_is_replaced_and_leaves_nobody_behind(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox)
        await analysis(nox, code, "POST")
        await until(nox, code, under_way)
        first = study.began()[0]
        os.kill(first[0], signal.SIGKILL)
        await all_end(first)
        await until(nox, code, lambda _: len(study.began()) == 2)
        study.tell("finish")
        await until(nox, code, in_state("done"))


async def test_a_server_that_stops_leaves_nobody_behind_and_the_next_goes_on(
    database: Path, client: httpx.AsyncClient, study: Study
) -> None:
    with running(settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox)
        await analysis(nox, code, "POST")
        await until(nox, code, under_way)
    assert not any(is_running(pid) for pid in study.began()[0])
    with AnalysingProcess(str(database)) as server:
        server.wait()
        nox.address = server.address
        await until(nox, code, under_way)
        server.kill()
        await all_end(study.began()[1])
        server.launch()
        server.wait()
        nox.address = server.address
        study.tell("finish")
        await until(nox, code, in_state("done"))


@pytest.fixture
def doors(postgres: str, study: Study) -> Iterator[list[AnalysingProcess]]:
    with AnalysingProcess(postgres) as one, AnalysingProcess(postgres) as other:
        one.wait()
        other.wait()
        yield [one, other]


async def test_another_process_tells_of_it_and_takes_it_over(
    doors: list[AnalysingProcess], client: httpx.AsyncClient, study: Study
) -> None:
    one, other = doors
    nox = await welcome(one.address, client, "Nox")
    there = Person(other.address, client, nox.token)
    code = await finished_game(nox)
    await analysis(nox, code, "POST")
    await until(there, code, under_way)
    assert len(study.began()) == 1, "asked of both, made by one"
    second = await finished_game(there)
    assert (await analysis(there, second, "POST"))["ahead"] == 1
    for _ in range(20):
        assert (await analysis(there, second))["state"] == "queued", "one at a time for each guest"
        await analysis(there, code)
        await asyncio.sleep(0.05)
    await analysis(there, second, "DELETE")
    one.kill()
    await all_end(study.began()[0])
    await until(there, code, lambda _: len(study.began()) > 1)
    study.tell("finish")
    await until(there, code, in_state("done"))
