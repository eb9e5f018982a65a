"""The rounds of a match night: what came of one, and the tables of the next.

A round is made in one transaction that holds the night: whoever comes second finds it made.
"""

import time
from hashlib import sha256
from random import Random

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.core.game import AnyGame
from conclave.server import seating
from conclave.server.clocks.choice import give_time
from conclave.server.clocks.running import settle
from conclave.server.codes import new_code
from conclave.server.luck import Given
from conclave.server.nights.pairing import Hall, fixed, seat_order, swiss
from conclave.server.nights.points import Met, standings
from conclave.server.ratings.counting import gave_up
from conclave.server.ratings.terms import lay_for_rating
from conclave.server.storage.blocks import blocked_between
from conclave.server.storage.nights import (
    ENDED,
    FILLS,
    PLAYING,
    TAKES_PART,
    NightPersonRow,
    NightTableRow,
    StoredNight,
    add_people,
    add_round,
    save_night,
    save_person,
    save_places,
)
from conclave.server.storage.rows import OPEN, OVER, PERSON, GuestRow
from conclave.server.storage.tables import StoredTable, add_table, find_table


def counted(night: StoredNight) -> list[Met]:
    """All tables whose result counts so far."""
    return [Met(one.people, one.places) for one in night.tables if one.places is not None]


def places_at(table: StoredTable) -> list[int] | None:
    """Of a game that is over, seat by seat: who gave up comes last."""
    if table.row.status != OVER or table.row.result is None:
        return None
    keys = [
        (seat.kind == PERSON and gave_up(seat, False), table.row.result[seat.seat][0])
        for seat in table.seats
    ]
    keys = [(gone, 0 if gone else place) for gone, place in keys]
    return [1 + sum(other < key for other in keys) for key in keys]


async def go_on(
    db: AsyncConnection, night: StoredNight, house_now: float, close: dict[str, list[int]] | None
) -> list[str]:
    """Note what came of the tables that are over, and make the next round if all are. With
    ``close`` the others count as they stand, which it tells by code. The night must have been found
    ``to_change``. Returns the codes of new tables."""
    if night.row.status != PLAYING:
        return []
    news = False
    for board in night.now():
        if board.places is None:
            board.places = await _places(db, board, close)
            if board.places is not None:
                news = True
                await save_places(db, board)
    if not news:
        return []
    night.row.touched = time.time()
    made: list[str] = []
    if all(board.places is not None for board in night.now()):
        made = await next_round(db, night, house_now)
    await save_night(db, night.row)
    return made


async def _places(
    db: AsyncConnection, board: NightTableRow, close: dict[str, list[int]] | None
) -> list[int] | None:
    table = await find_table(db, board.code)
    if table is None:
        return [1] * len(board.people)  # it was removed: nobody has won it
    places = places_at(table)
    if places is None and close is not None:
        places = close.get(board.code, [1] * len(board.people))
    return places


async def next_round(db: AsyncConnection, night: StoredNight, house_now: float) -> list[str]:
    """Make it, or end the night if there is none; the codes of its tables. Whoever calls saves the
    night."""
    row = night.row
    people = [one for one in night.people if one.state == TAKES_PART and one.guest]
    if row.round >= row.rounds or not people:
        row.status = ENDED
        return []
    row.round += 1
    row.status = PLAYING
    game = load_game(row.game)
    groups = await _groups(db, night, people)
    bots = await _bots(db, night, game, groups)
    made: list[str] = []
    boards: list[NightTableRow] = []
    by_number = {one.number: one for one in night.people}
    for board, group in enumerate(groups, start=1):
        full = group + bots[: _wanting(night, game, group)]
        del bots[: len(full) - len(group)]
        order = seat_order(full, _before(night, full), counted(night))
        table = _lay(night, game, [by_number[number] for number in order], house_now)
        await add_table(db, table)
        await _spend_luck(db, night, group)
        boards.append(NightTableRow(row.code, row.round, board, table.row.code, order))
        made.append(table.row.code)
    await add_round(db, boards)
    night.tables += boards
    return made


