"""How many moves a second a server makes at a number of tables, two people each, over sockets.

python -m tools.table_load [--tables 50] [--seconds 10] [--db FILE|URL]

The server runs in a process of its own, the people in this one. A move counts when it is
acknowledged: checked, stored on the disk and answered.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from conclave.server.serving import listen, serve
from conclave.server.settings import Limits, Rate, settings_from

PLENTY = Rate(1e9, 1e9)
NO_LIMITS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, 10**6, 10**6, 10**6)


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


class Load:
    def __init__(self, address: str) -> None:
        self.address = address
        self.until = time.perf_counter() + 3600
        self.last = 0.0
        self.waits: list[float] = []

    async def open_table(self, client: httpx.AsyncClient) -> list[ClientConnection]:
        """A table of two people, who sit there and have not begun."""
        sockets = []
        code = ""
        for name in ("Nox", "Ines"):
            guest = await client.post(f"{self.address}/api/guest", json={"name": name})
            client.cookies.clear()
            token = {"Authorization": f"Bearer {guest.json()['token']}"}
            if not code:
                wish = {"game": "abracada", "seats": ["me", "open"]}
                made = await client.post(f"{self.address}/api/tables", json=wish, headers=token)
                code = made.json()["code"]
            where = f"{self.address.replace('http', 'ws')}/ws/tables/{code}"
            sockets.append(await connect(where, additional_headers=token, compression=None))
        await sockets[1].send('{"type": "sit"}')
        await heard(sockets[1], "done")
        return sockets

    async def play(self, socket: ClientConnection, all_dealt: asyncio.Barrier) -> None:
        """Say the last legal sentence whenever there is one, until the time or the game is up."""
        message = await heard(socket, "position")
        await all_dealt.wait()
        asked = 0.0
        while True:
            if message["type"] == "done" and asked:
                self.last = time.perf_counter()
                self.waits.append(self.last - asked)
            position = message.get("position")
            if position and (position["over"] or time.perf_counter() > self.until):
                return
            if position and position["legal"]:
                asked = time.perf_counter()
                sentence = position["legal"][-1]
                say = {"type": "say", "version": position["version"], "sentence": sentence}
                await socket.send(json.dumps(say))
            try:
                async with asyncio.timeout(max(0.0, self.until - time.perf_counter()) + 1):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                return  # the other one has stopped

    async def measure(self, tables: int, seconds: float) -> None:
        async with httpx.AsyncClient(timeout=60) as client:
            opened = [await self.open_table(client) for _ in range(tables)]
        for host, _ in opened:
            await host.send('{"type": "start"}')
        all_dealt = asyncio.Barrier(2 * tables + 1)
        people = [self.play(socket, all_dealt) for pair in opened for socket in pair]
        playing = asyncio.gather(*people)
        await all_dealt.wait()
        began = time.perf_counter()
        self.until = began + seconds
        await playing
        took = self.last - began
        waits = sorted(self.waits)
        print(
            f"{tables} tables: {len(waits) / took:.0f} moves a second"
            f" ({len(waits)} in {took:.1f} s); a move is acknowledged after"
            f" {waits[len(waits) // 2] * 1000:.1f} ms (median),"
            f" {waits[len(waits) * 99 // 100] * 1000:.1f} ms (99 %)"
        )
        for pair in opened:
            for socket in pair:
                await socket.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves a second over real sockets.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--db", default="")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(replace(settings_from(os.environ), port=chosen.serve, limits=NO_LIMITS))
        return
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
        free.close()
        database = chosen.db or str(Path(folder) / "load.sqlite3")
        server = subprocess.Popen(
            [sys.executable, "-m", "tools.table_load", "--serve", str(port)],
            env={**os.environ, "CONCLAVE_DB": database},
            stdout=subprocess.PIPE,
        )
        assert server.stdout is not None
        server.stdout.readline()
        try:
            load = Load(f"http://127.0.0.1:{port}")
            asyncio.run(load.measure(chosen.tables, chosen.seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
