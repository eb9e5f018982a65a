"""What lies before a seat as pieces of a row, each written anew only if it has changed."""

from typing import Final

from conclave.core.tensors import amounts, cut, flags, nothing, numbers
from conclave.games.five_seals.box.codes import SCROLL_WORDS
from conclave.games.five_seals.box.dice import DIE, Handful
from conclave.games.five_seals.box.dungeon import all_dungeons
from conclave.games.five_seals.box.pieces import COLOURS, DICE, HIGHEST
from conclave.games.five_seals.rules.score import points_of
from conclave.games.five_seals.rules.written import WrittenSeat

SCROLLS: Final = len(SCROLL_WORDS)
HUES: Final = len(COLOURS)
AREAS: Final = -(-max([len(dungeon.areas) for dungeon in all_dungeons()]) // 8) * 8
"""In whole bytes."""
FIFTY: Final = 50
MOST_POINTS: Final = 500
ALIKE: Final = 2
"""Of each scroll, where both circles are the same."""

_BYTE: Final = flags(8)
_POINTS: Final = cut(amounts(MOST_POINTS, FIFTY))
_HELD: Final = amounts(ALIKE, ALIKE)
_NO_SCROLLS: Final = [nothing(places) for places in range(SCROLLS + 1)]


class _Handfuls(dict[Handful, bytes]):
    """There are fewer than a thousand, so each is written once."""

    def __missing__(self, handful: Handful) -> bytes:
        shown = [handful // DIE[value] % 10 for value in range(1, HIGHEST + 1)]
        self[handful] = numbers(shown, DICE)
        return self[handful]


_DICE: Final = _Handfuls()


def write_dice(seat: WrittenSeat, dice: list[Handful], first: int) -> None:
    known = seat.dice
    for colour in COLOURS:
        if known[colour] != dice[first + colour]:
            seat.dice = dice[first : first + HUES]
            seat.dice_piece = b"".join([_DICE[handful] for handful in seat.dice])
            return


def write_floor(seat: WrittenSeat, floor: int) -> None:
    if floor != seat.floor:
        seat.floor = floor
        seat.floor_piece = b"".join([_BYTE[floor >> bit & 0xFF] for bit in range(0, AREAS, 8)])


def write_scrolls(seat: WrittenSeat, ready: tuple[int, ...], spent: tuple[int, ...]) -> None:
    if seat.ready is ready and seat.spent is spent:
        return
    seat.ready = ready
    seat.spent = spent
    seat.ready_piece = _row_of(ready)
    seat.spent_piece = _row_of(spent)
    points, synergy = points_of(ready + spent)
    seat.points = _POINTS[min(points, MOST_POINTS)]
    seat.synergy = _POINTS[min(synergy, MOST_POINTS)]


def _row_of(scrolls: tuple[int, ...]) -> bytes:
    """How many of each: what lies between two that are held is left out at once."""
    if not scrolls:
        return b""
    row: list[bytes] = []
    told = 0
    ordered = list(scrolls)
    ordered.sort()
    held = len(ordered)
    at = 0
    while at < held:
        scroll = ordered[at]
        alike = 1
        while at + alike < held and ordered[at + alike] == scroll:
            alike += 1
        row.append(_NO_SCROLLS[scroll - told])
        row.append(_HELD[alike])
        told = scroll + 1
        at += alike
    return b"".join(row)
