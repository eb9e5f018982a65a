"""The levels that bots play at, and how a move is chosen at each."""

from conclave.bots.search import Search
from conclave.bots.trials import Comparison
from conclave.core.chance import Chance
from conclave.core.errors import UnknownLevel
from conclave.core.game import AnyGame
from conclave.core.guide import ALL_LEVELS, GRANDMASTER, Trials
from conclave.core.perspective import Perspective
from conclave.core.state import Move

LEVELS = ALL_LEVELS
"""From the weakest to the strongest; not every game has all of them, see ``levels_of``."""
LONGEST = 3600.0
"""Seconds of thinking that no level needs."""
READING = 0.8
"""Seconds that a grandmaster takes at most to read what the others have decided."""
RANDOM = "random"
"""Any legal move: for measuring only."""


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels of that game, from the weakest to the strongest, as offered to players."""
    return game.guide.levels


def check_level(level: str, game: AnyGame) -> None:
    if level not in levels_of(game) and level != RANDOM:
        names = ", ".join((*levels_of(game), RANDOM))
        raise UnknownLevel("level-unknown", {"level": level[:24], "levels": names})


def reads(game: AnyGame, level: str) -> bool:
    """Whether a bot of that level wants to be told what the others have decided."""
    return level == GRANDMASTER and game.guide.reads


def choose(
    game: AnyGame,
    perspective: Perspective,
    level: str,
    chance: Chance,
    seconds: float = LONGEST,
) -> Move:
    """A legal move of the perspective's seat, which must be the actor.

    It depends on nothing but the perspective, the level and the luck, as long as the search is
    not cut short by its limit of time, or by the one given here.
    """
    check_level(level, game)
    legal = perspective.legal()
    if not legal:
        raise ValueError(f"seat {perspective.seat} has nothing to decide")
    if len(legal) == 1:
        return legal[0]
    if level == RANDOM:
        return chance.pick(legal)
    imagined = perspective.imagine(chance)
    advised = game.guide.advise(imagined, level, chance)
    if advised is not None:
        return advised
    if reads(game, level):
        past = perspective.past
        perspective.insight = game.guide.read(imagined, past, chance, min(READING, seconds / 2))
    effort = game.guide.effort(level, imagined)
    effort.seconds = min(effort.seconds, seconds)
    if isinstance(effort, Trials):
        comparison = Comparison(game, perspective, effort, chance)
        comparison.run()
        return comparison.best()
    search = Search(game, perspective, effort, chance)
    search.run()
    return search.best()
