"""The loads: as fast as it goes, at a pace, and beside thousands who only listen."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import httpx

from tools.load.line import Line
from tools.load.players import Pair, Tally
from tools.load.servers import Server, memory_of

SETTLED = 0.7
"""Seconds of play before anything is counted."""
MOST_MOVES = 100
"""At one table, which is less than these games last: of 800 the shortest had 124."""


@dataclass
class Measured:
    """Seconds, but for the rate of moves and their bytes."""

    rate: float
    told_median: float
    told_95: float
    told_99: float
    answered_99: float
    bytes_of_move: float
    busy: float
    """The part of a core that its own process had."""


async def open_tables(server: Server, count: int) -> list[Pair]:
    async with httpx.AsyncClient(timeout=60) as client:
        at_once = asyncio.Semaphore(8)

        async def open_one(number: int) -> Pair:
            async with at_once:
                return await server.open_table(client, server.ports_of(number))

        return list(await asyncio.gather(*map(open_one, range(count))))


@contextmanager
def no_pauses() -> Iterator[None]:
    """Python does not look for garbage among the people, whose wait would be taken for the
    server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def play(server: Server, pairs: list[Pair], seconds: float, pace: float) -> Measured:
    """Everybody plays for so long; with a pace, each table moves once in so many seconds."""
    with no_pauses():
        return await _play(server, pairs, seconds, pace)


async def _play(server: Server, pairs: list[Pair], seconds: float, pace: float) -> Measured:
    unheeded = tally = Tally()
    for number, pair in enumerate(pairs):
        pair.tally = unheeded
        pair.begin(pace, pace * number / len(pairs))  # not all in the same moment
    await asyncio.sleep(max(SETTLED, 2 * pace))
    tally = Tally()
    for pair in pairs:
        pair.tally = tally
    begun, worked = time.perf_counter(), _worked(server)
    until = begun + seconds
    while time.perf_counter() < until and max(pair.moves for pair in pairs) < MOST_MOVES:
        await asyncio.sleep(0.05)
    took, worked = time.perf_counter() - begun, _worked(server) - worked
    counted = Tally()
    counted.told, counted.answered = sorted(tally.told), sorted(tally.answered)
    counted.bytes = tally.bytes
    for pair in pairs:
        pair.end()
    await asyncio.sleep(0.5)  # what is under way comes to its end
    if not counted.told or any(pair.over for pair in pairs):
        raise SystemExit(f"{server.name}: the games did not go on")
    return Measured(
        rate=len(counted.answered) / took,
        told_median=quantile(counted.told, 0.5),
        told_95=quantile(counted.told, 0.95),
        told_99=quantile(counted.told, 0.99),
        answered_99=quantile(counted.answered, 0.99),
        bytes_of_move=counted.bytes / len(counted.answered),
        busy=worked / took,
    )


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def _worked(server: Server) -> float:
    """Seconds of a core that its processes had so far, where that can be told."""
    seconds = 0.0
    for process in server.processes:
        try:
            with open(f"/proc/{process.pid}/stat", encoding="ascii") as stat:  # noqa: PTH123
                fields = stat.read().rpartition(")")[2].split()
        except OSError:
            return 0.0
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


class Idler(Line):
    """Somebody who waits for a game to begin."""

    joined: asyncio.Event

    def heard(self, message: bytes) -> None:
        if b'"type":"chats"' in message:
            self.joined.set()


async def sit_idle(server: Server, count: int, at_each: int = 50) -> list[Idler]:
    """So many sockets, at tables that wait for players."""
    api = f"http://127.0.0.1:{server.ports[0]}/api"
    idlers: list[Idler] = []
    async with httpx.AsyncClient(timeout=60) as client:
        guest = (await client.post(f"{api}/guest", json={"name": "Basil"})).json()
        token = {"Authorization": f"Bearer {guest['token']}"}
        client.cookies.clear()
        wish = {"game": "abracada", "seats": ["me", "open"]}
        for _ in range(-(-count // at_each)):
            made = await client.post(f"{api}/tables", json=wish, headers=token)
            code = made.raise_for_status().json()["code"]
            idlers += [Idler(server.ports[0], f"/ws/tables/{code}", {}) for _ in range(at_each)]
    del idlers[count:]
    at_once = asyncio.Semaphore(100)

    async def join(idler: Idler) -> None:
        async with at_once:
            idler.joined = asyncio.Event()
            await idler.connect()
            await idler.joined.wait()

    await asyncio.gather(*map(join, idlers))
    return idlers


async def beside_idlers(
    server: Server, tables: int, sockets: int, seconds: float, pace: float
) -> tuple[Measured, float]:
    """Paced tables beside that many idle sockets; and the megabytes that the server takes."""
    idlers = await sit_idle(server, sockets)
    pairs = await open_tables(server, tables)
    await asyncio.sleep(2)
    measured = await play(server, pairs, seconds, pace)
    memory = memory_of(server)
    if any(idler.lost for idler in idlers):
        raise SystemExit(f"{server.name}: {sum(idler.lost for idler in idlers)} sockets were lost")
    for line in [*idlers, *(player for pair in pairs for player in pair.players)]:
        line.hang_up()
    return measured, memory
