"""A small net that says what a position is worth, at play without any framework.

All of it is whole numbers, so that it answers the same on every machine. The figures of a row of
weights lie side by side in one long number, each in a lane of its own: one multiplication and one
addition of Python's then serve the whole row, compiled or not, and what is zero costs nothing.

Every seat is judged by the same weights: by its own figures, by those of the others together, and
by those of the table. So it does not matter how the seats are numbered.
"""

from math import exp
from operator import mul
from struct import Struct
from typing import Final

from conclave.core.errors import ConclaveError
from conclave.core.plain import Plain, PlainDict, plain_int_lists, plain_ints

LANE: Final = 32
HALF: Final = 1 << (LANE - 1)
"""No lane's sum may come to this, above or below zero."""
WEIGHT: Final = 4096
"""What a weight of 1 is written as."""
UNIT: Final = 256
"""What an activation of 1 is written as."""
MOST: Final = 8 * UNIT
"""No activation grows beyond this."""
TALLEST: Final = 1023
"""Nor does any figure of a game, summed over the seats."""
SCORE: Final = WEIGHT * UNIT
"""What a score of 1 is written as: it makes the odds e to 1."""


class BadNet(ConclaveError):
    """What was read is no net, or not one for this game."""


class Figures:
    """What a net is shown of a position: figures of the table, and as many of every seat."""

    def __init__(self, table: list[int], seats: list[list[int]]) -> None:
        self.table = table
        self.seats = seats


class Layer:
    """Weights with a row for each input, and a bias for each output."""

    def __init__(self, weights: list[list[int]], bias: list[int]) -> None:
        self.weights = weights
        self.bias = bias
        self.lanes = Struct(f"<{len(bias)}I")
        # Lanes are read as numbers from HALF on, so that none borrows from the next.
        self.lift = int.from_bytes(self.lanes.pack(*[HALF] * len(bias)), "little")
        self.rows = [self._packed(row) for row in weights]
        self.start = self._packed(bias) + self.lift

    def _packed(self, row: list[int]) -> int:
        """The row as one number, the first figure lowest."""
        if len(row) != len(self.bias):
            raise BadNet("net-uneven", {"figures": len(row), "lanes": len(self.bias)})
        return int.from_bytes(self.lanes.pack(*[one + HALF for one in row]), "little") - self.lift

    def add(self, figures: list[int]) -> int:
        """The rows, each as often as its figure says."""
        total = 0
        rows = self.rows
        for place, figure in enumerate(figures):
            if figure:
                # Not by “*”: an interrupt in the middle of it, which long numbers look out for,
                # would be taken for a lack of memory by compiled code.
                times: int = mul(rows[place], figure)
                total += times
        return total

    def outputs(self, total: int) -> list[int]:
        """What each lane comes to, with its bias."""
        lifted = (total + self.start).to_bytes(self.lanes.size, "little")
        return [lane - HALF for lane in self.lanes.unpack(lifted)]

    def dump(self) -> Plain:
        return {"rows": plain_int_lists(self.weights), "bias": plain_ints(self.bias)}


class Net:
    """Two hidden layers, and a score for each seat out of which shares of the victory are made.

    ``own`` has a row for each figure of a seat, ``others`` one for the sum of each over the other
    seats, ``table`` one for each figure of the table; all three lead to the first hidden layer.
    """

    def __init__(
        self, own: Layer, others: Layer, table: Layer, hidden: Layer, last: Layer, card: PlainDict
    ) -> None:
        _check_shape(own, others, table, hidden, last)
        check_lanes(own.weights + others.weights + table.weights, own.bias, TALLEST)
        check_lanes(hidden.weights, hidden.bias, MOST)
        check_lanes(last.weights, last.bias, MOST)
        self.own = own
        self.others = others
        self.table = table
        self.hidden = hidden
        self.last = last
        self.card = card
        """How it came to be."""
        # A seat's own figures are in the sum over all seats; there they are taken off again.
        self.apart = Layer(
            [
                [one - other for one, other in zip(mine, theirs, strict=True)]
                for mine, theirs in zip(own.weights, others.weights, strict=True)
            ],
            [0] * len(own.bias),
        )

    def fits(self, figures: Figures) -> bool:
        """Whether it is for as many figures as these."""
        if len(figures.table) != len(self.table.rows):
            return False
        return all(len(seat) == len(self.own.rows) for seat in figures.seats)

    def scores(self, figures: Figures) -> list[int]:
        """How well each seat stands, in parts of SCORE; only differences count."""
        together = figures.seats[0][:]
        for seat in figures.seats[1:]:
            for place, figure in enumerate(seat):
                if figure:
                    together[place] = together[place] + figure
        common = self.table.add(figures.table) + self.others.add(together)
        scores: list[int] = []
        for seat in figures.seats:
            first = activated(self.own.outputs(common + self.apart.add(seat)), WEIGHT // UNIT)
            second = activated(self.hidden.outputs(self.hidden.add(first)), WEIGHT)
            scores.append(self.last.outputs(self.last.add(second))[0])
        return scores

    def shares(self, figures: Figures) -> list[float]:
        """Each seat's expected share of the victory."""
        scores = self.scores(figures)
        best = max(scores)
        odds = [exp((score - best) / SCORE) for score in scores]
        total = sum(odds)
        return [one / total for one in odds]

    def dump(self) -> PlainDict:
        return {
            "card": self.card,
            "own": self.own.dump(),
            "others": self.others.dump(),
            "table": self.table.dump(),
            "hidden": self.hidden.dump(),
            "last": self.last.dump(),
        }


def activated(sums: list[int], unit: int) -> list[int]:
    """What is above zero, and not too far."""
    return [0 if one <= 0 else min(one // unit, MOST) for one in sums]


def _check_shape(own: Layer, others: Layer, table: Layer, hidden: Layer, last: Layer) -> None:
    first = len(own.bias)
    fits = len(others.bias) == first and len(table.bias) == first
    fits = fits and len(own.rows) == len(others.rows) and len(hidden.rows) == first
    if not fits or len(last.rows) != len(hidden.bias) or len(last.bias) < 1:
        raise BadNet("net-misshapen")


def check_lanes(rows: list[list[int]], bias: list[int], tallest: int) -> None:
    """With no input beyond ``tallest`` no lane may run over into the next."""
    for lane, start in enumerate(bias):
        most = abs(start)
        for row in rows:
            most += tallest * abs(row[lane])
        if most >= HALF:
            raise BadNet("net-too-large", {"lane": lane})
