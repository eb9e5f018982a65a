"""A decision that a seat has seen.

It holds the position before it as the seat imagined it *then*, never the true one, and the move if
the seat heard it. So there is nothing in it that the seat could not know.
"""

from typing import Final

from conclave.core.state import Move, State


class Moment:
    def __init__(self, imagined: State, move: Move) -> None:
        self.imagined = imagined
        """The position before the decision."""
        self.move = move


NO_PAST: Final[list[Moment]] = []
