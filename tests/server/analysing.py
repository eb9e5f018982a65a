"""A server with an analyst that does as it is told, and those who wait for what it finds out."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from conclave.server.settings import Settings
from tests.server.people import Json, Person
from tests.server.running import SECONDS, OwnProcess, quick_settings
from tests.server.serve_with_analyst import PACE
from tests.server.test_a_game_of_people import play_out
from tests.server.test_kill import is_running


class Study:
    """The folder by which the analyst is told what to do, and where it says that it began."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def tell(self, word: str) -> None:
        (self.folder / word).touch()

    def untell(self, word: str) -> None:
        (self.folder / word).unlink()

    def began(self) -> list[list[int]]:
        """The processes of each analysis that was begun, the first one's first."""
        files = sorted(self.folder.glob("began-*"))
        return [[int(pid) for pid in file.read_text().split()] for file in files]


def settings(database: Path, **others: object) -> Settings:
    return quick_settings(database, **{"analysis_pace": PACE, "analysis_workers": 1, **others})


class AnalysingProcess(OwnProcess):
    module = "tests.server.serve_with_analyst"


async def finished_game(person: Person, **others: object) -> str:
    wish = {"options": {"rounds": 1}, "start": True, **others}
    table = await person.make_table(["me", "novice"], **wish)
    chair = await person.connect(table["code"])
    await play_out(chair, random.Random(3))
    await chair.leave()
    return str(table["code"])


async def analysis(person: Person, code: str, method: str = "GET") -> Json:
    answer = await person.ask(method, f"/api/tables/{code}/analysis")
    assert answer.status_code in (200, 204), answer.text
    shown: Json = answer.json() if answer.content else {}
    return shown


async def until(
    person: Person, code: str, reached: Callable[[Json], bool], seconds: float = SECONDS
) -> Json:
    """Wait for the analysis as a browser does."""
    end = time.monotonic() + seconds
    while True:
        shown = await analysis(person, code)
        if reached(shown):
            return shown
        assert time.monotonic() < end, shown
        await asyncio.sleep(0.05)


def in_state(state: str) -> Callable[[Json], bool]:
    return lambda shown: bool(shown["state"] == state)


def under_way(shown: Json) -> bool:
    return bool(shown["state"] == "running" and shown["progress"] > 0)


async def all_end(pids: list[int]) -> None:
    end = time.monotonic() + SECONDS
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < end, "something outlived its server"
        await asyncio.sleep(0.05)
