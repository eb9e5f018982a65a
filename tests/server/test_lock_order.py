"""Two who change what is one guest's at the same moment wait for each other in one order only."""

import asyncio
from collections.abc import Iterator

import httpx
import psycopg
import pytest

from tests.server.people import Person, welcome
from tests.server.running import quick_settings, running
from tests.server.test_conduct import id_of

WAITS = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
def busy(postgres_of_its_own: str) -> Iterator[tuple[str, psycopg.Connection]]:
    """A server, and a line to its database by which somebody is in the midst of a change."""
    settings = quick_settings(postgres_of_its_own)
    with running(settings) as address, psycopg.connect(postgres_of_its_own) as line:
        yield address, line


async def test_whoever_has_the_guest_gets_all_else_that_is_theirs(
    busy: tuple[str, psycopg.Connection], client: httpx.AsyncClient, postgres_of_its_own: str
) -> None:
    address, line = busy
    nox, stranger = await welcome(address, client, "Nox"), Person(address, client)
    code = (await nox.make_table(["me", "open"]))["code"]
    link = (await nox.ask("POST", "/api/me/link")).json()["secret"]
    assert (await nox.ask("GET", "/api/guests/%00")).status_code == 404
    own = {"id": await id_of(nox), "code": code}
    theirs = {
        "SELECT FROM transfers WHERE guest = %(id)s FOR UPDATE NOWAIT": stranger.ask(
            "POST", "/api/keys/use", {"link": link}
        ),
        "SELECT FROM tables WHERE code = %(code)s FOR UPDATE NOWAIT": nox.ask(
            "POST", "/api/me/delete", {"name": "Nox"}
        ),
    }
    for wanted, asking in theirs.items():
        line.execute("SELECT FROM guests WHERE id = %(id)s FOR UPDATE", own)
        asked = asyncio.create_task(asking)
        with psycopg.connect(postgres_of_its_own, autocommit=True) as watching:
            while watching.execute(WAITS).fetchone() != (1,):
                await asyncio.sleep(0.01)
                assert not asked.done(), asked.result().text
        line.execute(wanted.encode(), own)
        line.commit()
        assert (await asked).status_code in (201, 204)
