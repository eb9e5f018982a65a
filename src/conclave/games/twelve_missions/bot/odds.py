"""How high a card stands, and how likely it keeps a trick that it is ahead in."""

from typing import Final

from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.box.edition import Edition

EDGE: Final = 20
"""By how much any dominant card stands above any card of the led colour, and that above others."""
KEEPS: Final = (0.0, 0.0, 0.62, 0.45, 0.35)
"""How likely a card that is ahead stays so, by the number of seats, before anybody followed."""
ALMOST_SURE: Final = 0.97


class Odds:
    """By led and dominant colour, and then by card; no led colour comes first."""

    def __init__(self, edition: Edition) -> None:
        edges = _edges(edition.card_values)
        self.edges: list[list[float]] = [[0.01 * edge for edge in row] for row in edges]
        """How high each card stands, on a scale on which heights can be weighed against each
        other."""
        self.keeps: list[list[list[float]]] = [_keeps(edges, seats) for seats in range(len(KEEPS))]
        """By the number of seats: how likely each card keeps a trick that it is ahead in, while
        others have still to play."""


def _edges(values: list[int]) -> list[list[int]]:
    return [
        [
            value + EDGE
            if card >> 3 == dominant
            else value
            if led in (NONE, card >> 3)
            else value - EDGE
            for card, value in enumerate(values)
        ]
        for led in range(NONE, 4)
        for dominant in range(NONE, 4)
    ]


def _keeps(edges: list[list[int]], seats: int) -> list[list[float]]:
    return [[min(ALMOST_SURE, KEEPS[seats] * (0.4 + 0.05 * edge)) for edge in row] for row in edges]


_KNOWN: Final[dict[Edition, Odds]] = {}


def odds_of(edition: Edition) -> Odds:
    """Worked out once for each edition."""
    odds = _KNOWN.get(edition)
    if odds is None:
        odds = Odds(edition)
        _KNOWN[edition] = odds
    return odds
