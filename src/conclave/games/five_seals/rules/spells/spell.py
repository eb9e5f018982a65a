"""What a spell is: how it can be said now, and what happens when it is said."""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SCROLL_WORDS
from conclave.games.five_seals.box.pieces import COLOURS, MIND, STRENGTHS
from conclave.games.five_seals.rules.moves import CAST
from conclave.games.five_seals.rules.state import Table, Told

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
"""By scroll: its spell; ``compendium`` writes it."""

NO_WAY: Final[list[Move]] = []
BY_NAME: Final[list[list[Move]]] = [[(CAST, scroll)] for scroll in range(len(SCROLL_WORDS))]
"""By scroll: the one way to cast it that says no more than its name."""

_COLOURS_OF: Final[list[tuple[int, ...]]] = [*((colour,) for colour in COLOURS), COLOURS]


def colours_of(scroll: int) -> tuple[int, ...]:
    """The colours a scroll may be used for: its own, or for the Mind whichever one chooses."""
    return _COLOURS_OF[scroll % 5]


def seals_of(table: Table, scroll: int) -> list[int]:
    """The spots with a token or a scroll of the scroll's element, in the order of the spots."""
    base = scroll % 5 * 8
    found: list[int] = []
    for strength in STRENGTHS:
        found += table.sealed[base + strength]
    found.sort()
    return found


def scrolls_of(table: Table, scroll: int) -> list[int]:
    """The spots with a scroll of the scroll's element."""
    boxes = table.dungeon.boxes
    return [spot for spot in seals_of(table, scroll) if spot >= boxes]


def tokens_of(table: Table, scroll: int) -> list[int]:
    """The spots with a seal token of the scroll's colour (Mind: of any)."""
    boxes = table.dungeon.boxes
    if scroll % 5 == MIND:
        return [spot for spot in range(boxes) if table.lying[spot]]
    return [spot for spot in seals_of(table, scroll) if spot < boxes]
