"""Words for what a decision cost, and for how a game was played. All figures are victories."""

from conclave.analysis.result import Grade, Mark

MARKS: tuple[tuple[float, Mark], ...] = (
    (0.10, "blunder"),
    (0.05, "mistake"),
    (0.02, "inaccuracy"),
)
"""A decision that cost this much and surely cost something has that mark."""
GRADES: tuple[tuple[float, Grade], ...] = (
    (0.001, "flawless"),
    (0.004, "strong"),
    (0.010, "steady"),
    (0.020, "loose"),
)
"""A game in which no more than this was lost a decision has that grade."""
WORST: Grade = "wild"


def mark_of(cost: float, surely: bool) -> Mark:
    if surely:
        for least, mark in MARKS:
            if -cost >= least:
                return mark
    return ""


def grade_of(each: float) -> Grade:
    for most, grade in GRADES:
        if each <= most:
            return grade
    return WORST
