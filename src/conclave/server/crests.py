"""The signs by which the seats of a table are told apart."""

from conclave.server.refusals import Refused
from conclave.server.storage.rows import PERSON, SeatRow

CRESTS = ("raven", "cat", "owl", "snake", "toad")

# A bot is called after its crest; a name is the same in every language.
BOT_NAMES = {
    "raven": "Corvin",
    "cat": "Grimalka",
    "owl": "Athelin",
    "snake": "Ouro",
    "toad": "Bufo",
}


def check_crest(crest: str) -> str:
    if crest not in CRESTS:
        raise Refused("crest-unknown", {"crest": crest[:24], "crests": ", ".join(CRESTS)})
    return crest


def free_crest(seats: list[SeatRow], wished: str) -> str:
    """The wished crest, or the first that no other person at the table has."""
    taken = {seat.crest for seat in seats if seat.kind == PERSON}
    if wished not in taken:
        return wished
    return next(crest for crest in CRESTS if crest not in taken)


def crests_of(seats: list[SeatRow]) -> list[str]:
    """The crest of each seat: people keep theirs, the others get what is left, in order."""
    taken = {seat.crest for seat in seats if seat.kind == PERSON}
    left = [crest for crest in CRESTS if crest not in taken]
    return [seat.crest if seat.kind == PERSON else left.pop(0) for seat in seats]
