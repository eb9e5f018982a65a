"""Reporting somebody to whoever runs the server, with the last lines of the chat."""

import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conclave.server.conduct.shunning import person
from conclave.server.holding import hold
from conclave.server.messages import GuestId
from conclave.server.refusals import Conflict, Refused, TooFast
from conclave.server.sanitize import sanitize
from conclave.server.storage.moves import chats_after
from conclave.server.storage.reports import (
    LineCopied,
    ReportRow,
    add_report,
    is_reported,
    reports_since,
)
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables

LINES_COPIED = 50
LONGEST_TEXT = 500
DAY = 24 * 3600.0


class Report(msgspec.Struct, forbid_unknown_fields=True):
    guest: GuestId
    code: Annotated[str, Meta(max_length=16)]
    reason: Literal["insult", "spam", "cheating", "name", "other"]
    text: Annotated[str, Meta(max_length=2000)] = ""


async def report(tables: Tables, guest: GuestRow, code: str, wish: Report) -> int:
    """Its number; ``code`` is that of the table. Lines are copied: it keeps only the newest."""
    if wish.guest == guest.id:
        raise Refused("report-oneself")
    words = sanitize(wish.text)
    if len(words) > LONGEST_TEXT:
        raise Refused("report-too-long", {"length": len(words), "max": LONGEST_TEXT})
    table = await tables.find(code)
    now, most = time.time(), tables.limits.reports_of_guest
    async with tables.storage.writing() as db:
        await hold(db, guest.id)
        reported = await person(db, wish.guest)
        if await is_reported(db, guest.id, reported.id, table.row.code):
            raise Conflict("report-known")
        if await reports_since(db, guest.id, now - DAY) >= most:
            raise TooFast("reports-too-fast", {"max": most})
        lines = await chats_after(db, table.row.code, 0, LINES_COPIED)
        return await add_report(
            db,
            ReportRow(
                number=0,
                reporter=guest.id,
                reported=reported.id,
                name=reported.name,
                code=table.row.code,
                reason=wish.reason,
                text=words,
                context=[LineCopied(line.at, line.guest, line.name, line.text) for line in lines],
                at=now,
            ),
        )
