"""From a finished game one plays on: from one of its positions, or all over with the same luck."""

import asyncio
import random
from typing import Any
from unittest.mock import patch

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import LiveChance
from conclave.core.errors import BadRecord
from conclave.core.fair_play import commitment
from conclave.core.match import replayed, verify
from conclave.core.record import read_record
from conclave.server import play_on as server_play_on
from tests.server.people import Json, Person
from tests.server.test_a_game_of_people import play_out
from tests.server.test_replay import GAMES, plain
from tests.server.test_replayed_records import recorded

LUCK = ["0123456789abcdef", "fedcba9876543210aa"]
ONE_ROUND = {"rounds": 1}


async def finished(nox: Person, ines: Person, slug: str, **wish: object) -> str:
    table = await nox.make_table(["me", "open", "novice"], game=slug, luck=LUCK[0], **wish)
    chairs = [await nox.connect(table["code"]), await ines.sit_down(table["code"], LUCK[1])]
    await chairs[0].do({"type": "start"})
    await asyncio.gather(*(play_out(one, random.Random(8)) for one in chairs))
    return str(table["code"])


async def record_of(person: Person, code: str) -> Json:
    record: Json = (await person.ask("GET", f"/api/tables/{code}/record")).json()
    return record


async def play_on(person: Person, code: str, **wish: Any) -> Json:
    body = {"how": "otherwise", "move": 0, "seat": 0, "level": "novice", **wish}
    answer = await person.ask("POST", f"/api/tables/{code}/play-on", body)
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


@pytest.mark.parametrize("slug", GAMES)
async def test_a_game_is_tried_otherwise_from_what_the_seat_knew(
    nox: Person, ines: Person, slug: str
) -> None:
    code = await finished(nox, ines, slug)
    record = read_record(await record_of(nox, code))
    game = load_game(slug)
    states = [match.state.copy() for match in replayed(game, record)]
    number = next(n for n in range(len(states) // 2, len(states)) if states[n].actor() == 1)
    seed = "5a" * 32
    with patch.object(server_play_on, "new_seed", lambda: seed):
        table = await play_on(nox, code, move=number, seat=1)
    assert (table["practice"], table["public"], table["status"]) == (True, False, "playing")
    assert (table["you"], table["played_on"], table["seed"]) == (1, "otherwise", "")
    assert [seat["level"] for seat in table["seats"]] == ["novice", None, "novice"]
    assert table["commitment"] not in (record.commitment, commitment(seed))
    chair = await nox.connect(table["code"])
    assert chair.log == []
    assert chair.position["view"] == plain(game.view(states[number], 1))
    await play_out(chair, random.Random(1))
    dumped = await record_of(nox, table["code"])
    assert verify(game, read_record(dumped)).record.practice
    imagined = states[number].imagine(1, LiveChance(bytes.fromhex(seed)))
    assert (dumped["deal"], dumped["position"]) == ([], plain(imagined.dump()))
    with pytest.raises(BadRecord):
        verify(game, read_record({**dumped, "position": plain(states[0].dump())}))


@pytest.mark.parametrize("slug", GAMES)
async def test_the_same_deal_again_has_the_same_luck(
    nox: Person, ines: Person, basil: Person, slug: str
) -> None:
    code = await finished(nox, ines, slug, public=True)
    dumped = await record_of(nox, code)
    table = await play_on(basil, code, how="same", seat=2, level="novice")
    assert (table["you"], table["played_on"], table["practice"]) == (2, "same", True)
    assert table["commitment"] == dumped["commitment"]
    assert table["seed"] == ""
    assert {(seat["luck"], seat["hash"]) for seat in table["seats"]} == {("", "")}
    chair = await basil.connect(table["code"])
    await play_out(chair, random.Random(1))
    again = await record_of(basil, table["code"])
    for name in ("seed", "nonces", "hashes", "openly", "deal", "options", "version"):
        assert again[name] == dumped[name], name
    verify(load_game(slug), read_record(again))
    assert "position" not in again


async def test_bots_begin_where_it_is_their_turn(nox: Person, ines: Person) -> None:
    code = await finished(nox, ines, "abracada")
    record = read_record(await record_of(nox, code))
    states = [match.state.copy() for match in replayed(load_game("abracada"), record)]
    number = next(n for n, state in enumerate(states) if n and state.actor() != 0)
    chair = await nox.connect((await play_on(nox, code, move=number))["code"])
    await chair.reach(1)
    assert chair.log[0]["seat"] == states[number].actor()


async def test_a_table_played_on_from_can_be_taken_back_reloaded_and_played_on_again(
    nox: Person, ines: Person
) -> None:
    code = await finished(nox, ines, "abracada")
    table = await play_on(nox, code, move=2, seat=0)
    chair = await nox.connect(table["code"])
    if await chair.my_turn():
        before = chair.position["view"]
        await chair.say(chair.position["legal"][0])
        back = await chair.do({"type": "undo", "version": chair.position["version"]})
        await chair.reach(back["version"])
        assert chair.position["view"] == before
    await play_out(chair, random.Random(3))
    dumped = await record_of(nox, table["code"])
    same = await play_on(nox, table["code"], how="same", seat=1)
    await play_out(await nox.connect(same["code"]), random.Random(3))
    again = await record_of(nox, same["code"])
    assert (again["position"], again["seed"]) == (dumped["position"], dumped["seed"])
    verify(load_game("abracada"), read_record(again))

    rematch = (await chair.do({"type": "rematch"}))["code"]
    fresh = (await nox.ask("GET", f"/api/tables/{rematch}")).json()
    assert (fresh["practice"], fresh["played_on"]) == (True, None)
    assert fresh["commitment"] != table["commitment"]
    counted = (await nox.ask("GET", "/api/statistics")).json()["games"]
    assert [one["played"] for one in counted] == [1], "the first game alone"


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"move": "last"}, 409, "play-on-over"),
        ({"move": 10_000}, 400, "replay-no-such-move"),
        ({"move": -1}, 400, "message-misshapen"),
        ({"seat": 3}, 404, "seat-unknown"),
        ({"seat": -1}, 400, "message-misshapen"),
        ({"level": "open"}, 400, "level-unknown"),
        ({"level": "me"}, 400, "level-unknown"),
        ({"how": "better"}, 400, "message-misshapen"),
    ],
)
async def test_what_can_not_be_played_on_is_refused(
    nox: Person, ines: Person, wish: Json, status: int, id: str
) -> None:
    code = await finished(nox, ines, "abracada", options=ONE_ROUND)
    if wish.get("move") == "last":
        wish = {"move": len((await record_of(nox, code))["moves"])}
    before = len((await nox.ask("GET", "/api/my-tables")).json())
    body = {"how": "otherwise", "move": 0, "seat": 0, "level": "novice", **wish}
    answer = await nox.ask("POST", f"/api/tables/{code}/play-on", body)
    assert (answer.status_code, answer.json()["id"]) == (status, id)
    assert answer.json()["text"].endswith(".")
    assert len((await nox.ask("GET", "/api/my-tables")).json()) == before


