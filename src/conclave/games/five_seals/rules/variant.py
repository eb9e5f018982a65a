"""Which rules a table plays by. One such object serves every position of a game."""

from conclave.core.options import Option, Options
from conclave.games.five_seals.box.dungeon import dungeon_of
from conclave.games.five_seals.box.pieces import MOST_SEATS, fewest_sixes
from conclave.games.five_seals.box.plan_file import PLANS

OPTIONS = (
    Option("circle", (1, 2, 3, 4, "random"), main=True),  # F6
    Option("dungeon", tuple(PLANS)),  # F4
    Option("odds", (False, True)),  # F43: for those who ask alone
)

OPTION_SETS: tuple[Options, ...] = (
    {},
    {"circle": 2},
    {"circle": 3},
    {"circle": 4},
)


class Variant:
    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        chosen = options["circle"]
        self.circle = chosen if isinstance(chosen, int) else 0
        """0: to be drawn when the game is set up."""
        self.dungeon = dungeon_of(str(options["dungeon"]), seats)
        self.board = list(PLANS).index(self.dungeon.name) * (MOST_SEATS + 1) + seats
        """Which dungeon that is, as a number."""
        self.fewest_sixes = fewest_sixes(seats)
