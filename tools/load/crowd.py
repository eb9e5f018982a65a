"""How a table bears a crowd: ``python -m tools.load.crowd --watchers 5000``.

A server of its own, one player against a bot, and watchers who connect as fast as they are let in,
see a move, and hang up all at once. They come from many addresses, as through a proxy.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from conclave.server.open_files import raise_limit
from tools.load.line import Line
from tools.load.servers import free_port

JOINED = b'"type":"chats"'
MOVED = b'"type":"moved"'
TABLE = b'{"type":"table"'


class Watcher(Line):
    """Reads no more of what comes than it has to, so that it is the server that is measured."""

    def __init__(self, port: int, code: str, number: int) -> None:
        comes_from = f"10.{number // 250}.{number % 250}.1"
        super().__init__(port, f"/ws/tables/{code}", {"X-Forwarded-For": comes_from})
        self.joined = asyncio.Event()
        self.moved_at: float | None = None
        self.tables = 0

    def heard(self, message: bytes) -> None:
        if not self.joined.is_set() and JOINED in message:
            self.joined.set()
        if self.moved_at is None and MOVED in message:
            self.moved_at = time.perf_counter()
        self.tables += message.startswith(TABLE)


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in kinds:
            return message


async def longest_wait(address: str, until: asyncio.Event) -> float:
    """Of somebody who asks for a list meanwhile."""
    longest = 0.0
    async with httpx.AsyncClient(timeout=60) as client:
        while not until.is_set():
            begun = time.perf_counter()
            (await client.get(f"{address}/api/games")).raise_for_status()
            longest = max(longest, time.perf_counter() - begun)
            await asyncio.sleep(0.05)
    return longest


async def measure(port: int, count: int) -> None:
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(timeout=60) as client:
        guest = (await client.post(f"{address}/api/guest", json={"name": "Nox"})).json()
        token = {"Authorization": f"Bearer {guest['token']}"}
        wish = {"game": "abracada", "seats": ["me", "novice"], "start": True}
        made = await client.post(f"{address}/api/tables", json=wish, headers=token)
        code = made.json()["code"]
    where = f"ws://127.0.0.1:{port}/ws/tables/{code}"
    async with connect(where, additional_headers=token, compression=None) as player:
        position = (await heard(player, "position"))["position"]
        while not position["legal"]:
            position = (await heard(player, "moved", "position"))["position"]

        watchers = [Watcher(port, code, number) for number in range(count)]
        at_once = asyncio.Semaphore(300)

        async def join(watcher: Watcher) -> None:
            async with at_once:
                await watcher.connect()
                await watcher.joined.wait()

        done = asyncio.Event()
        others = asyncio.create_task(longest_wait(address, done))
        begun = time.perf_counter()
        await asyncio.gather(*map(join, watchers))
        print(f"{count} joined in {time.perf_counter() - begun:.1f} s", flush=True)
        table = {"watchers": 0}
        while table["watchers"] != count:
            table = (await heard(player, "table"))["table"]
        print(f"all counted after {time.perf_counter() - begun:.1f} s", flush=True)
        done.set()
        print(f"meanwhile others waited at most {await others:.2f} s", flush=True)
        print(f"table messages to each: {sum(one.tables for one in watchers) / count:.1f}")

        await asyncio.sleep(5)
        sentence, version = position["legal"][0], position["version"]
        begun = time.perf_counter()
        said = {"type": "say", "version": version, "sentence": sentence, "nonce": "a"}
        await player.send(json.dumps(said))
        await heard(player, "done", "refused")
        print(f"a move was answered in {1000 * (time.perf_counter() - begun):.0f} ms", flush=True)
        while any(one.moved_at is None and not one.lost for one in watchers):
            await asyncio.sleep(0.05)
        waits = sorted(one.moved_at - begun for one in watchers if one.moved_at)
        median = waits[len(waits) // 2]
        print(f"and seen by {len(waits)}: median {median:.2f} s, last {waits[-1]:.2f} s")

        done = asyncio.Event()
        others = asyncio.create_task(longest_wait(address, done))
        begun = time.perf_counter()
        for watcher in watchers:
            watcher.hang_up()
        while table["watchers"]:
            table = (await heard(player, "table"))["table"]
        print(f"all gone and told so after {time.perf_counter() - begun:.1f} s", flush=True)
        done.set()
        print(f"meanwhile others waited at most {await others:.2f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=5000)
    chosen = parser.parse_args()
    raise_limit()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "crowd.sqlite3")
        command = [sys.executable, "-m", "conclave", "serve", "--port", str(port), "--db", database]
        with subprocess.Popen(command, env=os.environ, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            print(server.stdout.readline(), end="", flush=True)
            try:
                asyncio.run(measure(port, chosen.watchers))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
