"""A server that can't write says so, and is well again when it can."""

import asyncio
import resource
import time
from pathlib import Path

import httpx

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


async def until_status(client: httpx.AsyncClient, address: str, status: int) -> httpx.Response:
    until = time.monotonic() + SECONDS
    while True:
        answer = await client.get(f"{address}/api/health", timeout=SECONDS)
        if answer.status_code == status:
            return answer
        assert time.monotonic() < until, f"still {answer.status_code}"
        await asyncio.sleep(0.2)
