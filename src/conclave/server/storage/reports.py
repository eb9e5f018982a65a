"""What people have reported, with what was said before it."""

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.plain import PlainDict
from conclave.server.storage.people_schema import reports
from conclave.server.storage.rows import read_row


class LineCopied(msgspec.Struct):
    """Of a table's chat, as it was when somebody reported."""

    at: float
    guest: str | None
    name: str
    text: str


class ReportRow(msgspec.Struct):
    number: int
    reporter: str
    reported: str
    name: str
    code: str
    reason: str
    text: str
    context: list[LineCopied]
    at: float
    closed: float | None = None
    outcome: str = ""


async def add_report(db: AsyncConnection, report: ReportRow) -> int:
    """Its number."""
    values: PlainDict = msgspec.to_builtins(report)
    del values["number"]
    added = await db.execute(insert(reports).values(**values).returning(reports.c.number))
    return int(added.scalar_one())


async def reports_since(db: AsyncConnection, reporter: str, since: float) -> int:
    found = await db.execute(
        select(func.count())
        .select_from(reports)
        .where(reports.c.reporter == reporter, reports.c.at > since)
    )
    return found.scalar_one()


async def is_reported(db: AsyncConnection, reporter: str, reported: str, code: str) -> bool:
    """Whether that report waits to be looked at already."""
    found = await db.execute(
        select(reports.c.number).where(
            reports.c.reporter == reporter,
            reports.c.reported == reported,
            reports.c.code == code,
            reports.c.closed.is_(None),
        )
    )
    return found.first() is not None


async def open_reports(db: AsyncConnection, most: int) -> list[ReportRow]:
    """Those that nobody has closed, the oldest first."""
    found = await db.execute(
        select(reports).where(reports.c.closed.is_(None)).order_by(reports.c.number).limit(most)
    )
    return [read_row(row, ReportRow) for row in found]


async def find_report(db: AsyncConnection, number: int) -> ReportRow | None:
    found = (await db.execute(select(reports).where(reports.c.number == number))).first()
    return read_row(found, ReportRow) if found else None


async def close_report(db: AsyncConnection, number: int, outcome: str, at: float) -> None:
    await db.execute(
        update(reports).where(reports.c.number == number).values(closed=at, outcome=outcome)
    )
