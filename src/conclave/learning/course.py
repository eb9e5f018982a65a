"""What is learned, and from which games."""

from dataclasses import asdict, dataclass

from conclave.bots.levels import check_level
from conclave.core.errors import BadOption, ConclaveError
from conclave.core.game import AnyGame
from conclave.core.guide import Guide
from conclave.core.options import Options
from conclave.core.plain import PlainDict

PLAN = "plan"
"""Who plays like this makes the move that the guide's playout makes, without thinking further."""
USUAL_LEVELS = (PLAN,)
ODD_MOVE = 0.05
"""One move in twenty is any legal one, so that positions come up which the bots avoid."""


class CannotLearn(ConclaveError):
    """A game that can't be learned, or a folder of another course."""


@dataclass(frozen=True)
class Course:
    """The same course plays the same games on every machine, though not as many of them."""

    game: str
    version: int
    seats: tuple[int, ...]
    options: Options
    levels: tuple[str, ...]
    seed: int
    first: int = 32
    """Of the two hidden layers, how wide they are."""
    second: int = 16

    def dump(self) -> PlainDict:
        dumped: PlainDict = asdict(self)
        return dumped | {"seats": list(self.seats), "levels": list(self.levels)}

    def variant(self, game: AnyGame, seats: int, turn: int) -> Options:
        """The options of a table: those of the course, or without any every variant in turn."""
        variants = [self.options] if self.options else _variants(game, seats)
        return game.agree(seats, variants[turn % len(variants)])

    def command(self) -> str:
        """What began it, but for how long it was to take and where it was kept."""
        seats, levels = ",".join(map(str, self.seats)), ",".join(self.levels)
        options = [f" --option {name}={value}" for name, value in self.options.items()]
        return (
            f"conclave learn {self.game} --seats {seats} --levels {levels} --seed {self.seed}"
            f"{''.join(options)}"
        )


def make_course(
    game: AnyGame, seats: list[int], options: Options, levels: list[str], seed: int
) -> Course:
    if type(game.guide).figures is Guide.figures:
        raise CannotLearn("learn-no-figures", {"game": game.slug})
    for count in seats:
        if count < 2:
            raise CannotLearn("learn-alone")
        game.agree(count, options)
    for level in levels:
        if level != PLAN:
            check_level(level, game)
    return Course(game.slug, game.version, tuple(seats), options, tuple(levels), seed)


def _variants(game: AnyGame, seats: int) -> list[Options]:
    found: list[Options] = []
    for options in game.option_sets:
        try:
            found.append(game.agree(seats, options))
        except BadOption:
            continue
    return found
