"""The levels that bots play at, and how a move is chosen at each.

Besides the house's own there are bots from outside, if ``CONCLAVE_BOTS`` names a file of them: each
is a level of the games that it plays.
"""

import os
from functools import cache
from pathlib import Path

from conclave.bots.outside import OutsideBot
from conclave.bots.outside_file import read_bots
from conclave.bots.search import Search
from conclave.bots.trials import Comparison
from conclave.core.chance import Chance
from conclave.core.errors import UnknownLevel
from conclave.core.game import AnyGame
from conclave.core.guide import ALL_LEVELS, GRANDMASTER, Effort, Trials
from conclave.core.perspective import Perspective
from conclave.core.state import Move

LEVELS = ALL_LEVELS
"""Of the house's own bots, from the weakest to the strongest; see ``own_levels``."""
LONGEST = 3600.0
"""Seconds of thinking that no level needs."""
READING = 0.8
"""Seconds that a grandmaster takes at most to read what the others have decided."""
RANDOM = "random"
"""Any legal move: for measuring only."""

CHOSEN_BY = "CONCLAVE_BOTS"
OTHER_WORDS = ("me", "open", "person", "bot", "sofa", "adjudicate")
"""What else may be said of a seat, or of a clock that runs out."""
LONGEST_NAME = 24


def outside_bots() -> dict[str, OutsideBot]:
    """By name; none if there is no file of them."""
    return _read(os.environ.get(CHOSEN_BY, ""))


@cache
def _read(file: str) -> dict[str, OutsideBot]:
    return read_bots(Path(file), (*LEVELS, RANDOM, *OTHER_WORDS)) if file else {}


def bots_for(game: str) -> list[OutsideBot]:
    """The bots from outside that play the game."""
    return [bot for bot in outside_bots().values() if game in bot.games]


def own_levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of the house's own bots that the game tells apart."""
    return game.guide.levels


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """All that people may be offered in the game: the house's own, then bots from outside."""
    return (*own_levels(game), *[bot.name for bot in bots_for(game.slug)])


def check_offered(level: str, levels: tuple[str, ...]) -> None:
    """Refuse what is none of those levels."""
    if level not in levels:
        names = ", ".join(levels)
        raise UnknownLevel("level-unknown", {"level": level[:LONGEST_NAME], "levels": names})


def check_level(level: str, game: AnyGame) -> None:
    """Refuse what can't play that game at all, for whatever purpose."""
    if level not in own_levels(game) and level != RANDOM:
        check_offered(level, (*levels_of(game), RANDOM))


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
    if level not in LEVELS:
        return outside_bots()[level].choose(perspective, legal, chance)
    imagined = perspective.imagine(chance)
    advised = game.guide.advise(imagined, level, chance)
    if advised is not None:
        return advised
    if reads(game, level):
        past = perspective.past
        perspective.insight = game.guide.read(imagined, past, chance, min(READING, seconds / 2))
    effort = game.guide.effort(level, imagined)
    effort.seconds = min(effort.seconds, seconds)
    return think(game, perspective, effort, chance)


def think(game: AnyGame, perspective: Perspective, effort: Effort, chance: Chance) -> Move:
    """The move that trials or a search find, as the effort has it."""
    if isinstance(effort, Trials):
        comparison = Comparison(game, perspective, effort, chance)
        comparison.run()
        return comparison.best()
    search = Search(game, perspective, effort, chance)
    search.run()
    return search.best()
