"""How it stands between two tricks, in pieces of a row of numbers.

It is the same for all observers, but for the order of the seats. So each group tells of all seats
twice, and an observer takes as much as there are seats, from its own on.
"""

from typing import Final

from conclave.core.tensors import four_amounts
from conclave.games.twelve_missions.knowledge.progress import seen_tally
from conclave.games.twelve_missions.knowledge.tensor_fields import SCROLLS, TEN, TRICKS
from conclave.games.twelve_missions.knowledge.tensor_pieces import (
    BITS,
    COUNT,
    FLAG,
    NO_SCROLLS,
    amount_of,
    in_order,
    size_of,
)
from conclave.games.twelve_missions.rules.score import mission_gains
from conclave.games.twelve_missions.rules.state import Table

# The groups, and last what the observers have been told of the tricks, one after the other.
CHOSEN: Final = 0
AWAY: Final = 1
CRYSTALS: Final = 2
TAKEN: Final = 3
POINTS: Final = 4
HELD_SCROLLS: Final = 5
OPEN_SCROLLS: Final = 6
BURNT: Final = 7
HAVE: Final = 8
NOW: Final = 9
COLOURS: Final = 10
USED: Final = 11
TRICKS_TOLD: Final = 12

_UNTOLD: Final = b""
_FOUR_COUNTS: Final = four_amounts(TRICKS, TEN)
_BASE: Final = TRICKS + 1


def standing(table: Table) -> list[bytes]:
    """By group. It is written anew if a trick was taken, or anything done but to play cards and to
    lay cubes on them."""
    stage = ((table.turns * 32 + table.round) * 32 + len(table.owners)) * 32 + len(table.sheet)
    if table.written_at != stage:
        table.written_at = stage
        table.written = _write(table)
    return table.written


def _write(table: Table) -> list[bytes]:
    tally = seen_tally(table)
    seats = range(table.seats)
    return [
        _twice([size_of(mask) for mask in table.chosen]),
        _twice([size_of(mask) for mask in table.away]),
        _twice([amount_of(amount) for amount in table.crystals]),
        _twice([amount_of(amount) for amount in table.tricks]),
        _twice([amount_of(amount) for amount in table.points]),
        _twice([COUNT[len(scrolls)] for scrolls in table.scrolls]),
        _twice([FLAG[len(scrolls)] for scrolls in table.open_scrolls]),
        _twice([COUNT[len(scrolls)] for scrolls in table.burnt]),
        _twice([amount_of(table.mission.have(tally, seat)) for seat in seats]),
        _twice([amount_of(gain) for gain in mission_gains(table, tally)]),
        _twice([_by_colour(taken) for taken in tally.taken]),
        in_order(table.used, SCROLLS) if table.used else NO_SCROLLS,
        *[_UNTOLD for _ in seats],
    ]


def _twice(of_seats: list[bytes]) -> bytes:
    return b"".join(of_seats + of_seats)


def _by_colour(taken: int) -> bytes:
    blue, yellow = BITS[taken & 0xFF], BITS[taken >> 8 & 0xFF]
    red, black = BITS[taken >> 16 & 0xFF], BITS[taken >> 24]
    return _FOUR_COUNTS[((blue * _BASE + yellow) * _BASE + red) * _BASE + black]
