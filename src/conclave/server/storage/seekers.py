"""Who looks for a game, in the database that all processes look into. Whatever is read or changed
here is so by one transaction at a time: nobody is seated twice."""

from collections.abc import Collection

from sqlalchemy import and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.plain import PlainDict
from conclave.server.storage.people_schema import seekers
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.schema import bans, guests

LOCK = 0x5EEC
"""Any number that nothing else locks."""


async def lock_seekers(db: AsyncConnection) -> None:
    """Until the transaction ends. SQLite has one writer at a time anyway."""
    if db.dialect.name == "postgresql":
        await db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})


async def find_seeker(db: AsyncConnection, guest: str) -> tuple[str, str, float, str | None] | None:
    """The line, the game, since when, and the table that was found."""
    columns = (seekers.c[name] for name in ("line", "game", "since", "code"))
    found = (await db.execute(select(*columns).where(seekers.c.guest == guest))).first()
    return (found.line, found.game, found.since, found.code) if found else None


async def count_seekers(db: AsyncConnection) -> int:
    return (await db.execute(select(func.count()).select_from(seekers))).scalar_one()


async def put_seeker(
    db: AsyncConnection,
    guest: str,
    line: str,
    wish: PlainDict,
    luck_hash: str,
    since: float,
    now: float,
) -> None:
    """In place of what the guest has looked for before."""
    await db.execute(delete(seekers).where(seekers.c.guest == guest))
    await db.execute(
        insert(seekers).values(
            guest=guest,
            line=line,
            game=wish["game"],
            wish=wish,
            luck_hash=luck_hash,
            since=since,
            beat=now,
        )
    )


async def note_beats(db: AsyncConnection, lines: Collection[str], now: float) -> None:
    waiting = and_(seekers.c.line.in_(list(lines)), seekers.c.code.is_(None))
    await db.execute(update(seekers).where(waiting).values(beat=now))


async def drop_silent(db: AsyncConnection, silent: float, found: float) -> None:
    """Those of whom nobody has said since that they are there; those for whom a table was found
    are kept for longer, should they come back to ask."""
    gone = or_(
        and_(seekers.c.code.is_(None), seekers.c.beat < silent),
        seekers.c.beat < found,
    )
    await db.execute(delete(seekers).where(gone))


async def waiting_seekers(db: AsyncConnection) -> list[tuple[GuestRow, PlainDict, float]]:
    """Whoever waits and is not banned, with what they wish and since when."""
    banned = exists().where(bans.c.who == seekers.c.guest)
    found = await db.execute(
        select(guests.c.id, guests.c.name, guests.c.crest, seekers.c.wish, seekers.c.since)
        .join(guests, guests.c.id == seekers.c.guest)
        .where(seekers.c.code.is_(None), ~banned)
        .order_by(seekers.c.since, seekers.c.guest)
    )
    return [(GuestRow(row.id, row.name, row.crest), row.wish, row.since) for row in found]


async def seat_seekers(db: AsyncConnection, ids: Collection[str], code: str) -> None:
    await db.execute(update(seekers).where(seekers.c.guest.in_(list(ids))).values(code=code))


async def remove_seekers(db: AsyncConnection, ids: Collection[str]) -> None:
    await db.execute(delete(seekers).where(seekers.c.guest.in_(list(ids))))


async def codes_of(db: AsyncConnection, lines: Collection[str]) -> dict[str, str | None]:
    """By line, the table that was found; a line that is not there waits no longer."""
    found = await db.execute(
        select(seekers.c.line, seekers.c.code).where(seekers.c.line.in_(list(lines)))
    )
    return {row.line: row.code for row in found}


async def hang_up(db: AsyncConnection, line: str, told: bool) -> None:
    """The line is closed. A table that was found and not told of is kept for whoever comes back."""
    mine = seekers.c.line == line
    await db.execute(delete(seekers).where(mine if told else and_(mine, seekers.c.code.is_(None))))
