"""Dice of one colour, by how many show each value: equal dice are the same.

A number holds them, three bits for each value. Whatever is worked out about such dice is worked
out once: there are fewer than a thousand different handfuls.
"""

from typing import Final, TypeAlias

from conclave.games.five_seals.pieces import HIGHEST, STRENGTHS

Handful: TypeAlias = int

DIE: Final[tuple[Handful, ...]] = (0, *(1 << 3 * (value - 1) for value in range(1, 7)))
"""One die, by the value it shows."""

_VALUES: Final[dict[Handful, list[int]]] = {}
_CHOICES: Final[dict[Handful, list[Handful]]] = {}
_PAYMENTS: Final[dict[Handful, list[list[Handful]]]] = {}


def values(handful: Handful) -> list[int]:
    """What the dice show, lowest first."""
    known = _VALUES.get(handful)
    if known is None:
        known = [v for v in range(1, 7) for _ in range(handful >> 3 * (v - 1) & 7)]
        _VALUES[handful] = known
    return known


def handful_of(shown: list[int]) -> Handful:
    handful = 0
    for value in shown:
        handful += DIE[value]
    return handful


def choices(handful: Handful) -> list[Handful]:
    """The ways to take one or more of these dice, each once."""
    known = _CHOICES.get(handful)
    if known is None:
        known = _choose(values(handful))
        _CHOICES[handful] = known
    return known


def _choose(shown: list[int]) -> list[Handful]:
    chosen = [0]
    for value in shown:
        chosen += [handful + DIE[value] for handful in chosen]
    chosen.remove(0)
    return sorted(set(chosen), key=values)


def payments(handful: Handful) -> list[list[Handful]]:
    """F10: by the strength of a seal, the ways to break it with these dice."""
    known = _PAYMENTS.get(handful)
    if known is None:
        known = [[], []]
        for strength in STRENGTHS:
            known.append([paid for paid in choices(handful) if pays(paid, strength)])
        _PAYMENTS[handful] = known
    return known


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
