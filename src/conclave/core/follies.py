"""Moves that a person would laugh at: each game names its own (``Guide.follies``), and the arena
counts them."""

from collections.abc import Callable
from typing import Generic

from conclave.core.state import Move, S


class Deed(Generic[S]):
    """A move that a seat made, with the position as it was before: one that the seat imagined, so
    nothing hidden is in it. ``before`` is what the same seat did just before that, if nobody else
    has moved since."""

    def __init__(self, state: S, move: Move, before: "Deed[S] | None" = None) -> None:
        self.state = state
        self.move = move
        self.before = before


class Folly(Generic[S]):
    """A kind of silly move. ``occasion`` says whether a deed could have been one at all, so that
    there is something to count it against; only then ``silly`` is asked. Both go by what the seat
    knows: they say the same of all positions that it can't tell apart. ``id`` names a text in
    ``locale/``."""

    def __init__(
        self,
        id: str,
        occasion: Callable[[Deed[S]], bool],
        silly: Callable[[Deed[S]], bool],
    ) -> None:
        self.id = id
        self.occasion = occasion
        self.silly = silly
