"""A finished game is looked at as anybody saw it, by those who may; a running one by nobody."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest

from conclave.catalogue import load_game
from conclave.core import reel as reels_core
from conclave.core.chance import ReplayChance
from conclave.core.game import AnyGame
from conclave.core.match import Match, replay, replayed
from conclave.core.record import Record, read_record
from conclave.core.reel import STRIDE
from conclave.core.state import State
from conclave.server import reels
from tests.server.people import Json, Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_a_game_of_people import play_out

GAMES = ["abracada", "five_seals", "twelve_missions", "archmage"]
SHORT = {"options": {"rounds": 1}}


async def finished(nox: Person, ines: Person, *watchers: Person, **wish: object) -> str:
    """The code of a game of both and a bot that is over."""
    table = await nox.make_table(["me", "open", "novice"], **wish)
    chairs = [await nox.connect(table["code"]), await ines.sit_down(table["code"])]
    chairs += [await watcher.connect(table["code"]) for watcher in watchers]
    await chairs[0].do({"type": "start"})
    await asyncio.gather(*(play_out(one, random.Random(5)) for one in chairs))
    for chair in chairs:
        await chair.leave()
    return str(table["code"])


def routes(code: str) -> list[tuple[str, str, object]]:
    """All by which somebody could look back at a game at a table."""
    wish = {"how": "otherwise", "move": 0, "seat": 0, "level": "novice"}
    return [
        ("GET", f"/api/tables/{code}/replay", None),
        *(("GET", f"/api/tables/{code}/replay?as={eyes}", None) for eyes in ("0", "open")),
        ("GET", f"/api/tables/{code}/replay/positions?as=open&from=0&to=0", None),
        ("GET", f"/api/tables/{code}/replay/positions?as=0&from=0&to=0&speaks=true", None),
        ("POST", f"/api/tables/{code}/play-on", wish),
        ("POST", f"/api/tables/{code}/play-on", {**wish, "how": "same"}),
    ]


async def refusals(person: Person, code: str) -> set[tuple[int, str]]:
    asked = [await person.ask(*route) for route in routes(code)]
    return {(one.status_code, one.json()["id"]) for one in asked}


def plain(told: object) -> Any:
    """As it is after it was sent."""
    return json.loads(msgspec.json.encode(told))


def seen(game: AnyGame, state: State, eyes: str) -> Any:
    if eyes == "open":
        return plain(game.open_view(state))
    return plain(game.view(state, None if eyes == "watch" else int(eyes)))


def told(game: AnyGame, match: Match, number: int, eyes: str) -> tuple[Any, str]:
    said, events = match.record.moves[number - 1], match.told[number - 1]
    if eyes == "open":
        return plain([event.seen_by_all() for event in events]), said.sentence
    seat = None if eyes == "watch" else int(eyes)
    heard = [event for one in events if (event := game.tell(one, seat)) is not None]
    own = seat == said.seat
    return plain(heard), said.sentence if own else game.overheard(said.sentence)


async def shown_positions(person: Person, code: str, eyes: str, last: int) -> list[Json]:
    positions: list[Json] = []
    while len(positions) <= last:
        to = min(len(positions) + 63, last)
        path = f"/api/tables/{code}/replay/positions?as={eyes}&from={len(positions)}&to={to}"
        answer = await person.ask("GET", path)
        assert answer.status_code == 200, answer.text
        positions += answer.json()["positions"]
    return positions


@pytest.mark.parametrize("slug", GAMES)
async def test_every_position_and_move_is_what_those_eyes_saw(
    nox: Person, ines: Person, slug: str
) -> None:
    stranger = Person(nox.address, nox.client)
    table = await nox.make_table(["me", "open", "novice"], game=slug, public=True)
    code = table["code"]
    assert await refusals(nox, code) == {(409, "replay-not-yet")}
    chairs = [await nox.connect(code), await ines.sit_down(code)]
    await chairs[0].do({"type": "start"})
    for person in (nox, ines):
        assert await refusals(person, code) == {(409, "replay-not-yet")}
    assert await refusals(stranger, code) == {(409, "replay-not-yet"), (401, "guest-needed")}
    await asyncio.gather(*(play_out(one, random.Random(5)) for one in chairs))

    dumped = (await stranger.ask("GET", f"/api/tables/{code}/record")).json()
    record = read_record(dumped)
    game = load_game(slug)
    states = [match.state.copy() for match in replayed(game, record)]
    match = replay(game, record)
    for eyes in ("0", "1", "2", "open", "watch"):
        shown: Json = (await stranger.ask("GET", f"/api/tables/{code}/replay?as={eyes}")).json()
        assert (shown["last"], shown["positions"]) == (len(record.moves), [])
        assert shown["rounds"] == [game.round_of(state) for state in states]
        assert shown["table"]["you"] == (int(eyes) if eyes.isdigit() else None)
        assert (shown["own"], shown["table"]["hints"]) == (None, False)
        for number, move in enumerate(shown["log"], start=1):
            assert move["number"] == number
            assert (move["events"], move["sentence"]) == told(game, match, number, eyes)
            standings = states[number].standings()
            assert move["points"] == [standing.points for standing in standings]
        for number, position in enumerate(
            await shown_positions(stranger, code, eyes, len(record.moves))
        ):
            state = states[number]
            assert position["view"] == seen(game, state, eyes), f"position {number} as {eyes}"
            assert (position["version"], position["actor"]) == (number, state.actor())
            assert (position["legal"], position["previews"]) == ([], {})
            assert position["standings"] == [one.dump() for one in state.standings()]
            assert position["over"] == (number == len(record.moves))
    own = (await ines.ask("GET", f"/api/tables/{code}/replay?as=0")).json()
    assert (own["own"], own["table"]["you"]) == (1, 0)
    as_file = await stranger.ask("POST", "/api/replays?as=1", {"record": dumped})
    as_table = await stranger.ask("GET", f"/api/tables/{code}/replay?as=1")
    assert as_file.json()["log"] == as_table.json()["log"]


async def test_who_may_look_at_a_finished_game(nox: Person, ines: Person, basil: Person) -> None:
    nobody = Person(nox.address, nox.client)
    private = await finished(nox, ines, basil, **SHORT)
    public = await finished(nox, ines, public=True, **SHORT)
    for person in (nox, ines):
        assert (await person.ask("GET", f"/api/tables/{private}/replay")).status_code == 200
        assert (await person.ask("GET", f"/api/tables/{private}/record")).status_code == 200
        assert (await person.connect(private)).position["over"]
    assert await refusals(basil, private) == {(403, "game-private")}
    assert await refusals(nobody, private) == {(403, "game-private"), (401, "guest-needed")}
    for person in (basil, nobody):
        record = await person.ask("GET", f"/api/tables/{private}/record")
        assert (record.status_code, record.json()["id"]) == (403, "game-private")
        (heard,) = (await person.connect(private)).heard
        assert json.loads(heard)["id"] == "game-private"
        assert (await person.ask("GET", f"/api/tables/{public}/replay")).status_code == 200
        assert (await person.ask("GET", f"/api/tables/{public}/record")).status_code == 200
        assert (await person.connect(public)).position["over"]
    gone = await nox.ask("GET", "/api/tables/ABCDEFGHJKLMNPQR/replay")
    assert (gone.status_code, gone.json()["id"]) == (404, "table-unknown")


async def test_whoever_left_the_seat_to_a_bot_still_sat_there(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open"], **SHORT)
    chairs = [await nox.connect(table["code"]), await ines.sit_down(table["code"])]
    await chairs[0].do({"type": "start"})
    await chairs[1].do({"type": "stand"})
    await play_out(chairs[0], random.Random(2))
    assert (await ines.ask("GET", f"/api/tables/{table['code']}/replay?as=1")).json()["own"] == 1


async def test_a_practice_game_that_goes_on_is_shut_again(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], practice=True, start=True, **SHORT)
    code = table["code"]
    chair = await nox.connect(code)
    lengths = []
    for luck in (1, 2):
        await play_out(chair, random.Random(luck))
        shown = await nox.ask("GET", f"/api/tables/{code}/replay?as=0")
        assert [move["sentence"] for move in shown.json()["log"]] == [
            move["sentence"] for move in chair.log
        ]
        kept = await nox.ask("GET", f"/api/tables/{code}/replay/positions?from=0&to=0")
        assert "no-cache" in kept.headers["cache-control"]
        lengths.append(shown.json()["last"])
        if luck == 1:
            back = await chair.do({"type": "undo", "version": chair.position["version"]})
            await chair.reach(back["version"])
            assert await refusals(nox, code) == {(409, "replay-not-yet")}


async def test_a_jump_plays_a_few_moves_and_never_the_whole_game(nox: Person, ines: Person) -> None:
    code = await finished(nox, ines, game="five_seals", public=True)
    replays, plays = 0, 0

    def made(game: AnyGame, record: Record) -> reels_core.Reel:
        nonlocal replays
        replays += 1
        return reels_core.Reel(game, record)

    def counting(draws: list[int]) -> ReplayChance:
        nonlocal plays
        plays += 1
        return ReplayChance(draws)

    with patch.object(reels, "Reel", made):
        together = [nox.ask("GET", f"/api/tables/{code}/replay?as=1") for _ in range(5)]
        last = (await asyncio.gather(*together))[0].json()["last"]
        assert last > 5 * STRIDE
        with patch.object(reels_core, "ReplayChance", counting):
            for number in [last, 0, last // 2, STRIDE - 1, last - 1, 3 * STRIDE]:
                before = plays
                path = f"/api/tables/{code}/replay/positions?as=open&from={number}&to={number}"
                assert (await nox.ask("GET", path)).status_code == 200
                assert plays - before <= STRIDE
    assert replays == 1
    assert plays > 0 or not reels_core.__file__.endswith(".py"), "what is compiled counts nothing"


async def test_what_was_seen_is_not_sent_again(nox: Person, ines: Person) -> None:
    code = await finished(nox, ines, public=True, **SHORT)
    for path in ("replay?as=1", "replay/positions?as=1&from=0&to=2"):
        address = f"{nox.address}/api/tables/{code}/{path}"
        first = await nox.client.get(address)
        assert "private" in first.headers["cache-control"]
        assert first.headers["content-encoding"] == "gzip"
        again = await nox.client.get(address, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await nox.client.get(address.replace("as=1", "as=0"))
        assert other.headers["etag"] != first.headers["etag"]


async def test_what_may_be_said_is_told_to_the_actor_alone(nox: Person, ines: Person) -> None:
    code = await finished(nox, ines, public=True, **SHORT)
    record = read_record((await nox.ask("GET", f"/api/tables/{code}/record")).json())
    game = load_game("abracada")
    path = f"/api/tables/{code}/replay/positions"
    for number, match in enumerate(replayed(game, record)):
        actor = match.state.actor()
        for eyes in ("0", "1", "2", "open", "watch"):
            asked = await nox.ask("GET", f"{path}?as={eyes}&from={number}&to={number}&speaks=true")
            if eyes == str(actor):
                (position,) = asked.json()["positions"]
                assert position["legal"] == game.sentences(match.state)
                previews = game.previews(match.state)
                assert position["previews"] == {
                    said: plain(preview.dump()) for said, preview in previews.items()
                }
            else:
                assert (asked.status_code, asked.json()["id"]) == (400, "positions-actor-only")
    several = await nox.ask("GET", f"{path}?as=0&from=0&to=1&speaks=true")
    assert several.json()["id"] == "positions-actor-only"


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ("replay?as=3", "eyes-unknown"),
        ("replay?as=-1", "eyes-unknown"),
        ("replay?as=everybody", "eyes-unknown"),
        ("replay?as=%D9%A1", "eyes-unknown"),
        ("replay/positions?from=-1&to=0", "positions-bad-range"),
        ("replay/positions?from=2&to=1", "positions-bad-range"),
        ("replay/positions?from=0&to=64", "positions-bad-range"),
        ("replay/positions?from=0&to=9999999999", "positions-bad-range"),
        ("replay/positions?from=none&to=0", "message-misshapen"),
        ("replay/positions?from=0", "message-misshapen"),
    ],
)
async def test_bad_questions_about_a_finished_game(nox: Person, asked: str, id: str) -> None:
    table = await nox.make_table(["me", "novice", "novice"], public=True, start=True, **SHORT)
    chair = await nox.connect(table["code"])
    await play_out(chair, random.Random(1))
    answer = await nox.ask("GET", f"/api/tables/{chair.table['code']}/{asked}")
    assert (answer.status_code, answer.json()["id"]) == (400, id)
    assert answer.json()["text"] != id


async def test_a_game_by_rules_that_are_gone_is_not_shown(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        table = await nox.make_table(["me", "novice"], start=True, **SHORT)
        await play_out(await nox.connect(table["code"]), random.Random(1))
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE tables SET rules_version = 999")
        db.commit()
    with running(quick_settings(database)) as nox.address:
        assert await refusals(nox, table["code"]) == {(400, "rules-gone-over")}
        assert (await nox.ask("GET", f"/api/tables/{table['code']}/record")).status_code == 200
        assert (await nox.ask("GET", "/api/statistics")).json()["games"][0]["played"] == 1
