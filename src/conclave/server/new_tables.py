"""Making tables, and making them again when a game is over."""

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.core.plain import PlainDict
from conclave.server import seating
from conclave.server.codes import new_code
from conclave.server.commands import answer_before, answer_with, table_to_change
from conclave.server.live_table import LiveTable
from conclave.server.luck import Given
from conclave.server.messages import NewTable
from conclave.server.quotas import Quotas
from conclave.server.refusals import Conflict
from conclave.server.sanitize import sanitize_title
from conclave.server.storage.rows import OVER, PERSON, WAITING, GuestRow
from conclave.server.storage.tables import (
    StoredTable,
    add_table,
    is_stored,
    oldest_table_of_one_person,
    remove_tables,
    save_table,
    unfinished_tables_made_by,
)
from conclave.server.tables import Tables


async def make_table(
    tables: Tables, quotas: Quotas, guest: GuestRow, wish: NewTable
) -> StoredTable:
    game = load_game(wish.game)
    title = sanitize_title(wish.title)
    luck = Given(wish.luck, wish.hash)
    table = seating.lay_table(
        new_code(), game, wish.options, title, wish.public, wish.seats, guest, luck
    )
    if wish.practice:
        seating.lay_for_practice(table)
    table.row.hints = wish.hints
    if wish.start:
        seating.start(table, guest.id, game)
    await open_table(tables, quotas, guest, table)
    return table


async def open_table(tables: Tables, quotas: Quotas, guest: GuestRow, table: StoredTable) -> None:
    """Store a table that was laid; if it was started, its bots play."""
    quotas.spend_new_table(guest.id)
    async with tables.storage.writing() as db:
        removed = await _make_room(db, guest, quotas.limits.tables_of_guest)
        await add_table(db, table)
    if removed:
        tables.dismiss(removed)
    if table.row.status != WAITING or table.row.revealing is not None:
        (await tables.live(table.row.code)).take_bots()


async def _make_room(db: AsyncConnection, guest: GuestRow, most: int) -> str | None:
    """Whoever has made very many tables loses the one untouched for longest of those where nobody
    else sits; returns its code."""
    made = await unfinished_tables_made_by(db, guest.id)
    if made < most:
        return None
    oldest = await oldest_table_of_one_person(db, guest.id)
    if oldest is None:
        raise Conflict("too-many-tables", {"max": most})
    await remove_tables(db, [oldest])
    return oldest


async def rematch(
    tables: Tables, live: LiveTable, guest: GuestRow, luck: Given, nonce: str | None
) -> PlainDict:
    """Answers the code of a new table with the same seats, or of the one that was already made."""
    async with live.lock:
        async with tables.storage.writing() as db:
            finished = await table_to_change(db, live.code)
            if before := await answer_before(db, live, guest, nonce):
                return before
            seating.own_seat(finished, guest.id)
            if finished.row.status != OVER:
                raise Conflict("game-not-over")
            code = finished.row.rematch
            if code is None or not await is_stored(db, code):
                code = await _lay_again(db, finished, guest, luck)
            answer: PlainDict = {"type": "done", "version": finished.row.version, "code": code}
            await answer_with(db, live, guest, nonce, answer)
        live.answers.remember(guest.id, nonce, answer)
        await live.catch_up()
    (await tables.live(code)).take_bots()
    return answer


async def _lay_again(
    db: AsyncConnection, finished: StoredTable, guest: GuestRow, luck: Given
) -> str:
    game = load_game(finished.row.game)
    again = seating.lay_rematch(new_code(), game, finished, guest, luck)
    # Alone against bots there is nobody to wait for.
    if sum(seat.kind == PERSON for seat in again.seats) == 1:
        seating.start(again, guest.id, game)
    await add_table(db, again)
    finished.row.rematch = again.row.code
    await save_table(db, finished)
    return again.row.code
