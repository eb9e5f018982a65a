"""Tables that nobody comes back to are removed, and whoever is still there is told. A clock that
jumps removes nothing."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from conclave.core.errors import ConclaveError
from conclave.server.authentication import hash_token
from conclave.server.guests import welcome
from conclave.server.messages import NewTable
from conclave.server.new_tables import make_table
from conclave.server.quotas import Quotas
from conclave.server.retention import Removals
from conclave.server.settings import DAY, Limits, Retention, database_url
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.key_schema import devices
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import find_table, save_table
from conclave.server.tables import Tables
from tests.server.people import Person
from tests.server.running import quick_settings

HOUR = 3600.0


class Clocks:
    """The time of day, which anybody can set, and the one that only goes forward."""

    def __init__(self) -> None:
        self.day = time.time()
        self.passed = 0.0

    def wait(self, seconds: float) -> None:
        self.day += seconds
        self.passed += seconds

    def removals(self, tables: Tables, **kept: float) -> Removals:
        return Removals(
            tables.storage, Retention(**kept), wall=lambda: self.day, steady=lambda: self.passed
        )


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
async def tables(database: Path) -> AsyncIterator[Tables]:
    storage = open_storage(database_url(str(database)))
    await storage.open()
    tables = Tables(quick_settings(database), storage)
    yield tables
    await tables.close()


async def lay(tables: Tables, *seats: str, start: bool = False) -> str:
    guest, _ = await welcome(tables.storage, "Nox", "raven")
    wish = NewTable("abracada", ["me", *seats], start=start)
    return (await make_table(tables, Quotas(Limits()), guest, wish)).row.code


async def test_tables_that_nobody_comes_back_to_are_removed(tables: Tables, clocks: Clocks) -> None:
    waiting, used = await lay(tables, "open"), await lay(tables, "open")
    playing = await lay(tables, "novice", start=True)
    removals = clocks.removals(tables)
    clocks.wait(1.5 * DAY)
    assert await removals.look({used}) == [], "one look is not enough"
    clocks.wait(60)
    assert await removals.look({used}) == [], "nor are two at once"
    clocks.wait(HOUR)
    assert await removals.look({used}) == [waiting]
    with pytest.raises(ConclaveError):
        await tables.find(waiting)
    assert await tables.find(used)
    assert await tables.find(playing)


async def test_a_table_that_is_touched_between_two_looks_stays(
    tables: Tables, clocks: Clocks
) -> None:
    code = await lay(tables, "open")
    removals = clocks.removals(tables)
    clocks.wait(1.5 * DAY)
    await removals.look(set())
    async with tables.storage.writing() as db:
        table = await find_table(db, code, to_change=True)
        assert table is not None
        table.row.touched = clocks.day
        await save_table(db, table)
    clocks.wait(HOUR)
    assert await removals.look(set()) == []
    clocks.wait(DAY)
    assert await removals.look(set()) == [], "the first look at it since it was touched"
    clocks.wait(HOUR)
    assert await removals.look(set()) == [code]


async def test_nothing_is_removed_in_the_first_hour_after_a_start(
    tables: Tables, clocks: Clocks
) -> None:
    code = await lay(tables, "open")
    clocks.day += 2 * DAY
    removals = clocks.removals(tables)
    for _ in range(5):
        assert await removals.look(set()) == []
        clocks.wait(700)
    clocks.wait(200)
    assert await removals.look(set()) == [code]


@pytest.mark.parametrize("days", [2, 3000, -2, -3000])
async def test_a_clock_that_jumps_removes_nothing(
    tables: Tables, clocks: Clocks, days: int
) -> None:
    before = await lay(tables, "open")
    removals = clocks.removals(tables)
    clocks.wait(2 * HOUR)
    await removals.look(set())
    clocks.day += days * DAY
    for _ in range(6):
        clocks.wait(HOUR)
        assert await removals.look(set()) == []
    assert await tables.find(before)


@pytest.mark.parametrize(
    "looks", [0, 1], ids=["nobody looks meanwhile", "somebody looks meanwhile"]
)
async def test_a_table_touched_while_the_clock_was_set_back_stays_as_long_as_others(
    tables: Tables, clocks: Clocks, looks: int
) -> None:
    code = await lay(tables, "open")
    removals = clocks.removals(tables)
    clocks.wait(2 * HOUR)
    await removals.look(set())
    clocks.day -= 700 * DAY
    async with tables.storage.writing() as db:
        table = await find_table(db, code, to_change=True)
        assert table is not None
        table.row.touched = clocks.day
        await save_table(db, table)
    for _ in range(looks):
        clocks.wait(HOUR)
        assert await removals.look(set()) == []
    clocks.day += 700 * DAY
    for _ in range(20):
        clocks.wait(HOUR)
        assert await removals.look(set()) == []
    removals = clocks.removals(tables)  # another start
    clocks.wait(2 * HOUR)
    assert await removals.look(set()) == []
    clocks.wait(DAY)
    assert await removals.look(set()) == []
    clocks.wait(HOUR)
    assert await removals.look(set()) == [code]


async def test_guests_who_do_not_come_back_are_forgotten(tables: Tables, clocks: Clocks) -> None:
    guest, token = await welcome(tables.storage, "Nox", "raven")
    removals = clocks.removals(tables)
    clocks.wait(401 * DAY)
    await removals.look(set())
    assert await known(tables.storage, token) == guest
    clocks.wait(HOUR)
    await removals.look(set())
    assert await known(tables.storage, token) is None
    async with tables.storage.reading() as db:
        assert (await db.execute(select(devices))).all() == [], "and nothing of theirs is left"


@pytest.mark.parametrize(
    "looks", [0, 1], ids=["nobody looks meanwhile", "somebody looks meanwhile"]
)
async def test_a_guest_who_came_while_the_clock_was_set_back_is_kept_as_long_as_others(
    tables: Tables, clocks: Clocks, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    removals = clocks.removals(tables)
    clocks.wait(2 * HOUR)
    await removals.look(set())
    clocks.day -= 700 * DAY
    monkeypatch.setattr("time.time", lambda: clocks.day)
    guest, token = await welcome(tables.storage, "Nox", "raven")
    monkeypatch.undo()
    for _ in range(looks):
        clocks.wait(HOUR)
        await removals.look(set())
    clocks.day += 700 * DAY
    removals_after = [removals, clocks.removals(tables)]  # another start
    for one in removals_after:
        for _ in range(4):
            clocks.wait(HOUR)
            await one.look(set())
            assert await known(tables.storage, token) == guest
    clocks.wait(401 * DAY)
    for _ in range(2):
        await removals.look(set())
        clocks.wait(HOUR)
    assert await known(tables.storage, token) is None


async def test_a_guest_long_gone_whose_last_table_was_removed_is_not_dated_anew(
    tables: Tables, clocks: Clocks
) -> None:
    guest, token = await welcome(tables.storage, "Nox", "raven")
    wish = NewTable("abracada", ["me", "open"])
    await make_table(tables, Quotas(Limits()), guest, wish)
    removals = clocks.removals(tables)
    clocks.wait(401 * DAY)
    for _ in range(4):
        await removals.look(set())
        clocks.wait(HOUR)
    assert await known(tables.storage, token) is None


async def known(storage: Storage, token: str) -> GuestRow | None:
    found = await storage.arrivals.find(hash_token(token))
    return found.guest if found else None


async def test_somebody_at_a_table_that_is_removed_is_told(nox: Person) -> None:
    code = (await nox.make_table(["me", "novice"], start=True))["code"]
    chair = await nox.connect(code)
    assert await chair.my_turn()
    for _ in range(24):
        await nox.make_table(["me", "novice"])
    refused = await chair.until("refused")
    assert refused["id"] == "table-unknown"
