"""Tables and their seats in the database."""

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rows import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    BadRow,
    SeatRow,
    TableRow,
    bad_row,
    read_row,
)
from conclave.server.storage.schema import seats, tables

MOST_OLD_TABLES = 2000


class StoredTable(msgspec.Struct):
    """A table and its seats, as they are in the database."""

    row: TableRow
    seats: list[SeatRow]


async def add_table(db: AsyncConnection, table: StoredTable) -> None:
    if table.row.short_code and await code_called(db, table.row.short_code):
        table.row.short_code = None  # the link will do
    _end_short_code(table.row)
    await db.execute(insert(tables).values(**msgspec.structs.asdict(table.row)))
    await db.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in table.seats])


def _end_short_code(row: TableRow) -> None:
    """Once the game has begun, only the link leads there."""
    if row.status != WAITING:
        row.short_code = None


async def code_called(db: AsyncConnection, called: str) -> str | None:
    """The code of the table that has that code, or is called so as long as it waits."""
    found = await db.execute(
        select(tables.c.code).where(or_(tables.c.code == called, tables.c.short_code == called))
    )
    return found.scalar()


async def find_table(db: AsyncConnection, code: str, to_change: bool = False) -> StoredTable | None:
    """The table; with ``to_change`` nobody else can change it until the transaction ends."""
    query = select(tables).where(tables.c.code == code)
    if to_change:
        query = query.with_for_update(key_share=True)
    row = (await db.execute(query)).first()
    if row is None:
        return None
    found = await db.execute(select(seats).where(seats.c.code == code).order_by(seats.c.seat))
    return _read_table(row, list(found))


def _read_table(row: Row[Any], found: list[Row[Any]]) -> StoredTable:
    """BadRow if the table or one of its seats can't be read."""
    table = StoredTable(read_row(row, TableRow), [read_row(seat, SeatRow) for seat in found])
    numbers = [seat.seat for seat in table.seats]
    if not numbers or numbers != list(range(len(numbers))):
        raise bad_row(table.row.code, f"its seats are numbered {numbers}")
    for seat in (table.row.actor, table.row.last_seat):
        if seat is not None and not -1 <= seat < len(numbers):
            raise bad_row(table.row.code, f"it speaks of seat {seat} of {len(numbers)}")
    return table


async def lock_tables(db: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    """The codes of those tables, which nobody else can change until the transaction ends.

    Whoever changes seats locks their tables first, and several in the order of their codes: so two
    who want the same never wait for each other.
    """
    found = await db.execute(
        select(tables.c.code)
        .where(which)
        .order_by(tables.c.code)
        .with_for_update(key_share=True, of=tables)
    )
    return list(found.scalars())


async def save_table(db: AsyncConnection, table: StoredTable) -> None:
    """Store a table that was found ``to_change``."""
    table.row.revision += 1
    _end_short_code(table.row)
    row = msgspec.structs.asdict(table.row)
    await db.execute(update(tables).where(tables.c.code == table.row.code).values(**row))
    await db.execute(delete(seats).where(seats.c.code == table.row.code))
    await db.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in table.seats])


async def waiting_tables(db: AsyncConnection, limit: int) -> list[StoredTable]:
    """Public tables that wait for players, newest first."""
    free = exists().where(seats.c.code == tables.c.code, seats.c.kind == OPEN)
    somebody = exists().where(seats.c.code == tables.c.code, seats.c.kind == PERSON)
    return await list_tables(
        db, and_(tables.c.status == WAITING, tables.c.public.is_(True), free, somebody), limit
    )


async def unfinished_tables_of(db: AsyncConnection, guest: str, limit: int) -> list[StoredTable]:
    """Those where the guest has a seat, or somebody who plays at the guest's device, newest
    first."""
    keeps = exists().where(seats.c.code == tables.c.code, seats.c.keeper == guest)
    return await list_tables(db, and_(tables.c.status != OVER, or_(seated(guest), keeps)), limit)


async def finished_tables_of(db: AsyncConnection, guest: str, limit: int) -> list[StoredTable]:
    """Those where the guest has a seat, the last to end first."""
    over = and_(tables.c.status == OVER, seated(guest))
    return await list_tables(db, over, limit, tables.c.touched)


async def tables_counted(db: AsyncConnection, guest: str) -> tuple[int, int]:
    """Those where the guest has a seat, not over and over."""
    is_over = (tables.c.status == OVER).label("is_over")
    found = await db.execute(select(is_over, func.count()).where(seated(guest)).group_by(is_over))
    counts = {bool(over): count for over, count in found}
    return counts.get(False, 0), counts.get(True, 0)


