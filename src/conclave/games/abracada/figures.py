"""The figures of ``worth``, by the number of seats."""

from typing import Final


class Figures:
    """How strongly each thing speaks for a seat."""

    def __init__(
        self,
        lead_between: tuple[float, ...],
        lead: tuple[float, ...],
        life: tuple[float, ...],
        danger: tuple[float, ...],
        secret: float,
        attack: float,
        dragon: float,
        wait: tuple[float, ...],
        prey_of_one: tuple[float, ...],
        prey_of_two: tuple[float, ...],
    ) -> None:
        self.lead_between = lead_between
        """By points, between two rounds."""
        self.lead = lead
        """By points, while a round is played."""
        self.life = life
        """By lives, 0 to 6."""
        self.danger = danger
        """By lives: for each life that stones before the others may cost the seat."""
        self.secret = secret
        """For each secret stone taken."""
        self.attack = attack
        """For each stone of spells 2, 5, 6 and 7 before the seat."""
        self.dragon = dragon
        """For the dragon before the seat."""
        self.wait = wait
        """By the turns until it is the seat's."""
        self.prey_of_one = prey_of_one
        """By the same, when somebody else has a single life left."""
        self.prey_of_two = prey_of_two
        """By the same, when the weakest other has two."""


FIGURES: Final = {
    2: Figures(
        lead_between=(0.00, 0.20, 0.60, 0.79, 1.21, 1.67, 1.72, 1.79, 9.00),
        lead=(0.00, 0.20, 0.59, 0.78, 1.19, 1.64, 1.69, 1.76, 9.00),
        life=(-1.00, -0.25, -0.14, -0.18, -0.16, -0.04, 0.00),
        danger=(0.00, 0.01, -0.06, -0.06, 0.01, 0.01, 0.01),
        secret=0.23,
        attack=0.08,
        dragon=0.21,
        wait=(0.00, -0.06),
        prey_of_one=(0.58, 0.11),
        prey_of_two=(0.26, 0.09),
    ),
    3: Figures(
        lead_between=(0.00, 0.32, 0.73, 0.98, 1.49, 2.01, 2.29, 2.56, 9.00),
        lead=(0.00, 0.32, 0.73, 0.98, 1.49, 2.01, 2.29, 2.56, 9.00),
        life=(-1.00, -0.45, 0.02, -0.05, -0.13, -0.05, 0.00),
        danger=(0.00, -0.06, -0.15, -0.14, -0.08, -0.08, -0.08),
        secret=0.38,
        attack=0.02,
        dragon=0.22,
        wait=(0.00, -0.05, -0.10),
        prey_of_one=(1.02, 0.15, 0.01),
        prey_of_two=(0.48, 0.25, 0.02),
    ),
    4: Figures(
        lead_between=(0.00, 0.42, 0.74, 1.07, 1.69, 2.36, 2.51, 2.87, 9.00),
        lead=(0.00, 0.43, 0.76, 1.09, 1.73, 2.42, 2.58, 2.95, 9.00),
        life=(-1.00, -0.61, 0.29, 0.12, -0.18, -0.09, 0.00),
        danger=(0.00, -0.05, -0.18, -0.13, -0.04, -0.04, -0.04),
        secret=0.43,
        attack=0.02,
        dragon=0.47,
        wait=(0.00, -0.04, -0.07, -0.13),
        prey_of_one=(0.86, 0.21, 0.04, -0.01),
        prey_of_two=(0.51, 0.33, 0.14, -0.04),
    ),
    5: Figures(
        lead_between=(0.00, 0.52, 0.89, 1.37, 1.86, 2.57, 2.97, 3.29, 9.00),
        lead=(0.00, 0.53, 0.91, 1.40, 1.90, 2.62, 3.03, 3.36, 9.00),
        life=(-1.00, -0.29, 0.06, 0.11, -0.07, -0.04, 0.00),
        danger=(0.00, -0.11, -0.10, -0.11, -0.04, -0.04, -0.04),
        secret=0.48,
        attack=0.05,
        dragon=0.53,
        wait=(0.00, -0.04, -0.08, -0.14, -0.21),
        prey_of_one=(1.00, 0.36, 0.20, 0.08, 0.07),
        prey_of_two=(0.50, 0.35, 0.17, 0.10, -0.05),
    ),
}
