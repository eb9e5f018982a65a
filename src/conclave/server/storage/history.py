"""Finished games in the database: those of a guest, and what their statistics are made of."""

from contextlib import suppress
from math import floor
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rows import OVER, UNDO, BadRow, GuestRow, TableRow, read_row
from conclave.server.storage.schema import analyses, guests, moves, seats, tables
from conclave.server.storage.tables import StoredTable, list_tables, seated

DAY = 24 * 3600
DONE = "done"
"""The state of an analysis that can be read."""
MOST_COUNTED = 5000
"""Games of a guest that statistics look at, the newest."""


class Analysed(msgspec.Struct):
    """What an analysis found of one seat."""

    luck: float
    each: float


class PlayedRow(msgspec.Struct):
    """A finished game of a guest, as far as statistics look at it."""

    code: str
    game: str
    public: bool
    ended: float
    seat: int
    result: list[list[int]] | None
    tallies: list[dict[str, int]] | None
    length: int | None


async def finished_games_of(
    db: AsyncConnection, guest: str, game: str | None, before: float | None, limit: int
) -> tuple[list[StoredTable], bool]:
    """Those that ended before that time, the last to end first, and whether there are more.

    Games that ended in one second come together, since a whole second is what is told of it: so
    whoever asks for what was before misses none.
    """
    which = and_(tables.c.status == OVER, seated(guest))
    if game is not None:
        which = and_(which, tables.c.game == game)
    if before is not None:
        which = and_(which, tables.c.touched < before)
    last_first = tables.c.touched.desc(), tables.c.code
    ends = list(
        (
            await db.execute(
                select(tables.c.touched).where(which).order_by(*last_first).limit(limit + 1)
            )
        ).scalars()
    )
    if len(ends) <= limit:
        return await list_tables(db, which, limit, tables.c.touched), False
    second = floor(ends[limit - 1])
    page = and_(which, tables.c.touched >= second)
    found = await list_tables(db, page, 2 * limit, tables.c.touched)
    earlier = await db.execute(
        select(tables.c.code).where(which, tables.c.touched < second).limit(1)
    )
    return found, earlier.scalar() is not None


async def lengths_of(db: AsyncConnection, rows: list[TableRow]) -> dict[str, int]:
    """How many moves stand at each table."""
    lengths = {row.code: row.version if row.length is None else row.length for row in rows}
    unknown = [row.code for row in rows if row.length is None]
    if unknown:
        # Of old games, where a move taken back is itself and a row that says so.
        found = await db.execute(
            select(moves.c.code, func.count())
            .where(moves.c.code.in_(unknown), moves.c.kind == UNDO)
            .group_by(moves.c.code)
        )
        for code, undone in found:
            lengths[code] = max(lengths[code] - 2 * undone, 0)
    return lengths


async def analysed_games(db: AsyncConnection, codes: list[str]) -> dict[str, list[Analysed]]:
    """What was found of each seat, by the code of the table."""
    found = await db.execute(
        select(analyses.c.code, analyses.c.summary).where(
            analyses.c.code.in_(codes), analyses.c.state == DONE
        )
    )
    analysed: dict[str, list[Analysed]] = {}
    for code, summary in found:
        try:
            analysed[code] = msgspec.convert(summary, list[Analysed])
        except msgspec.ValidationError:
            continue  # the list is good without it
    return analysed


def of_seat(analysed: list[Analysed] | None, seat: int | None) -> Analysed | None:
    if analysed is None or seat is None or seat >= len(analysed):
        return None
    return analysed[seat]


async def games_that_count(db: AsyncConnection, guest: str) -> list[PlayedRow]:
    """The finished games of a guest but those for practice, the last to end first."""
    columns = (tables.c[name] for name in ("code", "game", "public", "result", "tallies", "length"))
    found = await db.execute(
        select(*columns, tables.c.touched.label("ended"), seats.c.seat)
        .join(seats, seats.c.code == tables.c.code)
        .where(seats.c.guest == guest, tables.c.status == OVER, tables.c.practice.is_(False))
        .order_by(tables.c.touched.desc(), tables.c.code)
        .limit(MOST_COUNTED)
    )
    readable: list[PlayedRow] = []
    for row in found:
        with suppress(BadRow):
            readable.append(read_row(row, PlayedRow))
    return readable


async def keep_outcome(
    db: AsyncConnection, code: str, version: int, outcome: dict[str, Any]
) -> None:
    """What was found out later about a game that is over."""
    await db.execute(
        update(tables)
        .where(tables.c.code == code, tables.c.version == version, tables.c.status == OVER)
        .values(**outcome)
    )


async def forget_analysis(db: AsyncConnection, code: str) -> None:
    """Of a game that goes on after its end: it will end otherwise."""
    await db.execute(delete(analyses).where(analyses.c.code == code))


async def find_guest_by_id(db: AsyncConnection, id: str) -> tuple[GuestRow, bool] | None:
    """The guest, and whether others may look at the guest's statistics."""
    columns = (guests.c[name] for name in ("id", "name", "crest"))
    found = (
        await db.execute(select(*columns, guests.c.statistics_open).where(guests.c.id == id))
    ).first()
    return (read_row(found, GuestRow), bool(found.statistics_open)) if found else None


async def came_on(db: AsyncConnection, guest: str) -> int:
    """The day, in Unix seconds; 0 if the guest is gone again."""
    made = (await db.execute(select(guests.c.made).where(guests.c.id == guest))).scalar()
    return int((made or 0) // DAY * DAY)


async def open_statistics(db: AsyncConnection, guest: str, open: bool) -> None:
    await db.execute(update(guests).where(guests.c.id == guest).values(statistics_open=open))
