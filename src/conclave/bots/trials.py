"""A plan against its alternatives, each tried in the same imagined positions with the same luck.

The guide's playout, or its instinct, is a plan: its move is the one to beat. Every other move is
made in its stead, and both games are played on by the plan through some chapters to the guide's
evaluation. The same position and the same luck for both leave little but the difference of the two
moves, so that few trials tell a good idea from a bad one. Half of the alternatives are dropped
after two trials, half of the rest after four, and so on; what is left at the end must be better by
more than its error.
"""

from math import sqrt
from time import perf_counter

from conclave.bots.playouts import play_on
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import Trials
from conclave.core.perspective import Perspective
from conclave.core.state import Move, State

SEEDS = 1 << 30
NOISE = 0.001
"""Differences of a share this small may be luck even if they have always been the same."""


class Alternative:
    """A move, and by how much it did better than the plan."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains: list[float] = []

    def mean(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    def surely(self, doubt: float) -> float:
        """The gain, less ``doubt`` standard errors."""
        count = len(self.gains)
        if count < 2:
            return -1.0
        mean = self.mean()
        spread = sqrt(sum([(gain - mean) ** 2 for gain in self.gains]) / (count - 1))
        return mean - doubt * (spread + NOISE) / sqrt(count)


class Comparison:
    """The trials of one decision of one seat."""

    def __init__(
        self, game: AnyGame, perspective: Perspective, effort: Trials, chance: Chance
    ) -> None:
        self.guide = game.guide
        self.perspective = perspective
        self.seat = perspective.seat
        self.effort = effort
        self.chance = chance
        imagined = perspective.imagine(chance)
        self.chapter = self.guide.chapter(imagined)
        if effort.instinct:
            self.plan = self.guide.react(imagined, chance, True)
        else:
            self.plan = self.guide.playout(imagined, chance)
        others = [move for _, move in perspective.priors(imagined) if move != self.plan]
        chance.shuffle(others)
        self.alternatives = [Alternative(move) for move in others[: effort.breadth]]
        self.playouts = 0

    def run(self) -> None:
        deadline = perf_counter() + self.effort.seconds
        for trial in range(1, self.effort.trials + 1):
            self.try_all()
            if trial & (trial - 1) == 0 and trial > 1:
                self.alternatives.sort(key=_by_mean)
                del self.alternatives[max(2, (len(self.alternatives) + 1) // 2) :]
            if perf_counter() > deadline:
                break

    def try_all(self) -> None:
        """One more trial of the plan and of every alternative."""
        imagined = self.perspective.imagine(self.chance)
        seed = self.chance.below(SEEDS)
        planned = self.play_on(imagined, self.plan, seed)
        for alternative in self.alternatives:
            alternative.gains.append(self.play_on(imagined, alternative.move, seed) - planned)

    def play_on(self, imagined: State, move: Move, seed: int) -> float:
        """The seat's share if the move is made and everybody then follows the plan."""
        self.playouts += 1
        luck = FastChance(seed)
        state = imagined.copy()
        state.play(move, luck)
        effort = self.effort
        play_on(self.guide, state, luck, self.chapter, effort.chapters, effort.instinct)
        judged = self.guide.judge(state) if effort.learned else self.guide.evaluate(state)
        return judged[self.seat]

    def best(self) -> Move:
        best, most = self.plan, 0.0
        for alternative in self.alternatives:
            gain = alternative.surely(self.effort.doubt)
            if gain > most:
                best, most = alternative.move, gain
        return best


def _by_mean(alternative: Alternative) -> float:
    return -alternative.mean()
