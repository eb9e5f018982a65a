"""Who belongs to a sofa: brought, renamed, forgotten, blocked, and how many there may be."""

import asyncio

from tests.server.people import Json, Person
from tests.server.sofas import make, refused


async def test_whoever_comes_back_to_the_sofa_is_the_same_person(nox: Person, ines: Person) -> None:
    mina = (await nox.ask("POST", "/api/sofa", {"name": " Mina ", "crest": "owl"})).json()
    assert (mina["name"], mina["crest"]) == ("Mina", "owl")
    again = (await nox.ask("POST", "/api/sofa", {"name": "mina"})).json()
    assert again == {**mina, "name": "mina"}
    await make(nox, ["me", {"sofa": "MINA"}])
    known = (await nox.ask("GET", "/api/sofa")).json()
    assert known == [{**mina, "name": "MINA"}]
    assert (await ines.ask("GET", "/api/sofa")).json() == []
    theirs = (await ines.ask("POST", "/api/sofa", {"name": "Mina"})).json()
    assert theirs["id"] != mina["id"]
    assert (await Person(nox.address, nox.client).ask("GET", "/api/sofa")).status_code == 401


async def test_somebody_on_the_sofa_is_renamed_and_stays_the_same_person(
    nox: Person, ines: Person
) -> None:
    mina = (await nox.ask("POST", "/api/sofa", {"name": "Mina", "crest": "cat"})).json()
    await nox.ask("POST", "/api/sofa", {"name": "Otto"})
    table = await make(nox, ["me", {"sofa": "Mina"}], start=True)
    chair = await nox.connect(table["code"])
    path = f"/api/sofa/{mina['id']}"
    changed = await nox.ask("PATCH", path, {"name": " Minna "})
    assert changed.json() == {**mina, "name": "Minna"}
    while chair.table["seats"][1]["name"] != "Minna":
        await chair.hear()
    names = [one["name"] for one in (await nox.ask("GET", "/api/sofa")).json()]
    assert names == ["Minna", "Otto"]
    taken = await nox.ask("PATCH", path, {"name": "otto"})
    assert (taken.status_code, taken.json()["id"]) == (409, "sofa-name-taken")
    assert (await nox.ask("PATCH", path, {"name": "MINNA"})).json()["name"] == "MINNA"
    theirs = await ines.ask("PATCH", path, {"name": "Mine"})
    assert (theirs.status_code, theirs.json()["id"]) == (404, "sofa-unknown")


async def test_whoever_is_forgotten_leaves_room_and_a_bot_in_their_seat(
    nox: Person, ines: Person
) -> None:
    mina = (await nox.ask("POST", "/api/sofa", {"name": "Mina"})).json()["id"]
    table = await make(nox, ["me", {"sofa": "Mina"}], start=True)
    chair = await nox.connect(table["code"])
    theirs = await ines.ask("DELETE", f"/api/sofa/{mina}")
    assert (theirs.status_code, theirs.json()["id"]) == (404, "sofa-unknown")
    assert (await nox.ask("DELETE", f"/api/sofa/{mina}")).status_code == 204
    assert (await nox.ask("GET", "/api/sofa")).json() == []
    while not chair.table["seats"][1]["deputy"]:
        await chair.hear()
    assert chair.table["sofa"] == []
    say = {"type": "say", "version": 0, "sentence": "cast 1", "as": 1}
    assert await chair.refusal(say) == "sofa-not-yours"


