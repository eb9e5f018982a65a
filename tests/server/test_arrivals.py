"""Many who come at once are looked up together, and nobody pays for another's trouble."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from conclave.core.errors import ConclaveError
from conclave.server.authentication import hash_token
from conclave.server.guests import welcome
from conclave.server.settings import database_url
from conclave.server.storage.arrivals import MOST_AT_ONCE, Arrivals
from conclave.server.storage.database import Storage, open_storage


class Questions:
    """Those that were put to the database, each answered as soon as it may be."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.asked: list[int] = []
        self.may = asyncio.Event()

    async def glance(self, question: str, **values: float | str) -> list[tuple[Any, ...]]:
        self.asked.append(len(values))
        await self.may.wait()
        return await self.storage.glance(question, **values)


@pytest.fixture
async def storage(database: Path) -> AsyncIterator[Storage]:
    storage = open_storage(database_url(str(database)))
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
def questions(storage: Storage) -> Questions:
    return Questions(storage)


async def tokens_of(storage: Storage, *names: str) -> dict[str, str]:
    return {name: (await welcome(storage, name, "raven"))[1] for name in names}


async def test_who_comes_meanwhile_is_looked_up_together(
    storage: Storage, questions: Questions
) -> None:
    arrivals, tokens = Arrivals(questions.glance), await tokens_of(storage, "Nox", "Ines", "Basil")
    first = asyncio.create_task(arrivals.find(hash_token(tokens["Nox"])))
    while not questions.asked:
        await asyncio.sleep(0)
    names = ["Ines", "Basil", "Ines", "nobody"]
    others = [arrivals.find(hash_token(tokens.get(name, "?"))) for name in names]
    late = asyncio.gather(*others)
    await asyncio.sleep(0)
    questions.may.set()
    found = [await first, *await late]
    assert [one and one.guest.name for one in found] == ["Nox", "Ines", "Basil", "Ines", None]
    assert questions.asked == [1, 4]


async def test_a_question_is_never_longer_than_so_many(questions: Questions) -> None:
    arrivals = Arrivals(questions.glance)
    questions.may.set()
    found = await asyncio.gather(*(arrivals.find(str(one)) for one in range(2 * MOST_AT_ONCE + 5)))
    assert set(found) == {None}
    assert questions.asked == [MOST_AT_ONCE, MOST_AT_ONCE, 8]


async def test_whoever_hangs_up_meanwhile_keeps_nobody_waiting(
    storage: Storage, questions: Questions
) -> None:
    arrivals, tokens = Arrivals(questions.glance), await tokens_of(storage, "Nox", "Ines")
    gone, stays = (
        asyncio.create_task(arrivals.find(hash_token(token))) for token in tokens.values()
    )
    while not questions.asked:
        await asyncio.sleep(0)
    gone.cancel()
    questions.may.set()
    found = await stays
    assert found is not None
    assert found.guest.name == "Ines"


async def test_all_are_told_of_trouble_and_the_next_are_looked_up_again() -> None:
    troubles = [OSError("the disk is gone")]

    async def glance(question: str, **values: float | str) -> list[tuple[Any, ...]]:
        if troubles:
            raise troubles.pop()
        return []

    arrivals = Arrivals(glance)
    told = await asyncio.gather(arrivals.find("a"), arrivals.find("b"), return_exceptions=True)
    assert [str(one) for one in told] == ["the disk is gone"] * 2
    assert await arrivals.find("a") is None


async def test_a_guest_whose_row_is_bad_harms_nobody_else(storage: Storage) -> None:
    tokens = await tokens_of(storage, "Nox", "Ines")
    async with storage.writing() as db:
        await db.execute(text("UPDATE guests SET name = x'00ff' WHERE name = 'Nox'"))
    bad, good = await asyncio.gather(
        *(storage.arrivals.find(hash_token(token)) for token in tokens.values()),
        return_exceptions=True,
    )
    assert isinstance(bad, ConclaveError)
    assert not isinstance(good, BaseException | None)
    assert good.guest.name == "Ines"
