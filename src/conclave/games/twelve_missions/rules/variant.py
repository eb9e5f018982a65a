"""Which rules a table plays by. One such object serves every position of a game."""

from typing import Final

from conclave.core.compiled import i64
from conclave.core.options import Option, Options
from conclave.games.twelve_missions.box.edition import Edition

OPTIONS: Final = (
    Option("rounds", (12, 8, 4), main=True),  # M17
    Option("pairs", (False, True), seats=4),  # M16
    Option("odds", (False, True)),  # M23, for those who ask alone
)

VERSIONS: Final = (1, 2)
"""M22: of the rules, the newest last. What differs: ``scrolls.former``."""

OPTION_SETS: Final[tuple[Options, ...]] = (
    {},
    {"rounds": 8},
    {"rounds": 4},
    {"pairs": True},
)


class Variant:
    def __init__(self, seats: int, options: Options, edition: Edition, version: int) -> None:
        self.version = version
        self.options = options
        self.edition = edition
        self.rounds = int(options["rounds"])
        self.pairs = options["pairs"] is True and seats == 4
        self.values: list[int] = edition.card_values
        self.sums: list[int] = edition.sums
        self.heights: list[list[list[i64]]] = edition.heights
        self.missions: list[int] = edition.missions[seats]
