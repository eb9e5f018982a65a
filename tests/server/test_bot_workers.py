"""Bots think in processes of their own, and less hard when many are asked at once."""

import asyncio
from collections import Counter
from collections.abc import Coroutine

import pytest

from conclave.bots.levels import LEVELS
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.server.bot_workers import Worker, Workers, hurried
from conclave.server.fair_queue import FairQueue
from tests.games.abracada.drawing import GAME, table
from tests.server.people import Person
from tests.server.running import SECONDS


@pytest.mark.parametrize(
    ("waiting", "levels"),
    [
        (0, ("novice", "adept", "master", "grandmaster")),
        (1, ("novice", "adept", "master", "grandmaster")),
        (2, ("novice", "adept", "master", "master")),
        (4, ("novice", "adept", "master", "master")),
        (5, ("novice", "adept", "adept", "adept")),
        (41, ("novice", "novice", "novice", "novice")),
    ],
)
def test_the_more_questions_wait_the_less_hard_a_bot_thinks(
    waiting: int, levels: tuple[str, ...]
) -> None:
    assert tuple(hurried(level, waiting) for level in LEVELS) == levels


def question(level: str) -> PlainDict:
    position = table("> 1 2 3 4 5", "5 6 6 7 7", pile="8 8 8", secrets="3")
    asked = Perspective(GAME, position, 0, FastChance(1)).dump()
    return {**asked, "game": "abracada", "version": GAME.version, "seed": 1, "level": level}


async def test_every_one_of_many_questions_is_answered() -> None:
    workers = Workers([Worker(), Worker()], SECONDS)
    try:
        answers = await asyncio.gather(
            *(workers.ask(question("master"), str(number % 7)) for number in range(120))
        )
    finally:
        await workers.stop()
    legal = {f"cast {spell}" for spell in range(1, 9)}
    assert {str(answer["sentence"]) for answer in answers if answer} <= legal
    assert None not in answers
    assert not len(workers.queue)


async def test_a_guest_with_many_questions_hurries_their_own_bots_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []

    async def at_once(_worker: Worker, asked: PlainDict) -> PlainDict:
        await asyncio.sleep(0)
        order.append(str(asked["of"]))
        return asked

    monkeypatch.setattr(Worker, "ask", at_once)
    workers = Workers([Worker(), Worker()], SECONDS)

    def ask(guest: str) -> Coroutine[None, None, PlainDict | None]:
        return workers.ask({"level": "master", "of": guest}, guest)

    greedy = [asyncio.create_task(ask("greedy")) for _ in range(140)]
    await asyncio.sleep(0)
    modest = [asyncio.create_task(ask(guest)) for guest in ("nox", "ines", "basil")]
    theirs = [await task for task in modest]
    assert [answer and answer["level"] for answer in theirs] == ["master"] * 3
    assert order.count("greedy") <= 6, "they wait for one round, not for all the others"
    answers = await asyncio.gather(*greedy)
    levels = Counter(str(answer["level"]) for answer in answers if answer)
    assert levels["novice"] > 50
    assert levels["master"] < 20


async def test_where_each_of_many_guests_has_one_question_all_think_less_hard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def at_once(_worker: Worker, asked: PlainDict) -> PlainDict:
        await asyncio.sleep(0)
        return asked

    monkeypatch.setattr(Worker, "ask", at_once)
    workers = Workers([Worker()], SECONDS)
    answers = await asyncio.gather(
        *(workers.ask({"level": "master"}, str(guest)) for guest in range(60))
    )
    levels = [str(answer["level"]) for answer in answers if answer]
    assert (levels[1], levels[30], levels[-1]) == ("novice", "adept", "master")


async def test_who_gives_up_waiting_leaves_the_queue() -> None:
    queue = FairQueue(["worker"])
    assert await queue.take("nox") == "worker"
    waiting = [asyncio.create_task(queue.take(guest)) for guest in ("nox", "ines", "basil")]
    await asyncio.sleep(0)
    assert len(queue) == 3
    waiting[1].cancel()
    await asyncio.sleep(0)
    assert len(queue) == 2
    queue.give_back("worker")
    waiting[0].cancel()  # when it has just been given the worker
    assert await waiting[2] == "worker"
    queue.give_back("worker")
    assert list(queue.free) == ["worker"]


async def test_a_bot_that_was_hurried_says_so(nox: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.bot_workers.HURRIED", ((-1, "novice"),))
    chair = await nox.connect((await nox.make_table(["me", "master"], start=True))["code"])
    hurried: list[str] = []
    while not hurried:
        if await chair.my_turn():
            await chair.say(chair.position["legal"][-1])
        hurried = [move["hurried"] for move in chair.log if "hurried" in move]
    assert set(hurried) == {"novice"}
    assert all(move["seat"] == 1 for move in chair.log if "hurried" in move)
    again = await nox.connect(chair.table["code"])
    assert [move["number"] for move in again.log if "hurried" in move]
    await chair.leave()
    await again.leave()
