"""Working out all ratings again from the games that made them, and comparing."""

from math import isclose

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.errors import ConclaveError
from conclave.server.ratings.counting import changes_by, field_of
from conclave.server.ratings.skill import Skill
from conclave.server.storage.database import Storage
from conclave.server.storage.ratings import (
    ChangeRow,
    CountedRow,
    all_ratings,
    changes_of,
    codes_to_count,
    counted_after,
    movers,
)
from conclave.server.storage.tables import find_table

AT_ONCE = 200
CLOSE = 1e-6
"""Of `mu` and `sigma`: another machine rounds otherwise."""
MANY = 1_000_000


class BadRatings(ConclaveError):
    """Ratings that do not follow from the games."""


class Checked(msgspec.Struct):
    games: int = 0
    people: int = 0
    waiting: int = 0
    """Games that are over and not yet counted."""
    faults: list[str] = []


class Recount:
    def __init__(self) -> None:
        self.checked = Checked(faults=[])
        self.skills: dict[tuple[str, str], tuple[Skill, int]] = {}
        """By guest and game: what is believed after the games so far, and how many they are."""

    def count(self, game: CountedRow, stored: list[ChangeRow]) -> None:
        self.checked.games += 1
        by_seat = {one.seat: one for one in stored}
        for one in game.field:
            change = by_seat.get(one.seat)
            if one.level is not None or change is None:
                continue  # a bot, or somebody who is no longer a guest
            skill, games = self.skills.get((change.guest, game.game), (Skill(), 0))
            self._compare(game, one.seat, "before", skill, Skill(one.mu, one.sigma))
            self.skills[change.guest, game.game] = skill, games + 1
        guests = {seat: one.guest for seat, one in by_seat.items()}
        for again in changes_by(game, guests):
            change = by_seat[again.seat]
            new = Skill(again.mu_after, again.sigma_after)
            old = Skill(change.mu_after, change.sigma_after)
            self._compare(game, again.seat, "after", new, old)
            if again.place != change.place:
                self._fault(game, again.seat, f"place {change.place}, not {again.place}")
            games = self.skills[change.guest, game.game][1]
            self.skills[change.guest, game.game] = new, games

    def places(self, game: CountedRow, again: dict[int, int]) -> None:
        """Compare with the places that its table gives now."""
        for one in game.field:
            if one.seat in again and again[one.seat] != one.place:
                self._fault(game, one.seat, f"place {one.place}, at the table {again[one.seat]}")

    def _compare(self, game: CountedRow, seat: int, when: str, again: Skill, stored: Skill) -> None:
        for name in ("mu", "sigma"):
            mine, theirs = getattr(again, name), getattr(stored, name)
            if not isclose(mine, theirs, abs_tol=CLOSE):
                self._fault(game, seat, f"{name} {when} is {theirs}, worked out {mine}")

    def _fault(self, game: CountedRow, seat: int, what: str) -> None:
        self.checked.faults.append(f"game {game.number} ({game.code}), seat {seat}: {what}")


async def check_ratings(storage: Storage) -> Checked:
    recount = Recount()
    async with storage.reading() as db:
        last = 0
        while games := await counted_after(db, last, AT_ONCE):
            changes = await changes_of(db, [game.number for game in games])
            for game in games:
                recount.count(game, [one for one in changes if one.number == game.number])
                recount.places(game, await _places_at_table(db, game))
            last = games[-1].number
        await _compare_ratings(db, recount)
        recount.checked.waiting = len(await codes_to_count(db, MANY))
    recount.checked.people = len({guest for guest, _ in recount.skills})
    return recount.checked


async def _places_at_table(db: AsyncConnection, game: CountedRow) -> dict[int, int]:
    """None where the table has been removed, or somebody was forgotten since."""
    table = await find_table(db, game.code)
    if table is None:
        return {}
    moved = await movers(db, game.code)
    field = field_of(table, {}, {seat for seat, (_, by_bot) in moved.items() if by_bot})
    if [one.seat for one in field] != [one.seat for one in game.field]:
        return {}
    return {one.seat: one.place for one in field}


async def _compare_ratings(db: AsyncConnection, recount: Recount) -> None:
    faults = recount.checked.faults
    left = dict(recount.skills)
    for row in await all_ratings(db):
        skill, games = left.pop((row.guest, row.game), (Skill(), 0))
        same = isclose(row.mu, skill.mu, abs_tol=CLOSE) and isclose(
            row.sigma, skill.sigma, abs_tol=CLOSE
        )
        if not same or row.games != games:
            stands = f"{row.mu}, {row.sigma} after {row.games}"
            faults.append(
                f"{row.guest} in {row.game}: {stands} games, worked out"
                f" {skill.mu}, {skill.sigma} after {games}"
            )
    faults += [f"{guest} in {game}: no rating is stored" for guest, game in left]
