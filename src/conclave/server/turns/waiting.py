"""The tables that wait for somebody, the most urgent first."""

import msgspec
from sqlalchemy import and_, exists, func
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.clocks.shown import time_left
from conclave.server.storage.rows import PLAYING
from conclave.server.storage.schema import seats, tables
from conclave.server.storage.tables import list_tables

MOST_SHOWN = 100


class TurnShown(msgspec.Struct):
    code: str
    game: str
    title: str
    since: int
    """When the last thing happened there, in Unix seconds."""
    left: float | None
    """Seconds to move, where a clock runs."""


async def turns_of(db: AsyncConnection, guest: str, now: float) -> list[TurnShown]:
    """``now`` is the house's own time."""
    mine = exists().where(
        seats.c.code == tables.c.code,
        seats.c.seat == tables.c.actor,
        func.coalesce(seats.c.keeper, seats.c.guest) == guest,
        seats.c.deputy.is_(None),
    )
    found = await list_tables(db, and_(tables.c.status == PLAYING, mine), MOST_SHOWN)
    shown = [
        TurnShown(
            table.row.code,
            table.row.game,
            table.row.title,
            int(table.row.touched),
            time_left(table, now),
        )
        for table in found
    ]
    return sorted(shown, key=lambda turn: (turn.left is None, turn.left or 0.0, turn.since))
