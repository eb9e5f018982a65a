"""Who may be at a table with whom: people who blocked each other are never seated together, and
whom the host has sent away can't come back."""

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server import seating
from conclave.server.refusals import Conflict, Forbidden, NotFound, Refused, Unauthorized
from conclave.server.sofa_seats import sits_there
from conclave.server.storage.blocks import (
    blocked_between,
    blocked_with,
    remove_person,
    removed_from,
)
from conclave.server.storage.history import find_guest_by_id
from conclave.server.storage.rows import OPEN, PERSON, WAITING
from conclave.server.storage.tables import StoredTable

MOST_REMOVED = 200
"""From one table."""


def seated_people(table: StoredTable) -> set[str]:
    """Those who bring others to their device among them."""
    named = (one for seat in table.seats for one in (seat.guest, seat.keeper))
    return {one for one in named if one is not None}


async def check_may_sit(db: AsyncConnection, table: StoredTable, guest: str) -> None:
    """Refused without a word about who it was that blocked whom."""
    if await find_guest_by_id(db, guest) is None:
        raise Unauthorized("guest-unknown")  # whose line has outlived them
    await check_not_removed(db, table.row.code, guest)
    if await blocked_with(db, guest, seated_people(table)):
        raise Forbidden("seat-not-for-you")


async def check_not_removed(db: AsyncConnection, code: str, guest: str | None) -> None:
    if guest is not None and guest in await removed_from(db, code):
        raise Forbidden("removed-from-table")


async def remove(db: AsyncConnection, table: StoredTable, host: str, guest: str) -> None:
    """The host sends somebody away who watches, or who waits for the game to begin."""
    if table.row.host != host:
        raise Forbidden("not-the-host")
    if guest == host:
        raise Refused("remove-oneself")
    if sits_there(table, guest) and table.row.status != WAITING:
        raise Conflict("remove-player")
    if await find_guest_by_id(db, guest) is None:
        raise NotFound("person-unknown")
    if not await remove_person(db, table.row.code, guest, MOST_REMOVED):
        raise Conflict("remove-too-many", {"max": MOST_REMOVED})


def leave_seat(table: StoredTable, host: str, guest: str) -> None:
    """Whoever was sent away sits there no longer."""
    for seat in table.seats:
        if guest in (seat.guest, seat.keeper):
            seating.set_seat(table, host, seat.seat, OPEN)


async def keep_apart(db: AsyncConnection, table: StoredTable, first: str) -> None:
    """Open the seats of a new table that would bring people together of whom one has blocked the
    other. The seat of ``first`` stays, and of two others the one that comes first."""
    blocked = await blocked_between(db, seated_people(table))
    stay = {first}
    for seat in sorted(table.seats, key=lambda seat: (seat.guest != first, seat.seat)):
        if seat.kind != PERSON or seat.guest is None:
            continue
        these = {seat.guest, seat.keeper or seat.guest}
        if any(frozenset((one, other)) in blocked for one in these for other in stay):
            seating.give_seat(table, seat, OPEN)
        else:
            stay |= these
