"""What a spell is. A spell is a class that answers the rules' questions in its own way.

Most are cast by their name and ask for the rest in steps: such a spell says what can be chosen
(``choices``), and it can be cast while there is something to choose.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Effect, Step, Told, Ways
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import PRINTED, SCROLL_WORDS, SPELL_WORDS
from conclave.games.five_seals.box.dice import Handful
from conclave.games.five_seals.box.pieces import COLOURS, MIND, STRENGTHS
from conclave.games.five_seals.rules.events import dice_text, tell_turned
from conclave.games.five_seals.rules.moves import CAST
from conclave.games.five_seals.rules.state import Table

NO_WAY: Final[list[Move]] = []
BY_NAME: Final[list[list[Move]]] = [[(CAST, scroll)] for scroll in range(len(SCROLL_WORDS))]
"""By scroll: the one way to cast it that says no more than its name."""

# What a step remembers in ``Table.chosen``.
NO_CHOICE: Final = 0
A_SPOT: Final = 1
A_TOKEN: Final = 2
A_COLOUR: Final = 3


class SpellStep(Step[Table]):
    """A choice that a spell asks for. ``word`` names its phase; it is asked only where there are at
    least ``fewest`` answers."""

    def __init__(
        self,
        word: str,
        ways: Ways[Table],
        take: Effect[Table],
        remembers: int = NO_CHOICE,
        fewest: int = 1,
    ) -> None:
        super().__init__(ways, take)
        self.word = word
        self.remembers = remembers
        self.fewest = fewest


class Spell:
    """A page of the compendium. The scroll is turned face down before its spell is cast."""

    word: str = ""
    is_cast: bool = True
    """F22: if not, it only counts at the end."""
    is_lent: bool = True
    """F32: whether Exploitation may use it."""
    is_traded: bool = True
    """F30: whether Transfer may take it."""
    reacts: bool = False
    """Whether its steps are asked when a seal is broken, and not when it is cast."""
    points_per_scroll: int = 0
    """F16: points at the end for each scroll of its element."""

    def __init__(self, phase: int, book: "list[Spell]") -> None:
        self.phase = phase
        """Of its first step; those of the others follow."""
        self.book = book
        """All spells by number, for a spell that looks at others."""
        self.number = SPELL_WORDS.index(self.word)
        self.circle = PRINTED[self.number][1]
        self.strength = PRINTED[self.number][2]
        self.steps = self.asks()

    def asks(self) -> list[SpellStep]:
        """Its steps, in the order in which they are asked."""
        return []

    def ways(self, table: Table, scroll: int) -> list[Move]:
        """How the actor may cast this scroll; none where it would change nothing (F9)."""
        return BY_NAME[scroll] if self.choices(table, scroll) else NO_WAY

    def count_ways(self, table: Table, scroll: int) -> int:
        """How many they are. A spell may know without listing them."""
        return len(self.ways(table, scroll))

    def way_at(self, table: Table, scroll: int, place: int) -> Move:
        """The one that stands in that place of their list, likewise."""
        return self.ways(table, scroll)[place]

    def choices(self, table: Table, scroll: int) -> list[Move]:
        """What the actor may answer to the first step of this scroll."""
        return NO_WAY

    def first_choices(self, table: Table) -> list[Move]:
        return self.choices(table, table.casting)

    def cast(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        table.ask(self.phase, table.turn)

    def offers(self, table: Table) -> bool:
        """Whether a spell that reacts has something to ask about ``chosen``, just broken."""
        return False


_COLOURS_OF: Final[list[tuple[int, ...]]] = [*((colour,) for colour in COLOURS), COLOURS]


def colours_of(scroll: int) -> tuple[int, ...]:
    """F38: the colours a scroll may be used for: its own, or for the Mind whichever one chooses."""
    return _COLOURS_OF[scroll % 5]


def turn_dice(table: Table, seat: int, colour: int, old: Handful, new: Handful, told: Told) -> None:
    """Some dice of a seat come to show something else."""
    dice, place = table.dice, 4 * seat + colour
    dice[place] = dice[place] + new - old
    if told is not None:
        tell_turned(told, seat, dice_text(colour, old), dice_text(colour, new))


def seals_of(table: Table, scroll: int) -> list[int]:
    """The spots with a token or a scroll of the scroll's element, in the order of the spots."""
    base = scroll % 5 * 8
    found: list[int] = []
    for strength in STRENGTHS:
        for spot in table.sealed[base + strength]:
            found.append(spot.number)
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
