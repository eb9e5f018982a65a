"""Whose turn it is and who should hear of it; and that each turn is told by one process, once."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Insert, and_, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.notice_schema import (
    mail_addresses,
    push_subscriptions,
    turn_notices,
)
from conclave.server.storage.rows import PERSON, PLAYING, read_row
from conclave.server.storage.schema import moves, seats, tables

SEEN: Final = "seen"
SENDING: Final = "sending"
SENT: Final = "sent"

MOST_AT_A_LOOK = 200

_KEY = [turn_notices.c.code, turn_notices.c.guest]

_who = func.coalesce(seats.c.keeper, seats.c.guest)
"""Whoever plays at the device of another is told there."""


class Turn(msgspec.Struct, frozen=True):
    """A person's turn at a table; ``version`` is that in which it began."""

    code: str
    guest: str
    version: int
    touched: float


class Claimed(msgspec.Struct):
    """A turn that this process tells of; ``left_over`` are the ways still to be gone, None: all."""

    code: str
    guest: str
    version: int
    tries: int = 0
    left_over: list[str] | None = None


def _is_pushed() -> ColumnElement[bool]:
    return exists().where(
        push_subscriptions.c.guest == _who, push_subscriptions.c.made < tables.c.touched
    )


def _is_mailed() -> ColumnElement[bool]:
    return exists().where(
        mail_addresses.c.guest == _who, mail_addresses.c.confirmed < tables.c.touched
    )


async def turns_to_tell(
    db: AsyncConnection, since: float, until: float, push: bool, mail: bool
) -> list[Turn]:
    """Turns that began in that time, of which nobody was told who could be: whoever asked to be
    told later was here then. The longest ago first."""
    ways = [way for way, open in ((_is_pushed(), push), (_is_mailed(), mail)) if open]
    if not ways:
        return []
    settled = exists().where(
        turn_notices.c.code == tables.c.code,
        turn_notices.c.guest == _who,
        turn_notices.c.version >= tables.c.version,
    )
    found = await db.execute(
        select(tables.c.code, _who.label("guest"), tables.c.version, tables.c.touched)
        .join(seats, and_(seats.c.code == tables.c.code, seats.c.seat == tables.c.actor))
        .where(
            tables.c.status == PLAYING,
            tables.c.touched > since,
            tables.c.touched <= until,
            tables.c.practice.is_(False),
            seats.c.kind == PERSON,
            seats.c.guest.is_not(None),
            seats.c.deputy.is_(None),
            or_(*ways),
            ~settled,
        )
        .order_by(tables.c.touched)
        .limit(MOST_AT_A_LOOK)
    )
    return [read_row(row, Turn) for row in found]


async def settle(db: AsyncConnection, turn: Turn, state: str, lease: float = 0.0) -> bool:
    """Whether it was left to us: nobody has settled that turn, or a later one, before."""
    values = {"version": turn.version, "state": state, "lease": lease, "tries": 0}
    changes: dict[str, object] = {**values, "left_over": None}
    fresh = {"code": turn.code, "guest": turn.guest, "told": 0, **changes}
    settling = _insert_or_update(db, fresh, changes, turn.version)
    settled = await db.execute(settling.returning(turn_notices.c.version))
    return settled.scalar() is not None


def _insert_or_update(
    db: AsyncConnection, fresh: dict[str, object], changes: dict[str, object], version: int
) -> Insert:
    older = turn_notices.c.version < version
    if db.dialect.name == "postgresql":
        return (
            postgresql.insert(turn_notices)
            .values(fresh)
            .on_conflict_do_update(index_elements=_KEY, set_=changes, where=older)
        )
    return (
        sqlite.insert(turn_notices)
        .values(fresh)
        .on_conflict_do_update(index_elements=_KEY, set_=changes, where=older)
    )


async def was_told_since_moving(db: AsyncConnection, turn: Turn) -> bool:
    """Whether the guest was told of an earlier turn and has made no move since: as when somebody
    took back what they said and said it again."""
    told = await db.execute(
        select(turn_notices.c.told).where(
            turn_notices.c.code == turn.code, turn_notices.c.guest == turn.guest
        )
    )
    version = told.scalar() or 0
    if not version:
        return False
    theirs = select(seats.c.seat).where(seats.c.code == turn.code, _who == turn.guest)
    own = await db.execute(
        select(func.max(moves.c.number)).where(
            moves.c.code == turn.code, moves.c.number > version, moves.c.seat.in_(theirs)
        )
    )
    return own.scalar() is None


async def abandoned(db: AsyncConnection, now: float) -> list[Claimed]:
    """Those that were taken up and not finished in time, or that are to be tried again."""
    found = await db.execute(
        select(*_KEY, turn_notices.c.version, turn_notices.c.tries, turn_notices.c.left_over)
        .where(turn_notices.c.state == SENDING, turn_notices.c.lease <= now)
        .order_by(turn_notices.c.lease)
        .limit(MOST_AT_A_LOOK)
    )
    return [read_row(row, Claimed) for row in found]


async def guests_to_tell(db: AsyncConnection) -> list[str]:
    """Those for whom something is under way, or waits until they have gone."""
    found = await db.execute(
        select(turn_notices.c.guest).where(turn_notices.c.state == SENDING).distinct()
    )
    return list(found.scalars())


async def take_up(db: AsyncConnection, claimed: Claimed, now: float, lease: float) -> bool:
    """Whether it is ours now."""
    changed = await db.execute(
        update(turn_notices)
        .where(*_is(claimed), turn_notices.c.state == SENDING, turn_notices.c.lease <= now)
        .values(lease=lease)
    )
    return changed.rowcount == 1


async def note_progress(
    db: AsyncConnection, claimed: Claimed, told: bool, lease: float | None
) -> None:
    """What is left of it, and whether somebody was really told; without a lease it is done."""
    values: dict[str, object] = {"left_over": claimed.left_over, "tries": claimed.tries}
    if told:
        values["told"] = claimed.version
    if lease is None:
        values["state"] = SENT
    else:
        values["lease"] = lease
    await db.execute(update(turn_notices).where(*_is(claimed)).values(values))


def _is(claimed: Claimed) -> tuple[ColumnElement[bool], ...]:
    return (
        turn_notices.c.code == claimed.code,
        turn_notices.c.guest == claimed.guest,
        turn_notices.c.version == claimed.version,
    )
