"""Bots think in processes of their own, and less hard when many are asked at once."""

import asyncio

import pytest

from conclave.bots.levels import LEVELS
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.server.bot_workers import Workers, hurried
from tests.games.abracada.drawing import GAME, table
from tests.server.running import SECONDS


@pytest.mark.parametrize(
    ("waiting", "levels"),
    [
        (0, ("novice", "adept", "master")),
        (4, ("novice", "adept", "master")),
        (5, ("novice", "adept", "adept")),
        (41, ("novice", "novice", "novice")),
    ],
)
def test_the_more_questions_wait_the_less_hard_a_bot_thinks(
    waiting: int, levels: tuple[str, ...]
) -> None:
    assert tuple(hurried(level, waiting) for level in LEVELS) == levels


async def test_every_one_of_many_questions_is_answered() -> None:
    position = table("> 1 2 3 4 5", "5 6 6 7 7", pile="8 8 8", secrets="3")
    asked: PlainDict = {
        **Perspective(GAME, position, 0, FastChance(1)).dump(),
        "game": "abracada",
        "seed": 1,
    }
    workers = Workers(2, SECONDS)
    try:
        answers = await asyncio.gather(*(workers.ask(asked, "master") for _ in range(120)))
    finally:
        await workers.stop()
    legal = {f"cast {spell}" for spell in range(1, 9)}
    assert set(map(str, answers)) <= legal
    assert workers.waiting == 0
