"""A learned policy: what a seat does without thinking, learned from games against itself.

A game tells the traits of each move that could be made: places in one long list of weights. Their
sum is the move's score, and moves are drawn by odds that grow with it. All of it is whole numbers,
so that the same luck makes the same moves on every machine.
"""

from math import exp, prod
from typing import Final

from conclave.core.chance import Chance
from conclave.core.plain import PlainDict

UNIT: Final = 64
"""What a weight of 1 is written as: it makes a move e times as likely."""
SURE: Final = 65536
"""The odds of the move with the highest score."""
ODDS: Final = [round(SURE * exp(-behind / UNIT)) for behind in range(11 * UNIT)]
"""By how far a move's score is behind the highest one; further behind there are none."""


class Blocks:
    """Hands out places for weights: a block for every trait, one after the other."""

    def __init__(self) -> None:
        self.size = 0

    def add(self, *cases: int) -> int:
        """The first place of a block with a place for each combination of so many cases."""
        first = self.size
        self.size += prod(cases)
        return first


class Instinct:
    def __init__(self, weights: list[int], card: PlainDict) -> None:
        self.weights = weights
        self.card = card
        """How it came to be."""

    def odds(self, traits: list[list[int]]) -> list[int]:
        """How likely each of the moves with these traits is beside the others."""
        weights = self.weights
        scores: list[int] = []
        for places in traits:
            score = 0
            for place in places:
                score += weights[place]
            scores.append(score)
        best = max(scores)
        odds: list[int] = []
        for score in scores:
            behind = best - score
            odds.append(ODDS[behind] if behind < len(ODDS) else 0)
        return odds

    def pick(self, traits: list[list[int]], chance: Chance) -> int:
        """Which of the moves is made."""
        return drawn(self.odds(traits), chance)

    def likeliest(self, traits: list[list[int]]) -> int:
        """Which of the moves has the best odds, the first of equals."""
        odds = self.odds(traits)
        return odds.index(max(odds))


def drawn(odds: list[int], chance: Chance) -> int:
    """A place, drawn by the odds of each."""
    lot = chance.below(sum(odds))
    for place, one in enumerate(odds):
        lot -= one
        if lot < 0:
            return place
    raise AssertionError("odds that do not add up")
