"""The table the map lies on: places for hexes, their names and what is next to what (X1).

Columns are a to i; a row counts from the map's northern edge as it was laid out. Upheaval can set
hexes outside: columns y and z lie west of a, j and k east of i, and rows go on below 1. The table
reaches two hexes beyond the map on every side.

A place is at column x and height y, where y counts half hexes southwards from the middle.
"""

from typing import Final

COLUMNS: Final = (
    "wow",
    "owwwwo",
    "twwtwwt",
    "wwrrww",
    "wrcrw",
    "wwrrww",
    "twwtwwt",
    "owwwwo",
    "wow",
)
"""X1, from west to east: Wilderness, Outpost, Town, Ruined City, Cursed Tower."""
BEYOND: Final = 2
"""X35: how far the table reaches beyond the map."""
TOP: Final = -10
BOTTOM: Final = 10
NOWHERE: Final = -1

DIRECTIONS: Final = ("north", "northeast", "southeast", "south", "southwest", "northwest")
STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
LETTERS: Final = "yzabcdefghijk"


class Place:
    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y
        inside = 0 <= x < len(COLUMNS)
        northernmost = 1 - len(COLUMNS[x]) if inside else TOP + (TOP + x) % 2
        self.word = f"{LETTERS[x + BEYOND]}{(y - northernmost) // 2 + 1}"


def _places() -> list[Place]:
    return [
        Place(x, y)
        for x in range(-BEYOND, len(COLUMNS) + BEYOND)
        for y in range(TOP + (TOP + x) % 2, BOTTOM + 1, 2)
    ]


PLACES: Final = _places()
PLACE_WORDS: Final = tuple(place.word for place in PLACES)
_AT: Final = {(place.x, place.y): number for number, place in enumerate(PLACES)}
PLACE_OF: Final = {place.word: number for number, place in enumerate(PLACES)}


def _neighbours(place: Place) -> tuple[int, ...]:
    return tuple(_AT.get((place.x + east, place.y + south), NOWHERE) for east, south in STEPS)


NEXT_TO: Final = [_neighbours(place) for place in PLACES]
"""By place and direction, clockwise from north; NOWHERE beyond the table."""


def _homes() -> list[int]:
    return [
        _AT[x, 2 * row + 1 - len(column)]
        for x, column in enumerate(COLUMNS)
        for row in range(len(column))
    ]


HOMES: Final = _homes()
"""Where each hex lies before any Upheaval."""
BACKS: Final = "".join(COLUMNS)
"""The back of each hex, by its number."""
HEXES: Final = len(BACKS)
