"""What an operator may do to the database, beside servers that are running on it."""

import time

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.plain import Plain, PlainDict
from conclave.server.bans import banned_as
from conclave.server.refusals import NotFound, Refused, unknown_table
from conclave.server.sanitize import sanitize
from conclave.server.storage import house, reports
from conclave.server.storage.database import Storage
from conclave.server.storage.guests import lock_guest
from conclave.server.storage.nights import remove_from_nights
from conclave.server.storage.schema import guests, seats, tables
from conclave.server.storage.tables import code_called, remove_tables

LONGEST_MESSAGE = 200
LONGEST_REASON = 200
LONGEST_NUMBER = 9


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
        await lock_guest(db, stored)  # so that they join no match night meanwhile
        await house.add_ban(db, stored, sanitize(why)[:LONGEST_REASON])
        await remove_from_nights(db, stored)
        await house.note_order(db)
    return stored


async def unban(storage: Storage, who: str) -> str:
    stored = banned_as(who)
    async with storage.writing() as db:
        if not await house.lift_ban(db, stored):
            raise NotFound("ban-unknown", {"who": stored})
        await house.note_order(db)
    return stored


async def list_reports(storage: Storage, most: int) -> list[PlainDict]:
    """Those that nobody has closed, the oldest first."""
    async with storage.reading() as db:
        found = await reports.open_reports(db, most)
    columns = ("number", "at", "reason", "name", "reported", "code", "text")
    return [{name: getattr(report, name) for name in columns} for report in found]


async def show_report(storage: Storage, number: str) -> PlainDict:
    """With what was said before it."""
    async with storage.reading() as db:
        shown: PlainDict = msgspec.to_builtins(await _report(db, number))
        return shown


async def close_report(storage: Storage, number: str, outcome: str) -> int:
    async with storage.writing() as db:
        report = await _report(db, number)
        what_came = sanitize(outcome)[:LONGEST_REASON]
        await reports.close_report(db, report.number, what_came, time.time())
    return report.number


async def _report(db: AsyncConnection, number: str) -> reports.ReportRow:
    known = number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
    report = await reports.find_report(db, int(number)) if known else None
    if report is None:
        raise NotFound("report-unknown", {"number": number[:20]})
    return report


async def set_message(storage: Storage, text: str) -> str:
    """The message of the day as it is shown; empty: none."""
    message = sanitize(text)
    if len(message) > LONGEST_MESSAGE:
        raise Refused("day-message-too-long", {"length": len(message), "max": LONGEST_MESSAGE})
    async with storage.writing() as db:
        await house.set_message(db, message)
        await house.note_order(db)
    return message


def _plain(row: Row[*tuple[Plain, ...]]) -> PlainDict:
    return {str(name): value for name, value in row._mapping.items()}
