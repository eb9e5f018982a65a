"""The signs by which the seats of a table are told apart."""

from itertools import chain, cycle

from conclave.core.seats import SEAT_WORDS
from conclave.server.refusals import Refused
from conclave.server.storage.rows import PERSON, SeatRow

CRESTS = SEAT_WORDS

# A bot is named after its crest, and the same in every language.
BOT_NAMES = {
    "raven": "Corvin",
    "cat": "Grimalka",
    "owl": "Athelin",
    "snake": "Ouro",
    "toad": "Bufo",
    "fox": "Reynard",
}


def check_crest(crest: str) -> str:
    if crest not in CRESTS:
        raise Refused("crest-unknown", {"crest": crest[:24], "crests": ", ".join(CRESTS)})
    return crest


def free_crest(seats: list[SeatRow], wished: str) -> str:
    """The wished crest, or the first that no other person at the table has. Where people wear them
    all, two have to share the wished one."""
    taken = _worn_by_people(seats)
    free = [crest for crest in CRESTS if crest not in taken]
    return wished if wished not in taken or not free else free[0]


def crests_of(seats: list[SeatRow]) -> list[str]:
    """The crest of each seat: people keep theirs, the others get what is left, in order. With more
    seats than crests, they start over."""
    taken = _worn_by_people(seats)
    left = [crest for crest in CRESTS if crest not in taken]
    next_crests = chain(left, cycle(CRESTS))
    return [seat.crest if seat.kind == PERSON else next(next_crests) for seat in seats]


def _worn_by_people(seats: list[SeatRow]) -> set[str]:
    return {seat.crest for seat in seats if seat.kind == PERSON}
