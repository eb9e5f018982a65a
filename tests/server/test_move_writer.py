"""Moves that are stored at the same moment share a transaction, and none suffers for another."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.server.luck import Given
from conclave.server.seating import lay_table
from conclave.server.settings import database_url
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.move_writer import MoveWriter, VersionConflict
from conclave.server.storage.moves import moves_after
from conclave.server.storage.rows import SAY, GuestRow, MoveRow, TableRow
from conclave.server.storage.tables import add_table, find_table

CODES = [f"TABLE{letter}" for letter in "ABCDEF"]


@pytest.fixture
async def storage(database: Path) -> AsyncIterator[Storage]:
    """With a table under each of the codes."""
    storage = open_storage(database_url(str(database)))
    await storage.open()
    async with storage.writing() as db:
        for code in CODES:
            guest = GuestRow(code, "Nox", "raven")
            game = load_game("abracada")
            seats = ["me", "novice"]
            await add_table(db, lay_table(code, game, {}, "", False, seats, guest, Given()))
    yield storage
    await storage.close()


async def nobody_hears(_db: AsyncConnection, _codes: list[str]) -> None:
    pass


@pytest.fixture(params=[None, nobody_hears], ids=["alone", "one of several"])
def writer(storage: Storage, request: pytest.FixtureRequest) -> MoveWriter:
    """A process on its own stores moves by a shorter way."""
    return MoveWriter(storage, request.param)


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
    transactions: list[AsyncConnection] = []
    told: list[str] = []

    async def tell(db: AsyncConnection, codes: list[str]) -> None:
        transactions.append(db)
        told.extend(codes)

    writer = MoveWriter(storage, tell)
    moves = [await first_move(storage, code) for code in CODES]
    await asyncio.gather(*(writer.store(move, after) for move, after in moves))
    assert sorted(told) == CODES
    assert len(transactions) < len(CODES)
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
    async def fail(_db: AsyncConnection, _codes: list[str]) -> None:
        raise OSError("nobody listens")

    with pytest.raises(OSError, match="nobody listens"):
        await MoveWriter(storage, fail).store(*await first_move(storage, CODES[0]))
    assert await stored(storage, CODES[0]) == []


async def test_both_ways_store_the_same(storage: Storage) -> None:
    rows = []
    for code, told in zip(CODES, [None, nobody_hears], strict=False):
        move, after = await first_move(storage, code)
        move.draws, move.guest, move.nonce, move.at = [3, 1], "nox", "a1", 2.5
        after.status, after.result, after.last_seat, after.touched = "over", [[1, 8]], 0, 2.5
        await MoveWriter(storage, told).store(move, after)
        async with storage.reading() as db:
            found = await db.exec_driver_sql(
                "SELECT number, kind, seat, sentence, draws, guest, nonce, at, version, actor,"
                " status, touched, last_seat, last_sentence, result"
                " FROM moves JOIN tables USING (code) WHERE code = ?",
                (code,),
            )
            rows.append(tuple(found.one()))
    assert rows[0] == rows[1]
