"""Ratings as they are told."""

from typing import Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.ratings.anchors import anchor, anchors
from conclave.server.ratings.counting import COUNTED
from conclave.server.ratings.skill import SETTLED, Skill
from conclave.server.storage.leaderboards import listed_in
from conclave.server.storage.ratings import (
    ChangeRow,
    changes_at,
    counted_at,
    last_changes,
    ratings_in,
    ratings_of,
)
from conclave.server.storage.rows import BOT, SeatRow
from conclave.server.storage.tables import StoredTable

MONTH = 30 * 24 * 3600.0
LISTED = 100


class PointShown(msgspec.Struct):
    """A rating after a game."""

    ended: int
    rating: int
    change: int
    place: int
    seats: int
    code: str
    """Empty for others than the guest whose rating it is."""


class GameRatingShown(msgspec.Struct):
    game: str
    rating: int
    provisional: bool
    games: int
    ended: int
    curve: list[PointShown]
    """The newest last."""


class RatingsShown(msgspec.Struct):
    id: str
    name: str
    crest: str
    listed: bool
    games: list[GameRatingShown]
    """The one that was played last comes first."""


class SeatRatingShown(msgspec.Struct):
    seat: int
    rating: int
    """Before the game."""
    provisional: bool
    change: int | None = None
    """Once the game has counted; a bot's rating never changes."""
    place: int | None = None
    """The one that counted."""


class TableRatingsShown(msgspec.Struct):
    counted: str | None
    seats: list[SeatRatingShown]


class ListedShown(msgspec.Struct):
    rank: int | None
    """Nobody who is provisional has one."""
    id: str
    name: str
    crest: str
    rating: int
    provisional: bool
    games: int
    you: bool


class MarkShown(msgspec.Struct):
    level: str
    rating: int


class LeaderboardShown(msgspec.Struct):
    game: str
    span: Literal["month", "ever"]
    people: list[ListedShown]
    bots: list[MarkShown]
    """The strongest first."""


def difference(change: ChangeRow) -> int:
    """Between what is shown before and after, so that it adds up."""
    return Skill(change.mu_after).shown - Skill(change.mu_before).shown


async def show_ratings(db: AsyncConnection, guest: str, own: bool) -> list[GameRatingShown]:
    shown = []
    for row in await ratings_of(db, guest):
        skill = Skill(row.mu, row.sigma)
        curve = [_point(one, own) for one in await last_changes(db, guest, row.game)]
        shown.append(
            GameRatingShown(
                *(row.game, skill.shown, skill.provisional, row.games, int(row.at)), curve
            )
        )
    return shown


def _point(change: ChangeRow, own: bool) -> PointShown:
    return PointShown(
        ended=int(change.at),
        rating=Skill(change.mu_after).shown,
        change=difference(change),
        place=change.place,
        seats=change.seats,
        code=change.code if own else "",
    )


async def show_table_ratings(db: AsyncConnection, table: StoredTable) -> TableRatingsShown:
    """Of everybody who sits there; nobody, if it is not rated."""
    row = table.row
    if not row.rated:
        return TableRatingsShown(None, [])
    if row.counted == COUNTED:
        return TableRatingsShown(row.counted, await _as_counted(db, row.code))
    known = await ratings_in(db, row.game, (seat.guest for seat in table.seats))
    skills = {guest: Skill(one.mu, one.sigma) for guest, one in known.items()}
    seats = []
    for seat in table.seats:
        skill = _skill(row.game, seat, skills)
        if skill is not None:
            seats.append(SeatRatingShown(seat.seat, skill.shown, _doubtful(seat, skill)))
    return TableRatingsShown(row.counted, seats)


def _skill(game: str, seat: SeatRow, known: dict[str, Skill]) -> Skill | None:
    if seat.kind == BOT:
        return anchor(game, seat.level or "")
    return known.get(seat.guest, Skill()) if seat.guest else None


def _doubtful(seat: SeatRow, skill: Skill) -> bool:
    return seat.kind != BOT and skill.provisional


async def _as_counted(db: AsyncConnection, code: str) -> list[SeatRatingShown]:
    counted, changes = await counted_at(db, code), await changes_at(db, code)
    return [
        SeatRatingShown(
            seat=one.seat,
            rating=Skill(one.mu).shown,
            provisional=one.level is None and Skill(one.mu, one.sigma).provisional,
            change=difference(changes[one.seat]) if one.seat in changes else None,
            place=one.place,
        )
        for one in (counted.field if counted else [])
    ]


async def show_leaderboard(
    db: AsyncConnection, game: str, span: Literal["month", "ever"], now: float, you: str | None
) -> LeaderboardShown:
    since = now - MONTH if span == "month" else None
    people: list[ListedShown] = []
    for row in await listed_in(db, game, since, SETTLED, LISTED):
        skill = Skill(row.mu, row.sigma)
        better = sum(one.rating > skill.shown for one in people if not one.provisional)
        people.append(
            ListedShown(
                *(None if skill.provisional else better + 1, row.guest, row.name, row.crest),
                *(skill.shown, skill.provisional, row.games, row.guest == you),
            )
        )
    marks = [MarkShown(level, skill.shown) for level, skill in anchors(game).items()]
    return LeaderboardShown(game, span, people, sorted(marks, key=lambda one: -one.rating))
