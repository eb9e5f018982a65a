"""What is looked after every so often goes on through trouble, and ends when it is told to."""

import asyncio
import logging

import pytest

from conclave.server.background import Lookout
from tests.server.running import SECONDS

LONG = 3600.0
log = logging.getLogger("lookout")


async def test_a_lookout_looks_when_called_and_outlives_trouble(
    caplog: pytest.LogCaptureFixture,
) -> None:
    looks: asyncio.Queue[int] = asyncio.Queue()
    troubled = {2, 3, 5}

    async def look() -> None:
        number = looked.pop(0)
        looks.put_nowait(number)
        if number in troubled:
            raise ConnectionError("the database is away")

    looked = list(range(1, 10))
    lookout = Lookout(look, LONG, "it can't be seen", log)
    lookout.start()
    async with asyncio.timeout(SECONDS):
        for number in range(1, 7):
            lookout.call()
            assert await looks.get() == number
        await lookout.stop()
    lookout.call()
    assert looks.empty()
    said = [record.message for record in caplog.records]
    assert said == ["it can't be seen"] * 2, "once for each time that it began"


async def test_a_lookout_looks_by_itself() -> None:
    looked = asyncio.Event()

    async def look() -> None:
        looked.set()

    lookout = Lookout(look, 0.01, "", log)
    lookout.start()
    async with asyncio.timeout(SECONDS):
        await looked.wait()
        await lookout.stop()
