"""Real servers for the tests: in a thread of this process, or in a process of their own."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Self

import httpx
import uvicorn

from conclave.server.app import make_app
from conclave.server.serving import listen, server_config
from conclave.server.settings import ClockPace, Limits, Rate, Settings
from conclave.server.storage.database import open_storage

SECONDS = 60.0
"""How long to wait for what should take a moment: other tests may keep the machine busy."""
PLENTY = Rate(1_000_000, 1_000_000)
GENEROUS = Limits(
    messages=PLENTY,
    requests=PLENTY,
    guests=PLENTY,
    tables=PLENTY,
    seeks=PLENTY,
    reports=PLENTY,
    chats=1_000_000,
    repeat_seconds=0,
)


def quick_settings(database: Path | str, **others: Any) -> Settings:
    """Bots that do not wait for people, and no limits that a test would run into."""
    chosen = {
        "bot_pace": 0.0,
        "regret_seconds": 0.0,
        "bot_workers": 1,
        "limits": GENEROUS,
        "clock_pace": ClockPace(grace=0.0),
        **others,
    }
    return Settings(port=0, database=str(database), **chosen)


@contextmanager
def running(settings: Settings, unread: int = 0) -> Iterator[str]:
    """A server in a thread; its address. ``unread`` is about how many bytes the system keeps for
    somebody who does not read them."""
    listening = listen("127.0.0.1", 0)
    if unread:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unread)
    port = listening.getsockname()[1]
    servers: list[uvicorn.Server] = []

    async def serve() -> None:
        storage = open_storage(settings.database_url)
        await storage.open()
        server = uvicorn.Server(server_config(make_app(settings, storage), settings))
        servers.append(server)
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_open(address, thread.is_alive)
        yield address
    finally:
        if servers:
            servers[0].should_exit = True
        thread.join(SECONDS)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


class OwnProcess:
    """A server in a process of its own, to be killed."""

    module = "tests.server.serve_generously"

    def __init__(self, database: str, **environ: str) -> None:
        self.environ = {
            **os.environ,
            "CONCLAVE_DB": database,
            "CONCLAVE_BOT_PACE": "0",
            "CONCLAVE_REGRET": "0",
            "CONCLAVE_GRACE": "0",
            "CONCLAVE_BOT_WORKERS": "1",
            **environ,
        }
        self.address = ""
        self.said: list[str] = []
        self.errors: IO[bytes] | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.launch()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def launch(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, *self.arguments()],
            env=self.environ,
            stdout=subprocess.PIPE,
            stderr=self.errors,
        )

    def arguments(self) -> list[str]:
        """What the module is told."""
        return self.said

    def wait(self) -> None:
        """Until it has found a free port and says where it is open."""
        assert self.process is not None
        assert self.process.stdout is not None
        with self.process.stdout as said:
            found = re.search(rb"http://\S+", said.readline())
        assert found, "the server did not open"
        self.address = found[0].decode()

    def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(SECONDS)


def wait_until_open(address: str, alive: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS
    while alive() and time.monotonic() < until:
        try:
            httpx.get(f"{address}/api/health", timeout=10).raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.03)
    raise AssertionError("the server did not open")
