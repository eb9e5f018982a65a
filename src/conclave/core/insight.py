"""What a seat makes of what it has seen: how likely the positions are that it may be in."""

from conclave.core.chance import Chance
from conclave.core.state import Move, State


class Insight:
    """A game's own way to read the past, or ``Pool`` for any game."""

    def imagine(self, chance: Chance) -> State:
        """A position, drawn as likely as it is by all that was seen."""
        raise NotImplementedError

    def priors(self) -> list[tuple[float, Move]]:
        """As ``Guide.priors``, by all that was seen; none: as the guide has them."""
        return []

    def effective(self) -> float:
        """Of how many equally likely positions, or parts of them, one would be as unsure."""
        raise NotImplementedError
