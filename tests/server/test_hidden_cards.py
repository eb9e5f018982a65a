"""Round after round of Twelve Missions with a person at every seat: nothing that a browser
receives names a card that its seat must not know.

What a seat must not know is asked of `imagine`: a card that lies in different places in what the
seat imagines is hidden from it."""

import asyncio
import json
import random
import re
from typing import Any

import httpx

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.match import replay
from conclave.core.plain import Plain
from conclave.core.record import Record, read_record
from conclave.core.state import State
from conclave.games.twelve_missions.box.cards import CARD_WORDS
from conclave.server.payloads import encode, move_payload
from tests.games.twelve_missions.drawing import table as drawn
from tests.server.people import Chair, Person, welcome
from tests.server.test_no_leak import listen

GAME = load_game("twelve_missions")
CARD = re.compile("|".join(re.escape(word) for word in CARD_WORDS))
WHERE_CARDS_LIE = ("hands", "up", "down", "covers", "rows", "chosen", "away", "undealt", "drawn")
OPEN = ("sheet", "tricks", "last", "trick", "turned")
"""What lies open, or lay open in an earlier round."""
IMAGINED = 6


def cards_in(data: object) -> set[str]:
    return set(CARD.findall(data if isinstance(data, str) else encode(data).decode()))


def where(state: State) -> dict[str, tuple[str, int]]:
    """The place of every card that does not lie open."""
    dumped = state.dump()
    found = {}
    for field in WHERE_CARDS_LIE:
        piles = dumped[field]
        for place, pile in enumerate(piles if isinstance(piles, list) else [piles]):
            for card in cards_in(json.dumps(pile)):
                found[card] = (field, place)
    return found


def hidden(state: State, viewer: int | None) -> set[str]:
    """The cards of which the viewer (None: a spectator) can't know where they are."""
    luck = FastChance(1)
    truly = where(state)
    unknown: set[str] = set()
    for _ in range(IMAGINED):
        maybe = state
        for seat in range(state.seats) if viewer is None else [viewer]:
            maybe = maybe.imagine(seat, luck)
        elsewhere = where(maybe)
        unknown |= {card for card, place in truly.items() if elsewhere.get(card) != place}
    return unknown


def leaks(
    message: dict[str, Any], before: State | None, after: State, seat: int | None
) -> set[str]:
    """The cards in a message that the seat knows neither before it nor after."""
    unknown = hidden(after, seat)
    view = {name: part for name, part in message["position"]["view"].items() if name not in OPEN}
    found = cards_in({**message["position"], "view": view}) & unknown
    if before is not None:
        move = message["move"]
        told = cards_in(move) & unknown
        # A card that was played has been seen, though it may be dealt again at once.
        played = {move["sentence"].split()[1]} if move["sentence"].startswith("play") else set()
        found |= (told - played) & hidden(before, seat) if told - played else set()
    return found


def states(record: Record) -> list[State]:
    """The true position after each number of moves."""
    part = Record(record.game, record.version, record.seats, record.options)
    part.deal = record.deal
    found = []
    for count in range(len(record.moves) + 1):
        part.moves = record.moves[:count]
        found.append(replay(GAME, part).state)
    return found


async def play(chair: Chair, luck: random.Random) -> None:
    """Scrolls and powers whenever they are offered: most that is secret is about them."""
    while await chair.my_turn():
        legal = chair.position["legal"]
        rare = [said for said in legal if said.split()[0] in ("activate", "power", "steal")]
        scroll = [said for said in legal if said == "take scroll"]
        usual = [said for said in legal if not said.startswith("cubes")] or legal
        await chair.say(luck.choice(rare or scroll or usual))
    await listen(chair)


async def test_nobody_receives_a_card_that_is_hidden_from_them(
    nox: Person, ines: Person, basil: Person, address: str, client: httpx.AsyncClient
) -> None:
    odile = await welcome(address, client, "Odile")
    table = await nox.make_table(
        ["me", "open", "open", "open"], game="twelve_missions", options={"rounds": 4}
    )
    chairs = [await nox.connect(table["code"])]
    for person in (ines, basil, odile):
        chairs.append(await person.sit_down(table["code"]))
    watching = await Person(address, client).connect(table["code"])
    await chairs[0].do({"type": "start"})
    luck = [random.Random(seat) for seat in range(4)]
    await asyncio.gather(*map(play, chairs, luck), listen(watching))
    answer = await nox.ask("GET", f"/api/tables/{table['code']}/record")
    truth = states(read_record(answer.json()))
    searched = 0
    for seat, chair in [*enumerate(chairs), (None, watching)]:
        for text in chair.heard:
            message = json.loads(text)
            if "position" not in message or message["position"]["over"]:
                continue
            version = message["position"]["version"]
            before = truth[version - 1] if message["type"] == "moved" else None
            # Most sentences only end a card; a third of those shows as much as all of them.
            if before is not None and message["move"]["sentence"] == "done" and version % 3:
                continue
            assert leaks(message, before, truth[version], seat) == set(), text
            searched += 1
        await chair.leave()
    assert searched > 300


def test_a_card_that_is_named_in_a_secret_choice_would_be_found() -> None:
    position = drawn(
        "b3 b4 b5 b6 b7 b8 b9 b10", "y3 y4 y5 y6 y7 y8 y9 y10", mission=24, phase="choose"
    )
    told: list[Any] = []
    before = position.copy()
    sentence = next(said for said in GAME.sentences(position) if said.startswith("pile"))
    position.play(GAME.hear(position, sentence), FastChance(1), told)
    move: Plain = move_payload(GAME, 1, before.actor(), sentence, told, [], 1)
    message: dict[str, Any] = {"move": move, "position": {"view": GAME.view(position, 1)}}
    assert leaks(message, before, position, 1) == set()
    message["move"]["sentence"] = sentence
    assert leaks(message, before, position, 1) == {sentence.split()[1]}
