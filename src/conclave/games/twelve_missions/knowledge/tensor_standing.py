"""How it stands between two tricks, in pieces of a row of numbers.

It is the same for all observers, but for the order of the seats. So each group tells of all seats
twice, and an observer takes as much as there are seats, from its own on.
"""

from typing import Final

from conclave.core.compiled import i64
from conclave.core.tensors import four_amounts
from conclave.games.twelve_missions.box.cards import BITS
from conclave.games.twelve_missions.knowledge.progress import seen_tally
from conclave.games.twelve_missions.knowledge.tensor_fields import SCROLLS, TEN, TRICKS
from conclave.games.twelve_missions.knowledge.tensor_pieces import (
    NO_SCROLLS,
    amount_of,
    cards_told,
    in_order,
)
from conclave.games.twelve_missions.rules.score import mission_gains
from conclave.games.twelve_missions.rules.state import Table

# The groups, and last the cards of each trick.
HAVE: Final = 0
NOW: Final = 1
COLOURS: Final = 2
USED: Final = 3
FIRST_TRICK: Final = 4

_FOUR_COUNTS: Final = four_amounts(TRICKS, TEN)
_BASE: Final = TRICKS + 1


def standing(table: Table) -> list[bytes]:
    """By group. It is written anew if a trick was taken, or changed hands afterwards, which leaves
    the scroll used; or if a scroll was activated, which may say what the mission gives."""
    stage = ((table.round * 32 + len(table.owners)) * 32 + len(table.used)) * 2 + table.ready
    if table.written_at != stage:
        table.written_at = stage
        table.written = _write(table)
    return table.written


def _write(table: Table) -> list[bytes]:
    tally = seen_tally(table)
    seats = range(table.seats)
    return [
        twice([amount_of(table.mission.have(tally, seat)) for seat in seats]),
        twice([amount_of(gain) for gain in mission_gains(table, tally)]),
        twice([_by_colour(taken) for taken in tally.taken]),
        in_order(table.used, SCROLLS) if table.used else NO_SCROLLS,
        *[cards_told(shown) for shown in table.shown],
    ]


def twice(of_seats: list[bytes]) -> bytes:
    return b"".join(of_seats + of_seats)


def _by_colour(taken: i64) -> bytes:
    blue, yellow = BITS[taken & 0xFF], BITS[taken >> 8 & 0xFF]
    red, black = BITS[taken >> 16 & 0xFF], BITS[taken >> 24]
    return _FOUR_COUNTS[((blue * _BASE + yellow) * _BASE + red) * _BASE + black]
