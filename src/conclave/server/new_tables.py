"""Making tables, and making them again when a game is over."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.core.plain import PlainDict
from conclave.server import seating
from conclave.server.clocks.choice import give_time
from conclave.server.clocks.running import settle
from conclave.server.codes import new_code
from conclave.server.commands import answer_before, answer_with, table_to_change
from conclave.server.company import keep_apart
from conclave.server.holding import hold
from conclave.server.live_table import LiveTable
from conclave.server.luck import Given
from conclave.server.messages import NewTable, SofaLuck
from conclave.server.quotas import Quotas
from conclave.server.ratings.terms import lay_for_rating
from conclave.server.refusals import Conflict
from conclave.server.sanitize import sanitize_title
from conclave.server.sofa_people import sofa_at
from conclave.server.sofa_sitting import (
    give_lucks,
    is_one_device,
    keep_sofas,
    kinds_of,
    seat_sofa,
)
from conclave.server.storage.rows import OPEN, OVER, WAITING, GuestRow
from conclave.server.storage.sofa import save_kept_guest
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
    sofa = await sofa_at(tables.storage, guest)
    kinds = kinds_of(wish.seats)
    table = seating.lay_table(
        new_code(), game, wish.options, title, wish.public, kinds, guest, luck
    )
    seat_sofa(table, sofa, wish.seats)
    if wish.practice:
        seating.lay_for_practice(table)
    table.row.hints = wish.hints
    if wish.rated:
        lay_for_rating(table, game)
    give_time(table, wish.clock, wish.patience)
    table.row.talk = wish.talk
    if wish.start:
        seating.start(table, guest.id, game)
    await open_table(tables, quotas, guest, table, sofa.welcomed)
    return table


async def open_table(
    tables: Tables,
    quotas: Quotas,
    guest: GuestRow,
    table: StoredTable,
    sofa: Sequence[GuestRow] = (),
) -> None:
    """Store a table that was laid, and who is new on the sofa; if it was started, its bots play."""
    quotas.spend_new_table(guest.id)
    settle(table, tables.house_time.now())
    async with tables.storage.writing() as db:
        await hold(db, guest.id)
        for person in sofa:
            await save_kept_guest(db, guest.id, person)
        removed = await make_room(db, guest, quotas.limits.tables_of_guest)
        await add_table(db, table)
    if removed:
        tables.dismiss(removed)
    if table.row.status != WAITING or table.row.revealing is not None:
        (await tables.live(table.row.code)).take_bots()


async def make_room(db: AsyncConnection, guest: GuestRow, most: int) -> str | None:
    """Whoever has made very many tables loses the one untouched for longest of those where nobody
    else sits; returns its code."""
    oldest = await check_room(db, guest, most)
    if oldest is not None:
        await remove_tables(db, [oldest])
    return oldest


async def check_room(db: AsyncConnection, guest: GuestRow, most: int) -> str | None:
    """The table that would make room for another one, if it takes one."""
    made = await unfinished_tables_made_by(db, guest.id)
    if made < most:
        return None
    oldest = await oldest_table_of_one_person(db, guest.id)
    if oldest is None:
        raise Conflict("too-many-tables", {"max": most})
    return oldest


async def rematch(
    tables: Tables,
    live: LiveTable,
    guest: GuestRow,
    owner: GuestRow,
    luck: Given,
    lucks: list[SofaLuck],
    nonce: str | None,
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
                again = await _lay_again(db, finished, guest, owner, luck, lucks)
                settle(again, tables.house_time.now())
                await add_table(db, again)
                await save_table(db, finished)
                code = again.row.code
            answer: PlainDict = {"type": "done", "version": finished.row.version, "code": code}
            await answer_with(db, live, guest, nonce, answer)
        live.answers.remember(guest.id, nonce, answer)
        await live.catch_up()
    (await tables.live(code)).take_bots()
    return answer


async def _lay_again(
    db: AsyncConnection,
    finished: StoredTable,
    guest: GuestRow,
    owner: GuestRow,
    luck: Given,
    lucks: list[SofaLuck],
) -> StoredTable:
    game = load_game(finished.row.game)
    again = seating.lay_rematch(new_code(), game, finished, guest, luck)
    keep_sofas(again, finished)
    await keep_apart(db, again, guest.id)
    give_lucks(again, owner, lucks)
    # Where only bots sit beside a device there is nobody to wait for.
    if is_one_device(again) and all(seat.kind != OPEN for seat in again.seats):
        seating.start(again, again.row.host, game)
    finished.row.rematch = again.row.code
    return again
