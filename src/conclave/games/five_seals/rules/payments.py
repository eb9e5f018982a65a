"""What dice break (F10), worked out once for all dice."""

from functools import cache
from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals.box.dice import Handful, payments
from conclave.games.five_seals.box.dungeon import dungeon_of
from conclave.games.five_seals.box.pieces import COLOURS, STRENGTHS
from conclave.games.five_seals.box.plan_file import PLANS
from conclave.games.five_seals.rules.moves import BREAK


class Payment:
    """A seal that dice break, with a way to do it and any other ways: of each way the moves, by the
    spot where the seal is."""

    __slots__ = ("others", "seal", "way")

    def __init__(self, seal: int, ways: list[list[Move]]) -> None:
        self.seal = seal
        self.way = ways[0]
        self.others = ways[1:]


class _Payments(dict[Handful, list[Payment]]):
    """By dice of one colour: all that they break, the weakest first."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def __missing__(self, handful: Handful) -> list[Payment]:
        known: list[Payment] = []
        for strength in STRENGTHS:
            ways = [_by_spot(self.colour, paid) for paid in payments(handful, strength)]
            if ways:
                known.append(Payment(8 * self.colour + strength, ways))
        self[handful] = known
        return known


@cache
def _by_spot(colour: int, paid: Handful) -> list[Move]:
    return [(BREAK, spot, colour, paid) for spot in range(MOST_SPOTS)]


PAYMENTS: Final = [_Payments(colour) for colour in COLOURS]
MOST_SPOTS: Final = max(len(dungeon_of(p, seats).spots) for p in PLANS for seats in range(2, 6))
