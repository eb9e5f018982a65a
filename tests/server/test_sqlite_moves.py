"""Moves into an SQLite file: all of a batch or nothing, and nobody waits for the log."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from conclave.catalogue import load_game
from conclave.server.luck import Given
from conclave.server.seating import lay_table
from conclave.server.settings import database_url
from conclave.server.storage import sqlite_log
from conclave.server.storage.database import open_storage
from conclave.server.storage.rows import SAY, GuestRow, MoveRow, TableRow
from conclave.server.storage.sqlite_log import (
    COMMITS_BETWEEN_CHECKPOINTS,
    MOST_PAGES_LOGGED,
    lengthen,
)
from conclave.server.storage.sqlite_moves import SqliteMoves
from conclave.server.storage.tables import add_table, find_table

CODES = [f"TABLE{letter}" for letter in "ABCDEFGHI"]
SEATS = ["me", "novice"]


@pytest.fixture
async def tables(database: Path) -> list[TableRow]:
    """One under each of the codes."""
    storage = open_storage(database_url(str(database)))
    await storage.open()
    async with storage.writing() as db:
        for code in CODES:
            guest = GuestRow(code, "Nox", "raven")
            laid = lay_table(code, load_game("abracada"), {}, "", False, SEATS, guest, Given())
            await add_table(db, laid)
    rows = []
    async with storage.reading() as db:
        for code in CODES:
            found = await find_table(db, code)
            assert found is not None
            rows.append(found.row)
    await storage.close()
    return rows


@pytest.fixture
async def moves(database: Path, tables: list[TableRow]) -> AsyncIterator[SqliteMoves]:
    moves = SqliteMoves(database)
    yield moves
    await moves.close()


def moved(table: TableRow, number: int = 1) -> MoveRow:
    table.version = number
    return MoveRow(table.code, number, SAY, 0, "cast 1", [], None, None, 0.0)


def stored(file: Path, of_log: bool = True) -> list[tuple[str, int, int]]:
    """Each move and the version of its table; without the log, only what the file itself has."""
    # What is said to be immutable is read without looking for a log.
    uri = f"{file.as_uri()}?{'mode=ro' if of_log else 'immutable=1'}"
    with closing(sqlite3.connect(uri, uri=True)) as db:
        return db.execute(
            "SELECT code, number, tables.version FROM moves JOIN tables USING (code) ORDER BY 1, 2"
        ).fetchall()


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 9])
async def test_a_batch_of_any_size_is_stored(
    database: Path, moves: SqliteMoves, tables: list[TableRow], count: int
) -> None:
    batch = tables[:count]
    assert await moves.write([moved(table) for table in batch], batch)
    assert stored(database) == [(code, 1, 1) for code in CODES[:count]]


@pytest.mark.parametrize("trouble", ["its number was given", "the table is another"])
async def test_of_a_batch_with_a_conflict_nothing_is_stored_and_nothing_held(
    database: Path, moves: SqliteMoves, tables: list[TableRow], trouble: str
) -> None:
    first = tables[2]
    assert await moves.write([moved(first)], [first])
    if trouble == "the table is another":
        moved(first, 2)
        first.revision += 1
    batch = [moved(table, table.version or 1) for table in tables[:4]]
    assert not await moves.write(batch, tables[:4])
    assert stored(database) == [(first.code, 1, 1)]
    with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # nobody else is writing
        other.execute("ROLLBACK")
    assert await moves.write([moved(tables[0])], tables[:1])
    assert stored(database) == [(tables[0].code, 1, 1), (first.code, 1, 1)]


async def test_after_some_commits_the_log_is_brought_to_the_file(
    database: Path,
    moves: SqliteMoves,
    tables: list[TableRow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sqlite_log, "COMMITS_BETWEEN_CHECKPOINTS", 2)
    assert await moves.write([moved(tables[0])], tables[:1])
    assert stored(database, of_log=False) == []
    assert await moves.write([moved(tables[1])], tables[1:2])
    assert moves.log.under_way is not None
    moves.log.under_way.result()
    assert stored(database, of_log=False) == [(code, 1, 1) for code in CODES[:2]]


async def test_while_somebody_reads_an_older_state_nothing_waits(
    database: Path,
    moves: SqliteMoves,
    tables: list[TableRow],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sqlite_log, "COMMITS_BETWEEN_CHECKPOINTS", 1)
    with closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM moves").fetchone() == (0,)
        for number in (1, 2, 3):
            assert await moves.write([moved(tables[0], number)], tables[:1])
            assert moves.log.under_way is not None
            moves.log.under_way.result()
        assert reader.execute("SELECT count(*) FROM moves").fetchone() == (0,)
        reader.execute("ROLLBACK")
    assert stored(database) == [(CODES[0], number, 3) for number in (1, 2, 3)]


async def test_the_log_has_its_length_before_the_first_move_and_keeps_it(
    database: Path, moves: SqliteMoves, tables: list[TableRow]
) -> None:
    length = database.stat().st_size
    await moves.open()
    log = database.with_name(f"{database.name}-wal")
    long = log.stat().st_size
    assert long > 4096 * (MOST_PAGES_LOGGED - 100)
    for number in range(1, 2 * COMMITS_BETWEEN_CHECKPOINTS):
        assert await moves.write([moved(tables[0], number)], tables[:1])
    assert log.stat().st_size == long
    with closing(sqlite3.connect(database)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert "lengthening" not in names
    assert database.stat().st_size < length + 100 * 4096


async def test_where_there_is_no_room_for_the_log_moves_are_stored_all_the_same(
    database: Path, tables: list[TableRow], caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count={pages + 50}")
        lengthen(db)
        assert not db.in_transaction
        assert "can't be made longer: database or disk is full" in caplog.text
        db.execute("UPDATE tables SET version = 3")
        assert db.execute("SELECT DISTINCT version FROM tables").fetchall() == [(3,)]
