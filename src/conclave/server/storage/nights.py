"""Match nights in the database."""

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.options import Options
from conclave.server.storage.night_schema import night_people, night_tables, nights
from conclave.server.storage.rows import OVER, Clock, read_row
from conclave.server.storage.schema import tables

GATHERING: Final = "open"
PLAYING: Final = "playing"
ENDED: Final = "over"

ASKS: Final = "asks"
TAKES_PART: Final = "in"
LEFT: Final = "left"
REMOVED: Final = "removed"
FILLS: Final = "bot"
"""A bot that fills a table."""

Status: TypeAlias = Literal["open", "playing", "over"]
PersonState: TypeAlias = Literal["asks", "in", "left", "removed", "bot"]


class NightRow(msgspec.Struct):
    code: str
    short_code: str | None
    host: str
    title: str
    game: str
    options: Options
    seats: int
    rounds: int
    pairing: Literal["fixed", "swiss"]
    filling: Literal["bots", "sizes"]
    level: str
    clock: Clock | None
    rated: bool
    invited: bool
    status: Status
    round: int
    made: float
    touched: float
    revision: int = 0


class NightPersonRow(msgspec.Struct):
    night: str
    number: int
    guest: str | None
    name: str
    crest: str
    level: str | None
    state: PersonState
    joined: float
    luck_hash: str = ""
    """Of the luck that they add to their next table."""


class NightTableRow(msgspec.Struct):
    night: str
    round: int
    board: int
    code: str
    people: list[int]
    places: list[int] | None = None


class StoredNight(msgspec.Struct):
    row: NightRow
    people: list[NightPersonRow]
    tables: list[NightTableRow]

    def of_guest(self, guest: str | None) -> NightPersonRow | None:
        if guest is None:
            return None
        return next((one for one in self.people if one.guest == guest), None)

    def now(self) -> list[NightTableRow]:
        """The tables of the round that is played."""
        return [one for one in self.tables if one.round == self.row.round]


async def add_night(db: AsyncConnection, night: StoredNight) -> None:
    if await _called(db, night.row.short_code):
        night.row.short_code = None  # the link will do
    await db.execute(insert(nights).values(**msgspec.structs.asdict(night.row)))
    await add_people(db, night.people)


async def _called(db: AsyncConnection, short: str | None) -> bool:
    """Whether something is already called so, be it a table: people type in either."""
    taken = or_(
        exists().where(nights.c.short_code == short), exists().where(tables.c.short_code == short)
    )
    return short is not None and bool((await db.execute(select(taken))).scalar())


async def find_night(
    db: AsyncConnection, called: str, to_change: bool = False
) -> StoredNight | None:
    """By its code or its short one; with ``to_change`` nobody else can change it until the
    transaction ends."""
    query = select(nights).where(or_(nights.c.code == called, nights.c.short_code == called))
    if to_change:
        query = query.with_for_update()
    row = (await db.execute(query)).first()
    if row is None:
        return None
    night = read_row(row, NightRow)
    people = await db.execute(
        select(night_people)
        .where(night_people.c.night == night.code)
        .order_by(night_people.c.number)
    )
    boards = await db.execute(
        select(night_tables)
        .where(night_tables.c.night == night.code)
        .order_by(night_tables.c.round, night_tables.c.board)
    )
    return StoredNight(
        night,
        [read_row(one, NightPersonRow) for one in people],
        [read_row(one, NightTableRow) for one in boards],
    )


async def save_night(db: AsyncConnection, night: NightRow) -> None:
    night.revision += 1
    if night.status == ENDED:
        night.short_code = None
    values = msgspec.structs.asdict(night)
    await db.execute(update(nights).where(nights.c.code == night.code).values(**values))


async def add_people(db: AsyncConnection, people: list[NightPersonRow]) -> None:
    if people:
        await db.execute(insert(night_people), [msgspec.structs.asdict(one) for one in people])


async def save_person(db: AsyncConnection, person: NightPersonRow) -> None:
    await db.execute(
        update(night_people)
        .where(night_people.c.night == person.night, night_people.c.number == person.number)
        .values(**msgspec.structs.asdict(person))
    )


async def add_round(db: AsyncConnection, boards: list[NightTableRow]) -> None:
    await db.execute(insert(night_tables), [msgspec.structs.asdict(one) for one in boards])


async def save_places(db: AsyncConnection, board: NightTableRow) -> None:
    await db.execute(
        update(night_tables)
        .where(
            night_tables.c.night == board.night,
            night_tables.c.round == board.round,
            night_tables.c.board == board.board,
        )
        .values(places=board.places)
    )


async def nights_of(db: AsyncConnection, guest: str, limit: int) -> list[str]:
    """The codes of those that the guest made or takes part in, the last touched first."""
    theirs = exists().where(night_people.c.night == nights.c.code, night_people.c.guest == guest)
    found = await db.execute(
        select(nights.c.code)
        .where(or_(nights.c.host == guest, theirs))
        .order_by(nights.c.touched.desc(), nights.c.code)
        .limit(limit)
    )
    return list(found.scalars())


async def remove_from_nights(db: AsyncConnection, guest: str) -> None:
    """From those that are not over; their hosts may let the guest in again."""
    theirs = exists().where(
        night_people.c.night == nights.c.code,
        night_people.c.guest == guest,
        night_people.c.state.in_((ASKS, TAKES_PART)),
    )
    found = await db.execute(
        select(nights.c.code).where(nights.c.status != ENDED, theirs).order_by(nights.c.code)
    )
    for code in found.scalars().all():
        night = await find_night(db, code, to_change=True)
        person = night.of_guest(guest) if night else None
        if night is not None and person is not None:
            person.state = REMOVED
            await save_person(db, person)
            await save_night(db, night.row)


async def unfinished_nights_of(db: AsyncConnection, host: str) -> int:
    found = await db.execute(
        select(func.count())
        .select_from(nights)
        .where(nights.c.host == host, nights.c.status != ENDED)
    )
    return found.scalar_one()


async def nights_to_go_on(db: AsyncConnection, limit: int) -> list[str]:
    """Those where a table of the present round is over, or has been removed."""
    unfinished = exists().where(tables.c.code == night_tables.c.code, tables.c.status != OVER)
    over = exists().where(
        night_tables.c.night == nights.c.code,
        night_tables.c.round == nights.c.round,
        ~unfinished,
    )
    found = await db.execute(
        select(nights.c.code).where(nights.c.status == PLAYING, over).limit(limit)
    )
    return list(found.scalars())


async def statuses_of(db: AsyncConnection, codes: list[str]) -> dict[str, str]:
    found = await db.execute(select(tables.c.code, tables.c.status).where(tables.c.code.in_(codes)))
    return {row.code: row.status for row in found}


async def remove_old_nights(db: AsyncConnection, cutoffs: dict[str, float]) -> None:
    """Those that nobody has touched since the time given for their status."""
    old = or_(
        *(
            and_(nights.c.status == status, nights.c.touched < cutoff)
            for status, cutoff in cutoffs.items()
        )
    )
    await db.execute(delete(nights).where(old))
