"""The weights of ``evaluate`` by the number of seats: logarithms of how likely or heavy things are.

Fitted to the rounds and games of thousands of games between bots.
"""

from math import exp
from typing import Final

from conclave.games.abracada.box.pieces import TOP


class Weights:
    def __init__(
        self,
        lead: tuple[float, ...],
        hunt: tuple[float, ...],
        frail: tuple[float, ...],
        sting: tuple[float, ...],
        burn: tuple[float, ...],
        fall: tuple[float, ...],
        fall_wait: tuple[float, ...],
        empty: tuple[float, ...],
    ) -> None:
        self.lead = [exp(heavy) for heavy in lead]
        """By points, 0 to 8: how heavy a seat weighs in the share of the victory."""
        self.hunt = hunt
        """By the turns a seat has to wait: how likely it kills."""
        self.frail = frail
        """By lives, 0 to 6: how likely a seat is killed."""
        self.sting = sting
        """By the victim's lives: for each life that the killer's stones would cost it, dragons
        aside."""
        self.burn = burn
        """By the victim's lives: for the dragon before the killer."""
        self.fall = fall
        """By lives: how likely a seat brings itself to 0."""
        self.fall_wait = fall_wait
        """By the turns it has to wait."""
        self.empty = empty
        """By stones, 0 to 5: how likely a seat casts its last one."""


LAST_ROUND: Final = [exp(points * 8.0) for points in range(TOP + 1)]
"""A20: instead of ``lead`` where the game ends with this round, and the points decide."""

WEIGHTS: Final = {
    2: Weights(
        lead=(0.00, 0.20, 0.60, 0.79, 1.21, 1.67, 1.72, 1.79, 9.00),
        hunt=(0.00, -0.27),
        frail=(0.00, 2.05, 1.21, 0.43, 0.76, 0.33, 0.00),
        sting=(0.00, 0.66, 0.55, 0.53, 0.26, 0.26, 0.26),
        burn=(0.00, 0.33, 1.40, 1.55, 0.87, 0.87, 0.87),
        fall=(0.00, 2.18, 0.75, 0.28, -0.37, -0.73, -1.01),
        fall_wait=(0.00, -0.00),
        empty=(0.00, 3.49, 2.33, 1.71, 1.17, 0.11),
    ),
    3: Weights(
        lead=(0.00, 0.32, 0.73, 0.98, 1.49, 2.01, 2.29, 2.56, 9.00),
        hunt=(0.00, -0.16, -0.25),
        frail=(0.00, 2.95, 1.58, 1.24, 1.03, 0.35, 0.00),
        sting=(0.00, 0.86, 0.78, 0.54, 0.34, 0.34, 0.34),
        burn=(0.00, 0.85, 1.78, 1.50, 1.07, 1.07, 1.07),
        fall=(0.00, 3.09, 1.69, 0.94, 0.17, -0.43, -0.86),
        fall_wait=(0.00, -0.04, -0.11),
        empty=(0.00, 3.07, 2.20, 1.19, 0.29, -1.09),
    ),
    4: Weights(
        lead=(0.00, 0.42, 0.74, 1.07, 1.69, 2.36, 2.51, 2.87, 9.00),
        hunt=(0.00, -0.21, -0.22, -0.29),
        frail=(0.00, 3.93, 2.12, 1.55, 1.18, 0.42, 0.00),
        sting=(0.00, 0.77, 0.85, 0.63, 0.46, 0.46, 0.46),
        burn=(0.00, 0.96, 2.01, 1.83, 1.35, 1.35, 1.35),
        fall=(0.00, 3.65, 2.39, 1.53, 0.51, -0.26, -0.70),
        fall_wait=(0.00, 0.13, -0.17, -0.14),
        empty=(0.00, 2.31, 1.70, 0.37, -0.38, -1.45),
    ),
    5: Weights(
        lead=(0.00, 0.52, 0.89, 1.37, 1.86, 2.57, 2.97, 3.29, 9.00),
        hunt=(0.00, -0.24, -0.31, -0.33, -0.39),
        frail=(0.00, 4.04, 2.45, 1.63, 1.27, 0.36, 0.00),
        sting=(0.00, 1.13, 0.94, 0.81, 0.50, 0.50, 0.50),
        burn=(0.00, 1.37, 2.77, 2.58, 1.84, 1.84, 1.84),
        fall=(0.00, 4.43, 2.83, 2.49, 0.79, -0.05, -0.58),
        fall_wait=(0.00, 0.33, 0.02, -0.28, -0.22),
        empty=(0.00, 4.30, 3.17, 1.72, 0.80, 0.36),
    ),
}
