"""Muting, blocking, reporting, sending away: who hears whom, and who sits with whom."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from conclave.server import admin
from conclave.server.refusals import NotFound
from conclave.server.sayings import SAYINGS
from conclave.server.settings import Rate, database_url
from conclave.server.storage.database import open_storage
from tests.server.people import Chair, Person, welcome
from tests.server.running import GENEROUS, quick_settings, running
from tests.server.test_a_game_of_people import play_out
from tests.server.test_moves import two_people


async def id_of(person: Person) -> str:
    return str((await person.ask("GET", "/api/guest")).json()["id"])


async def shun(person: Person, other: Person, kind: str) -> list[dict[str, str]]:
    wish = {"guest": await id_of(other), "kind": kind}
    answer = await person.ask("POST", "/api/shunned", wish)
    assert answer.status_code == 201, answer.text
    listed: list[dict[str, str]] = answer.json()
    return listed


def words(chair: Chair) -> list[str]:
    return [chat["text"] for chat in chair.chats]


async def settled(*chairs: Chair) -> None:
    """Everything that was said before has been heard."""
    for chair in chairs:
        await chair.ask({"type": "remove", "guest": "nobody"})


async def test_whoever_is_muted_is_read_no_more_and_notices_nothing(
    nox: Person, ines: Person, basil: Person
) -> None:
    code = (await nox.make_table(["me", "open", "open"]))["code"]
    first, second = await nox.connect(code), await ines.sit_down(code)
    third = await basil.sit_down(code)
    await second.do({"type": "chat", "text": "Rude."})
    await first.until("chat")
    (listed,) = await shun(nox, ines, "mute")
    assert (listed["name"], listed["kind"]) == ("Ines", "mute")
    assert (await first.until("chats"))["chats"] == [], "hidden at once"
    await second.do({"type": "chat", "text": "Ruder."})
    await third.do({"type": "chat", "text": "Stop that."})
    await first.until("chat")
    assert words(first) == ["Stop that."]
    await settled(second, third)
    assert words(second) == words(third) == ["Rude.", "Ruder.", "Stop that."]
    elsewhere = (await ines.make_table(["me", "open"]))["code"]
    assert await (await ines.connect(elsewhere)).do({"type": "chat", "text": "Hm."})
    assert words(await nox.connect(elsewhere)) == [], "muted everywhere"
    gone = await nox.ask("DELETE", f"/api/shunned/{await id_of(ines)}")
    assert gone.json() == []
    assert len((await first.until("chats"))["chats"]) == 3


async def test_people_who_blocked_each_other_hear_nothing_of_each_other(
    nox: Person, ines: Person
) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    first, watching = await nox.connect(code), await ines.connect(code)
    await first.do({"type": "chat", "text": "Hello?"})
    await shun(nox, ines, "block")
    while words(watching):
        await watching.hear()
    await watching.do({"type": "chat", "text": "Why?"})
    await settled(first, watching)
    assert words(first) == ["Hello?"]
    assert words(watching) == ["Why?"]


async def test_people_who_blocked_each_other_are_not_seated_together(
    nox: Person, ines: Person, basil: Person
) -> None:
    code = (await nox.make_table(["me", "open", "open"], public=True))["code"]
    await shun(nox, ines, "block")
    chair = await ines.connect(code)
    answer = await chair.ask({"type": "sit", "seat": None})
    assert answer["id"] == "seat-not-for-you"
    assert "Nox" not in answer["text"]
    assert "block" not in answer["text"]
    for person in (nox, ines):
        listed = [table["code"] for table in (await person.ask("GET", "/api/tables")).json()]
        assert (code in listed) == (person is nox)
    other = (await ines.make_table(["me", "open"]))["code"]
    mine = await nox.connect(other)
    assert await mine.refusal({"type": "sit", "seat": 1}) == "seat-not-for-you"
    await basil.sit_down(code)


async def test_a_rematch_seats_nobody_with_whom_they_have_blocked(
    nox: Person, ines: Person, basil: Person
) -> None:
    code = (await nox.make_table(["me", "open", "open"], options={"rounds": 1}))["code"]
    chairs = [await nox.connect(code), await ines.sit_down(code), await basil.sit_down(code)]
    await chairs[0].do({"type": "start"})
    await asyncio.gather(*(play_out(chair, random.Random(2)) for chair in chairs))
    await shun(ines, nox, "block")
    again = (await chairs[2].do({"type": "rematch"}))["code"]
    seats = (await basil.ask("GET", f"/api/tables/{again}")).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "person"]
    late = await ines.connect(again)
    assert await late.refusal({"type": "sit", "seat": 1}) == "seat-not-for-you"


async def test_what_watchers_say_is_for_watchers_until_the_game_is_over(
    nox: Person, ines: Person, basil: Person, client: httpx.AsyncClient
) -> None:
    code = (await nox.make_table(["me", "open"], options={"rounds": 1}))["code"]
    chairs = [await nox.connect(code), await ines.sit_down(code)]
    watching, other = await basil.connect(code), await Person(basil.address, client).connect(code)
    await watching.do({"type": "chat", "text": "May I watch?"})
    await chairs[0].do({"type": "start"})
    secret = "Nox holds the seven"
    await watching.until("position")
    await watching.do({"type": "chat", "text": secret})
    await other.until("chat")
    await chairs[0].do({"type": "chat", "text": "My turn."})
    late = await basil.connect(code)
    again = await nox.connect(code)
    await settled(*chairs, again)
    for player in (*chairs, again):
        assert not any(secret in heard for heard in player.heard), "not a byte of it"
        assert words(player) == ["May I watch?", "My turn."]
    assert words(late) == ["May I watch?", secret, "My turn."]
    await asyncio.gather(*(play_out(chair, random.Random(2)) for chair in chairs))
    for player in chairs:
        while secret not in words(player):
            await player.hear()


async def test_a_host_sends_away_who_watches_and_who_waits_but_nobody_who_plays(
    nox: Person, ines: Person, basil: Person
) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    host, guest, watching = (
        await nox.connect(code),
        await ines.sit_down(code),
        await basil.connect(code),
    )
    while host.table["watching"] != ["Basil"]:
        await host.hear()
    (basils,) = host.table["watching_guests"]
    assert await guest.refusal({"type": "remove", "guest": basils}) == "not-the-host"
    assert await host.refusal({"type": "remove", "guest": "nobody"}) == "person-unknown"
    assert await host.refusal({"type": "remove", "guest": await id_of(nox)}) == "remove-oneself"
    await host.do({"type": "remove", "guest": basils})
    assert (await watching.until("refused"))["id"] == "removed-from-table"
    back = await basil.connect(code)
    assert json_types(back) == ["refused"], "nothing of the table is told"
    await host.do({"type": "remove", "guest": await id_of(ines)})
    assert (await guest.until("refused"))["id"] == "removed-from-table"
    while host.table["seats"][1]["kind"] != "open":
        await host.hear()
    mover, other = await two_people(nox, ines)
    host = mover if mover.table["host"] else other
    assert await host.refusal({"type": "remove", "guest": await id_of(ines)}) == "remove-player"


def json_types(chair: Chair) -> list[str]:
    return [heard.split('"')[3] for heard in chair.heard]


async def test_a_table_may_talk_in_sayings_only_or_not_at_all(nox: Person, ines: Person) -> None:
    code = (await nox.make_table(["me", "open"], talk="sayings"))["code"]
    first, second = await nox.connect(code), await ines.sit_down(code)
    assert first.table["talk"] == "sayings"
    assert await first.refusal({"type": "chat", "text": "Hi"}) == "talk-sayings"
    assert await first.refusal({"type": "saying", "saying": "boo"}) == "saying-unknown"
    assert 12 <= len(SAYINGS) <= 16
    await first.do({"type": "saying", "saying": "good-luck"})
    heard = (await second.until("chat"))["chat"]
    assert (heard["saying"], heard["text"]) == ("good-luck", "Good luck!")
    silent = await nox.connect((await nox.make_table(["me", "open"], talk="none"))["code"])
    assert await silent.refusal({"type": "chat", "text": "Hi"}) == "talk-none"
    assert await silent.refusal({"type": "saying", "saying": "hello"}) == "talk-none"
    free = await nox.connect((await nox.make_table(["me", "open"]))["code"])
    await free.do({"type": "saying", "saying": "hello"})


async def test_nobody_talks_faster_than_others_read(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, chats=5, chat_seconds=600, repeat_seconds=600)
    with running(quick_settings(database, limits=limits)) as address:
        nox = await welcome(address, client, "Nox")
        first, second = [
            await nox.connect((await nox.make_table(["me", "open"]))["code"]) for _ in range(2)
        ]
        await first.do({"type": "chat", "text": "Come on"})
        assert await first.refusal({"type": "chat", "text": " come  ON"}) == "chat-repeated"
        await second.do({"type": "chat", "text": "Come on"})
        for chair in (first, first, second):
            await chair.do({"type": "saying", "saying": "hello"})
        for chair in (first, second):
            assert await chair.refusal({"type": "chat", "text": "Well?"}) == "chat-too-fast"
        assert len(words(await nox.connect(first.table["code"]))) == 3


async def test_a_report_copies_what_was_said(database: Path, client: httpx.AsyncClient) -> None:
    limits = replace(GENEROUS, reports_of_guest=2)
    with running(quick_settings(database, limits=limits)) as address:
        nox, ines, basil = [
            await welcome(address, client, name) for name in ("Nox", "Ines", "Basil")
        ]
        code = (await nox.make_table(["me", "open"]))["code"]
        chair = await ines.sit_down(code)
        await chair.do({"type": "chat", "text": "You cheat!"})
        wish = {"guest": await id_of(ines), "code": code, "reason": "insult", "text": "See there."}
        assert (await nox.ask("POST", "/api/reports", wish)).status_code == 201
        assert (await nox.ask("POST", "/api/reports", wish)).json()["id"] == "report-known"
        storage = open_storage(database_url(str(database)))
        await storage.join()
        (listed,) = await admin.list_reports(storage, 10)
        assert (listed["reason"], listed["name"]) == ("insult", "Ines")
        shown = await admin.show_report(storage, str(listed["number"]))
        assert "You cheat!" in str(shown["context"])
        assert await admin.close_report(storage, "1", "warned") == 1
        assert await admin.list_reports(storage, 10) == []
        for unknown in ("7", "one", "1" * 30):
            with pytest.raises(NotFound):
                await admin.show_report(storage, unknown)
        await storage.close()
        for id, other in ((await id_of(nox), "report-oneself"), ("0" * 16, "person-unknown")):
            refused = await nox.ask("POST", "/api/reports", {**wish, "guest": id})
            assert refused.json()["id"] == other
        elsewhere = {**wish, "guest": await id_of(basil)}
        assert (await nox.ask("POST", "/api/reports", elsewhere)).status_code == 201
        late = (await nox.make_table(["me", "open"]))["code"]
        refused = await nox.ask("POST", "/api/reports", {**wish, "code": late})
        assert (refused.status_code, refused.json()["id"]) == (429, "reports-too-fast")


async def test_nobody_shuns_themselves_or_a_multitude(
    database: Path, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database, limits=replace(GENEROUS, shunned=1))) as address:
        nox, ines, basil = [
            await welcome(address, client, name) for name in ("Nox", "Ines", "Basil")
        ]
        await shun(nox, ines, "mute")
        (listed,) = await shun(nox, ines, "block")
        assert listed["kind"] == "block", "one instead of the other"
        for guest, refusal in (
            (await id_of(basil), "shun-too-many"),
            (await id_of(nox), "shun-oneself"),
            ("nobody", "person-unknown"),
        ):
            answer = await nox.ask("POST", "/api/shunned", {"guest": guest, "kind": "mute"})
            assert answer.json()["id"] == refusal
            assert answer.json()["text"] != refusal
        assert (await nox.ask("GET", "/api/shunned")).json() == [listed]


async def test_one_address_reports_only_so_much_whoever_it_calls_itself(
    database: Path, client: httpx.AsyncClient
) -> None:
    limits = replace(GENEROUS, reports=Rate(1, 0.001))
    with running(quick_settings(database, limits=limits)) as address:
        nox, ines, basil = [await welcome(address, client, name) for name in ("N", "I", "B")]
        code = (await nox.make_table(["me", "open"]))["code"]
        wish = {"guest": await id_of(nox), "code": code, "reason": "spam"}
        answers = [await one.ask("POST", "/api/reports", wish) for one in (ines, basil)]
    assert [answer.status_code for answer in answers] == [201, 429]
