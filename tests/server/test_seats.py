"""Leaving, coming back, deputies, rematches, lists and names."""

import asyncio
import random
import threading
import time

import httpx
import pytest

from conclave.server.live_table import LiveTable
from tests.server.people import Chair, Person, welcome
from tests.server.running import SECONDS
from tests.server.test_a_game_of_people import play_out
from tests.server.test_moves import two_people


async def until_seat(chair: Chair, seat: int, **wanted: object) -> None:
    while any(chair.table["seats"][seat][name] != value for name, value in wanted.items()):
        await chair.hear()


async def test_a_deputy_plays_for_whoever_is_away_and_gives_the_seat_back(
    nox: Person, ines: Person
) -> None:
    mover, other = await two_people(nox, ines)
    gone, seat = (nox if mover.table["host"] else ines), mover.table["you"]
    ask = {"type": "deputy", "seat": seat, "level": "novice"}
    assert await other.refusal(dict(ask)) == "absence-patience"
    await mover.leave()
    await until_seat(other, seat, here=False)
    await other.do(dict(ask))
    await until_seat(other, seat, deputy=True, level="novice")
    assert await other.my_turn()
    assert {move["seat"] for move in other.log} == {seat}

    back = await gone.connect(other.table["code"])
    assert back.position["legal"] == []
    late = {"type": "say", "version": back.position["version"], "sentence": "cast 8"}
    assert await back.refusal(late) == "deputy-plays"
    await back.do({"type": "take-over"})
    assert await back.refusal({"type": "take-over"}) == "no-deputy"
    await until_seat(other, seat, deputy=False, level=None, here=True)
    while other.position["legal"]:
        sentence = "stop" if "stop" in other.position["legal"] else "cast 1"
        await other.say(sentence)
        await other.reach(other.position["version"])
    assert await back.my_turn()
    await back.say(back.position["legal"][0])
    await back.leave()
    await other.leave()


async def test_whoever_stands_up_in_a_running_game_leaves_it_to_an_adept(
    nox: Person, ines: Person
) -> None:
    mover, other = await two_people(nox, ines)
    await mover.do({"type": "stand"})
    await until_seat(other, mover.table["you"], deputy=True, level="adept")
    await play_out(other, random.Random(3))
    assert await mover.refusal({"type": "stand"}) == "game-is-over"
    await mover.leave()
    await other.leave()


