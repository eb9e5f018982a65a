"""What an operator may do to the database, beside servers that are running on it."""

import msgspec
from sqlalchemy import Row, delete, func, or_, select, update

from conclave import texts
from conclave.core.plain import Plain, PlainDict
from conclave.server import seating
from conclave.server.bans import banned_as
from conclave.server.refusals import NotFound, Refused, unknown_table
from conclave.server.sanitize import sanitize
from conclave.server.storage import house
from conclave.server.storage.database import Storage
from conclave.server.storage.moves import moves_after
from conclave.server.storage.rows import OVER, PLAYING, WAITING, SeatRow
from conclave.server.storage.schema import analyses, answers, chats, guests, moves, seats, tables
from conclave.server.storage.tables import (
    StoredTable,
    code_called,
    find_table,
    lock_tables,
    remove_tables,
    save_table,
)
from conclave.server.stored_match import stored_record

LONGEST_MESSAGE = 200
LONGEST_REASON = 200


async def list_tables(storage: Storage, most: int) -> list[PlainDict]:
    """Those that something happened at last come first."""
    names = select(seats.c.name).where(seats.c.name != "")
    async with storage.reading() as db:
        found = await db.execute(
            select(
                *(tables.c[name] for name in ("code", "short_code", "game", "status", "public")),
                *(tables.c[name] for name in ("title", "host", "version", "made", "touched")),
            )
            .order_by(tables.c.touched.desc(), tables.c.code)
            .limit(most)
        )
        listed = [_plain(row) for row in found]
        for table in listed:
            seated = await db.execute(names.where(seats.c.code == table["code"]))
            table["people"] = list(seated.scalars())
    return listed


async def list_guests(storage: Storage, most: int) -> list[PlainDict]:
    """Those who were seen last come first."""
    sits = select(func.count()).where(seats.c.guest == guests.c.id).scalar_subquery()
    async with storage.reading() as db:
        found = await db.execute(
            select(
                *(guests.c[name] for name in ("id", "name", "crest", "made", "seen")),
                sits.label("tables"),
            )
            .order_by(guests.c.seen.desc(), guests.c.id)
            .limit(most)
        )
        return [_plain(row) for row in found]


async def list_bans(storage: Storage) -> list[PlainDict]:
    async with storage.reading() as db:
        return [msgspec.structs.asdict(ban) for ban in await house.all_bans(db)]


async def close_table(storage: Storage, called: str) -> str:
    """Remove the table with all that was played at it; its code."""
    async with storage.writing() as db:
        code = await code_called(db, called.strip().upper())
        if code is None:
            raise unknown_table(called)
        await remove_tables(db, [code])
        await house.note_order(db)
    return code


async def ban(storage: Storage, who: str, why: str) -> str:
    """How the ban is stored."""
    stored = banned_as(who)
    async with storage.writing() as db:
        await house.add_ban(db, stored, sanitize(why)[:LONGEST_REASON])
        await house.note_order(db)
    return stored


async def unban(storage: Storage, who: str) -> str:
    stored = banned_as(who)
    async with storage.writing() as db:
        if not await house.lift_ban(db, stored):
            raise NotFound("ban-unknown", {"who": stored})
        await house.note_order(db)
    return stored


async def set_message(storage: Storage, text: str) -> str:
    """The message of the day as it is shown; empty: none."""
    message = sanitize(text)
    if len(message) > LONGEST_MESSAGE:
        raise Refused("day-message-too-long", {"length": len(message), "max": LONGEST_MESSAGE})
    async with storage.writing() as db:
        await house.set_message(db, message)
        await house.note_order(db)
    return message


async def export_guest(storage: Storage, guest: str) -> PlainDict:
    """All that is stored of somebody. Records are of finished games: that of a running one would
    tell the others' hands."""
    async with storage.reading() as db:
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
            table = await find_table(db, code)
            if table is None:
                continue
            moves_there = await moves_after(db, code, 0)
            seat = seating.own_seat(table, guest)
            said = select(chats.c.text, chats.c.at).where(
                chats.c.code == code, chats.c.seat == seat.seat
            )
            shown = _table_of(table, seat)
            shown["chats"] = [_plain(chat) for chat in await db.execute(said)]
            if table.row.status == OVER:
                record = stored_record(table, moves_there)
                record.seed = table.row.seed
                shown["record"] = record.dump()
            theirs.append(shown)
    return {"guest": _plain(row), "tables": theirs}


async def forget_guest(storage: Storage, guest: str) -> int:
    """Remove somebody for good; at how many tables they sat. Finished games stay, with “a guest” at
    that seat; in a running one a bot plays on."""
    async with storage.writing() as db:
        seated = select(seats.c.code).where(seats.c.guest == guest)
        codes = await lock_tables(db, or_(tables.c.code.in_(seated), tables.c.host == guest))
        gone = await db.execute(delete(guests).where(guests.c.id == guest))
        if not gone.rowcount:
            raise _unknown_guest(guest)
        count = 0
        for code in codes:
            table = await find_table(db, code, to_change=True)
            assert table is not None
            seat = seating.seat_of(table, guest)
            if seat is not None:
                count += 1
                await db.execute(
                    delete(chats).where(chats.c.code == code, chats.c.seat == seat.seat)
                )
                _leave(table, seat, guest)
            if table.row.host == guest:
                heirs = [one.guest for one in table.seats if one.guest]
                table.row.host = heirs[0] if heirs else seating.NOBODY
            await save_table(db, table)
        await db.execute(update(moves).where(moves.c.guest == guest).values(guest=None, nonce=None))
        await db.execute(delete(answers).where(answers.c.guest == guest))
        await db.execute(update(analyses).where(analyses.c.guest == guest).values(guest=""))
        await house.lift_ban(db, guest)
        await house.note_order(db)
    return count


def _leave(table: StoredTable, seat: SeatRow, guest: str) -> None:
    if table.row.status == WAITING:
        seating.stand(table, guest)
        return
    if table.row.status == PLAYING:
        seating.stand(table, guest)  # a bot plays on
    seat.guest, seat.name = None, texts.say("guest-forgotten")


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
