"""Spell tokens (X10): a hex holds one, and whatever happens on the hex asks it."""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from conclave.core.effects import Told
from conclave.games.archmage.box.edition import Edition
from conclave.games.archmage.rules.variant import MOST_SEATS

T = TypeVar("T")
"""What lies on the table."""

Entered: TypeAlias = Callable[[T, int, int, int, Told], None]
"""For the hex, the token's owner and the seat whose mage has entered; NOBODY is the Warlord."""
Figure: TypeAlias = Callable[[Edition], int]


class TokenKind(Generic[T]):
    """What a spell leaves on a hex."""

    def __init__(
        self,
        word: str,
        entered: Entered[T] | None = None,
        toll: Figure | None = None,
        bounty: Figure | None = None,
        most: Figure | None = None,
        fades: bool = False,
        in_wilds: bool = False,
    ) -> None:
        self.word = word
        self.entered = entered
        self.toll = toll
        """How many movement points more it takes to enter."""
        self.bounty = bounty
        """How many relics more its owner gathers, if it is the owner's land."""
        self.most = most
        """How many a seat can have on the map, if the old ones fade before it lays new ones."""
        self.fades = fades
        """Whether it goes at the next Preparation of its owner (X6)."""
        self.in_wilds = in_wilds
        """Whether it lies on face-up Wilderness only."""
        self.of: list[Token[T]] = [Token(self, seat) for seat in range(MOST_SEATS)]
        """The tokens themselves, by owner."""


class Token(Generic[T]):
    def __init__(self, kind: TokenKind[T], owner: int) -> None:
        self.kind = kind
        self.owner = owner
