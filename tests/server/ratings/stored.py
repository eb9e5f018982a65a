"""Finished tables as a server leaves them, for tests of what they do to ratings."""

import time
from dataclasses import dataclass, field

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.server import seating
from conclave.server.codes import new_code
from conclave.server.luck import Given
from conclave.server.storage.rows import BOT, OVER, PERSON, GuestRow
from conclave.server.storage.schema import moves
from conclave.server.storage.tables import add_table


@dataclass
class Ended:
    """A rated game: who sat there (a guest's name, or a level), and their places."""

    seats: list[str]
    places: list[int]
    at: float = 0.0
    replaced: list[int] = field(default_factory=list)
    """Seats of people for which a bot made the last move."""
    idle: bool = False
    """Whether no person has moved."""
    game: str = "abracada"


LEVELS = ("novice", "adept", "master")


async def add_ended(db: AsyncConnection, ended: Ended) -> str:
    people = [name for name in ended.seats if name not in LEVELS]
    host = GuestRow(people[0], people[0], "raven")
    kinds = [
        "me" if name == host.id else name if name in LEVELS else "open" for name in ended.seats
    ]
    table = seating.lay_table(
        new_code(), load_game(ended.game), {}, "", False, kinds, host, Given()
    )
    for seat, name in zip(table.seats, ended.seats, strict=True):
        if name not in LEVELS:
            seat.kind, seat.guest, seat.name = PERSON, name, name
    row = table.row
    row.rated, row.status, row.touched = True, OVER, ended.at or time.time()
    row.result = [[place, 10 - place] for place in ended.places]
    await add_table(db, table)
    said = []
    for seat in table.seats:
        by_person = seat.kind != BOT and not ended.idle
        said.append((seat.seat, seat.guest if by_person else None))
    said += [(seat, None) for seat in ended.replaced]
    rows: list[dict[str, object]] = [
        {
            "code": row.code,
            "number": number,
            "kind": "say",
            "seat": seat,
            "sentence": "stop",
            "draws": [],
            "guest": guest,
            "nonce": None,
            "at": row.touched,
        }
        for number, (seat, guest) in enumerate(said, start=1)
    ]
    await db.execute(insert(moves), rows)
    return row.code
