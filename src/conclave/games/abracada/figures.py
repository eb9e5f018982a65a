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
        lead_between=(0.00, 0.20, 0.45, 0.75, 1.10, 1.65, 1.70, 1.80, 9.00),
        lead=(0.00, 0.16, 0.36, 0.60, 0.88, 1.32, 1.36, 1.45, 9.00),
        life=(-1.00, -0.35, 0.01, -0.00, -0.16, -0.11, 0.00),
        danger=(0.00, -0.09, -0.14, -0.11, -0.05, -0.05, -0.05),
        secret=0.41,
        attack=0.02,
        dragon=0.27,
        wait=(0.00, -0.03),
        prey_of_one=(0.91, 0.30),
        prey_of_two=(0.49, 0.27),
    ),
    3: Figures(
        lead_between=(0.00, 0.41, 0.85, 1.17, 1.65, 2.40, 2.62, 2.93, 9.00),
        lead=(0.00, 0.33, 0.68, 0.94, 1.32, 1.93, 2.10, 2.35, 9.00),
        life=(-1.00, -0.35, 0.01, -0.00, -0.16, -0.11, 0.00),
        danger=(0.00, -0.09, -0.14, -0.11, -0.05, -0.05, -0.05),
        secret=0.41,
        attack=0.02,
        dragon=0.27,
        wait=(0.00, -0.03, -0.06),
        prey_of_one=(0.91, 0.30, 0.07),
        prey_of_two=(0.49, 0.27, 0.12),
    ),
    4: Figures(
        lead_between=(0.00, 0.56, 1.04, 1.50, 2.05, 2.80, 3.20, 3.75, 9.00),
        lead=(0.00, 0.45, 0.84, 1.20, 1.65, 2.25, 2.57, 3.01, 9.00),
        life=(-1.00, -0.35, 0.01, -0.00, -0.16, -0.11, 0.00),
        danger=(0.00, -0.09, -0.14, -0.11, -0.05, -0.05, -0.05),
        secret=0.41,
        attack=0.02,
        dragon=0.27,
        wait=(0.00, -0.03, -0.06, -0.12),
        prey_of_one=(0.91, 0.30, 0.07, -0.05),
        prey_of_two=(0.49, 0.27, 0.12, -0.05),
    ),
    5: Figures(
        lead_between=(0.00, 0.57, 1.05, 1.60, 2.20, 2.95, 3.40, 4.00, 9.00),
        lead=(0.00, 0.46, 0.84, 1.28, 1.77, 2.37, 2.73, 3.21, 9.00),
        life=(-1.00, -0.35, 0.01, -0.00, -0.16, -0.11, 0.00),
        danger=(0.00, -0.09, -0.14, -0.11, -0.05, -0.05, -0.05),
        secret=0.41,
        attack=0.02,
        dragon=0.27,
        wait=(0.00, -0.03, -0.06, -0.12, -0.12),
        prey_of_one=(0.91, 0.30, 0.07, -0.05, -0.05),
        prey_of_two=(0.49, 0.27, 0.12, -0.05, -0.05),
    ),
}
