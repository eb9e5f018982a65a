"""What the bots make of a scroll in force: a row each. Which scroll to activate they leave to luck
and to search."""

from typing import Final

EACH_TRICK: Final[list[float]] = [
    0.0,  # no scroll
    0.0,  # 1 another dominant colour
    0.0,  # 2 cards of a colour
    0.0,  # 3 doubles what the mission's own value already wants
    0.0,  # 4 dealt again
    0.0,  # 5 another scroll
    0.0,  # 6 no resources
    0.0,  # 7 has the value of the scroll it copies
    0.0,  # 8 one of three scrolls
    0.0,  # 9 two combinations
    0.0,  # 10 a trick of another's
    0.0,  # 11 one trick more or fewer
    1.0,  # 12 a point for each trick
    0.0,  # 13 hands swapped
    0.0,  # 14 may play last
    0.0,  # 15 a copy of others' resources
    0.0,  # 16 a trick taken or refused
    0.0,  # 17 three points
    0.0,  # 18 crystals on others' cards
    0.0,  # 19 the same leader
    0.0,  # 20 any power
]
"""By number: what a trick is worth to its owner, beyond what the mission makes of it."""
