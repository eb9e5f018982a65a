"""Dice of one colour, by how many show each value: equal dice are the same.

A number holds them, a decimal digit for each value: 10002 is two ones and a five. Whatever is
worked out about such dice is worked out once, as there are fewer than a thousand different
handfuls; what is returned is not to be altered.
"""

from functools import cache
from typing import Final, TypeAlias

from conclave.core.compiled import i64
from conclave.games.five_seals.box.pieces import COLOURS, DICE, ELEMENT_WORDS, HIGHEST

Handful: TypeAlias = int

DIE: Final[tuple[Handful, ...]] = (0, *(10 ** (value - 1) for value in range(1, 7)))
"""One die, by the value it shows."""

SLOTS: Final = 10_742
"""No two handfuls of up to six dice leave the same remainder by this number, so a list can have a
slot for each. Compiled, that is much quicker than a dict."""

DIE_WORDS: Final = tuple(
    tuple(f"{ELEMENT_WORDS[colour]}.{value}" for value in range(7)) for colour in COLOURS
)
"""By colour and value."""
KNOWN_DICE: Final = {
    word: (colour, value)
    for colour in COLOURS
    for value, word in enumerate(DIE_WORDS[colour])
    if value
}
"""By word: the colour and the value."""


@cache
def values(handful: Handful) -> list[int]:
    """What the dice show, lowest first."""
    return [value for value in range(1, 7) for _ in range(handful // DIE[value] % 10)]


def dice_words(colour: int, handful: Handful) -> list[str]:
    return [DIE_WORDS[colour][value] for value in values(handful)]


def count(handful: Handful) -> int:
    """How many dice: the sum of the digits, found by casting out nines, as there are never more
    than six dice."""
    return handful % 9


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


def choices_up_to(most: int, handful: Handful) -> list[Handful]:
    """Those of the choices that take no more than so many dice."""
    number: i64 = handful
    known = _CHOICES[most][number % SLOTS]
    if known is None:
        known = [some for some in choices(handful) if count(some) <= most]
        _CHOICES[most][number % SLOTS] = known
    return known


_CHOICES: Final[list[list[list[Handful] | None]]] = [[None] * SLOTS for _ in range(DICE + 1)]
"""By how many dice may be taken and by slot, once somebody has asked."""


@cache
def payments(handful: Handful, strength: int) -> list[Handful]:
    """F10: the ways to break a seal of this strength with some of these dice."""
    return [paid for paid in choices(handful) if pays(paid, strength)]


def pays(handful: Handful, strength: int) -> bool:
    """F10: the sum is enough, and would not be without the lowest die."""
    shown = values(handful)
    return sum(shown) >= strength > sum(shown) - shown[0]


def below(handful: Handful, limit: int) -> Handful:
    """Those of the dice that show less than the limit."""
    return handful % DIE[limit]


def above(handful: Handful, limit: int) -> Handful:
    """Those of the dice that show more than the limit."""
    return handful - handful % (10 * DIE[limit])


def turned(handful: Handful, by: int) -> Handful:
    """The dice after adding to each, within what a die can show."""
    return handful_of([min(HIGHEST, max(1, value + by)) for value in values(handful)])
