"""What is done every now and then: tables leave memory, and later the database."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from conclave.core.errors import ConclaveError
from conclave.server.crowd import Listener
from conclave.server.guests import welcome
from conclave.server.housekeeping import Housekeeping
from conclave.server.messages import NewTable
from conclave.server.new_tables import make_table
from conclave.server.quotas import Quotas
from conclave.server.retention import Removals
from conclave.server.settings import DAY, Limits, Retention, database_url
from conclave.server.storage.database import open_storage
from conclave.server.tables import Tables
from tests.server.running import quick_settings


class Watcher(Listener):
    def __init__(self) -> None:
        self.guest = None
        self.heard: list[bytes] = []
        self.dismissed = False

    def hear(self, *messages: bytes) -> None:
        self.heard += messages

    def dismiss(self) -> None:
        self.dismissed = True


@pytest.fixture
async def tables(database: Path) -> AsyncIterator[Tables]:
    storage = open_storage(database_url(str(database)))
    await storage.open()
    tables = Tables(quick_settings(database), storage)
    yield tables
    await tables.close()


async def lay(tables: Tables) -> str:
    """A table that waits for players, in memory; its code."""
    guest, _ = await welcome(tables.storage, "Nox", "raven")
    wish = NewTable("abracada", ["me", "open"])
    code = (await make_table(tables, Quotas(Limits()), guest, wish)).row.code
    await tables.live(code)
    return code


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_when_asked_for(
    tables: Tables,
) -> None:
    unused, watched = await lay(tables), await lay(tables)
    tables.in_memory[watched].join(Watcher())
    tables.forget_unused(60)
    assert set(tables.in_memory) == {unused, watched}
    for live in tables.in_memory.values():
        live.used_at = time.monotonic() - 61
    tables.forget_unused(60)
    assert set(tables.in_memory) == {watched}
    assert (await tables.live(unused)).table.row.code == unused


async def test_expired_tables_are_removed_once_in_a_while_but_not_where_somebody_is(
    tables: Tables,
) -> None:
    expired, watched = await lay(tables), await lay(tables)
    tables.in_memory[watched].join(Watcher())
    housekeeping = Housekeeping(tables, Retention(waiting=0))
    passed = [0.0]  # by the steady clock
    housekeeping.removals = Removals(tables.storage, Retention(waiting=0), steady=lambda: passed[0])
    await housekeeping.remove_expired()
    assert set(tables.in_memory) == {expired, watched}, "one look is not enough"
    passed[0] += DAY
    housekeeping.removed_at = None
    await housekeeping.remove_expired()
    assert set(tables.in_memory) == {watched}
    with pytest.raises(ConclaveError):
        await tables.find(expired)
    assert await tables.find(watched)
    later = await lay(tables)
    await housekeeping.remove_expired()
    assert await tables.find(later), "ten minutes have not passed"


async def test_whoever_is_at_a_table_that_is_gone_is_dismissed(tables: Tables) -> None:
    code = await lay(tables)
    watcher = Watcher()
    tables.in_memory[code].join(watcher)
    tables.dismiss(code)
    assert watcher.dismissed
    assert code not in tables.in_memory
