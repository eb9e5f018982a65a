"""The tables where somebody has a seat, as they are listed."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.clocks.shown import time_left
from conclave.server.storage.history import analysed_games, lengths_of
from conclave.server.storage.rows import OVER, bad_row
from conclave.server.storage.tables import StoredTable
from conclave.server.table_payloads import MyTableShown, my_table_payload
from conclave.server.tables import Tables

ShownT = TypeVar("ShownT")


async def show_my_tables(
    db: AsyncConnection, tables: Tables, found: list[StoredTable], guest: str
) -> list[MyTableShown]:
    lengths = await lengths_of(db, [one.row for one in found])
    analysed = await analysed_games(db, [one.row.code for one in found if one.row.status == OVER])
    return show_each(
        found,
        lambda one: my_table_payload(
            one,
            tables.presence(one.row.code),
            guest,
            lengths[one.row.code],
            analysed.get(one.row.code),
            time_left(one, tables.house_time.now()),
        ),
    )


def by_whose_turn(shown: list[MyTableShown]) -> list[MyTableShown]:
    """Those that wait for the reader first, the least time left first of all; else as they were."""
    return sorted(
        shown,
        key=lambda one: (
            *(one.status == OVER, not one.your_turn),
            *(one.time_left is None, one.time_left or 0.0),
        ),
    )


def show_each(found: list[StoredTable], show: Callable[[StoredTable], ShownT]) -> list[ShownT]:
    """All of them but those that can't be shown: the rest of the list is good all the same."""
    shown: list[ShownT] = []
    for table in found:
        try:
            shown.append(show(table))
        except Exception as error:
            bad_row(table.row.code, error)
    return shown
