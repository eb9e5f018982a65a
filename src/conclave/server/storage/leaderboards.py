"""Who stands where among those who want to be listed."""

import msgspec
from sqlalchemy import and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rating_schema import rating_changes, ratings
from conclave.server.storage.rows import read_row
from conclave.server.storage.schema import bans, guests


class ListedRow(msgspec.Struct):
    guest: str
    name: str
    crest: str
    mu: float
    sigma: float
    games: int
    """Within the time that was asked for."""
    at: float


async def listed_in(
    db: AsyncConnection, game: str, since: float | None, settled: float, limit: int
) -> list[ListedRow]:
    """The best first, those whose doubt is above ``settled`` after all others; with ``since`` only
    whoever has played since then. Who is banned is not listed."""
    lately = select(func.count()).where(
        rating_changes.c.guest == ratings.c.guest,
        rating_changes.c.game == game,
        rating_changes.c.at >= (since or 0.0),
    )
    games = ratings.c.games if since is None else lately.scalar_subquery()
    which = and_(
        ratings.c.game == game,
        ratings.c.at >= (since or 0.0),
        guests.c.listed.is_(True),
        ~exists().where(bans.c.who == guests.c.id),
    )
    doubtful = ratings.c.sigma > settled
    found = await db.execute(
        select(
            *(ratings.c[name] for name in ("guest", "mu", "sigma", "at")),
            *(guests.c.name, guests.c.crest, games.label("games")),
        )
        .join(guests, guests.c.id == ratings.c.guest)
        .where(which)
        .order_by(doubtful, ratings.c.mu.desc(), ratings.c.guest)
        .limit(limit)
    )
    return [read_row(row, ListedRow) for row in found]
