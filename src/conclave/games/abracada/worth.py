"""What a position is worth: each seat's expected share of the victory.

A seat's share is its weight among the weights of all. The logarithm of a weight is a sum of
figures: for points, lives, secret stones taken, the time until the seat's turn, attacks that lie
before the others and before the seat itself, and lives of others that are nearly gone. They were
fitted to the outcomes of thousands of games between bots.
"""

from math import exp
from typing import Final

from conclave.games.abracada.figures import FIGURES
from conclave.games.abracada.flow import Position
from conclave.games.abracada.rounds import EMPTIED, FELL
from conclave.games.abracada.stones import FULL_LIFE, HAND, TOP

NOT_SEEN: Final = -1
"""As the observer: nobody's stones are hidden."""


class Outlook:
    """The shares of the victory as one seat, the observer, sees them from its own turn.

    Everybody's stones are counted as they lie there, the observer's own as the average of what it
    has not seen. Lives, and the observer's stones and secrets, may differ from the position: that
    is what its turn is about.
    """

    def __init__(self, position: Position, observer: int) -> None:
        self.position = position
        self.observer = observer
        self.seats = position.seats
        self.figures = FIGURES[position.seats]
        self.stones = [len(hand) for hand in position.hands]
        self.taken = [len(stones) for stones in position.taken]
        self.danger = [0.0] * self.seats
        self.attack = [0.0] * self.seats
        self.unseen_danger = [0.0] * self.seats
        """What each seat has to fear of one stone that the observer has not seen."""
        self.unseen_attack = 0.0
        for seat in range(self.seats):
            if seat != observer:
                counts = [0.0] * 9
                for stone in position.hands[seat]:
                    counts[stone] += 1
                self._fear(seat, counts, self.danger)
                self.attack[seat] = self._menace(counts)
        if observer != NOT_SEEN:
            unseen = position.unseen(observer)
            total = sum(unseen)
            average = [count / total for count in unseen]
            self._fear(observer, average, self.unseen_danger)
            self.unseen_attack = self._menace(average)

    def _fear(self, holder: int, counts: list[float], danger: list[float]) -> None:
        """A12: how many lives the stones would cost each other seat, the dragon two on average."""
        everybody = 2 * counts[1] + counts[2]
        for seat in range(self.seats):
            if seat != holder:
                danger[seat] += everybody
        left = (holder + 1) % self.seats
        right = (holder - 1) % self.seats
        danger[left] += counts[5] + counts[6]
        danger[right] += counts[7]
        if right != left:
            danger[right] += counts[5]

    def _menace(self, counts: list[float]) -> float:
        return (
            self.figures.attack * (counts[2] + counts[5] + counts[6] + counts[7])
            + self.figures.dragon * counts[1]
        )

    def shares(self, turn: int, lives: list[int], taken: int, stones: int) -> list[float]:
        """At the beginning of a turn. The observer has taken so many secret stones and has so
        many stones before it."""
        figures = self.figures
        observer = self.observer
        points = self.position.points
        lowest, second = _two_lowest(lives)
        weights: list[float] = []
        total = 0.0
        for seat in range(self.seats):
            left = lives[seat]
            sum_of = figures.lead[points[seat]]
            if left:
                wait = (seat - turn) % self.seats
                secrets = self.taken[seat]
                danger = self.danger[seat]
                attack = self.attack[seat]
                if seat == observer:
                    secrets = taken
                    attack = self.unseen_attack * stones
                elif observer != NOT_SEEN:
                    danger += self.unseen_danger[seat] * stones
                sum_of += (
                    figures.life[left]
                    + figures.secret * secrets
                    + figures.wait[wait]
                    + figures.danger[left] * danger
                    + attack
                )
                weakest = second if left == lowest else lowest
                if weakest == 1:
                    sum_of += figures.prey_of_one[wait]
                elif weakest == 2:
                    sum_of += figures.prey_of_two[wait]
            else:
                sum_of += figures.life[0]
            weight = exp(sum_of)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def turn_over(self, lives: list[int], taken: int, stones: int) -> float:
        """The observer's share when its turn ends so, before it refills (A9)."""
        position = self.position
        if lives[self.observer]:
            stones += min(HAND - stones, len(position.pile))
        turn = (self.observer + 1) % self.seats
        while not lives[turn]:
            turn = (turn + 1) % self.seats
        return self.shares(turn, lives, taken, stones)[self.observer]

    def round_over(self, lives: list[int], taken: int, ending: str) -> float:
        """The observer's share when its turn ends the round so (A13 to A17, A19)."""
        position = self.position
        winner = -1 if ending == FELL else self.observer
        prize, consolation = 3, 1
        if position.variant.last_standing:
            prize, consolation = 2, 0
            if ending != EMPTIED:
                winner = max(range(self.seats), key=lives.__getitem__)
        points = position.points[:]
        scores: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            gain = 0
            left = lives[seat] if ending != EMPTIED or seat == winner else 0
            secrets = taken if seat == self.observer else self.taken[seat]
            if seat == winner:
                gain = prize + secrets
            elif left and consolation:
                gain = consolation + secrets
            points[seat] = min(TOP, points[seat] + gain)
            scores.append((points[seat], gain, left))
        best = max(scores)
        if best[0] == TOP or position.round == position.variant.rounds:
            return 1 / scores.count(best) if scores[self.observer] == best else 0.0
        return between_rounds(points)[self.observer]


def _two_lowest(lives: list[int]) -> tuple[int, int]:
    """The fewest and second fewest lives of those who live."""
    lowest = second = FULL_LIFE
    for left in lives:
        if 0 < left < lowest:
            lowest, second = left, lowest
        elif 0 < left < second:
            second = left
    return lowest, second


def between_rounds(points: list[int]) -> list[float]:
    """Each seat's share of the victory when a new round is to be dealt."""
    figures = FIGURES[len(points)]
    weights = [exp(figures.lead_between[held]) for held in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def worth(position: Position) -> list[float]:
    """Each seat's share of the victory, the stones of all being seen."""
    outlook = Outlook(position, NOT_SEEN)
    return outlook.shares(position.turn, position.lives, 0, 0)
