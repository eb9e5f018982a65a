"""The example of a bot that plays as a guest, in a process of its own, against somebody."""

import asyncio
import sys
from pathlib import Path

from tests.server.people import Person
from tests.server.running import SECONDS

EXAMPLE = Path(__file__).parents[2] / "examples" / "guest_bot.py"


async def launch(*words: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), *words)


async def test_it_takes_a_free_seat_and_plays_to_the_end(nox: Person, address: str) -> None:
    chair = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    bot = await launch(address, chair.table["code"], "--name", "Stranger", "--seed", "1")
    try:
        while chair.table["seats"][1]["kind"] != "person":
            await chair.until("table")
        assert chair.table["seats"][1]["name"] == "Stranger"
        await chair.do({"type": "start"})
        while await chair.my_turn():
            await chair.say(chair.position["legal"][-1])
        assert {move["seat"] for move in chair.log} == {0, 1}
        assert await asyncio.wait_for(bot.wait(), SECONDS) == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


async def test_it_says_why_where_no_seat_is_free(nox: Person, address: str) -> None:
    made = await nox.make_table(["me", "adept"])
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), address, made["code"]), stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(bot.communicate(), SECONDS)
    assert bot.returncode == 1
    assert said.decode().strip() == "This table is full; you can watch."
