"""Which rules a table plays by. One such object serves every position of a game."""

from conclave.core.options import Option, Options
from conclave.core.state import Move
from conclave.games.abracada.box.pieces import CONSOLATION, LAST_STANDING_PRIZE, PRIZE
from conclave.games.abracada.rules.legal import choices, permitted

OPTIONS = (
    Option("easy", (False, True)),  # A18
    Option("slips", (False, True)),  # A8
    Option("last_standing", (False, True)),  # A19
    Option("rounds", (0, 1), main=True),  # A20; 0: until somebody has 8 points
    Option("odds", (False, True)),  # for the view alone
)

OPTION_SETS: tuple[Options, ...] = (
    {},
    {"easy": True},
    {"slips": True},
    {"last_standing": True},
    {"rounds": 1},
    {"last_standing": True, "slips": True, "odds": True},
)


class Variant:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.easy = options["easy"] is True
        self.slips = options["slips"] is True
        self.last_standing = options["last_standing"] is True
        self.rounds = int(options["rounds"])
        self.odds = options["odds"] is True
        self.choices: list[list[Move]] = choices(self.easy or self.slips)
        self.permitted: list[frozenset[Move]] = permitted(self.easy or self.slips)
        self.prize = LAST_STANDING_PRIZE if self.last_standing else PRIZE
        self.consolation = 0 if self.last_standing else CONSOLATION
