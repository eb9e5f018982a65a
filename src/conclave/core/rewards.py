"""What a game is worth to each seat, for those who learn: in the end, and on the way there."""

from typing import Final

from conclave.core.state import State

END: Final = "end"
POINTS: Final = "points"

HALF: Final = 5
"""A lead of so many points is worth half a victory until the game is over."""


def rewards(state: State) -> list[float]:
    """From 1, before all others, to −1, behind all; seats that share a place are even. Alone it is
    the points."""
    standings = state.standings()
    if len(standings) == 1:
        return [float(standings[0].points)]
    places = [standing.place for standing in standings]
    others = len(places) - 1
    return [sum([(own < other) - (own > other) for other in places]) / others for own in places]


def leads(state: State) -> list[float]:
    """How far each seat is ahead by its points so far: as ``rewards``, but always between them, and
    the more the greater the lead. Alone it is the points."""
    points = [standing.points for standing in state.standings()]
    if len(points) == 1:
        return [float(points[0])]
    others = len(points) - 1
    return [
        sum([(own - other) / (abs(own - other) + HALF) for other in points]) / others
        for own in points
    ]


def check_kind(kind: str) -> None:
    if kind not in (END, POINTS):
        raise ValueError(f"rewards come at the “{END}” or by “{POINTS}”, not by “{kind}”")


class Purse:
    """What the seats of one table have been paid so far: nothing before the ``END``, or by their
    ``POINTS`` all along. Either way each seat gets in all what the end is worth to it."""

    def __init__(self, kind: str, seats: int) -> None:
        check_kind(kind)
        self.by_points = kind == POINTS
        self.paid: list[float] = [0.0] * seats

    def empty(self) -> None:
        """For a new game."""
        self.paid = [0.0] * len(self.paid)

    def due(self, state: State) -> bool:
        """Whether there may be something to pay."""
        return self.by_points or state.over()

    def pay(self, state: State) -> list[float]:
        """What each seat gets now."""
        worth = rewards(state) if state.over() else leads(state)
        got = [now - before for now, before in zip(worth, self.paid, strict=True)]
        self.paid = worth
        return got
