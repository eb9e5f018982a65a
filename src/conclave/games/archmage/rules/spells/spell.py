"""A spell: when it would do anything, what it does once it is paid for, and all that it asks and
leaves behind. The rest of the rules know no spell by its name."""

from collections.abc import Callable

from conclave.core import effects
from conclave.core.effects import Effect, Told, Ways
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import SPELL_WORDS, level
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.tokens import TokenKind


def always(table: Table) -> bool:
    return True


def never(table: Table, seat: int) -> bool:
    return False


def without_args(table: Table) -> bool:
    return not table.args


class Step(effects.Step[Table]):
    """A question that a spell asks: a phase of its own, which the book gives its number."""

    def __init__(
        self,
        word: str,
        ways: Ways[Table],
        take: Effect[Table],
        fits: Callable[[Table], bool] = without_args,
        of_another: bool = False,
    ) -> None:
        super().__init__(ways, take)
        self.word = word
        self._fits = fits
        self.of_another = of_another
        """Whether another seat is asked than the one whose turn it is."""
        self.phase = NOWHERE

    def fits(self, table: Table) -> bool:
        """Whether it could be asked with the ``args`` of the table."""
        return self._fits(table)

    def ask(self, table: Table, args: tuple[int, ...] = ()) -> None:
        table.phase = self.phase
        table.args = args


class CountedStep(Step):
    """A question that is asked several times; ``args`` says how many times are left."""

    def __init__(
        self,
        word: str,
        ways: Ways[Table],
        take: Effect[Table],
        most: Callable[[Table], int],
        fits: Callable[[Table], bool] = always,
        of_another: bool = False,
    ) -> None:
        super().__init__(word, ways, take, fits, of_another)
        self.most = most
        """How many times at first."""

    def fits(self, table: Table) -> bool:
        counted = len(table.args) == 1 and 1 <= table.args[0] <= self.most(table)
        return counted and self._fits(table)

    def begin(self, table: Table) -> None:
        self.ask(table, (self.most(table),))

    def again(self, table: Table) -> None:
        """Once more, or on with the turn if that was the last time."""
        left = table.args[0] - 1
        if left:
            self.ask(table, (left,))
        else:
            table.go_on()


class Spell:
    def __init__(
        self,
        word: str,
        can: Callable[[Table], bool],
        cast: Callable[[Table, Told], None],
        steps: list[Step] | None = None,
        token: TokenKind[Table] | None = None,
        lasts: Callable[[Table, int], bool] = never,
        all_turn: bool = False,
    ) -> None:
        self.word = word
        self.number = SPELL_WORDS.index(word)
        """Its place among the eighteen; the edition says which spheres overlap there."""
        self.level = level(self.number)
        self.can = can
        """Whether it would do something now, apart from its price."""
        self.cast = cast
        self.steps: list[Step] = steps or []
        self.token = token
        self.lasts = lasts
        """Whether the table shows that the seat has cast it since its Preparation."""
        self.all_turn = all_turn
        """Whether the table shows it from then to the end of the turn at least."""