async def test_a_record_file_is_played_on_from(nox: Person, ines: Person) -> None:
    simulated = recorded()
    record = await record_of(nox, await finished(nox, ines, "abracada", options=ONE_ROUND))
    for given, how in ((simulated, "otherwise"), (simulated, "same"), (record, "same")):
        body = {"record": given, "how": how, "move": 1, "seat": 0, "level": "novice"}
        answer = await nox.ask("POST", "/api/replays/play-on", body)
        assert answer.status_code == 201, answer.text
        code = answer.json()["code"]
        await play_out(await nox.connect(code), random.Random(1))
        again = await record_of(nox, code)
        verify(load_game("abracada"), read_record(again))
        if given is record:
            assert (again["seed"], again["deal"]) == (record["seed"], record["deal"])
        elif how == "same":
            first = next(iter(replayed(load_game("abracada"), read_record(given))))
            assert again["position"] == plain(first.state.dump())


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"seed": "no seed"}, "record-bad-field"),
        ({"seed": "ab" * 32}, "record-seed-not-committed"),
        ({"nonces": ["x" * 65, "", ""]}, "record-bad-field"),
        ({"nonces": ["", ""]}, "record-bad-field"),
        ({"hashes": ["x", "", ""]}, "record-bad-field"),
        ({"nonces": ["00", "", ""]}, "record-deal-differs"),
    ],
)
async def test_luck_that_gives_another_deal_is_not_the_same(
    nox: Person, ines: Person, change: Json, id: str
) -> None:
    record = await record_of(nox, await finished(nox, ines, "abracada", options=ONE_ROUND))
    body = {"record": {**record, **change}, "how": "same", "seat": 0, "level": "novice"}
    answer = await nox.ask("POST", "/api/replays/play-on", body)
    assert (answer.status_code, answer.json()["id"]) == (400, id)
