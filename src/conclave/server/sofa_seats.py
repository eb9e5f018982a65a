"""Which seats of a table belong to one device."""

from conclave.server.refusals import Conflict, Forbidden, NotFound
from conclave.server.storage.rows import GuestRow, SeatRow
from conclave.server.storage.tables import StoredTable


def sits_there(table: StoredTable, owner: str | None) -> bool:
    """Whether the guest has a seat there, or keeps somebody who has one."""
    return owner is not None and any(owner in (seat.guest, seat.keeper) for seat in table.seats)


def sofa_of(table: StoredTable, owner: str | None) -> list[int]:
    """The seats of those who play at the device of that guest; none if nobody shares it."""
    if owner is None or all(seat.keeper != owner for seat in table.seats):
        return []
    return [seat.seat for seat in table.seats if owner in (seat.guest, seat.keeper)]


def sofa_seats(table: StoredTable) -> list[int]:
    """The seats of all who share a device with somebody."""
    keepers = {seat.keeper for seat in table.seats if seat.keeper is not None}
    return [
        seat.seat
        for seat in table.seats
        if seat.keeper is not None or (seat.guest is not None and seat.guest in keepers)
    ]


def speaker(table: StoredTable, owner: GuestRow, number: int) -> GuestRow:
    """The guest at that seat, for whom the owner of the device may speak."""
    if not 0 <= number < len(table.seats):
        raise NotFound("seat-unknown", {"number": number, "max": len(table.seats) - 1})
    seat = table.seats[number]
    if seat.guest == owner.id:
        return owner
    if seat.guest is None or seat.keeper != owner.id:
        raise Forbidden("sofa-not-yours", {"seat": number})
    return GuestRow(seat.guest, seat.name, seat.crest)


def take_in(table: StoredTable, owner: GuestRow, person: GuestRow) -> SeatRow:
    """Whoever has sat down plays at the device of the owner."""
    (seat,) = (one for one in table.seats if one.guest == person.id)
    seat.keeper = owner.id
    return seat


def check_not_seated(table: StoredTable, person: GuestRow) -> None:
    if any(seat.guest == person.id for seat in table.seats):
        raise Conflict("sofa-twice", {"name": person.name})
