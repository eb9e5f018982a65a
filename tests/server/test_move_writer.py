"""Moves that are stored at the same moment share a transaction, and none suffers for another."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import delete

from conclave.catalogue import load_game
from conclave.server.luck import Given
from conclave.server.seating import lay_table
from conclave.server.settings import database_url
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.move_writer import MoveWriter, VersionConflict
from conclave.server.storage.moves import add_answer, moves_after
from conclave.server.storage.postgres_moves import CHANNEL
from conclave.server.storage.rows import SAY, GuestRow, MoveRow, TableRow
from conclave.server.storage.schema import tables
from conclave.server.storage.sqlite_moves import SqliteMoves
from conclave.server.storage.tables import add_table, find_table

CODES = [f"TABLE{letter}" for letter in "ABCDEF"]


@pytest.fixture(scope="module")
def own_postgres(postgres: str) -> str:
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute("CREATE DATABASE moves")
    return postgres.replace("/postgres?", "/moves?")


@pytest.fixture(params=["SQLite", "PostgreSQL"])
async def storage(database: Path, request: pytest.FixtureRequest) -> AsyncIterator[Storage]:
    """With a table under each of the codes, and no others."""
    sqlite = request.param == "SQLite"
    where = str(database) if sqlite else str(request.getfixturevalue("own_postgres"))
    storage = open_storage(database_url(where))
    await storage.open()
    async with storage.writing() as db:
        await db.execute(delete(tables).where(tables.c.code.in_(CODES)))
        for code in CODES:
            guest = GuestRow(code, "Nox", "raven")
            game = load_game("abracada")
            seats = ["me", "novice"]
            await add_table(db, lay_table(code, game, {}, "", False, seats, guest, Given()))
    yield storage
    await storage.close()


@pytest.fixture
def writer(storage: Storage) -> MoveWriter:
    return MoveWriter(storage)


async def first_move(storage: Storage, code: str) -> tuple[MoveRow, TableRow]:
    async with storage.reading() as db:
        table = await find_table(db, code)
    assert table is not None
    move = MoveRow(code, 1, SAY, 0, "cast 1", [], None, None, 0.0)
    table.row.version = 1
    return move, table.row


async def stored(storage: Storage, code: str) -> list[str]:
    async with storage.reading() as db:
        return [move.sentence for move in await moves_after(db, code, 0)]


async def test_moves_at_several_tables_share_transactions(storage: Storage) -> None:
    told: list[list[str]] = []

    def tell(moves: list[MoveRow], _afters: list[TableRow]) -> list[str]:
        told.append([move.code for move in moves])
        return []

    writer = MoveWriter(storage, tell)
    moves = [await first_move(storage, code) for code in CODES]
    await asyncio.gather(*(writer.store(move, after) for move, after in moves))
    assert sorted(code for codes in told for code in codes) == CODES
    assert len(told) < len(CODES)
    for code in CODES:
        assert await stored(storage, code) == ["cast 1"]


@pytest.mark.parametrize("storage", ["SQLite"], indirect=True)
async def test_while_the_disk_is_at_work_other_work_is_done_and_its_trouble_harms_no_move(
    storage: Storage, writer: MoveWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, done, sizes = SqliteMoves._write, [], []
    settled = {code: asyncio.get_running_loop().create_future() for code in CODES}

    def count(self: SqliteMoves, moves: list[MoveRow], *others: Any) -> bool:
        sizes.append(len(moves))
        return write(self, moves, *others)

    def other_work() -> None:
        done.append(any(future.done() for future in settled.values()))
        raise ValueError

    monkeypatch.setattr(SqliteMoves, "_write", count)
    moves = [await first_move(storage, code) for code in CODES]
    for (move, after), future in zip(moves, settled.values(), strict=True):
        writer.put(move, after, future.set_result, other_work)
    assert await asyncio.gather(*settled.values()) == [None] * len(CODES)
    assert done == [False] * len(CODES)
    assert sizes == [len(CODES)]
    for code in CODES:
        assert await stored(storage, code) == ["cast 1"]


async def test_a_number_is_given_once_and_the_others_are_stored_all_the_same(
    storage: Storage, writer: MoveWriter
) -> None:
    moves = [await first_move(storage, code) for code in CODES]
    late = await first_move(storage, CODES[0])
    late[0].sentence = "cast 2"
    results = await asyncio.gather(
        *(writer.store(move, after) for move, after in [*moves, late]), return_exceptions=True
    )
    assert results[:-1] == [None] * len(CODES)
    assert isinstance(results[-1], VersionConflict)
    for code in CODES:
        assert await stored(storage, code) == ["cast 1"]


async def test_a_move_for_another_revision_of_the_table_is_not_stored(
    storage: Storage, writer: MoveWriter
) -> None:
    move, after = await first_move(storage, CODES[0])
    after.revision += 1
    with pytest.raises(VersionConflict):
        await writer.store(move, after)
    assert await stored(storage, CODES[0]) == []


async def test_what_can_not_be_told_is_not_stored(storage: Storage) -> None:
    def fail(_moves: list[MoveRow], _afters: list[TableRow]) -> list[str]:
        raise OSError("nobody listens")

    with pytest.raises(OSError, match="nobody listens"):
        await MoveWriter(storage, fail).store(*await first_move(storage, CODES[0]))
    assert await stored(storage, CODES[0]) == []


@pytest.mark.parametrize("storage", ["PostgreSQL"], indirect=True)
async def test_other_processes_are_told_of_what_is_stored_and_of_nothing_else(
    own_postgres: str, storage: Storage
) -> None:
    writer = MoveWriter(storage, lambda moves, _afters: [f"moved {move.code}" for move in moves])
    async with await psycopg.AsyncConnection.connect(own_postgres, autocommit=True) as line:
        await line.execute(f"LISTEN {CHANNEL}")
        refused, after = await first_move(storage, CODES[0])
        after.revision += 1
        with pytest.raises(VersionConflict):
            await writer.store(refused, after)
        await writer.store(*await first_move(storage, CODES[1]))
        told = [notice.payload async for notice in line.notifies(timeout=5, stop_after=1)]
    assert told == [f"moved {CODES[1]}"]


@pytest.mark.parametrize("storage", ["PostgreSQL"], indirect=True)
async def test_a_nonce_that_has_meant_something_else_makes_no_move(storage: Storage) -> None:
    move, after = await first_move(storage, CODES[0])
    move.guest, move.nonce = "nox", "n1"
    async with storage.writing() as db:
        await add_answer(db, CODES[0], "nox", "n1", {"type": "done", "version": 0})
    beside = await first_move(storage, CODES[1])
    writer = MoveWriter(storage)
    results = await asyncio.gather(
        writer.store(*beside), writer.store(move, after), return_exceptions=True
    )
    assert results[0] is None
    assert isinstance(results[1], VersionConflict)
    assert await stored(storage, CODES[0]) == []
    assert await stored(storage, CODES[1]) == ["cast 1"]


async def test_what_is_stored_is_found_as_it_was(storage: Storage, writer: MoveWriter) -> None:
    now = 1763337600.1234567
    expected = []
    for number, code in enumerate(CODES):
        move, after = await first_move(storage, code)
        if number % 2:
            move.draws, move.guest, move.nonce, move.at = [3, number], "nox", f"n{number}", now
            after.status, after.result, after.last_seat, after.touched = "over", [[1, 8]], 0, now
            after.last_sentence, after.actor = "cast „1“ {}", 1
        expected.append((move, after))
    await asyncio.gather(*(writer.store(move, after) for move, after in expected))
    async with storage.reading() as db:
        for move, after in expected:
            assert await moves_after(db, move.code, 0) == [move]
            found = await find_table(db, move.code)
            assert found is not None
            assert found.row == after
