"""How a table bears a crowd: ``python -m tools.watcher_load --watchers 5000``.

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
from conclave.server.serving import listen

JOINED = b'"type":"chats"'
MOVED = b'"type":"moved"'
HANDSHAKE = (
    "GET /ws/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "X-Forwarded-For: 10.{a}.{b}.1\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGVhIGF0IG1pZG5pZ2h0IQ==\r\n\r\n"
)


class Watcher(asyncio.Protocol):
    """Reads no more of what comes than it has to, so that it is the server that is measured."""

    def __init__(self, hello: str) -> None:
        self.hello = hello.encode()
        self.joined = asyncio.Event()
        self.moved_at: float | None = None
        self.tables = 0
        self.rest = b""
        self.lost = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        seen = self.rest + data
        if not self.joined.is_set() and JOINED in seen:
            self.joined.set()
        if self.moved_at is None and MOVED in seen:
            self.moved_at = time.perf_counter()
        self.tables += seen.count(b'"type":"table"')
        self.rest = seen[-13:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True


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

        loop = asyncio.get_running_loop()
        watchers = [
            Watcher(HANDSHAKE.format(code=code, port=port, a=n // 250, b=n % 250))
            for n in range(count)
        ]
        at_once = asyncio.Semaphore(300)

        async def join(watcher: Watcher) -> None:
            async with at_once:
                await loop.create_connection(lambda: watcher, "127.0.0.1", port)
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
            if watcher.transport:
                watcher.transport.abort()
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
    free = listen("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
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
