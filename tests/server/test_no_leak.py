"""Nothing that a connection receives depends on what its seat must not know.

Whole games are played over real sockets and every byte is kept. Then each message is made again
from a position that the seat *imagines*, one that it could not tell from the true one: the bytes
must be the same. A message that told the seat more could not be.
"""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance, ReplayChance
from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.match import new_match, replay
from conclave.core.record import Record, Said, read_record
from conclave.core.state import State
from conclave.server.payloads import encode, move_payload, position_payload
from tests.server.people import Chair, Person
from tests.server.test_moves import two_people

GAME = load_game("abracada")
TRIES = 40
OPTIONS = [{}, {"odds": True, "slips": True}, {"last_standing": True}]
TABLE_FIELDS = {
    *("code", "short_code", "game", "title", "public", "practice", "hints", "options", "status"),
    *("rated", "counted", "night", "revealing", "host", "you", "sofa", "seats"),
    *("watchers", "watching", "commitment", "seed", "made", "version", "rematch", "played_on"),
    *("talk", "watching_guests", "clock", "adjudicated", "grace", "patience"),
}
MY_TABLE_FIELDS = {
    *("actor", "your_turn", "last", "ended", "result"),
    *("moves", "minutes", "analysed", "luck", "each", "time_left"),
}
SEAT_FIELDS = {
    *("seat", "kind", "name", "crest", "level", "here", "deputy", "luck", "hash", "sofa"),
    *("guest", "forfeit", "away", "asked"),
}


def positions(record: Record) -> list[State]:
    """The true position after each number of moves."""
    found = []
    for count in range(len(record.moves) + 1):
        part = Record(record.game, record.version, record.seats, record.options)
        part.deal, part.moves = record.deal, record.moves[:count]
        found.append(replay(GAME, part).state)
    return found


async def play_curiously(chair: Chair, luck: random.Random) -> None:
    """Play at random, and say something wrong now and then to hear what the refusal tells."""
    while await chair.my_turn():
        version = chair.position["version"]
        if luck.random() < 0.3:
            wrong = luck.choice(["stop", "cast 1", "cast", "cast 2", "cast 99"])
            if wrong not in chair.position["legal"]:
                await chair.refusal({"type": "say", "version": version, "sentence": wrong})
        await chair.say(luck.choice(chair.position["legal"]))
    while chair.table["status"] != "over":
        await chair.hear()


async def listen(chair: Chair) -> None:
    while chair.table["status"] != "over":
        await chair.hear()


async def come_and_go(person: Person, code: str, kept: list[Chair]) -> None:
    """Reconnect again and again: the log on reconnecting must not tell more either."""
    for _ in range(12):
        chair = await person.connect(code)
        kept.append(chair)
        over = chair.table["status"] == "over"
        await chair.leave()
        if over:
            return
        await asyncio.sleep(0.1)


async def ask_around(person: Person, code: str, answers: list[str]) -> None:
    while True:
        for path in ("/api/my-tables", f"/api/tables/{code}", "/api/tables"):
            answers.append((await person.ask("GET", path)).text)
        for path in ("replay?as=open", "replay?as=0", "replay/positions?as=1&from=0&to=0"):
            replay = await person.ask("GET", f"/api/tables/{code}/{path}")
            assert replay.status_code in (200, 409)
            if replay.status_code == 200:  # it has just ended
                assert (await person.ask("GET", f"/api/tables/{code}")).json()["status"] == "over"
            else:
                assert replay.json()["id"] == "replay-not-yet"
                answers.append(replay.text)
        record = await person.ask("GET", f"/api/tables/{code}/record")
        if record.status_code == 200:
            return
        assert record.json()["id"] == "record-not-yet"
        answers.append(record.text)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("options", OPTIONS)
async def test_everything_received_is_what_an_imagined_position_would_give(
    nox: Person, ines: Person, basil: Person, options: dict[str, Any]
) -> None:
    table = await nox.make_table(["me", "open", "novice"], options=options, public=True)
    code = table["code"]
    chairs = [await nox.connect(code), await ines.sit_down(code)]
    spectators = [await basil.connect(code), await Person(nox.address, nox.client).connect(code)]
    visits: list[Chair] = []
    answers: list[str] = []
    await chairs[0].do({"type": "start"})
    await asyncio.gather(
        *(play_curiously(chair, random.Random(seat)) for seat, chair in enumerate(chairs)),
        *(listen(chair) for chair in spectators),
        come_and_go(ines, code, visits),
        ask_around(basil, code, answers),
        ask_around(nox, code, answers),
    )
    record = read_record((await nox.ask("GET", f"/api/tables/{code}/record")).json())
    witness = Witness(record)
    for seat, chair in enumerate(chairs):
        witness.check(chair, seat)
    for chair in spectators:
        witness.check(chair, None)
    for chair in visits:
        witness.check(chair, 1)
    witness.check_answers(answers)
    assert witness.positions_checked > 100
    assert witness.moves_checked > 50
    assert witness.refusals_checked > 0
    for chair in [*chairs, *spectators]:
        await chair.leave()


