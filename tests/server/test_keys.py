"""The same guest on another device: by a link, by a phrase; and logged out of one again."""

import asyncio

import httpx
import psycopg
import pytest
from sqlalchemy import update

from conclave.server import admin
from conclave.server.device_labels import device_label
from conclave.server.keys.phrases import read_phrase
from conclave.server.quotas import Quotas
from conclave.server.refusals import NotFound, Refused, TooFast
from conclave.server.settings import Limits
from conclave.server.storage.key_schema import transfers
from tests.server.people import Json, Person, welcome
from tests.server.running import OwnProcess, quick_settings, running
from tests.server.test_admin import closed_with, id_of, joined

PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537"


async def me(person: Person) -> Json:
    answer = await person.ask("GET", "/api/me")
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


async def used(person: Person, key: Json) -> httpx.Response:
    """Without mixing up the cookies of several people."""
    answer = await person.ask("POST", "/api/keys/use", key)
    person.client.cookies.clear()
    return answer


async def become(person: Person, key: Json) -> Person:
    answer = await used(person, key)
    assert answer.status_code == 201, answer.text
    return Person(person.address, person.client, answer.json()["token"])


async def link_of(person: Person) -> Json:
    answer = await person.ask("POST", "/api/me/link")
    assert answer.status_code == 201, answer.text
    return {"link": answer.json()["secret"]}


async def phrase_of(person: Person) -> Json:
    answer = await person.ask("POST", "/api/me/phrase")
    assert answer.status_code == 201, answer.text
    assert len(answer.json()["words"]) == 12
    return {"phrase": " ".join(answer.json()["words"])}


@pytest.fixture
def stranger(nox: Person) -> Person:
    return Person(nox.address, nox.client)


async def test_a_link_is_good_once_and_looking_uses_nothing_up(
    nox: Person, stranger: Person
) -> None:
    code = (await nox.make_table(["me", "open"]))["code"]
    key = await link_of(nox)
    who = await id_of(nox)
    for _ in range(2):
        behind = (await stranger.ask("POST", "/api/keys/look", key)).json()
        expected = {"id": who, "name": "Nox", "crest": "raven", "playing": 1, "over": 0}
        assert behind == expected
    assert (await used(nox, key)).json()["id"] == "key-same-guest"
    phone = await become(stranger, key)
    assert await id_of(phone) == who
    assert [table["code"] for table in (await phone.ask("GET", "/api/my-tables")).json()] == [code]
    chair = await phone.connect(code)
    assert chair.table["you"] == 0
    again = await used(stranger, key)
    assert (again.status_code, again.json()["id"]) == (404, "link-unknown")


async def test_of_two_who_open_a_link_at_once_one_gets_in(nox: Person, stranger: Person) -> None:
    key = await link_of(nox)
    answers = await asyncio.gather(*(stranger.ask("POST", "/api/keys/use", key) for _ in range(4)))
    stranger.client.cookies.clear()
    assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404]


