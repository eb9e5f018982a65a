"""How strong somebody is believed to be, and what a game changes about that.

Plackett and Luce, as openskill works it out: `mu` is the belief, `sigma` its doubt. People are
shown one figure instead, made like Elo's: between two settled players 200 points more win three
games of four. 1500 is the adept of each game, and what everybody begins with.
"""

from typing import Final

import msgspec
from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
POINTS: Final = 30.0
"""Of what is shown, for one of `mu`."""
EVEN: Final = 1500
SETTLED: Final = 5.5
"""The doubt from which a rating is no longer provisional: after seven games or so, and after more
if they all ended alike."""

_model = PlackettLuce(mu=MU, sigma=SIGMA, beta=MU / 6, tau=MU / 300)


class Skill(msgspec.Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(EVEN + POINTS * (self.mu - MU))

    @property
    def provisional(self) -> bool:
        return self.sigma > SETTLED


def skills_after(before: list[Skill], places: list[int]) -> list[Skill]:
    """Of everybody in a game, once it is known who came in which place; equal places are ties."""
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = _model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(one.mu, one.sigma) for (one,) in rated]
