"""What finished games make of ratings; and that the same comes of it whenever it is worked out."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from conclave.server.ratings.check import check_ratings
from conclave.server.ratings.counting import MOST_A_DAY, count_games
from conclave.server.ratings.shown import show_leaderboard, show_table_ratings
from conclave.server.ratings.skill import Skill
from conclave.server.settings import database_url
from conclave.server.storage.belongings import forget_belongings
from conclave.server.storage.database import Storage, open_storage
from conclave.server.storage.guests import add_guest
from conclave.server.storage.rating_schema import rating_changes, ratings
from conclave.server.storage.ratings import ratings_in, set_listed
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.schema import tables
from conclave.server.storage.tables import find_table, remove_tables
from tests.server.ratings.stored import Ended, add_ended

NOON = 1_800_000_000.0


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    storage = open_storage(database_url(str(tmp_path / "ratings.sqlite3")))
    await storage.open()
    yield storage
    await storage.close()


async def count(storage: Storage, *games: Ended) -> list[str]:
    """The codes of the games, in the order given."""
    async with storage.writing() as db:
        codes = [await add_ended(db, game) for game in games]
    async with storage.writing() as db:
        await count_games(db)
    return codes


async def verdicts(storage: Storage, codes: list[str]) -> list[str]:
    async with storage.reading() as db:
        found = await db.execute(select(tables.c.code, tables.c.counted))
        by_code = {row.code: row.counted for row in found}
    return [by_code[code] for code in codes]


async def skills(storage: Storage, *people: str) -> list[Skill]:
    async with storage.reading() as db:
        known = await ratings_in(db, "abracada", people)
    return [Skill(known[one].mu, known[one].sigma) for one in people]


async def test_people_are_rated_beside_bots_whose_own_ratings_stay(storage: Storage) -> None:
    (code,) = await count(storage, Ended(["nox", "novice", "adept"], [1, 2, 3]))
    assert await verdicts(storage, [code]) == ["yes"]
    (nox,) = await skills(storage, "nox")
    assert nox.shown > 1550
    async with storage.reading() as db:
        assert len(list(await db.execute(select(ratings)))) == 1
        table = await find_table(db, code)
        assert table is not None
        shown = await show_table_ratings(db, table)
    assert [one.change for one in shown.seats] == [nox.shown - 1500, None, None]
    assert [one.provisional for one in shown.seats] == [True, False, False]


@pytest.mark.parametrize("replaced", [[], [1]])
async def test_who_was_replaced_comes_last_whatever_the_bot_made_of_it(
    storage: Storage, replaced: list[int]
) -> None:
    await count(storage, Ended(["nox", "ines", "basil"], [2, 1, 3], replaced=replaced))
    nox, ines, basil = await skills(storage, "nox", "ines", "basil")
    order = sorted([(nox.mu, "nox"), (ines.mu, "ines"), (basil.mu, "basil")], reverse=True)
    assert [name for _, name in order] == (
        ["nox", "basil", "ines"] if replaced else ["ines", "nox", "basil"]
    )


async def test_two_who_left_share_the_last_place(storage: Storage) -> None:
    await count(storage, Ended(["nox", "ines", "basil"], [1, 2, 3], replaced=[0, 1]))
    nox, ines, basil = await skills(storage, "nox", "ines", "basil")
    assert nox == ines
    assert basil.mu > nox.mu


async def test_ties_are_ties(storage: Storage) -> None:
    await count(storage, Ended(["nox", "ines"], [1, 1]))
    nox, ines = await skills(storage, "nox", "ines")
    assert nox == ines
    assert nox.shown == 1500


async def test_a_game_in_which_no_person_moved_does_not_count(storage: Storage) -> None:
    codes = await count(storage, Ended(["nox", "ines"], [1, 2], idle=True))
    assert await verdicts(storage, codes) == ["short"]
    async with storage.reading() as db:
        assert not list(await db.execute(select(rating_changes)))


async def test_the_same_two_are_rated_so_often_a_day_and_again_the_next(storage: Storage) -> None:
    games = [Ended(["nox", "ines"], [1, 2], at=NOON + number) for number in range(MOST_A_DAY + 1)]
    tomorrow = Ended(["nox", "ines"], [1, 2], at=NOON + 86_400 + 5)
    other = Ended(["nox", "basil"], [1, 2], at=NOON + 60)
    codes = await count(storage, *games, other, tomorrow)
    assert await verdicts(storage, codes) == ["yes"] * MOST_A_DAY + ["often", "yes", "yes"]


async def test_games_count_in_the_order_of_their_ends_whatever_order_they_are_stored_in(
    storage: Storage, tmp_path: Path
) -> None:
    first = Ended(["nox", "ines"], [1, 2], at=NOON)
    then = Ended(["ines", "master", "nox"], [1, 2, 3], at=NOON + 50)
    last = Ended(["nox", "basil"], [2, 1], at=NOON + 99)
    await count(storage, last, then, first)
    other = open_storage(database_url(str(tmp_path / "other.sqlite3")))
    await other.open()
    for game in (first, then, last):
        await count(other, game)
    people = "nox", "ines", "basil"
    assert await skills(storage, *people) == await skills(other, *people)
    await other.close()


async def test_everything_can_be_worked_out_again(storage: Storage) -> None:
    games = [
        Ended(
            ["nox", "ines", "adept"], [1 + number % 3, 1 + (number + 1) % 3, 1 + (number + 2) % 3]
        )
        for number in range(6)
    ]
    for number, game in enumerate(games):
        game.at = NOON + number
    games[3].replaced = [0]
    codes = await count(storage, *games)
    checked = await check_ratings(storage)
    assert (checked.games, checked.people, checked.faults) == (6, 2, [])

    async with storage.writing() as db:
        await remove_tables(db, codes[:2])  # old games are cleared away in time
        await forget_belongings(db, ["ines"])
    assert (await check_ratings(storage)).faults == []

    async with storage.writing() as db:
        await db.execute(update(ratings).values(mu=ratings.c.mu + 0.01))
    assert len((await check_ratings(storage)).faults) == 1
    async with storage.writing() as db:
        await db.execute(
            update(tables).where(tables.c.code == codes[4]).values(result=[[3, 1]] * 3)
        )
    assert any("at the table" in fault for fault in (await check_ratings(storage)).faults)


async def test_a_game_counts_once_however_often_it_is_counted(storage: Storage) -> None:
    await count(storage, Ended(["nox", "ines"], [1, 2]))
    before = await skills(storage, "nox", "ines")
    async with storage.writing() as db:
        assert await count_games(db) == []
    assert await skills(storage, "nox", "ines") == before


async def test_only_who_wants_to_be_listed_is_and_the_provisional_have_no_rank(
    storage: Storage,
) -> None:
    async with storage.writing() as db:
        for name in ("nox", "ines", "basil"):
            await add_guest(db, GuestRow(name, name.title(), "owl"), NOON)
            await set_listed(db, name, name != "basil")
    others = [
        Ended(["nox", "adept"], [1 + number % 2, 2 - number % 2], at=NOON + number)
        for number in range(12)
    ]
    await count(storage, *others, Ended(["ines", "basil"], [1, 2], at=NOON + 40))
    async with storage.reading() as db:
        ever = await show_leaderboard(db, "abracada", "ever", NOON + 50, "ines")
        month = await show_leaderboard(db, "abracada", "month", NOON + 31 * 86_400, None)
    told = [(one.rank, one.id, one.provisional, one.games, one.you) for one in ever.people]
    assert told == [(1, "nox", False, 12, False), (None, "ines", True, 1, True)]
    assert month.people == []
    assert [bot.level for bot in ever.bots] == ["grandmaster", "master", "adept", "novice"]


async def test_two_processes_that_see_the_end_count_the_game_once(postgres_of_its_own: str) -> None:
    one, other = (open_storage(database_url(postgres_of_its_own)) for _ in range(2))
    await one.open()
    await other.join()
    async with one.writing() as db:
        for number in range(8):
            await add_ended(db, Ended(["nox", "ines"], [1, 2], at=NOON + number))

    async def work(storage: Storage) -> int:
        async with storage.writing() as db:
            return len(await count_games(db))

    counted = await asyncio.gather(*(work(storage) for storage in (one, other, one, other)))
    assert sorted(counted) == [0, 0, 0, 8]
    checked = await check_ratings(other)
    assert (checked.games, checked.faults, checked.waiting) == (8, [], 0)
    await one.close()
    await other.close()
