"""Seating people of a sofa: with a new table, at one that waits, and in a rematch."""

from collections.abc import Sequence

from conclave.server import seating
from conclave.server.crowd import Listener
from conclave.server.luck import Given, give
from conclave.server.messages import SofaLuck, SofaSeat
from conclave.server.ratings.terms import check_no_sofa
from conclave.server.refusals import Forbidden, Refused
from conclave.server.sofa_people import Sofa
from conclave.server.sofa_seats import check_not_seated, speaker, take_in
from conclave.server.storage.rows import OPEN, PERSON, GuestRow
from conclave.server.storage.tables import StoredTable


def kinds_of(seats: Sequence[str | SofaSeat]) -> list[str]:
    """The seats of a new table, with those open that people of the sofa are about to take."""
    return [OPEN if isinstance(seat, SofaSeat) else seat for seat in seats]


def seat_sofa(table: StoredTable, sofa: Sofa, seats: Sequence[str | SofaSeat]) -> None:
    for number, seat in enumerate(seats):
        if isinstance(seat, SofaSeat):
            person = sofa.welcome(seat.sofa, seat.crest)
            sit_on_sofa(table, sofa.owner, person, number, Given(seat.luck, seat.hash))


def sit_on_sofa(
    table: StoredTable, owner: GuestRow, person: GuestRow, number: int | None, luck: Given
) -> None:
    check_not_seated(table, person)
    seating.sit(table, person, number, luck)
    take_in(table, owner, person)
    if table.row.rated:
        check_no_sofa(table)


def check_may_bring(table: StoredTable, owner: GuestRow, guest: GuestRow) -> None:
    """Whoever brings somebody sits there too."""
    if seating.seat_of(table, guest.id) is None:
        seating.own_seat(table, owner.id)


def bringer(asker: Listener) -> GuestRow:
    if asker.owner is None:
        raise Forbidden("not-seated")
    return asker.owner


def keep_sofas(again: StoredTable, finished: StoredTable) -> None:
    """In a rematch everybody sits where they sat. Who owns the device is its host."""
    for seat, before in zip(again.seats, finished.seats, strict=True):
        if seat.kind == PERSON and seat.guest == before.guest:
            seat.keeper = before.keeper
    keeper = next((seat.keeper for seat in again.seats if seat.guest == again.row.host), None)
    if any(seat.guest == keeper for seat in again.seats if seat.guest):
        again.row.host = keeper or again.row.host


def give_lucks(table: StoredTable, owner: GuestRow, lucks: list[SofaLuck]) -> None:
    for luck in lucks:
        guest = speaker(table, owner, luck.seat)
        if not luck.hash:
            raise Refused("luck-bad")
        give(seating.own_seat(table, guest.id), Given("", luck.hash))


def is_one_device(table: StoredTable) -> bool:
    """Whether all the people at the table sit on one sofa, so that nobody has to be waited for."""
    owners = {seat.keeper or seat.guest for seat in table.seats if seat.kind == PERSON}
    return len(owners) == 1
