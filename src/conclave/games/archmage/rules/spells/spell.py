"""A spell: whether it would do anything now, and what it does or asks once it is paid for."""

from collections.abc import Callable

from conclave.core.state import Move
from conclave.games.archmage.rules.state import Table, Told


class Spell:
    def __init__(
        self,
        number: int,
        can: Callable[[Table], bool],
        cast: Callable[[Table, Told], None],
    ) -> None:
        self.number = number
        self.can = can
        self.cast = cast


class Step:
    """What a spell asks: the ways to answer, and what comes of one."""

    def __init__(
        self,
        ways: Callable[[Table], list[Move]],
        take: Callable[[Table, Move, Told], None],
    ) -> None:
        self.ways = ways
        self.take = take


def always(table: Table) -> bool:
    return True
