"""What the effects of a game are made of: functions on a position that may tell what they did."""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import Move

Told: TypeAlias = list[Event] | None
"""Where events are appended; None where nobody listens, so that search pays nothing for them."""

T = TypeVar("T")
"""What lies on the table: a game's state as its rules know it."""

Ways: TypeAlias = Callable[[T], list[Move]]
"""What the actor may say."""
Effect: TypeAlias = Callable[[T, Move, Chance, Told], None]
"""What comes of a move."""


class Step(Generic[T]):
    """A choice that an effect asks for on the way."""

    def __init__(self, ways: Ways[T], take: Effect[T]) -> None:
        self.ways = ways
        self.take = take
