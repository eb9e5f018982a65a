"""Which rules a table plays by. One such object serves every position of a game."""

from typing import Final

from conclave.core.options import Option, Options
from conclave.games.archmage.box.edition import Edition

FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 4

LONG: Final = 13
SHORT: Final = 9
OPTIONS: Final = (
    Option("length", (LONG, SHORT), main=True),  # X13
    Option("odds", (False, True)),  # for the view alone
)
OPTION_SETS: Final[tuple[Options, ...]] = ({}, {"length": SHORT})

OVALS: Final = (-3, -2, -1, 1, 2, 3)
"""X4: west and east of the centre."""
NEARER_OVALS: Final = (-2, -1, -1, 1, 1, 2)


class Variant:
    def __init__(self, seats: int, options: Options, edition: Edition) -> None:
        self.options = options
        self.edition = edition
        self.solo = seats == 1
        self.length = int(options["length"])
        self.ovals: tuple[int, ...] = OVALS if self.length == LONG else NEARER_OVALS
        """X13: the short game begins as if the outer planets had moved once."""
        self.spheres: list[list[int]] = edition.spheres
        self.parents: list[tuple[int, int]] = edition.parents
