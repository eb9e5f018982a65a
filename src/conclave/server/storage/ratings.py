"""Ratings in the database: where everybody stands, and the games that led there."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import and_, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rating_schema import rating_changes, rating_games, ratings
from conclave.server.storage.rows import OVER, SAY, read_row
from conclave.server.storage.schema import guests, moves, tables

# Any number will do, as long as all our processes have the same: one at a time counts games.
COUNTING_LOCK = 20_261_117
CURVE = 200
"""Games of one guest that are told one by one, the newest."""


class RatingRow(msgspec.Struct):
    guest: str
    game: str
    mu: float
    sigma: float
    games: int
    at: float


class FieldSeat(msgspec.Struct):
    """Who took part in a rated game, with what was believed of them before it. Who the person was
    stands in ``rating_changes``, and goes with the guest."""

    seat: int
    place: int
    mu: float
    sigma: float
    level: str | None = None
    """Of a bot."""


class CountedRow(msgspec.Struct):
    number: int
    code: str
    game: str
    at: float
    field: list[FieldSeat]


class ChangeRow(msgspec.Struct):
    guest: str
    number: int
    game: str
    at: float
    code: str
    seat: int
    place: int
    seats: int
    mu_before: float
    sigma_before: float
    mu_after: float
    sigma_after: float


async def lock_counting(db: AsyncConnection) -> None:
    """Until the transaction ends no other process counts. SQLite has one writer anyway."""
    if db.dialect.name == "postgresql":
        await db.execute(text(f"SELECT pg_advisory_xact_lock({COUNTING_LOCK})"))


_to_count = and_(tables.c.rated.is_(True), tables.c.counted.is_(None), tables.c.status == OVER)


async def codes_to_count(db: AsyncConnection, limit: int) -> list[str]:
    """Rated games that are over and have not been counted, in the order in which they ended."""
    found = await db.execute(
        select(tables.c.code)
        .where(_to_count)
        .order_by(tables.c.touched, tables.c.code)
        .limit(limit)
    )
    return list(found.scalars())


async def mark_counted(db: AsyncConnection, code: str, counted: str) -> None:
    await db.execute(
        update(tables)
        .where(tables.c.code == code)
        .values(counted=counted, revision=tables.c.revision + 1)
    )


async def movers(db: AsyncConnection, code: str) -> dict[int, tuple[int, int]]:
    """By seat, how many moves a person made there and how many a bot."""
    by_person = func.count(moves.c.guest)
    found = await db.execute(
        select(moves.c.seat, by_person, func.count())
        .where(moves.c.code == code, moves.c.kind == SAY)
        .group_by(moves.c.seat)
    )
    return {seat: (people, every - people) for seat, people, every in found}


async def ratings_in(
    db: AsyncConnection, game: str, who: Iterable[str | None]
) -> dict[str, RatingRow]:
    """By guest; who has none is left out."""
    ids = [guest for guest in who if guest]
    found = await db.execute(
        select(ratings).where(ratings.c.game == game, ratings.c.guest.in_(ids))
    )
    return {row.guest: read_row(row, RatingRow) for row in found}


async def ratings_of(db: AsyncConnection, guest: str) -> list[RatingRow]:
    """The game that was played last comes first."""
    found = await db.execute(
        select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.at.desc())
    )
    return [read_row(row, RatingRow) for row in found]


async def games_of_both(db: AsyncConnection, one: str, other: str, since: float) -> int:
    """How many rated games these two have met in since then."""
    met = rating_changes.alias()
    found = await db.execute(
        select(func.count())
        .select_from(rating_changes)
        .join(met, met.c.number == rating_changes.c.number)
        .where(rating_changes.c.guest == one, rating_changes.c.at > since, met.c.guest == other)
    )
    return found.scalar_one()


async def next_number(db: AsyncConnection) -> int:
    return ((await db.execute(select(func.max(rating_games.c.number)))).scalar() or 0) + 1


async def add_counted(db: AsyncConnection, game: CountedRow, changes: list[ChangeRow]) -> None:
    """Store the game, and where it leaves those who are rated by it."""
    await db.execute(insert(rating_games).values(**msgspec.to_builtins(game)))
    if not changes:
        return
    await db.execute(insert(rating_changes), [msgspec.structs.asdict(one) for one in changes])
    for one in changes:
        await _set_rating(db, one)


async def _set_rating(db: AsyncConnection, change: ChangeRow) -> None:
    mine = and_(ratings.c.guest == change.guest, ratings.c.game == change.game)
    now = {"mu": change.mu_after, "sigma": change.sigma_after, "at": change.at}
    changed = await db.execute(update(ratings).where(mine).values(games=ratings.c.games + 1, **now))
    if not changed.rowcount:
        row = RatingRow(change.guest, change.game, games=1, **now)
        await db.execute(insert(ratings).values(**msgspec.structs.asdict(row)))


async def changes_at(db: AsyncConnection, code: str) -> dict[int, ChangeRow]:
    """What the game at that table changed, by seat."""
    found = await db.execute(select(rating_changes).where(rating_changes.c.code == code))
    return {row.seat: read_row(row, ChangeRow) for row in found}


async def counted_at(db: AsyncConnection, code: str) -> CountedRow | None:
    row = (await db.execute(select(rating_games).where(rating_games.c.code == code))).first()
    return read_row(row, CountedRow) if row else None


async def last_changes(db: AsyncConnection, guest: str, game: str) -> list[ChangeRow]:
    """The newest last."""
    found = await db.execute(
        select(rating_changes)
        .where(rating_changes.c.guest == guest, rating_changes.c.game == game)
        .order_by(rating_changes.c.number.desc())
        .limit(CURVE)
    )
    return [read_row(row, ChangeRow) for row in found][::-1]


async def counted_after(db: AsyncConnection, number: int, limit: int) -> list[CountedRow]:
    """In the order in which they were counted."""
    found = await db.execute(
        select(rating_games)
        .where(rating_games.c.number > number)
        .order_by(rating_games.c.number)
        .limit(limit)
    )
    return [read_row(row, CountedRow) for row in found]


async def changes_of(db: AsyncConnection, numbers: list[int]) -> list[ChangeRow]:
    found = await db.execute(
        select(rating_changes)
        .where(rating_changes.c.number.in_(numbers))
        .order_by(rating_changes.c.number, rating_changes.c.seat)
    )
    return [read_row(row, ChangeRow) for row in found]


async def all_ratings(db: AsyncConnection) -> list[RatingRow]:
    return [read_row(row, RatingRow) for row in await db.execute(select(ratings))]


async def is_listed(db: AsyncConnection, guest: str) -> bool:
    found = await db.execute(select(guests.c.listed).where(guests.c.id == guest))
    return bool(found.scalar())


async def set_listed(db: AsyncConnection, guest: str, listed: bool) -> None:
    await db.execute(update(guests).where(guests.c.id == guest).values(listed=listed))