async def test_whoever_stands_up_before_the_game_opens_the_seat(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open"])
    chair = await ines.sit_down(table["code"])
    await chair.do({"type": "stand"})
    await until_seat(chair, 1, kind="open", name="")
    assert chair.table.get("you") is None
    await chair.do({"type": "sit", "seat": 1})
    assert chair.table.get("you") == 1
    await chair.leave()


async def test_a_host_who_leaves_passes_hosting_on(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open"])
    host = await nox.connect(table["code"])
    chair = await ines.sit_down(table["code"])
    await host.do({"type": "stand"})
    while not chair.table["host"]:
        await chair.hear()
    assert await host.refusal({"type": "start"}) == "not-the-host"
    await chair.do({"type": "set-seat", "seat": 0, "kind": "novice"})
    await chair.do({"type": "start"})
    await host.leave()
    await chair.leave()


async def test_a_host_who_leaves_alone_passes_hosting_on_to_who_comes_next(
    nox: Person, ines: Person
) -> None:
    table = await nox.make_table(["me", "open"])
    host = await nox.connect(table["code"])
    await host.do({"type": "stand"})
    assert await host.refusal({"type": "start"}) == "not-the-host"
    chair = await ines.sit_down(table["code"])
    while not chair.table["host"]:
        await chair.hear()
    back = await nox.sit_down(table["code"])
    assert await back.refusal({"type": "start"}) == "not-the-host"
    await chair.do({"type": "start"})


async def test_a_rematch_whose_table_was_cleared_away_is_made_again(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    chair = await nox.connect(table["code"])
    await play_out(chair, random.Random(5))
    gone = (await chair.do({"type": "rematch"}))["code"]
    await (await nox.connect(gone)).my_turn()  # nobody moves there any more
    for _ in range(24):
        await nox.make_table(["me", "novice"])
    assert (await nox.ask("GET", f"/api/tables/{gone}")).status_code == 404
    back = await nox.connect(table["code"])
    assert back.table["rematch"] is None, "nobody is led to a table that is not there"
    code = (await chair.do({"type": "rematch"}))["code"]
    assert code != gone
    assert (await nox.ask("GET", f"/api/tables/{code}")).json()["status"] == "playing"


async def test_a_rematch_seats_the_same_people_at_one_new_table(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open", "novice"], options={"rounds": 1})
    first = await nox.connect(table["code"])
    second = await ines.sit_down(table["code"])
    await first.do({"type": "start"})
    await asyncio.gather(play_out(first, random.Random(1)), play_out(second, random.Random(2)))
    answers = await asyncio.gather(first.do({"type": "rematch"}), second.do({"type": "rematch"}))
    code = answers[0]["code"]
    assert answers[1]["code"] == code
    while first.table["rematch"] != code or second.table["rematch"] != code:
        await (first if first.table["rematch"] != code else second).hear()
    again = await ines.connect(code)
    assert [seat["name"] for seat in again.table["seats"][:2]] == ["Nox", "Ines"]
    assert again.table["seats"][2]["level"] == "novice"
    assert again.table["status"] == "waiting"
    assert again.table["options"]["rounds"] == 1
    for chair in (first, second, again):
        await chair.leave()


async def test_a_rematch_against_bots_starts_at_once(nox: Person) -> None:
    table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
    chair = await nox.connect(table["code"])
    await play_out(chair, random.Random(5))
    code = (await chair.do({"type": "rematch", "luck": "ab" * 16}))["code"]
    again = await nox.connect(code)
    assert again.table["status"] == "playing"
    assert again.table["commitment"] != chair.table["commitment"]
    await chair.leave()
    await again.leave()


async def test_public_tables_are_listed_while_a_seat_is_open(nox: Person, ines: Person) -> None:
    hidden = await nox.make_table(["me", "open"])
    shown = await nox.make_table(["me", "open"], public=True, title="Come in")

    async def listed() -> list[str]:
        answer = await ines.client.get(f"{nox.address}/api/tables")
        return [table["code"] for table in answer.json()]

    codes = await listed()
    assert shown["code"] in codes
    assert hidden["code"] not in codes
    chair = await ines.sit_down(shown["code"])
    assert shown["code"] not in await listed()
    await chair.leave()


async def test_my_tables_say_whose_turn_it_is_and_what_was_said(nox: Person, ines: Person) -> None:
    mover, other = await two_people(nox, ines)
    mine, theirs = (nox, ines) if mover.table["host"] else (ines, nox)

    async def asked(person: Person) -> tuple[bool, object]:
        (table,) = (await person.ask("GET", "/api/my-tables")).json()
        assert (table["actor"] == table["you"]) is table["your_turn"]
        return table["your_turn"], table["last"]

    assert await asked(mine) == (True, None)
    assert await asked(theirs) == (False, None)
    await mover.say("cast 1")
    last = {"seat": mover.table["you"], "sentence": "cast 1"}
    assert (await asked(mine))[1] == last
    assert (await asked(theirs))[1] == last
    await mover.leave()
    await other.leave()


async def test_my_tables_go_on_to_finished_ones_with_their_results(nox: Person) -> None:
    over: list[Chair] = []
    for luck in (1, 2):
        table = await nox.make_table(["me", "novice"], options={"rounds": 1}, start=True)
        over.append(await nox.connect(table["code"]))
        await play_out(over[-1], random.Random(luck))
    running = await nox.make_table(["me", "open"])
    mine = (await nox.ask("GET", "/api/my-tables")).json()
    ended = [chair.table["code"] for chair in reversed(over)]
    assert [table["code"] for table in mine] == [running["code"], *ended]
    assert (mine[0]["ended"], mine[0]["result"]) == (None, None)
    for table, chair in zip(mine[1:], reversed(over), strict=True):
        assert (table["status"], table["your_turn"]) == ("over", False)
        assert table["made"] <= table["ended"] <= time.time()
        assert table["result"] == [
            {"seat": one["seat"], "place": one["place"], "points": one["points"]}
            for one in chair.position["standings"]
        ]


async def test_a_guest_is_known_by_a_cookie_that_scripts_can_not_read(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as browser:
        made = await browser.post("/api/guest", json={"name": "Nox", "crest": "owl"})
        cookie = made.headers["set-cookie"]
        for flag in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert flag in cookie
        me = await browser.get("/api/guest")
        assert me.json() == {"id": made.json()["id"], "name": "Nox", "crest": "owl"}
        changed = await browser.patch("/api/guest", json={"name": "Nyx"})
        assert changed.json()["name"] == "Nyx"
        assert (await browser.get("/api/guest")).json()["name"] == "Nyx"


async def test_a_new_name_shows_at_the_tables_of_the_guest(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open"])
    watching = await ines.connect(table["code"])
    await nox.ask("PATCH", "/api/guest", {"name": "Nyx"})
    await until_seat(watching, 0, name="Nyx")
    await watching.leave()


async def test_no_two_seats_have_the_same_crest(
    address: str, client: httpx.AsyncClient, nox: Person
) -> None:
    table = await nox.make_table(["me", "open", "open", "adept", "novice"])
    chairs = []
    for name in ("Ines", "Basil"):
        person = await welcome(address, client, name)
        chairs.append(await person.sit_down(table["code"]))
    seats = chairs[-1].table["seats"]
    assert len({seat["crest"] for seat in seats}) == 5
    assert len({seat["name"] for seat in seats}) == 5
    assert seats[0]["crest"] == "raven"
    for chair in chairs:
        await chair.leave()


async def test_presence_and_watchers_are_shown(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "novice"])
    assert table["seats"][0]["here"] is False
    chair = await nox.connect(table["code"])
    await until_seat(chair, 0, here=True)
    watching = await ines.connect(table["code"])
    while chair.table["watchers"] != 1:
        await chair.hear()
    nameless = await Person(nox.address, nox.client).connect(table["code"])
    while chair.table["watchers"] != 2:
        await chair.hear()
    assert chair.table["watching"] == ["Ines"]
    assert nameless.table["watching"] == [], "told to players alone"
    await watching.leave()
    while chair.table["watchers"] != 1:
        await chair.hear()
    assert chair.table["watching"] == []
    for one in (chair, nameless):
        await one.leave()


async def test_chat_is_kept_for_whoever_comes_later(nox: Person, ines: Person) -> None:
    table = await nox.make_table(["me", "open"])
    chair = await nox.connect(table["code"])
    watching = await ines.connect(table["code"])
    await chair.do({"type": "chat", "text": "Who comes?"})
    await watching.do({"type": "chat", "text": "I do."})
    await chair.until("chat")
    late = await ines.connect(table["code"])
    assert [(said["seat"], said["name"], said["text"]) for said in late.chats] == [
        (0, "Nox", "Who comes?"),
        (None, "Ines", "I do."),
    ]
    for one in (chair, watching, late):
        await one.leave()


async def test_whoever_has_many_tables_open_is_not_kept_waiting_by_a_new_name(
    nox: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer comes before the tables are told, however long that takes."""
    chairs = [await nox.connect((await nox.make_table(["me", "open"]))["code"]) for _ in range(3)]
    catch_up = LiveTable.catch_up

    async def wait_for_the_answer(self: LiveTable) -> None:
        await asyncio.to_thread(answered.wait, SECONDS)
        await catch_up(self)

    answered = threading.Event()
    monkeypatch.setattr(LiveTable, "catch_up", wait_for_the_answer)
    assert (await nox.ask("PATCH", "/api/guest", {"name": "Nyx"})).status_code == 200
    answered.set()
    for chair in chairs:
        while chair.table["seats"][0]["name"] != "Nyx":
            await chair.hear()
