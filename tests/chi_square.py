"""Whether drawn counts fit what was expected of them, by Pearson's chi-square test."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

# What chi-square exceeds once in ten thousand fair samples, by degrees of freedom.
LIMITS = {
    1: 15.14,
    2: 18.42,
    3: 21.11,
    4: 23.51,
    5: 25.74,
    6: 27.86,
    7: 29.88,
    8: 31.83,
    9: 33.72,
    10: 35.56,
    12: 39.13,
    15: 44.26,
    20: 52.39,
    25: 60.14,
    30: 67.63,
    40: 82.06,
    50: 95.97,
    60: 109.50,
    80: 135.78,
    100: 161.32,
}


def fits(counts: Mapping[Outcome, int], shares: Mapping[Outcome, float]) -> bool:
    """Whether counts look like draws with these shares; something impossible never fits.

    Rare outcomes are taken together, since the test wants five or more expected of each.
    """
    drawn = sum(counts.values())
    if any(not shares.get(outcome) for outcome in counts):
        return False
    chi_square = 0.0
    classes = 0
    rare_counted, rare_expected = 0, 0.0
    for outcome, share in shares.items():
        counted, expected = counts.get(outcome, 0), share * drawn
        if expected < 5:
            rare_counted += counted
            rare_expected += expected
            continue
        chi_square += (counted - expected) ** 2 / expected
        classes += 1
    if rare_expected >= 5:
        chi_square += (rare_counted - rare_expected) ** 2 / rare_expected
        classes += 1
    if classes < 2:
        raise ValueError("too few draws to tell anything")
    return chi_square < min(limit for freedom, limit in LIMITS.items() if freedom >= classes - 1)
