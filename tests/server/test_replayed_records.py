"""A record from a file is looked at like a game at a table, and a bad one refused."""

import random
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.match import new_match, replayed
from conclave.core.record import read_record
from conclave.server import reels
from conclave.server.settings import Rate
from tests.server.people import Json, Person, welcome
from tests.server.running import GENEROUS, quick_settings, running
from tests.server.test_replay import plain, seen


def recorded(slug: str = "abracada") -> Json:
    """A game without a dealer's seed, as a simulation leaves it."""
    game = load_game(slug)
    match = new_match(game, 3, {}, FastChance(4))
    luck = random.Random(4)
    while not match.state.over():
        match.say(match.state.actor(), luck.choice(game.sentences(match.state)))
    dumped: Json = plain(match.record.dump())
    return dumped


async def test_a_record_is_looked_at_without_a_table(nox: Person) -> None:
    nobody = Person(nox.address, nox.client)
    record = recorded()
    body = {"record": record, "names": ["Ada", "Bo\u202eb"]}
    shown = (await nobody.ask("POST", "/api/replays?as=1", body)).json()
    assert shown["last"] == len(record["moves"])
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ada", "Bob", ""]
    assert shown["table"]["options"]["rounds"] == 0
    answer = await nobody.ask("POST", "/api/replays/positions?as=1&from=3&to=5", body)
    states = [match.state.copy() for match in replayed(load_game("abracada"), read_record(record))]
    assert [one["view"] for one in answer.json()["positions"]] == [
        seen(load_game("abracada"), states[number], "1") for number in (3, 4, 5)
    ]


def spoilt(**changes: object) -> Json:
    return {"record": {**recorded(), **changes}}


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        ({"record": {}}, 400, "record-unknown-format"),
        ({"record": []}, 400, "message-misshapen"),
        ({}, 400, "message-misshapen"),
        ({"record": {}, "name": "x"}, 400, "message-misshapen"),
        (spoilt(format="conclave-record-9"), 400, "record-unknown-format"),
        (spoilt(version=99), 400, "record-other-version"),
        (spoilt(game="chess"), 400, "game-unknown"),
        (spoilt(seats=9), 400, "seats-out-of-range"),
        (spoilt(deal=[0]), 400, "record-draw-missing"),
        (spoilt(moves=[{"seat": 0, "say": "dance", "draws": []}]), 400, "record-move-refused"),
        (spoilt(moves=[{"seat": 0, "say": "x", "draws": []}] * 3001), 400, "record-too-long"),
        (spoilt(position={"seats": 3}), 400, "record-bad-position"),
        (spoilt(extra="x" * 1_100_000), 413, "message-too-long"),
    ],
)
async def test_a_bad_record_is_refused_with_a_sentence(
    nox: Person, body: Json, status: int, id: str
) -> None:
    for path in ("/api/replays", "/api/replays/positions?from=0&to=0"):
        answer = await nox.ask("POST", path, body)
        assert (answer.status_code, answer.json()["id"]) == (status, id)
        assert answer.json()["text"].endswith(".")
        if status == 413:
            assert str(1024 * 1024) in answer.json()["text"].replace("\u202f", "").replace(",", "")


@pytest.mark.parametrize("raw", [b"\xff\xfe", b'{"record": ' + b"[" * 5000, b"{"])
async def test_a_body_that_is_no_json_is_refused(nox: Person, raw: bytes) -> None:
    answer = await nox.client.post(f"{nox.address}/api/replays", content=raw)
    assert answer.status_code == 400
    assert answer.json()["id"] in ("message-not-json", "message-too-deep")


async def test_records_of_one_address_are_limited(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, records=Rate(3, 0.001))
    with running(quick_settings(database, limits=limits)) as address:
        nox = await welcome(address, client, "Nox")
        body = {"record": recorded()}
        asked = [(await nox.ask("POST", "/api/replays", body)).status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429]


async def test_reels_are_kept_by_use_and_not_without_end() -> None:
    kept = reels.Reels()
    record = read_record(recorded())
    first = await kept.of_record("first", record)
    for number in range(reels.MOST_REELS + 5):
        assert await kept.of_record("first", record) is first
        await kept.of_record(str(number), record)
    assert len(kept.kept) == reels.MOST_REELS
    with patch.object(reels, "MOST_POSITIONS", 3 * (first.last() + 1)):
        await kept.of_record("one more", record)
    assert len(kept.kept) == 3
    assert not kept.making
