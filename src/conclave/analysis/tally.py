"""Means of shares with what they are unsure of, such that two of them can be put together."""

from math import sqrt

import msgspec

CONFIDENCE = 1.96
"""Standard errors on each side of a mean that hold 95 % of what it could be."""


class Tally(msgspec.Struct):
    """What so many games came to for each seat, summed up."""

    games: int
    sums: list[float]
    squares: list[float]

    def add(self, won: list[float]) -> None:
        self.games += 1
        for seat, share in enumerate(won):
            self.sums[seat] += share
            self.squares[seat] += share * share

    def join(self, other: "Tally") -> None:
        self.games += other.games
        for seat, total in enumerate(other.sums):
            self.sums[seat] += total
            self.squares[seat] += other.squares[seat]

    def means(self) -> list[float]:
        return [total / self.games for total in self.sums]

    def error(self) -> float:
        """Half of the 95 % interval, of the seat that is least sure."""
        return max(self.error_of(seat) for seat in range(len(self.sums)))

    def error_of(self, seat: int) -> float:
        """What always came out the same in a few games need not do so for ever, and whoever stops
        as soon as all looks sure would stop too early where something rare has not happened yet: so
        two more games are counted that were won and two that were lost (Agresti and Coull)."""
        if not self.games:
            return 1.0
        games = self.games + 4
        mean = (self.sums[seat] + 2) / games
        spread = max(0.0, self.squares[seat] + 2 - games * mean * mean)
        return CONFIDENCE * sqrt(spread) / games


def empty_tally(seats: int) -> Tally:
    return Tally(0, [0.0] * seats, [0.0] * seats)