def seated(guest: str) -> ColumnElement[bool]:
    return exists().where(seats.c.code == tables.c.code, seats.c.guest == guest)


async def list_tables(
    db: AsyncConnection,
    which: ColumnElement[bool],
    limit: int,
    last_first: Column[float] = tables.c.made,
) -> list[StoredTable]:
    """Those that can be read, the last first; the log tells of the others."""
    rows = await db.execute(
        select(tables).where(which).order_by(last_first.desc(), tables.c.code).limit(limit)
    )
    by_code = {row.code: row for row in rows}
    seats_of: dict[str, list[Row[Any]]] = {code: [] for code in by_code}
    for seat in await db.execute(
        select(seats).where(seats.c.code.in_(by_code)).order_by(seats.c.seat)
    ):
        seats_of[seat.code].append(seat)
    listed: list[StoredTable] = []
    for code, row in by_code.items():
        with suppress(BadRow):
            listed.append(_read_table(row, seats_of[code]))
    return listed


async def codes_awaiting_bots(db: AsyncConnection, untouched_since: float) -> list[str]:
    """Running tables where a bot or a deputy is to decide."""
    played = or_(seats.c.kind == BOT, seats.c.deputy.is_not(None))
    found = await db.execute(
        select(tables.c.code)
        .join(seats, and_(seats.c.code == tables.c.code, seats.c.seat == tables.c.actor))
        .where(tables.c.status == PLAYING, tables.c.touched <= untouched_since, played)
    )
    return list(found.scalars())


async def codes_revealing(db: AsyncConnection, untouched_since: float) -> list[str]:
    """Tables that were started and not yet dealt."""
    found = await db.execute(
        select(tables.c.code).where(
            tables.c.status == WAITING,
            tables.c.revealing.is_not(None),
            tables.c.touched <= untouched_since,
        )
    )
    return list(found.scalars())


async def unfinished_tables_made_by(db: AsyncConnection, guest: str) -> int:
    found = await db.execute(
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == guest, tables.c.status != OVER)
    )
    return found.scalar_one()


async def oldest_table_of_one_person(db: AsyncConnection, guest: str) -> str | None:
    """The oldest unfinished table made by the guest where no other person has a seat."""
    others = exists().where(
        seats.c.code == tables.c.code, seats.c.kind == PERSON, seats.c.guest != guest
    )
    found = await db.execute(
        select(tables.c.code)
        .where(tables.c.host == guest, tables.c.status != OVER, ~others)
        .order_by(tables.c.touched)
        .limit(1)
    )
    return found.scalar()


async def is_stored(db: AsyncConnection, code: str) -> bool:
    found = await db.execute(select(tables.c.code).where(tables.c.code == code))
    return found.scalar() is not None


async def remove_tables(db: AsyncConnection, codes: list[str]) -> None:
    """Remove them, and let no finished table lead on to one of them."""
    await lock_tables(db, or_(tables.c.code.in_(codes), tables.c.rematch.in_(codes)))
    await db.execute(
        update(tables)
        .where(tables.c.rematch.in_(codes))
        .values(rematch=None, revision=tables.c.revision + 1)
    )
    await db.execute(delete(tables).where(tables.c.code.in_(codes)))


def _untouched_since(cutoffs: dict[str, float]) -> ColumnElement[bool]:
    """Of each status its own time."""
    return or_(
        *(
            and_(tables.c.status == status, tables.c.touched < cutoff)
            for status, cutoff in cutoffs.items()
        )
    )


async def old_tables(db: AsyncConnection, cutoffs: dict[str, float]) -> list[str]:
    """Those that nobody has touched since the time given for their status, oldest first."""
    found = await db.execute(
        select(tables.c.code)
        .where(_untouched_since(cutoffs))
        .order_by(tables.c.touched)
        .limit(MOST_OLD_TABLES)
    )
    return list(found.scalars())


async def date_tables(db: AsyncConnection, codes: list[str], touched: float) -> None:
    await db.execute(update(tables).where(tables.c.code.in_(codes)).values(touched=touched))


async def remove_old_tables(
    db: AsyncConnection, codes: list[str], cutoffs: dict[str, float]
) -> list[str]:
    """Remove those that nobody has touched in the meantime; returns their codes."""
    named = or_(tables.c.code.in_(codes), tables.c.rematch.in_(codes))
    await lock_tables(db, named)
    still = and_(tables.c.code.in_(codes), _untouched_since(cutoffs))
    old = list((await db.execute(select(tables.c.code).where(still))).scalars())
    await remove_tables(db, old)
    return old
