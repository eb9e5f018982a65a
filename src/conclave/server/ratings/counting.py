"""What a finished game changes about the ratings of those who played it.

Whoever finds that a rated game is over counts it, and all that ended before it. One process does so
at a time, in the order in which the games ended, and a game is counted once: what came of it is
written at its table.
"""

import logging
from itertools import combinations
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.ratings.anchors import anchor
from conclave.server.ratings.skill import Skill, skills_after
from conclave.server.storage.ratings import (
    ChangeRow,
    CountedRow,
    FieldSeat,
    add_counted,
    codes_to_count,
    games_of_both,
    lock_counting,
    mark_counted,
    movers,
    next_number,
    ratings_in,
)
from conclave.server.storage.rows import BOT, PERSON, BadRow, SeatRow
from conclave.server.storage.schema import tables
from conclave.server.storage.tables import StoredTable, find_table, lock_tables

COUNTED: Final = "yes"
SHORT: Final = "short"
"""No person moved."""
OFTEN: Final = "often"
"""Two of them have met too often within a day: whoever plays with themselves gains little."""
ALONE: Final = "alone"
"""Nobody to compare with is left, as when the others are no longer guests here."""
UNREADABLE: Final = "unreadable"

MOST_A_DAY = 10
"""Rated games in which the same two people may meet within a day."""
DAY = 24 * 3600.0
AT_ONCE = 20

log = logging.getLogger(__name__)


async def count_games(db: AsyncConnection) -> list[str]:
    """Count some of those that are over, the first to end first; returns their codes."""
    await lock_counting(db)
    codes = await codes_to_count(db, AT_ONCE)
    # All of them before anybody's rating, as whoever leaves for good does.
    await lock_tables(db, tables.c.code.in_(codes))
    for code in codes:
        try:
            table = await find_table(db, code, to_change=True)
            verdict = await _count(db, table) if table else UNREADABLE
        except BadRow:
            verdict = UNREADABLE
        await mark_counted(db, code, verdict)
    return codes


async def _count(db: AsyncConnection, table: StoredTable) -> str:
    row = table.row
    moved = await movers(db, row.code)
    people = [seat for seat in table.seats if seat.kind == PERSON and seat.guest]
    if not any(moved.get(seat.seat, (0, 0))[0] for seat in people):
        return SHORT
    if row.result is None or len(row.result) != len(table.seats):
        return UNREADABLE
    if await _meet_too_often(db, [seat.guest or "" for seat in people], row.touched):
        return OFTEN
    known = await ratings_in(db, row.game, (seat.guest for seat in people))
    before = {guest: Skill(one.mu, one.sigma) for guest, one in known.items()}
    replaced = {seat for seat, (_, by_bot) in moved.items() if by_bot}
    field = field_of(table, before, replaced)
    if len(field) < 2:
        return ALONE
    game = CountedRow(await next_number(db), row.code, row.game, row.touched, field)
    await add_counted(db, game, changes_by(game, {seat.seat: seat.guest or "" for seat in people}))
    return COUNTED


def field_of(table: StoredTable, known: dict[str, Skill], replaced: set[int]) -> list[FieldSeat]:
    """Everybody who is compared with the others. ``replaced`` are the seats for which a bot has
    moved: it does not matter whether it did well there."""
    result = table.row.result or []
    taking_part: list[tuple[SeatRow, Skill, tuple[int, int]]] = []
    for seat in table.seats:
        if seat.kind == BOT:
            skill = anchor(table.row.game, seat.level or "")
        else:
            skill = known.get(seat.guest, Skill()) if seat.guest else None
        if skill is not None:
            gone = seat.kind == PERSON and gave_up(seat, seat.seat in replaced)
            taking_part.append((seat, skill, (int(gone), 0 if gone else result[seat.seat][0])))
    order = [key for _, _, key in taking_part]
    return [
        FieldSeat(
            seat=seat.seat,
            place=1 + sum(other < key for other in order),
            mu=skill.mu,
            sigma=skill.sigma,
            level=seat.level if seat.kind == BOT else None,
        )
        for seat, skill, key in taking_part
    ]


def gave_up(seat: SeatRow, replaced: bool) -> bool:
    """Whoever left, ran out of time or let a bot move comes last, whatever became of the seat."""
    return replaced or seat.deputy is not None or seat.forfeit != ""


def changes_by(game: CountedRow, guests: dict[int, str]) -> list[ChangeRow]:
    """What the game makes of the people in its field; ``guests`` tells who sat where."""
    before = [Skill(one.mu, one.sigma) for one in game.field]
    after = skills_after(before, [one.place for one in game.field])
    return [
        ChangeRow(
            *(guests[one.seat], game.number, game.game, game.at, game.code),
            *(one.seat, one.place, len(game.field)),
            *(one.mu, one.sigma, new.mu, new.sigma),
        )
        for one, new in zip(game.field, after, strict=True)
        if one.level is None and one.seat in guests
    ]


async def _meet_too_often(db: AsyncConnection, people: list[str], ended: float) -> bool:
    for one, other in combinations(people, 2):
        if await games_of_both(db, one, other, ended - DAY) >= MOST_A_DAY:
            return True
    return False
