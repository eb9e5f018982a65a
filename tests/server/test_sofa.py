"""One sofa: several people at one device, each of whom sees and says only what is theirs."""

import asyncio
import json
import random
from typing import Any

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.match import new_match
from conclave.core.record import read_record
from conclave.server.curtain import needs_curtain
from tests.server.people import Chair, Person
from tests.server.sofas import SOFA, hashed, make
from tests.server.test_no_leak import Witness


async def look_as(person: Person, code: str, eyes: object) -> Chair:
    return await person.connect(f"{code}?as={eyes}")


async def play_round_the_sofa(chairs: list[Chair], luck: random.Random) -> None:
    """Each in turn, until the game is over."""
    while not chairs[0].position["over"]:
        mover = chairs[chairs[0].position["actor"]]
        await mover.reach(chairs[0].position["version"])
        await mover.say(luck.choice(mover.position["legal"]))
        version = mover.position["version"]
        for chair in chairs:
            await chair.reach(version)


def without_curtain(chair: Chair) -> Chair:
    for said in (',"curtain":true', ',"curtain":false'):
        chair.heard = [text.replace(said, "") for text in chair.heard]
    return chair


async def test_each_person_of_a_sofa_gets_the_view_of_their_own_seat_and_no_other(
    nox: Person,
) -> None:
    table = await make(nox, SOFA, start=True, options={"rounds": 1})
    assert (table["you"], table["sofa"], table["status"]) == (0, [0, 1, 2], "playing")
    assert [seat["sofa"] for seat in table["seats"]] == [False, True, True]
    assert [seat["name"] for seat in table["seats"]] == ["Nox", "Mina", "Otto"]
    assert table["seats"][1]["crest"] == "cat"
    chairs = [await look_as(nox, table["code"], seat) for seat in range(3)]
    watching = await look_as(nox, table["code"], "watch")
    assert [chair.table["you"] for chair in [*chairs, watching]] == [0, 1, 2, None]
    assert watching.table["sofa"] == [0, 1, 2]
    fell = [json.loads(text)["position"]["curtain"] for text in watching.heard if "curtain" in text]
    assert fell == [True]

    await play_round_the_sofa([*chairs, watching], random.Random(5))
    for chair in [*chairs, watching]:
        while chair.table["status"] != "over":
            await chair.hear()
    assert watching.position["curtain"] is False, "what came of it is for all"
    record = read_record((await nox.ask("GET", f"/api/tables/{table['code']}/record")).json())
    witness = Witness(record)
    for seat, chair in enumerate(chairs):
        witness.check(without_curtain(chair), seat)
    witness.check(without_curtain(watching), None)
    assert witness.positions_checked > 20


async def test_nobody_else_can_look_or_speak_for_a_person_of_the_sofa(
    nox: Person, ines: Person
) -> None:
    table = await make(nox, [*SOFA, "open"])
    code = table["code"]
    host = await nox.connect(code)
    guest = await ines.sit_down(code)
    await host.do({"type": "start"})
    for eyes in ("1", "0"):
        stranger = await look_as(ines, code, eyes)
        assert json.loads(stranger.heard[-1])["id"] == "sofa-not-yours"
        assert not stranger.position
    nameless = await Person(nox.address, nox.client).connect(f"{code}?as=1")
    assert nameless.table["you"] is None
    say = {"type": "say", "version": 0, "sentence": "cast 1"}
    for seat in (0, 1, 2):
        assert await guest.refusal({**say, "as": seat}) == "sofa-not-yours"
        assert await guest.refusal({"type": "stand", "as": seat}) == "sofa-not-yours"
    assert await guest.refusal({**say, "as": 7}) == "seat-unknown"
    assert await nameless.refusal({**say, "as": 1}) == "guest-needed"
    assert await host.refusal({**say, "as": 3}) == "sofa-not-yours"


@pytest.mark.parametrize("eyes", ["-1", "9", "open", "1%20", "%00", "1&as=2", "%D9%A3"])
async def test_odd_eyes_are_refused_in_one_sentence(nox: Person, eyes: str) -> None:
    table = await make(nox, ["me", {"sofa": "Mina"}], start=True)
    chair = await nox.connect(f"{table['code']}?as={eyes}")
    last = json.loads(chair.heard[-1])
    if eyes == "1&as=2":  # the last one counts, or the first: neither shows another's view
        assert last["type"] in ("refused", "chats")
    else:
        assert last["id"] in ("eyes-nobodys", "seat-unknown"), last


async def test_all_of_the_sofa_are_here_while_the_device_is(nox: Person, ines: Person) -> None:
    table = await make(nox, [*SOFA, "open"])
    friend = await ines.sit_down(table["code"])
    device = await look_as(nox, table["code"], "watch")
    while [seat["here"] for seat in friend.table["seats"]] != [True] * 4:
        await friend.hear()
    assert (friend.table["watchers"], friend.table["watching"]) == (0, [])
    await device.leave()
    while [seat["here"] for seat in friend.table["seats"]] != [False, False, False, True]:
        await friend.hear()


async def test_everybody_on_the_sofa_has_a_part_in_the_luck(nox: Person) -> None:
    lucks = [f"{seat}a" * 32 for seat in range(3)]
    seats: list[Any] = ["me", *({"sofa": n, "hash": hashed(lucks[i])} for i, n in ((1, "Mina"),))]
    table = await make(nox, [*seats, "open"], hash=hashed(lucks[0]))
    device = await nox.connect(table["code"])
    await device.do(
        {"type": "sit-on-sofa", "name": "Otto", "crest": "toad", "hash": hashed(lucks[2])}
    )
    assert device.table["sofa"] == [0, 1, 2]
    await device.do({"type": "start"})
    assert device.table["revealing"]
    for seat in (1, 2):
        wrong = {"type": "reveal", "luck": "ff" * 32, "as": seat}
        assert await device.refusal(wrong) == "luck-unlike-its-hash"
        await device.do({"type": "reveal", "luck": lucks[seat], "as": seat})
    assert not device.position
    await device.do({"type": "reveal", "luck": lucks[0]})
    await device.reach(0)
    assert [seat["luck"] for seat in device.table["seats"]] == ["revealed"] * 3