class Witness:
    """Knows how the game really went, and whether a message could have given it away."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states = positions(record)
        self.luck = FastChance(1)
        self.positions_checked = self.moves_checked = self.refusals_checked = 0

    def check(self, chair: Chair, seat: int | None) -> None:
        version = 0
        for text in chair.heard:
            message = json.loads(text)
            if "position" in message:
                version = message["position"]["version"]
                self.check_position(text, message["position"], seat)
            match message["type"]:
                case "table":
                    self.check_table(message["table"])
                case "moved":
                    self.check_move(message["move"], seat)
                case "log":
                    for move in message["moves"]:
                        self.check_move(move, seat)
                case "refused":
                    self.check_refusal(message, version, seat)
                case kind:
                    assert kind in ("position", "done", "chats", "chat")
            assert set(message) <= {
                *("type", "nonce", "version", "table", "moves", "position", "move"),
                *("chats", "chat", "id", "params", "text"),
            }

    def imagined(self, version: int, seat: int | None) -> State:
        """A spectator knows less than anybody: what all seats imagine looks the same to one."""
        state = self.states[version]
        for viewer in range(state.seats) if seat is None else [seat]:
            state = state.imagine(viewer, self.luck)
        return state

    def check_position(self, text: str, position: dict[str, Any], seat: int | None) -> None:
        version = position["version"]
        for _ in range(3):
            match = replay(GAME, self.part(version))
            match.state = self.imagined(version, seat)
            again = encode(position_payload(match, version, seat, speaks=True)).decode()
            assert again in text, f"version {version} shows seat {seat} what it must not know"
        self.positions_checked += 1
        if not position["over"]:
            for other, shown in enumerate(position["view"]["seats"]):
                if seat is None or other == seat:
                    assert shown["stones"] is None
        if seat != position["actor"]:
            assert position["legal"] == []

    def part(self, version: int) -> Record:
        part = Record(self.record.game, self.record.version, self.record.seats, self.record.options)
        part.deal, part.moves = self.record.deal, self.record.moves[:version]
        return part

    def check_move(self, move: dict[str, Any], seat: int | None) -> None:
        """Of the imagined positions, those in which the same move looks the same afterwards must
        tell the same."""
        number = move["number"]
        said = self.record.moves[number - 1]
        assert (move["seat"], move["sentence"]) == (said.seat, said.sentence)
        seen = GAME.view(self.states[number], seat)
        for _ in range(TRIES):
            state = self.imagined(number - 1, seat)
            told = play_again(state, said)
            if told is None or GAME.view(state, seat) != seen:
                continue
            points = [standing.points for standing in state.standings()]
            again = move_payload(GAME, number, said.seat, said.sentence, told, points, seat)
            assert again == move, f"move {number} tells seat {seat} what it must not know"
            self.moves_checked += 1
            return

    def check_refusal(self, message: dict[str, Any], version: int, seat: int | None) -> None:
        if message["id"] not in ("abracada-too-low", "abracada-stop-too-early"):
            return
        wrong = f"cast {message['params']['spell']}" if message["params"] else "stop"
        with pytest.raises(ConclaveError) as refusal:
            GAME.hear(self.imagined(version, seat), wrong)
        assert (refusal.value.id, refusal.value.params) == (message["id"], message["params"])
        self.refusals_checked += 1

    def check_table(self, table: dict[str, Any]) -> None:
        assert set(table) - MY_TABLE_FIELDS == TABLE_FIELDS
        assert all(set(seat) == SEAT_FIELDS for seat in table["seats"])
        # Of anybody's luck only what is known of it and its hash.
        states = {"", "hashed", "openly", "revealed", "replaced"}
        assert {seat["luck"] for seat in table["seats"]} <= states
        sat_there = table["you"] is not None or bool(table["sofa"])
        assert bool(table["seed"]) == (table["status"] == "over" and (table["public"] or sat_there))

    def check_answers(self, answers: list[str]) -> None:
        for text in answers:
            answer = json.loads(text)
            for table in answer if isinstance(answer, list) else [answer]:
                if "code" in table:
                    self.check_table(table)


def play_again(state: State, said: Said) -> list[Event] | None:
    """What happens if the same is said with the same luck; None if it can't be."""
    told: list[Event] = []
    draws = ReplayChance(said.draws)
    try:
        state.play(GAME.hear(state, said.sentence), draws, told)
    except ConclaveError:
        return None
    return told if draws.exhausted() else None


async def test_the_seed_is_in_nothing_before_the_game_is_over(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    chair = await nox.connect(table["code"])
    await play_curiously(chair, random.Random(4))
    seed = chair.table["seed"]
    assert len(seed) == 64
    telling = [json.loads(text) for text in chair.heard if seed in text]
    assert all(message["table"]["status"] == "over" for message in telling)
    # It was private: nobody else is told how the luck came about.
    own, other = [
        (await person.ask("GET", f"/api/tables/{table['code']}")).json()["seed"]
        for person in (nox, ines)
    ]
    assert (own, other) == (seed, "")
    await chair.leave()


async def test_a_seat_that_watches_its_own_table_through_another_window_learns_nothing(
    nox: Person, ines: Person
) -> None:
    mover, other = await two_people(nox, ines)
    window = await Person(nox.address, nox.client).connect(mover.table["code"])
    assert [seat["stones"] for seat in window.position["view"]["seats"]] == [None, None]
    for chair in (mover, other, window):
        await chair.leave()


def test_a_witness_notices_a_leak() -> None:
    """The check is worth something: a message that names one's own stones does not pass."""
    match = new_match(GAME, 2, {}, FastChance(3))
    witness = Witness(match.record)
    shown = position_payload(match, 0, 0, speaks=True)
    witness.check_position(encode(shown).decode(), msgspec.to_builtins(shown), 0)
    shown["view"] = GAME.view(match.state, 1)
    with pytest.raises(AssertionError, match="must not know"):
        witness.check_position(encode(shown).decode(), msgspec.to_builtins(shown), 0)
