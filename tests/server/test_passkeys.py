"""Passkeys: made once, good on a device where nobody has said who they are, and not for others."""

import httpx
import pytest

from conclave.server.keys.ceremony import Site
from conclave.server.refusals import Refused
from tests.server.authenticator import Authenticator, encoded
from tests.server.people import Json, Person


@pytest.fixture
def named(address: str) -> str:
    """The same server, under a name: an address has no passkeys."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def at_home(nox: Person, named: str) -> Person:
    return Person(named, nox.client, nox.token)


async def begun(person: Person, path: str) -> Json:
    answer = await person.ask("POST", f"/api/{path}/begin")
    assert answer.status_code == 200, answer.text
    options: Json = answer.json()["options"]
    return options


async def made(person: Person, key: Authenticator, name: str = "Laptop") -> Json:
    credential = key.register(await begun(person, "me/passkeys"))
    answer = await person.ask("POST", "/api/me/passkeys", {"name": name, "credential": credential})
    assert answer.status_code == 201, answer.text
    passkey: Json = answer.json()
    return passkey


async def entered(stranger: Person, key: Authenticator) -> httpx.Response:
    credential = key.sign(await begun(stranger, "keys/passkey"))
    answer = await stranger.ask("POST", "/api/keys/passkey", {"credential": credential})
    stranger.client.cookies.clear()
    return answer


async def test_a_passkey_leads_to_its_guest_on_a_fresh_device(at_home: Person, named: str) -> None:
    key, stranger = Authenticator(named), Person(named, at_home.client)
    options = await begun(at_home, "me/passkeys")
    assert options["rp"] == {"id": "localhost", "name": "Conclave"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    passkey = await made(at_home, key)
    who = (await at_home.ask("GET", "/api/guest")).json()
    answer = await entered(stranger, key)
    assert answer.status_code == 201, answer.text
    assert {name: answer.json()[name] for name in who} == who
    stranger.token = answer.json()["token"]
    me = (await stranger.ask("GET", "/api/me")).json()
    assert [(one["id"], one["name"]) for one in me["passkeys"]] == [(passkey["id"], "Laptop")]
    assert me["passkeys"][0]["used"] is not None
    assert [device["kind"] for device in me["devices"] if device["here"]] == ["passkey"]

    twice = await at_home.ask(
        "POST",
        "/api/me/passkeys",
        {"name": "Again", "credential": key.register(await begun(at_home, "me/passkeys"))},
    )
    assert (twice.status_code, twice.json()["id"]) == (409, "passkey-known")
    excluded = (await begun(at_home, "me/passkeys"))["excludeCredentials"]
    assert [one["id"] for one in excluded] == [encoded(key.credential)]


async def test_a_passkey_is_renamed_and_removed_by_its_guest_alone(
    at_home: Person, ines: Person, named: str
) -> None:
    key, stranger = Authenticator(named), Person(named, at_home.client)
    path = f"/api/me/passkeys/{(await made(at_home, key))['id']}"
    assert (await ines.ask("PATCH", path, {"name": "Mine"})).status_code == 404
    assert (await ines.ask("DELETE", path)).status_code == 404
    assert (await at_home.ask("PATCH", path, {"name": " "})).json()["id"] == "passkey-name-length"
    assert (await at_home.ask("PATCH", path, {"name": "Old phone"})).status_code == 204
    me = (await at_home.ask("GET", "/api/me")).json()
    assert [one["name"] for one in me["passkeys"]] == ["Old phone"]
    assert (await at_home.ask("DELETE", path)).status_code == 204
    refused = await entered(stranger, key)
    assert (refused.status_code, refused.json()["id"]) == (404, "passkey-unknown")


async def test_what_was_signed_once_or_elsewhere_is_refused(at_home: Person, named: str) -> None:
    key, stranger = Authenticator(named), Person(named, at_home.client)
    await made(at_home, key)
    credential = key.sign(await begun(stranger, "keys/passkey"))
    for status in (201, 400):
        answer = await stranger.ask("POST", "/api/keys/passkey", {"credential": credential})
        stranger.client.cookies.clear()
        assert answer.status_code == status, answer.text
    assert answer.json()["id"] == "passkey-late"

    other = Authenticator(named)
    other.credential = key.credential
    assert (await entered(stranger, other)).json()["id"] == "passkey-refused"
    key.origin = "https://evil.example"
    assert (await entered(stranger, key)).json()["id"] == "passkey-refused"
    key.origin, key.site = named, "evil.example"
    assert (await entered(stranger, key)).json()["id"] == "passkey-refused"
    key.site, key.uses = "localhost", 0
    assert (await entered(stranger, key)).json()["id"] == "passkey-refused", "it was copied"


async def test_a_challenge_is_answered_by_whom_it_was_asked_of(
    at_home: Person, ines: Person, named: str
) -> None:
    key = Authenticator(named)
    credential = key.register(await begun(at_home, "me/passkeys"))
    thief = Person(named, ines.client, ines.token)
    body = {"name": "Mine", "credential": credential}
    assert (await thief.ask("POST", "/api/me/passkeys", body)).json()["id"] == "passkey-late"
    assert (await at_home.ask("POST", "/api/me/passkeys", body)).status_code == 201


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "a", "rawId": "a", "type": "public-key", "response": {}},
        {
            "id": "a",
            "rawId": "a",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "authenticatorData": "é", "signature": "="},
        },
        {
            "id": "a",
            "rawId": "a",
            "type": "public-key",
            "response": {"clientDataJSON": "\u2028", "authenticatorData": "", "signature": ""},
        },
    ],
)
async def test_nonsense_is_refused_in_words(named: str, nox: Person, credential: Json) -> None:
    stranger = Person(named, nox.client)
    answer = await stranger.ask("POST", "/api/keys/passkey", {"credential": credential})
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


async def test_a_bare_address_has_no_passkeys(nox: Person) -> None:
    refused = await nox.ask("POST", "/api/me/passkeys/begin")
    assert (refused.status_code, refused.json()["id"]) == (400, "passkeys-need-a-name")


def test_a_site_is_known_by_its_host() -> None:
    home = Site("Conclave.example:8443")
    assert (home.id, home.origins) == ("conclave.example", ["https://conclave.example:8443"])
    assert "http://localhost:8000" in Site("localhost:8000").origins
    for bare in ("", "203.0.113.7", "[2001:db8::1]:8000"):
        with pytest.raises(Refused):
            Site(bare)
