"""What the people at a table add to its luck: first its hash, and the luck itself once all hashes
are in. While nobody has revealed anything, hashes can be given and changed; after that nothing."""

import re
from typing import NamedTuple

from conclave.core.fair_play import commitment, luck_hash, new_seed, replacement
from conclave.core.record import Record
from conclave.server.refusals import Conflict, Refused
from conclave.server.storage.rows import HASHED, OPENLY, REPLACED, REVEALED, SeatRow
from conclave.server.storage.tables import StoredTable

LUCK = re.compile(r"[0-9a-fA-F]{16,64}")


class Given(NamedTuple):
    """The hash of somebody's luck, or the luck itself from somebody who hides nothing."""

    luck: str = ""
    hash: str = ""


def give(seat: SeatRow, given: Given) -> None:
    """The seat adds this to the luck, in place of what it gave before."""
    if given.luck and given.hash:
        raise Refused("luck-and-hash")
    seat.luck = check_luck(given.luck)
    seat.luck_hash = luck_hash(seat.luck) if seat.luck else given.hash
    seat.luck_state = OPENLY if seat.luck else HASHED if given.hash else ""


def check_luck(luck: str) -> str:
    if luck and not LUCK.fullmatch(luck):
        raise Refused("luck-bad")
    return luck.lower()


def settle(table: StoredTable) -> bool:
    """All hashes are in. Whether there is anything to reveal."""
    for seat in table.seats:
        if seat.luck and not seat.luck_hash:  # given to a server that knew no hashes yet
            give(seat, Given(seat.luck))
    return bool(hidden(table))


def hidden(table: StoredTable) -> list[SeatRow]:
    """Those who still have to reveal their luck."""
    return [seat for seat in table.seats if seat.luck_state == HASHED]


def reveal(seat: SeatRow, luck: str) -> None:
    if seat.luck_state not in (HASHED, REVEALED):
        raise Conflict("luck-not-asked")
    if luck_hash(luck) != seat.luck_hash:
        raise Refused("luck-unlike-its-hash")
    seat.luck, seat.luck_state = luck, REVEALED


def replace_hidden(table: StoredTable) -> None:
    """Nobody waits any longer for those who have not revealed their luck."""
    hashes = [seat.luck_hash for seat in table.seats]
    for seat in hidden(table):
        seat.luck, seat.luck_state = replacement(table.row.seed, seat.seat, hashes), REPLACED


def begin_anew(table: StoredTable) -> None:
    """What was revealed can't be luck again: the dealer takes another seed, and all give anew."""
    table.row.revealing = None
    table.row.seed = new_seed()
    table.row.commitment = commitment(table.row.seed)
    for seat in table.seats:
        give(seat, Given())


def note_luck(record: Record, seats: list[SeatRow]) -> None:
    """In the record: everybody's luck and what they showed of it before."""
    record.nonces = [seat.luck for seat in seats]
    if any(seat.luck_hash for seat in seats):
        record.hashes = [seat.luck_hash for seat in seats]
    record.replaced = [seat.seat for seat in seats if seat.luck_state == REPLACED]
    record.openly = [seat.seat for seat in seats if seat.luck_state == OPENLY]
