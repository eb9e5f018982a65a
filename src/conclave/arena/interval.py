"""How sure a mean is."""

from math import sqrt
from statistics import fmean, stdev

Z95 = 1.959963984540054
"""Between −z and z lie 95 % of the normal distribution."""


def student95(freedom: int) -> float:
    """The same for Student's distribution, by its expansion around the normal one: a thousandth
    off from 10 degrees of freedom on."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean of independent values, and the limits of its 95 % interval."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, float("-inf"), float("inf")
    reach = student95(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean, mean - reach, mean + reach


def quantile(ordered: list[float], part: float) -> float:
    """The value below which that part of the ordered values lies (the nearest one there is)."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
