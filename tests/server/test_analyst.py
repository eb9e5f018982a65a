"""The analyst itself: a real analysis, on a small budget, by processes that give way and end."""

import os
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.analysing import all_end, analysis, finished_game, in_state, under_way, until
from tests.server.people import welcome
from tests.server.running import SECONDS, quick_settings, running
from tests.server.test_kill import is_running


def family_of(pid: int) -> list[int]:
    """The process and all that it started."""
    shown = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    parents = [tuple(map(int, line.split())) for line in shown.stdout.splitlines()]
    family = [pid]
    for one in family:
        family += [child for child, parent in parents if parent == one]
    return family


def analysts() -> list[int]:
    """Of servers in this process."""
    found = subprocess.run(
        ["pgrep", "-P", str(os.getpid()), "-f", "conclave.server.analysis_worker"],
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(pid) for pid in found.stdout.split()]


async def test_a_real_analysis_comes_from_the_server(
    database: Path, client: httpx.AsyncClient
) -> None:
    settings = quick_settings(database, analysis_workers=1, analysis_seconds=1.0)
    with running(settings) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox)
        await analysis(nox, code, "POST")
        done = (await until(nox, code, in_state("done"), 3 * SECONDS))["analysis"]
        record = (await nox.ask("GET", f"/api/tables/{code}/record")).json()
    assert done["moves"] == len(record["moves"]) == len(done["shares"]) - 1
    for total in done["totals"]:
        parts = sum(total[part] for part in ("start", "skill", "others", "luck"))
        assert parts == pytest.approx(total["result"], abs=1e-9)


async def test_it_gives_way_and_ends_with_all_that_it_started(
    database: Path, client: httpx.AsyncClient
) -> None:
    settings = quick_settings(database, analysis_workers=2, analysis_seconds=600.0)
    with running(settings) as address:
        nox = await welcome(address, client, "Nox")
        code = await finished_game(nox, options={"rounds": 0})
        await analysis(nox, code, "POST")
        await until(nox, code, under_way)
        (pid,) = analysts()
        family = family_of(pid)
        assert len(family) >= 3, "itself and two who play games out"
        assert all(os.getpriority(os.PRIO_PROCESS, one) >= 10 for one in family)
        await analysis(nox, code, "DELETE")
        await all_end(family)
        await analysis(nox, code, "POST")
        await until(nox, code, under_way)
        (pid,) = analysts()
        family = family_of(pid)
    assert not any(is_running(one) for one in family)
