from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person, hang_up, welcome
from tests.server.running import quick_settings, running
from tests.server.settled_luck import settled_luck


@pytest.fixture(scope="session", autouse=True)
def luck_is_settled() -> Iterator[None]:
    """Of the servers that run in this process; others settle their own."""
    with settled_luck():
        yield


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that many tests share, each with guests and tables of its own."""
    with running(quick_settings(tmp_path_factory.mktemp("shared") / "shared.sqlite3")) as address:
        yield address


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient() as client:
        yield client
        await hang_up()


@pytest.fixture
async def nox(address: str, client: httpx.AsyncClient) -> Person:
    return await welcome(address, client, "Nox")


@pytest.fixture
async def ines(address: str, client: httpx.AsyncClient) -> Person:
    return await welcome(address, client, "Ines")


@pytest.fixture
async def basil(address: str, client: httpx.AsyncClient) -> Person:
    return await welcome(address, client, "Basil")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "own.sqlite3"