async def _spend_luck(db: AsyncConnection, night: StoredNight, group: list[int]) -> None:
    """Luck is revealed at the table, and no secret any more."""
    for person in night.people:
        if person.number in group and person.luck_hash:
            person.luck_hash = ""
            await save_person(db, person)


async def _groups(
    db: AsyncConnection, night: StoredNight, people: list[NightPersonRow]
) -> list[list[int]]:
    numbers = {one.guest: one.number for one in people if one.guest}
    pairs = await blocked_between(db, list(numbers))
    met = counted(night)
    everybody = [one.number for one in night.people]
    hall = Hall(
        people=sorted(numbers.values()),
        seats=night.row.seats,
        points={one.number: one.points for one in standings(everybody, met)},
        met=met,
        blocked={frozenset(numbers[guest] for guest in pair) for pair in pairs},
    )
    # Drawn, but the same whoever draws it.
    drawn = sha256(f"{night.row.code} {night.row.round}".encode()).digest()
    random = Random(int.from_bytes(drawn[:8], "big"))
    if night.row.pairing == "fixed":
        last = [one.people for one in night.tables if one.round == night.row.round - 1]
        return fixed(hall, last, random)
    return swiss(hall, random)


def _wanting(night: StoredNight, game: AnyGame, group: list[int]) -> int:
    """How many bots a table needs: to be full, or to be large enough for the game."""
    fewest = night.row.seats if night.row.filling == "bots" else max(2, game.fewest_seats)
    return max(0, fewest - len(group))


async def _bots(
    db: AsyncConnection, night: StoredNight, game: AnyGame, groups: list[list[int]]
) -> list[int]:
    """The numbers of as many bots as are needed, those that have played already first."""
    known = [one.number for one in night.people if one.state == FILLS]
    needed = sum(_wanting(night, game, group) for group in groups)
    first = max((one.number for one in night.people), default=0) + 1
    new = [
        NightPersonRow(night.row.code, number, None, "", "", night.row.level, FILLS, time.time())
        for number in range(first, first + needed - len(known))
    ]
    await add_people(db, new)
    night.people += new
    return [*known, *(one.number for one in new)][:needed]


def _before(night: StoredNight, group: list[int]) -> list[int] | None:
    """How they sat in the round before, if tables stay the same."""
    if night.row.pairing != "fixed":
        return None
    last = [one.people for one in night.tables if one.round == night.row.round - 1]
    return max(last, key=lambda one: len(set(one) & set(group)), default=None)


def _lay(
    night: StoredNight, game: AnyGame, order: list[NightPersonRow], house_now: float
) -> StoredTable:
    """A table that has begun, or where those who gave a hash reveal their luck before the deal.
    Its first person is its host, as far as it needs one."""
    row = night.row
    host = next(one for one in order if one.guest)
    kinds = [
        seating.ME if one is host else OPEN if one.guest else one.level or row.level
        for one in order
    ]
    options = {
        option.name: row.options[option.name]
        for option in game.options
        if option.name in row.options and option.seats in (0, len(order))
    }
    table = seating.lay_table(
        new_code(), game, options, row.title, False, kinds, _guest(host), _luck(host)
    )
    for number, one in enumerate(order):
        if one.guest and one is not host:
            seating.sit(table, _guest(one), number, _luck(one))
    table.row.night = row.code
    if row.rated:
        lay_for_rating(table, game)
    give_time(table, row.clock, None)
    seating.start(table, host.guest or "", game)
    settle(table, house_now)
    return table


def _luck(person: NightPersonRow) -> Given:
    return Given("", person.luck_hash)


def _guest(person: NightPersonRow) -> GuestRow:
    return GuestRow(person.guest or "", person.name, person.crest)
