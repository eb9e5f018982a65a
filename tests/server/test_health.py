"""A server that can't write says so, and is well again when it can."""

import asyncio
import resource
import time
from pathlib import Path

import httpx
import pytest

from conclave.server import health
from conclave.server.health import ROOM, Health
from conclave.server.refusals import Unavailable
from conclave.server.settings import database_url
from conclave.server.storage.database import open_storage
from tests.server.people import welcome
from tests.server.running import SECONDS, OwnProcess


async def test_a_full_disk_is_no_good_health(database: Path, client: httpx.AsyncClient) -> None:
    with OwnProcess(str(database)) as server:
        server.wait()
        assert server.process is not None
        nox = await welcome(server.address, client, "Nox")
        code = (await nox.make_table(["me", "open"]))["code"]
        # No file of the process may grow: that is how a full disk looks to it.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        ill = await until_status(client, server.address, 503)
        assert ill.json()["id"] == "database-not-writable"
        assert ill.json()["text"] != ill.json()["id"]
        assert (await nox.ask("GET", f"/api/tables/{code}")).status_code == 200
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        well = await until_status(client, server.address, 200)
        assert well.json()["status"] == "ok"
        assert (await nox.ask("PATCH", "/api/guest", {"name": "Nyx"})).status_code == 200


async def test_where_no_room_is_left_a_little_that_can_be_written_is_no_good_health(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = open_storage(database_url(str(database)))
    await storage.open()
    rooms = iter([ROOM - 1, ROOM])
    monkeypatch.setattr(Health, "_room", lambda _: next(rooms))
    monkeypatch.setattr(health, "SECONDS_BELIEVED", -1.0)
    checked = Health(storage)
    with pytest.raises(Unavailable, match="database-not-writable"):
        await checked.check()
    await checked.check()
    await storage.close()


async def until_status(client: httpx.AsyncClient, address: str, status: int) -> httpx.Response:
    until = time.monotonic() + SECONDS
    while True:
        answer = await client.get(f"{address}/api/health", timeout=SECONDS)
        if answer.status_code == status:
            return answer
        assert time.monotonic() < until, f"still {answer.status_code}"
        await asyncio.sleep(0.2)
