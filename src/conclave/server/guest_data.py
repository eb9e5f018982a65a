"""All that is stored of a guest: handing it out, and removing it for good."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Row, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave import texts
from conclave.core.errors import ConclaveError
from conclave.core.plain import Plain, PlainDict
from conclave.server import seating
from conclave.server.clocks.running import settle
from conclave.server.refusals import NotFound, unknown_table
from conclave.server.storage import house
from conclave.server.storage.belongings import export_belongings, forget_belongings
from conclave.server.storage.clocks import time_kept
from conclave.server.storage.database import Storage
from conclave.server.storage.devices import devices_of
from conclave.server.storage.guests import lock_guest
from conclave.server.storage.moves import moves_after
from conclave.server.storage.rows import OVER, WAITING, BadRow, SeatRow, bad_row
from conclave.server.storage.schema import analyses, answers, chats, guests, moves, seats, tables
from conclave.server.storage.sofa import kept_guests
from conclave.server.storage.tables import StoredTable, find_table, lock_tables, save_table
from conclave.server.stored_match import stored_record


async def export_guest(storage: Storage, guest: str) -> PlainDict:
    """All that is stored of somebody, and of those who play at their device. Records are of
    finished games: that of a running one would tell the others' hands."""
    async with storage.reading() as db:
        exported = await _export(db, guest)
        sofa: list[Plain] = [await _export(db, one.id) for one in await kept_guests(db, guest)]
    return {**exported, "sofa": sofa} if sofa else exported


async def _export(db: AsyncConnection, guest: str) -> PlainDict:
    columns = [
        guests.c[name] for name in ("id", "name", "crest", "made", "seen", "statistics_open")
    ]
    row = (await db.execute(select(*columns).where(guests.c.id == guest))).first()
    if row is None:
        raise _unknown_guest(guest)
    found = await db.execute(
        select(seats.c.code).where(seats.c.guest == guest).order_by(seats.c.code)
    )
    theirs: list[Plain] = []
    for code in list(found.scalars()):
        try:
            theirs.append(await _export_table(db, code, guest))
        except (ConclaveError, LookupError) as error:
            bad_row(code, error)  # the rest is good all the same
            theirs.append({"code": code, "unreadable": True})
    return {"guest": _plain(row), "tables": theirs, **await export_belongings(db, guest)}


async def _export_table(db: AsyncConnection, code: str, guest: str) -> PlainDict:
    table = await find_table(db, code)
    if table is None:
        raise unknown_table(code)
    seat = seating.own_seat(table, guest)
    shown = _table_of(table, seat)
    theirs = chats.c.code == code, _said_by(guest, seat), chats.c.seat.is_not(None)
    said = select(chats.c.text, chats.c.at).where(*theirs).order_by(chats.c.number)
    shown["chats"] = [_plain(chat) for chat in await db.execute(said)]
    if table.row.status == OVER:
        record = stored_record(table, await moves_after(db, code, 0))
        record.seed = table.row.seed
        shown["record"] = record.dump()
    return shown


def _said_by(guest: str, seat: SeatRow) -> ColumnElement[bool]:
    """Of what was said long ago only the seat is known."""
    nameless = and_(chats.c.guest.is_(None), chats.c.seat == seat.seat)
    return or_(chats.c.guest == guest, nameless)


class Forgotten(NamedTuple):
    """What somebody has left behind."""

    devices: list[str]
    codes: list[str]
    """Of tables that have changed."""
    sat_at: int
    """The number of tables where they sat."""


async def forget_guest(storage: Storage, guest: str) -> int:
    """Remove somebody for good; at how many tables they sat."""
    async with storage.writing() as db:
        return (await forget_in(db, guest)).sat_at


async def forget_in(db: AsyncConnection, guest: str) -> Forgotten:
    """Remove somebody for good, with those who play at their device. Finished games stay, with “a
    guest” at that seat; in a running one a bot plays on."""
    # The guest before their tables, as whoever renames them does.
    if not await lock_guest(db, guest):
        raise _unknown_guest(guest)
    gone = [guest, *(one.id for one in await kept_guests(db, guest))]
    devices = [device.id for device in await devices_of(db, guest)]
    seated = select(seats.c.code).where(seats.c.guest.in_(gone))
    codes = await lock_tables(db, or_(tables.c.code.in_(seated), tables.c.host.in_(gone)))
    await db.execute(delete(guests).where(guests.c.id.in_(gone)))
    now = await time_kept(db)
    count = 0
    for code in codes:
        try:
            count += await _forget_at(db, code, gone, now)
        except BadRow:
            own = seats.c.code == code, seats.c.guest.in_(gone)
            nobody = {"guest": None, "keeper": None, "name": texts.say("guest-forgotten")}
            await db.execute(update(seats).where(*own).values(**nobody))
    theirs = moves.c.guest.in_(gone)
    await db.execute(update(moves).where(theirs).values(guest=None, nonce=None))
    await db.execute(delete(answers).where(answers.c.guest.in_(gone)))
    await db.execute(update(analyses).where(analyses.c.guest.in_(gone)).values(guest=""))
    await forget_belongings(db, gone)
    await house.lift_ban(db, guest)
    await house.note_order(db)
    return Forgotten(devices, codes, count)


async def _forget_at(db: AsyncConnection, code: str, gone: list[str], now: float) -> int:
    """Whether one of their seats was there; ``now`` is the time that clocks go by."""
    table = await find_table(db, code, to_change=True)
    assert table is not None
    theirs = [seat for seat in table.seats if seat.guest in gone]
    for seat in theirs:
        assert seat.guest is not None
        said = chats.c.code == code, _said_by(seat.guest, seat)
        await db.execute(delete(chats).where(*said))
        _leave(table, seat, seat.guest)
    if table.row.host in gone:
        heirs = [one.guest for one in table.seats if one.guest]
        table.row.host = heirs[0] if heirs else seating.NOBODY
    settle(table, now)
    await save_table(db, table)
    return 1 if theirs else 0


def _leave(table: StoredTable, seat: SeatRow, guest: str) -> None:
    if table.row.status == WAITING and table.row.revealing is None:
        seating.stand(table, guest)
        return
    if table.row.status != OVER:  # a bot plays on, be it from the deal
        seat.deputy = seat.deputy or seating.DEPUTY_OF_A_LEAVER
    seat.guest, seat.keeper, seat.name = None, None, texts.say("guest-forgotten")


def _table_of(table: StoredTable, seat: SeatRow) -> PlainDict:
    row = table.row
    return {
        "code": row.code,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "made": row.made,
        "seat": seat.seat,
        "name": seat.name,
        "crest": seat.crest,
        "luck": seat.luck,
    }


def _plain(row: Row[*tuple[Plain, ...]]) -> PlainDict:
    return {str(name): value for name, value in row._mapping.items()}


def _unknown_guest(guest: str) -> NotFound:
    return NotFound("admin-guest-unknown", {"guest": guest[:40]})