async def test_a_bot_plays_for_whoever_is_not_there_until_they_come_back(nox: Person) -> None:
    table = await make(nox, ["me", {"sofa": "Mina"}], start=True)
    curtain = await look_as(nox, table["code"], "watch")
    assert await curtain.refusal({"type": "take-over"}) == "sofa-nobody"
    await curtain.do({"type": "deputy", "seat": 1, "level": "novice", "as": 1})
    assert curtain.table["seats"][1]["deputy"]
    mina = await look_as(nox, table["code"], 1)
    assert mina.position["legal"] == []
    await curtain.do({"type": "take-over", "as": 1})
    assert not curtain.table["seats"][1]["deputy"]


async def test_a_rematch_finds_the_sofa_where_it_was_and_begins_at_once(nox: Person) -> None:
    table = await make(nox, ["me", {"sofa": "Mina"}], start=True, options={"rounds": 1})
    chairs = [await look_as(nox, table["code"], seat) for seat in (0, 1)]
    await play_round_the_sofa(chairs, random.Random(3))
    lucks = ["1b" * 32, "2b" * 32]
    answer = await chairs[1].do(
        {
            "type": "rematch",
            "hash": hashed(lucks[1]),
            "sofa": [{"seat": 0, "hash": hashed(lucks[0])}],
        }
    )
    again = await nox.connect(answer["code"])
    assert (again.table["host"], again.table["sofa"], again.table["revealing"]) == (
        *(True, [0, 1]),
        True,
    )
    await again.do({"type": "reveal", "luck": lucks[0]})
    await again.do({"type": "reveal", "luck": lucks[1], "as": 1})
    await again.reach(0)
    assert [seat["luck"] for seat in again.table["seats"]] == ["revealed"] * 2


async def test_luck_for_another_s_seat_makes_no_rematch(nox: Person, ines: Person) -> None:
    table = await make(nox, ["me", "open"], options={"rounds": 1})
    chairs = [await nox.connect(table["code"]), await ines.sit_down(table["code"])]
    await chairs[0].do({"type": "start"})
    for chair in chairs:
        await chair.reach(0)
    await play_round_the_sofa(chairs, random.Random(3))
    theirs = {"type": "rematch", "sofa": [{"seat": 1, "hash": hashed("x")}]}
    assert await chairs[0].refusal(theirs) == "sofa-not-yours"
    assert chairs[0].table["rematch"] is None


async def test_a_table_waits_for_me_when_it_waits_for_somebody_on_my_sofa(nox: Person) -> None:
    await make(nox, SOFA, start=True)
    (mine,) = (await nox.ask("GET", "/api/my-tables")).json()
    assert mine["your_turn"]


@pytest.mark.parametrize(
    ("slug", "hidden"),
    [("abracada", True), ("twelve_missions", True), ("five_seals", False), ("archmage", False)],
)
def test_a_curtain_falls_where_seats_see_apart(slug: str, hidden: bool) -> None:
    game = load_game(slug)
    match = new_match(game, 3, {}, FastChance(1))
    luck = random.Random(2)
    for _ in range(60):
        assert needs_curtain(match, [0, 2]) is hidden
        assert not needs_curtain(match, [1])
        actor = match.state.actor()
        match.say(actor, luck.choice(game.sentences(match.state)))
        if match.state.over():
            assert not needs_curtain(match, [0, 2])
            break


async def test_a_move_by_one_is_told_to_the_other_before_they_look(nox: Person) -> None:
    """The curtain between two turns: a socket that watches hears of the move and of no stone."""
    table = await make(nox, ["me", {"sofa": "Mina"}], start=True)
    first = await nox.connect(table["code"])
    seat = first.position["actor"]
    mover = await look_as(nox, table["code"], seat)
    await mover.leave()
    curtain = await look_as(nox, table["code"], "watch")
    said = {"type": "say", "version": curtain.position["version"], "sentence": "cast 8", "as": seat}
    await curtain.do(said)
    await asyncio.wait_for(curtain.reach(1), 10)
    assert curtain.log[-1]["seat"] == seat
    assert all(shown["stones"] is None for shown in curtain.position["view"]["seats"])
    assert curtain.position["legal"] == []


async def test_what_one_has_said_is_not_read_by_the_next_in_the_list_of_tables(
    nox: Person,
) -> None:
    """Twelve Missions has secret choices, and whoever holds the device may open the list."""
    table = await make(nox, SOFA, game="twelve_missions", start=True)
    chairs = [await look_as(nox, table["code"], seat) for seat in range(3)]
    luck = random.Random(3)
    secret = ""
    while not secret:
        mover = chairs[chairs[0].position["actor"]]
        await mover.reach(chairs[0].position["version"])
        said = luck.choice(mover.position["legal"])
        await mover.say(said)
        for chair in chairs:
            await chair.reach(mover.position["version"])
        own = mover.table["you"] == 0
        secret = said if own and chairs[1].log[-1]["sentence"] != said else ""
    (mine,) = (await nox.ask("GET", "/api/my-tables")).json()
    assert mine["last"] == {"seat": 0, "sentence": chairs[1].log[-1]["sentence"]}
