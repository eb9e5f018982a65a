"""What a spell is: how it can be said now, and what happens when it is said."""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.pieces import COLOURS, MIND
from conclave.games.five_seals.table import Table, Told

Ways: TypeAlias = Callable[[Table, int], list[Move]]
"""What the actor may say, for a table and the scroll that is cast. Empty where it would change
nothing: then the scroll can't be cast (F9)."""
Deed: TypeAlias = Callable[[Table, Move, Chance, Told], None]
"""What comes of a move."""


class Spell:
    """A row of the compendium. The scroll has been turned face down before the deed is done."""

    def __init__(self, word: str, ways: Ways, cast: Deed) -> None:
        self.word = word
        self.ways = ways
        self.cast = cast


class Step:
    """A choice that is asked on the way."""

    def __init__(self, ways: Ways, take: Deed) -> None:
        self.ways = ways
        self.take = take


BOOK: Final[list[Spell]] = []
"""All spells in the book's order; ``circles`` writes it."""

_COLOURS_OF: Final = ((0,), (1,), (2,), (3,), tuple(COLOURS))


def colours_of(scroll: int) -> tuple[int, ...]:
    """The colours a scroll may be used for: its own, or for the Mind whichever one chooses."""
    return _COLOURS_OF[scroll % 5]


def tokens_of(table: Table, scroll: int) -> int:
    """The spots with a seal token of the scroll's colour (Mind: of any)."""
    if scroll % 5 == MIND:
        return table.tokens
    return seals_of(table, scroll) & table.tokens


def seals_of(table: Table, scroll: int) -> int:
    """The spots with a token or a scroll of exactly the scroll's element."""
    base = scroll % 5 * 8
    found = 0
    for seals in table.sealed[base + 2 : base + 7]:
        found |= seals
    return found
