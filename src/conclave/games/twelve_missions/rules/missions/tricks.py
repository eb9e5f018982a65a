"""Missions that look at the number of tricks, with plain hands."""

from conclave.games.twelve_missions.rules.missions.mission import Mission
from conclave.games.twelve_missions.rules.missions.tally import Tally


class ByTricks(Mission):
    """Fixed points by the number of tricks."""

    fixed = True
    by_tricks = True


class ExactTricks(ByTricks):
    """Exactly ``goal`` tricks."""

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if tally.tricks[seat] == self.goal else 0


class ManyTricks(ByTricks):
    """``goal`` tricks or more."""

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if tally.tricks[seat] >= self.goal else 0


class MostTricks(ByTricks):
    """More tricks than anybody else."""

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if tally.most_alone(seat, tally.tricks) else 0


class ThreeTricks(ExactTricks):
    """Mission 1: exactly three tricks."""

    number = 1
    goal = 3


class FourTricks(ManyTricks):
    """Mission 5: four tricks or more."""

    number = 5
    goal = 4


class OddTricks(ByTricks):
    """Mission 12: an odd number of tricks, which costs points."""

    number = 12
    hand = 7

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if tally.tricks[seat] % 2 else 0


class NoFourTricks(ManyTricks):
    """Mission 16: four tricks or more, which costs points."""

    number = 16
    goal = 4


class NotTwoTricks(ExactTricks):
    """Mission 17: exactly two tricks, which costs points."""

    number = 17
    hand = 7
    goal = 2