async def test_what_a_sofa_can_t_be_is_refused_and_leaves_nothing_behind(nox: Person) -> None:
    twice = ["me", {"sofa": "Mina"}, {"sofa": "mina"}]
    assert await refused(nox, twice) == "sofa-twice"
    assert await refused(nox, ["me", {"sofa": "\u200b"}]) == "name-bad-length"
    assert await refused(nox, ["me", {"sofa": "Mina", "crest": "hen"}]) == "crest-unknown"
    assert await refused(nox, ["me", {"sofa": "Mina"}], practice=True) == "practice-only-bots"
    assert await refused(nox, [{"sofa": "Mina"}, {"sofa": "Otto"}]) == "seat-me-once"
    misshapen = await nox.ask(
        "POST", "/api/tables", {"game": "abracada", "seats": ["me", {"sofa": 4}]}
    )
    assert misshapen.status_code == 400
    assert (await nox.ask("GET", "/api/sofa")).json() == []
    for number in range(24):
        made = await nox.ask("POST", "/api/sofa", {"name": f"Mina {number}"})
        assert made.status_code == 201
    assert await refused(nox, ["me", {"sofa": "Otto"}]) == "sofa-full"
    assert (await nox.ask("POST", "/api/sofa", {"name": "Otto"})).status_code == 409


async def test_only_who_sits_there_brings_somebody_and_only_to_an_open_seat(
    nox: Person, ines: Person
) -> None:
    table = await make(nox, ["me", "open", "open"])
    host = await nox.connect(table["code"])
    friend = await ines.connect(table["code"])

    def bring(seat: int) -> Json:
        return {"type": "sit-on-sofa", "name": "Mina", "seat": seat}

    assert await friend.refusal(bring(1)) == "not-seated"
    assert (await ines.ask("GET", "/api/sofa")).json() == []
    await friend.do({"type": "sit", "seat": 1, "luck": ""})
    assert await host.refusal(bring(1)) == "seat-taken"
    assert (await nox.ask("GET", "/api/sofa")).json() == []
    await friend.do(bring(2))
    assert friend.table["sofa"] == [1, 2]
    while host.table["seats"][2]["kind"] != "person":
        await host.hear()
    assert host.table["sofa"] == []
    await host.do({"type": "set-seat", "seat": 2, "kind": "open"})
    assert [seat["sofa"] for seat in host.table["seats"]] == [False] * 3
    await friend.do(bring(2))
    await friend.do({"type": "stand", "as": 2})
    assert friend.table["sofa"] == []


async def test_whoever_is_blocked_is_not_heard_or_seated_by_way_of_their_sofa(
    nox: Person, ines: Person
) -> None:
    code = (await ines.make_table(["me", *["open"] * 4]))["code"]
    first, guest = await ines.connect(code), await nox.sit_down(code)
    await guest.do({"type": "sit-on-sofa", "name": "Mina", "seat": None})
    twice = {"type": "sit-on-sofa", "name": "Ada", "seat": None, "nonce": "once"}
    assert await guest.do(twice) == await guest.do(twice), "the same nonce, the same answer"
    mina = next(seat for seat in guest.table["seats"] if seat["name"] == "Mina")
    wish = {"guest": mina["guest"], "kind": "block"}
    assert (await ines.ask("POST", "/api/shunned", wish)).status_code == 201
    await first.do({"type": "set-seat", "seat": mina["seat"], "kind": "open"})
    again = {"type": "sit-on-sofa", "name": "Mina", "seat": None}
    assert await guest.refusal(again) == "seat-not-for-you"
    await guest.do({"type": "sit-on-sofa", "name": "Otto", "seat": None})
    otto = next(seat["seat"] for seat in guest.table["seats"] if seat["name"] == "Otto")
    who = (await nox.ask("GET", "/api/guest")).json()["id"]
    assert (
        await ines.ask("POST", "/api/shunned", {"guest": who, "kind": "mute"})
    ).status_code == 201
    await guest.do({"type": "chat", "text": "You can't hide.", "as": otto})
    await guest.do({"type": "chat", "text": "Not from me."})
    await first.do({"type": "chat", "text": "So quiet here."})
    assert [chat["text"] for chat in first.chats] == ["So quiet here."]
    while len(guest.chats) < 3:
        await guest.hear()


async def test_a_sofa_has_room_for_so_many_however_they_come(nox: Person) -> None:
    names = [f"Guest {number}" for number in range(30)]
    answers = await asyncio.gather(*(nox.ask("POST", "/api/sofa", {"name": one}) for one in names))
    assert {answer.status_code for answer in answers} <= {201, 409}
    assert len((await nox.ask("GET", "/api/sofa")).json()) == 24
