"""Tables that nobody comes back to are removed, and whoever is still there is told."""

import asyncio
from pathlib import Path

import httpx

from conclave.server.retention import remove_expired
from conclave.server.settings import Retention, database_url
from conclave.server.storage.database import open_storage
from tests.server.people import Person, welcome
from tests.server.running import quick_settings, running


async def test_tables_that_nobody_comes_back_to_are_removed(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        waiting = (await nox.make_table(["me", "open"]))["code"]
        used = (await nox.make_table(["me", "open"]))["code"]
        playing = (await nox.make_table(["me", "novice"], start=True))["code"]
        await asyncio.sleep(0.3)
        storage = open_storage(database_url(str(database)))
        gone = await remove_expired(storage, Retention(waiting=0.1, playing=3600), {used})
        await storage.close()
        assert gone == [waiting]
        assert (await nox.ask("GET", f"/api/tables/{waiting}")).status_code == 404
        assert (await nox.ask("GET", f"/api/tables/{used}")).status_code == 200
        assert (await nox.ask("GET", f"/api/tables/{playing}")).status_code == 200


async def test_somebody_at_a_table_that_is_removed_is_told(nox: Person) -> None:
    code = (await nox.make_table(["me", "novice"], start=True))["code"]
    chair = await nox.connect(code)
    assert await chair.my_turn()
    for _ in range(24):
        await nox.make_table(["me", "novice"])
    refused = await chair.until("refused")
    assert refused["id"] == "table-unknown"
