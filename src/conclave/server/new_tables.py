"""Making tables, and making them again when a game is over."""

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.server import seating
from conclave.server.codes import new_code
from conclave.server.house import House
from conclave.server.messages import NewTable
from conclave.server.refusals import NotNow, TooFast, unknown_table
from conclave.server.sanitize import sanitize_title
from conclave.server.storage.guests import change_guest
from conclave.server.storage.rows import OVER, PERSON, GuestRow
from conclave.server.storage.tables import (
    Seated,
    add_table,
    find_table,
    oldest_table_of_one_person,
    remove_tables,
    save_table,
    unfinished_tables_made_by,
)


async def make_table(house: House, guest: GuestRow, wish: NewTable) -> Seated:
    game = load_game(wish.game)
    title = sanitize_title(wish.title)
    table = seating.lay_table(
        new_code(), game, wish.options, title, wish.public, wish.seats, guest, wish.luck
    )
    if wish.start:
        seating.start(table, guest.id, game)
    if not house.new_tables.spend(guest.id):
        raise TooFast("tables-too-fast")
    async with house.storage.writing() as db:
        removed = await _make_room(db, guest, house.settings.limits.tables_of_guest)
        await add_table(db, table)
    if removed and removed in house.tables:
        house.dismiss(house.tables[removed])
    if wish.start:
        await house.live(table.row.code)
    return table


async def _make_room(db: AsyncConnection, guest: GuestRow, most: int) -> str | None:
    """Whoever has made very many tables loses the one left alone for longest, if nobody else
    sits there."""
    made = await unfinished_tables_made_by(db, guest.id)
    if made < most:
        return None
    oldest = await oldest_table_of_one_person(db, guest.id)
    if oldest is None:
        raise NotNow("too-many-tables", {"max": most})
    await remove_tables(db, [oldest])
    return oldest


async def rematch(house: House, code: str, guest: GuestRow, luck: str) -> str:
    """The code of a new table with the same seats, or of the one that was already made."""
    live = await house.live(code)
    async with live.lock:
        async with house.storage.writing() as db:
            finished = await find_table(db, code, to_change=True)
            if finished is None:
                raise unknown_table(code)
            seating.own_seat(finished, guest.id)
            if finished.row.status != OVER:
                raise NotNow("game-not-over")
            if finished.row.rematch is not None:
                return finished.row.rematch
            again = seating.lay_rematch(
                new_code(), load_game(finished.row.game), finished, guest, luck
            )
            # Alone against bots there is nobody to wait for.
            if sum(seat.kind == PERSON for seat in again.seats) == 1:
                seating.start(again, guest.id, load_game(finished.row.game))
            await add_table(db, again)
            finished.row.rematch = again.row.code
            await save_table(db, finished)
            await house.pubsub.publish_change(db, code)
        await live.catch_up()
    await house.live(again.row.code)
    return again.row.code


async def rename(house: House, guest: GuestRow) -> None:
    """A guest's new name, wherever the guest has a seat in an unfinished game."""
    async with house.storage.writing() as db:
        codes = await change_guest(db, guest)
        for code in codes:
            table = await find_table(db, code, to_change=True)
            if table:
                await save_table(db, table)
            await house.pubsub.publish_change(db, code)
    for live in list(house.tables.values()):
        for listener in live.listeners:
            if listener.guest and listener.guest.id == guest.id:
                listener.guest = guest
        if live.code in codes:
            await house.catch_up(live)
