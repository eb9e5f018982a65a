"""The fourth level at a table: told what its seat has seen, and only where a game has one."""

import pytest

from conclave.core.plain import PlainDict
from conclave.server.bot_workers import Worker
from tests.server.people import Person


async def test_a_grandmaster_is_told_what_its_seat_has_seen(
    nox: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[PlainDict] = []
    ask = Worker.ask

    async def note(worker: Worker, question: PlainDict) -> PlainDict | None:
        asked.append(question)
        return await ask(worker, question)

    monkeypatch.setattr(Worker, "ask", note)
    chair = await nox.connect((await nox.make_table(["me", "grandmaster"], start=True))["code"])
    while not any("past" in question for question in asked):
        if await chair.my_turn():
            await chair.say(chair.position["legal"][-1])
    question = next(question for question in asked if "past" in question)
    assert question["level"] == "grandmaster"
    past = question["past"]
    assert isinstance(past, list)
    for moment in past:
        assert isinstance(moment, dict)
        assert set(moment) == {"imagined", "move"}
    said = [move for move in chair.log if move["seat"] == 1]
    assert not any("hurried" in move for move in said)
    await chair.leave()


async def test_a_game_without_a_grandmaster_refuses_one(nox: Person) -> None:
    games = (await nox.ask("GET", "/api/games")).json()
    levels = {game["slug"]: game["levels"] for game in games}
    assert levels["abracada"] == ["novice", "adept", "master", "grandmaster"]
    without = [slug for slug, offered in levels.items() if "grandmaster" not in offered]
    for slug in without:
        table = {"game": slug, "seats": ["me", "grandmaster"]}
        refused = await nox.ask("POST", "/api/tables", table)
        assert refused.status_code == 400
        assert refused.json()["id"] == "seat-kind-unknown"
