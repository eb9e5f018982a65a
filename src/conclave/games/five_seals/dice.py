"""Dice of one colour, by how many show each value: equal dice are the same.

A number holds them, three bits for each value. Whatever is worked out about such dice is worked
out once, as there are fewer than a thousand different handfuls; what is returned is not to be
altered.
"""

from functools import cache
from typing import Final, TypeAlias

from conclave.games.five_seals.pieces import HIGHEST, STRENGTHS

Handful: TypeAlias = int

DIE: Final[tuple[Handful, ...]] = (0, *(1 << 3 * (value - 1) for value in range(1, 7)))
"""One die, by the value it shows."""


@cache
def values(handful: Handful) -> list[int]:
    """What the dice show, lowest first."""
    return [value for value in range(1, 7) for _ in range(handful >> 3 * (value - 1) & 7)]


def count(handful: Handful) -> int:
    """How many dice: the sum of base-8 digits, and there are never more than six dice."""
    return handful % 7


def handful_of(shown: list[int]) -> Handful:
    handful = 0
    for value in shown:
        handful += DIE[value]
    return handful


@cache
def choices(handful: Handful) -> list[Handful]:
    """The ways to take one or more of these dice, each once."""
    chosen = [0]
    for value in values(handful):
        chosen += [some + DIE[value] for some in chosen]
    chosen.remove(0)
    return sorted(set(chosen), key=values)


class _Payments(dict[Handful, list[tuple[int, list[Handful]]]]):
    def __missing__(self, handful: Handful) -> list[tuple[int, list[Handful]]]:
        total = sum(values(handful))
        known = [
            (strength, [paid for paid in choices(handful) if pays(paid, strength)])
            for strength in STRENGTHS
            if strength <= total
        ]
        self[handful] = known
        return known


PAYMENTS: Final = _Payments()
"""F10: the strengths of seals that dice can break, each with the ways to do it."""


def pays(handful: Handful, strength: int) -> bool:
    """F10: the sum is enough, and would not be without the lowest die."""
    shown = values(handful)
    return sum(shown) >= strength > sum(shown) - shown[0]


def below(handful: Handful, limit: int) -> Handful:
    """Those of the dice that show less than the limit."""
    return handful & (1 << 3 * (limit - 1)) - 1


def above(handful: Handful, limit: int) -> Handful:
    """Those of the dice that show more than the limit."""
    return handful >> 3 * limit << 3 * limit


def turned(handful: Handful, by: int) -> Handful:
    """The dice after adding to each, within what a die can show."""
    return handful_of([min(HIGHEST, max(1, value + by)) for value in values(handful)])
