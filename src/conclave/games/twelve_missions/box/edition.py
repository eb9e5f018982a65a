"""The figures of an edition: printed values, dominant colours, fixed points, missions in play."""

import os
from itertools import pairwise
from pathlib import Path
from typing import Final

from conclave.core.compiled import i64
from conclave.core.edition import EditionTable, read_edition
from conclave.games.twelve_missions.box.cards import COLOURS, NONE, RANKS

PRINTED: Final = Path(__file__).parent / "edition.toml"
CHOSEN_BY: Final = "CONCLAVE_TWELVE_MISSIONS_EDITION"
"""The environment variable by which a host points to another file."""

ROUNDS: Final = 12
FIXED: Final = (1, 2, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 24)
MISSION_COUNT: Final = 25
FOR_FOUR: Final = (20, 21)
"""M4: two pairs of opposite seats need four seats."""
FARTHEST: Final = 99
"""No printed figure is farther from 0 than this."""

ABOVE_ALL: Final = 10_000
LOWEST: Final = -100_000
"""Beyond any value that cubes can make."""

FAR: Final = 200
"""Farther from 0 than cubes can bring a card."""


def above(values: list[int]) -> list[int]:
    """By how high a card stands, beginning from −FAR: the ranks that are higher, as bits."""
    return [
        sum([1 << rank for rank, value in enumerate(values) if value > height])
        for height in range(-FAR, FAR + 1)
    ]


def sums(values: list[int]) -> list[int]:
    """By which ranks of a colour there are, as bits: what their values add up to."""
    return [
        sum([value for rank, value in enumerate(values) if ranks >> rank & 1])
        for ranks in range(1 << len(values))
    ]


def heights(values: list[int]) -> list[list[list[i64]]]:
    """By led and dominant colour, which may be NONE, that is −1: how high each card stands in a
    trick."""
    return [
        [
            [
                value + ABOVE_ALL
                if card >> 3 == dominant
                else value
                if card >> 3 == led
                else value - ABOVE_ALL
                for card, value in enumerate(values)
            ]
            for dominant in (0, 1, 2, 3, NONE)
        ]
        for led in range(4)
    ]


class Edition:
    def __init__(self, file: EditionTable) -> None:
        file.only(("values", "dominant", "points", "missions"))
        self.values = file.numbers("values", len(RANKS), -FARTHEST, FARTHEST)
        """M1: of each rank, ascending."""
        if any(low >= high for low, high in pairwise(self.values)):
            raise file.refusal("values", "numbers that rise from the Farmer to the Emperor")
        self.card_values = [value for _ in COLOURS for value in self.values]
        self.heights = heights(self.card_values)
        self.above = above(self.values)
        self.sums = sums(self.values)
        self.dominant = file.words("dominant", ROUNDS, COLOURS)
        """M3: of each round."""
        self.points = _points(file.table("points"))
        """Of each fixed mission, by number; 0 for the variable ones."""
        self.missions = _missions(file.table("missions"))
        """M4: by the number of seats."""


def _points(table: EditionTable) -> list[int]:
    table.only(tuple([str(mission) for mission in FIXED]))
    points = [0] * (MISSION_COUNT + 1)
    for mission in FIXED:
        points[mission] = table.number(str(mission), -FARTHEST, FARTHEST)
    return points


def _missions(table: EditionTable) -> list[list[int]]:
    table.only(("2", "3", "4"))
    missions: list[list[int]] = [[], []]
    for seats in (2, 3, 4):
        listed = table.different_numbers(str(seats), ROUNDS, 1, MISSION_COUNT)
        if seats < 4 and any(mission in FOR_FOUR for mission in listed):
            raise table.refusal(str(seats), "missions without 20 and 21, which need four seats")
        missions.append(listed)
    return missions


def chosen_edition() -> Edition:
    """The host's own edition if there is one, else ours."""
    return load_edition(Path(os.environ.get(CHOSEN_BY) or PRINTED))


def load_edition(path: Path) -> Edition:
    """The edition in that file. A malformed one is refused with the line and the reason."""
    return Edition(read_edition(path))