async def test_a_new_link_ends_the_former_and_each_ends_by_itself(
    database: str, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        stranger = Person(address, client)
        former, key = await link_of(nox), await link_of(nox)
        assert (await used(stranger, former)).status_code == 404
        assert (await me(nox))["link"] is not None
        async with joined(str(database)) as storage, storage.writing() as db:
            await db.execute(update(transfers).values(expires=transfers.c.expires - 601))
        assert (await me(nox))["link"] is None
        assert (await used(stranger, key)).status_code == 404
        key = await link_of(nox)
        assert (await nox.ask("DELETE", "/api/me/link")).status_code == 204
        assert (await used(stranger, key)).status_code == 404
        held = (await me(nox))["devices"]
        assert [device["kind"] for device in held] == ["first"]


async def test_a_phrase_is_good_until_there_is_a_newer_one(nox: Person, stranger: Person) -> None:
    assert (await me(nox))["phrase"] is None
    former = await phrase_of(nox)
    for _ in range(2):
        assert await id_of(await become(stranger, former)) == await id_of(nox)
    words = former["phrase"].split()
    shouted = {"phrase": "  " + ", ".join(word[:4].upper() for word in words) + "."}
    assert await id_of(await become(stranger, shouted)) == await id_of(nox)
    key = await phrase_of(nox)
    assert (await used(stranger, former)).json()["id"] == "phrase-unknown"
    assert (await used(stranger, key)).status_code == 201
    assert (await nox.ask("DELETE", "/api/me/phrase")).status_code == 204
    assert (await used(stranger, key)).json()["id"] == "phrase-unknown"
    kinds = {device["kind"] for device in (await me(nox))["devices"]}
    assert kinds == {"first", "phrase"}


def test_slips_of_the_pen_are_told() -> None:
    good = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    assert read_phrase(good) == good
    for typed, refusal in (
        ("legal winner", "phrase-length"),
        (good.replace("sausage", "sossage"), "phrase-word"),
        (good.replace("yellow", "year"), "phrase-misspelt"),
    ):
        with pytest.raises(Refused) as refused:
            read_phrase(typed)
        assert refused.value.id == refusal


@pytest.mark.parametrize("key", [{}, {"link": "x", "phrase": "y"}, {"link": ""}, {"link": 3}])
async def test_what_is_no_key_is_refused(stranger: Person, key: Json) -> None:
    assert (await used(stranger, key)).status_code == 400
    assert (await stranger.ask("POST", "/api/keys/look", key)).status_code == 400


def test_whoever_tries_many_keys_has_to_wait() -> None:
    quotas = Quotas(Limits())
    for _ in range(12):
        with quotas.try_key("203.0.113.7"):
            pass  # what fits somebody costs nothing
    for _ in range(12):
        with pytest.raises(NotFound), quotas.try_key("203.0.113.7"):
            raise NotFound("phrase-unknown")
    with pytest.raises(TooFast), quotas.try_key("203.0.113.7"):
        pass
    with quotas.try_key("203.0.113.8"):
        pass


async def test_whoever_was_here_before_is_logged_out(nox: Person, ines: Person) -> None:
    code = (await ines.make_table(["me", "open"]))["code"]
    chair = await ines.connect(code)
    phone = await become(ines, await link_of(nox))
    assert await id_of(phone) == await id_of(nox)
    assert await closed_with(chair) == 4401
    assert (await ines.ask("GET", "/api/guest")).status_code == 401


async def test_devices_are_listed_and_logged_out(nox: Person, ines: Person) -> None:
    key = await phrase_of(nox)
    fresh = Person(nox.address, nox.client)
    nox.client.headers["user-agent"] = PIXEL
    phone, tablet, desk = [await become(fresh, key) for _ in range(3)]
    devices = (await me(phone))["devices"]
    assert [device["here"] for device in devices].count(True) == 1
    assert {device["label"] for device in devices} == {"", "Chrome, Android"}
    labels = [device["label"] for device in (await me(nox))["devices"]]
    assert labels == ["Chrome, Android"] * 4, "a device that had not told what it is has now"
    here = {name: await this_device(one) for name, one in (("phone", phone), ("desk", desk))}
    assert (await ines.ask("DELETE", f"/api/me/devices/{here['phone']}")).status_code == 404
    code = (await nox.make_table(["me", "open"]))["code"]
    chairs = [await one.connect(code) for one in (nox, phone, tablet)]

    assert (await nox.ask("DELETE", f"/api/me/devices/{here['phone']}")).status_code == 204
    assert await closed_with(chairs[1]) == 4401
    assert (await phone.ask("GET", "/api/me")).status_code == 401
    assert (await nox.ask("DELETE", f"/api/me/devices/{here['phone']}")).status_code == 404

    assert (await nox.ask("DELETE", "/api/me/devices")).status_code == 204
    assert await closed_with(chairs[2]) == 4401
    for gone in (tablet, desk):
        assert (await gone.ask("GET", "/api/me")).status_code == 401
    await chairs[0].do({"type": "chat", "text": "Still here."})

    left = await nox.ask("POST", "/api/me/log-out")
    assert left.status_code == 204
    assert 'conclave_guest="' in left.headers["set-cookie"] or "=;" in left.headers["set-cookie"]
    assert await closed_with(chairs[0]) == 4401
    back = await become(fresh, key)
    assert (await back.ask("GET", "/api/my-tables")).json()[0]["code"] == code


async def this_device(person: Person) -> str:
    (here,) = [device["id"] for device in (await me(person))["devices"] if device["here"]]
    return str(here)


async def test_a_guest_is_known_on_twenty_devices_at_most(nox: Person, stranger: Person) -> None:
    key = await phrase_of(nox)
    phones = [await become(stranger, key) for _ in range(20)]
    assert len((await me(phones[-1]))["devices"]) == 20
    assert (await nox.ask("GET", "/api/me")).status_code == 401, "seen longest ago"


async def test_whoever_is_banned_is_so_on_every_device(
    database: str, client: httpx.AsyncClient
) -> None:
    with running(quick_settings(database)) as address:
        nox = await welcome(address, client, "Nox")
        keys = [await link_of(nox), await phrase_of(nox)]
        async with joined(str(database)) as storage:
            await admin.ban(storage, await id_of(nox), "rude")
        for key in keys:
            refused = await used(Person(address, client), key)
            assert (refused.status_code, refused.json()["id"]) == (403, "guest-banned")
        farewell = await nox.ask("POST", "/api/me/delete", {"name": "Nox"})
        assert farewell.json()["id"] == "guest-banned"


async def test_a_page_of_somebody_else_can_use_no_key(nox: Person, stranger: Person) -> None:
    key = await link_of(nox)
    answer = await stranger.client.post(
        f"{stranger.address}/api/keys/use", json=key, headers={"origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["id"]) == (403, "origin-foreign")
    assert (await used(stranger, key)).status_code == 201


async def test_whoever_is_logged_out_in_one_process_is_so_in_the_other(
    postgres: str, client: httpx.AsyncClient
) -> None:
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute("DROP DATABASE IF EXISTS keyed")
        line.execute("CREATE DATABASE keyed")
    own = postgres.replace("/postgres?", "/keyed?")
    with OwnProcess(own) as one, OwnProcess(own) as other:
        one.wait()
        other.wait()
        nox = await welcome(one.address, client, "Nox")
        keys = [await link_of(nox), await phrase_of(nox)]
        phones = [await become(Person(other.address, client), key) for key in keys]
        code = (await nox.make_table(["me", "open"]))["code"]
        chairs = [await phone.connect(code) for phone in phones]
        assert (await nox.ask("DELETE", "/api/me/devices")).status_code == 204
        for chair in chairs:
            assert await closed_with(chair) == 4401
        made = await asyncio.gather(
            *(nox.ask("POST", f"/api/me/{kind}") for kind in ("link", "phrase") * 4)
        )
        assert {answer.status_code for answer in made} == {201}


def test_a_device_is_called_by_browser_and_system() -> None:
    assert device_label(PIXEL) == "Chrome, Android"
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    assert device_label(iphone) == "Safari, iPhone"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0"
    assert device_label(edge) == "Edge, Windows"
    assert device_label("python-httpx/0.28") == ""
    assert device_label("<script>") == ""
