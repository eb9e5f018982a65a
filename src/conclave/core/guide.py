"""What a game tells the bots about playing it well."""

from conclave.core.chance import Chance
from conclave.core.compiled import mypyc_attr
from conclave.core.state import Move, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A game's own advice for search. It may look at everything: search shows it only positions
    that the searching seat imagined."""

    def evaluate(self, state: State) -> list[float]:
        """For each seat its expected share of the victory, from 0 to 1, all together 1."""
        raise NotImplementedError

    def playout(self, state: State, chance: Chance) -> Move:
        """A quick, sensible move of the actor, who knows only what its seat knows."""
        raise NotImplementedError
