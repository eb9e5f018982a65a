"""kill -9 at any moment: every acknowledged move is there, and the bots go on."""

import asyncio
import os
import signal
import subprocess
import time
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.people import Chair, Json, Person, welcome
from tests.server.running import SECONDS, OwnProcess, quick_settings, running
from tests.server.test_moves import two_people

TABLES = 5
KILLS = 3
MOVES_BETWEEN_KILLS = 50


class Acknowledged:
    """What the server has promised to keep: moves answered with ``done`` or told to a seat."""

    def __init__(self) -> None:
        self.moves: dict[int, tuple[int, str]] = {}

    def note(self, move: Json) -> None:
        said = (move["seat"], move["sentence"])
        assert self.moves.setdefault(move["number"], said) == said, "a move changed afterwards"

    def check(self, log: list[Json]) -> None:
        kept = {move["number"]: (move["seat"], move["sentence"]) for move in log}
        for number, said in self.moves.items():
            assert kept.get(number) == said, f"move {number} was acknowledged and is lost"


def count(promised: list[Acknowledged]) -> int:
    return sum(len(promise.moves) for promise in promised)


async def play_until_cut_off(chair: Chair, promised: Acknowledged) -> bool:
    """Play on and remember every acknowledged move; whether the game ended."""
    try:
        while await chair.my_turn():
            sentence = chair.position["legal"][-1]
            version, seat = chair.position["version"], chair.table["you"]
            await chair.say(sentence)
            promised.note({"number": version + 1, "seat": seat, "sentence": sentence})
            for move in chair.log:
                promised.note(move)
    except ConnectionClosed:
        for move in chair.log:
            promised.note(move)
        return False
    return True


async def test_no_acknowledged_move_is_lost_and_the_bots_play_on_to_the_end(
    database: Path, client: httpx.AsyncClient
) -> None:
    with OwnProcess(str(database)) as server:
        await play_through_kills(server, client)


async def play_through_kills(server: OwnProcess, client: httpx.AsyncClient) -> None:
    server.wait()
    people = [await welcome(server.address, client, f"Guest {n}") for n in range(TABLES)]
    seats = ["me", "novice", "novice", "adept"]
    codes = []
    for number, person in enumerate(people):
        table = await person.make_table(seats, start=True, title=f"Table {number}")
        codes.append(table["code"])
    promised = [Acknowledged() for _ in people]
    for kill in range(KILLS + 1):
        for person in people:
            person.address = server.address
        chairs = [await person.connect(code) for person, code in zip(people, codes, strict=True)]
        for chair, promise in zip(chairs, promised, strict=True):
            promise.check(chair.log)
        if kill == KILLS:
            break
        playing = [
            asyncio.create_task(play_until_cut_off(chair, promise))
            for chair, promise in zip(chairs, promised, strict=True)
        ]
        until = count(promised) + MOVES_BETWEEN_KILLS
        while count(promised) < until and not all(task.done() for task in playing):
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.gather(*playing)
        server.launch()
        server.wait()
    assert count(promised) > KILLS * MOVES_BETWEEN_KILLS / 2

    # Everybody goes home; what is left is played by bots alone, over one more kill.
    for chair in chairs:
        await chair.ask({"type": "stand"})
    server.kill()
    server.launch()
    server.wait()
    for person, code in zip(people, codes, strict=True):
        await until_over(person, server.address, code)


async def until_over(person: Person, address: str, code: str) -> None:
    person.address = address
    chair = await person.connect(code)
    while chair.table["status"] != "over":
        await chair.hear()
    await chair.leave()


async def test_a_bot_that_hangs_is_replaced_and_something_legal_is_played(
    database: Path, client: httpx.AsyncClient
) -> None:
    others = workers_of(os.getpid())
    with running(quick_settings(database, bot_seconds=0.7)) as address:
        nox, ines = await welcome(address, client, "Nox"), await welcome(address, client, "Ines")
        chair, other = await two_people(nox, ines, rounds=1)
        await other.do({"type": "stand"})
        (hung,) = workers_of(os.getpid()) - others
        os.kill(hung, signal.SIGSTOP)
        while chair.position["legal"]:
            await chair.say("stop" if "stop" in chair.position["legal"] else "cast 1")
            await chair.reach(chair.position["version"])
        await chair.my_turn()
        assert any(move["seat"] == other.table["you"] for move in chair.log)
        assert hung not in workers_of(os.getpid())
        await chair.leave()
    assert workers_of(os.getpid()) <= others


async def test_workers_end_with_the_server_that_was_killed(database: Path) -> None:
    with OwnProcess(str(database)) as server:
        server.wait()
        assert server.process is not None
        workers = workers_of(server.process.pid)
        assert workers
        server.kill()
    until = time.monotonic() + SECONDS
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < until, "a bot outlived its server"
        await asyncio.sleep(0.05)


def workers_of(server: int) -> set[int]:
    """The processes in which bots think for that server."""
    found = subprocess.run(
        ["pgrep", "-P", str(server), "-f", "conclave.server.bot_worker"],
        capture_output=True,
        text=True,
        check=False,
    )
    return {int(pid) for pid in found.stdout.split()}


def is_running(pid: int) -> bool:
    """Not so if it only waits for its parent to note its end."""
    shown = ["ps", "-o", "stat=", "-p", str(pid)]
    found = subprocess.run(shown, capture_output=True, text=True, check=False).stdout
    return bool(found.strip()) and not found.strip().startswith("Z")
