"""Under which names a server answers."""

import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from conclave import texts
from conclave.server.settings import BadSetting, settings_from
from tests.server.people import welcome
from tests.server.running import quick_settings, running

OURS = ["127.0.0.1", "127.0.0.1:9", "conclave.example.org", "Conclave.Example.ORG:443"]
OURS += ["conclave.example.org.", "a.example.net", "a.b.example.net:80", "[::1]:8000"]
OTHERS = ["evil.example", "example.net", "evilexample.net", "conclave.example.org.evil.example"]
OTHERS += [
    "localhost",
    "[::1]",
    "[::1]:8001",
    "127.0.0.1.evil.example",
    "",
    "conclave.example.org:x",
]


async def test_a_server_answers_under_its_own_names_only(
    database: Path, client: httpx.AsyncClient
) -> None:
    named = settings_from(
        {"CONCLAVE_HOSTS": "127.0.0.1 Conclave.example.org *.example.net [::1]:8000"}
    )
    with running(quick_settings(database, hosts=named.hosts)) as address:
        nox = await welcome(address, client, "Nox")
        code = (await nox.make_table(["me", "open"]))["code"]
        for host in OURS:
            answer = await client.get(f"{address}/api/games", headers={"Host": host})
            assert answer.status_code == 200, host
        for host in OTHERS:
            for path in ("/api/games", "/api/guest", "/", f"/t/{code}", "/api/schema"):
                answer = await client.get(address + path, headers={"Host": host})
                assert answer.status_code in (400, 421), (host, path)
                assert answer.json()["text"]
        where = address.replace("http", "ws") + f"/ws/tables/{code}"
        with pytest.raises(InvalidStatus) as refusal:
            await connect(where.replace("127.0.0.1", "localhost"))
        assert refusal.value.response.status_code == 403
        async with connect(where) as socket:
            assert json.loads(await socket.recv())["type"] == "table"


async def test_a_server_without_names_answers_under_any(address: str) -> None:
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"{address}/api/games", headers={"Host": "any.example"})
        assert answer.status_code == 200


@pytest.mark.parametrize("name", ["https://conclave.example.org", "a/b", "*", "a:b", "::1", "a,b"])
def test_a_name_that_is_no_host_is_said_in_one_sentence(name: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        settings_from({"CONCLAVE_HOSTS": f"conclave.example.org {name}"})
    assert name in texts.explain(refusal.value)
