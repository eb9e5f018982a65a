"""A match night as it is told."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.options import Options
from conclave.server.nights.points import Tally, standings
from conclave.server.nights.rounds import counted
from conclave.server.storage.nights import (
    ASKS,
    ENDED,
    LEFT,
    REMOVED,
    NightPersonRow,
    PersonState,
    Status,
    StoredNight,
    statuses_of,
)
from conclave.server.storage.rows import OVER, Clock


class EntrantShown(msgspec.Struct):
    number: int
    name: str
    """Empty of a bot."""
    crest: str
    level: str | None
    state: PersonState
    place: int
    points: float
    wins: int
    opposition: float
    played: int


class NightTableShown(msgspec.Struct):
    round: int
    board: int
    code: str
    people: list[int]
    """Seat by seat, by their numbers."""
    places: list[int] | None
    """Once they count."""
    status: str
    """Of the table; `gone` if it was removed."""


class NightShown(msgspec.Struct, kw_only=True):
    code: str
    short_code: str | None
    title: str
    game: str
    options: Options
    seats: int
    rounds: int
    pairing: str
    filling: str
    level: str
    clock: Clock | None
    rated: bool
    invited: bool
    status: Status
    round: int
    made: int
    revision: int
    host: bool
    """Whether you are."""
    you: int | None
    """Your number."""
    your_table: str | None
    """Where you are awaited."""
    your_hash: str
    """Of the luck that you have given for your next table."""
    people: list[EntrantShown]
    """The best first."""
    tables: list[NightTableShown]


async def show_night(db: AsyncConnection, night: StoredNight, guest: str | None) -> NightShown:
    row = night.row
    statuses = await statuses_of(db, [one.code for one in night.tables])
    you = night.of_guest(guest)
    boards = [
        NightTableShown(
            one.round, one.board, one.code, one.people, one.places, statuses.get(one.code, "gone")
        )
        for one in night.tables
    ]
    yours = next((one for one in boards if _awaits(one, night, you)), None)
    return NightShown(
        code=row.code,
        short_code=row.short_code,
        title=row.title,
        game=row.game,
        options=row.options,
        seats=row.seats,
        rounds=row.rounds,
        pairing=row.pairing,
        filling=row.filling,
        level=row.level,
        clock=row.clock,
        rated=row.rated,
        invited=row.invited,
        status=row.status,
        round=row.round,
        made=int(row.made),
        revision=row.revision,
        host=guest is not None and row.host == guest,
        you=you.number if you else None,
        your_table=yours.code if yours else None,
        your_hash=you.luck_hash if you else "",
        people=_people(night),
        tables=boards,
    )


def _awaits(board: NightTableShown, night: StoredNight, you: NightPersonRow | None) -> bool:
    playing = board.round == night.row.round and board.status not in (OVER, "gone")
    return you is not None and playing and you.number in board.people and board.places is None


def _people(night: StoredNight) -> list[EntrantShown]:
    """Everybody who takes part or has points; who waits to be let in comes after them."""
    by_number = {one.number: one for one in night.people}
    tallies = standings(list(by_number), counted(night))
    shown = [
        _entrant(by_number[one.number], one)
        for one in tallies
        if one.played or by_number[one.number].state not in (LEFT, REMOVED, ASKS)
    ]
    if night.row.status != ENDED:
        asking = [one for one in tallies if by_number[one.number].state == ASKS and not one.played]
        shown += [_entrant(by_number[one.number], one) for one in asking]
    return shown


def _entrant(person: NightPersonRow, tally: Tally) -> EntrantShown:
    return EntrantShown(
        *(person.number, person.name, person.crest, person.level, person.state),
        *(tally.place, tally.points / 10, tally.wins, tally.opposition / 10, tally.played),
    )


def as_csv(shown: NightShown, names: dict[int, str]) -> str:
    """The standings, a line each; what a spreadsheet would take for a formula is only text."""
    lines = ["place,name,points,wins,opposition,played"]
    for one in shown.people:
        name = names[one.number].replace('"', '""')
        if name[:1] in "=+-@":
            name = f"'{name}"
        figures = f"{one.points:g},{one.wins},{one.opposition:g},{one.played}"
        lines.append(f'{one.place},"{name}",{figures}')
    return "\r\n".join(lines) + "\r\n"
