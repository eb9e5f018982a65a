"""An instinct learns by playing chapters against itself (a policy gradient).

Each position at the beginning of a chapter is played on several times, and every run is compared
with the others: so it is not the luck of the deal that is learned from, but what was made of it.
The same course learns the same weights on every machine that adds floats alike.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle

import numpy as np
from numpy.typing import NDArray

from conclave.bots.practice import Slopes, play_chapter, teach
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.instinct import UNIT, Instinct
from conclave.core.plain import PlainDict
from conclave.core.state import State

RUNS = 4
"""Of each chapter."""
BATCH = 40
"""So many chapters are played before anything is learned from them."""
RATE = 0.05
LAST_RATE = 0.005
VARIETY = 0.03
USUAL_GAIN = 0.45
LARGEST_GAIN = 2.0
INERTIA = 0.9
MEMORY = 0.999
DAMPING = 0.3
FADING = 1e-4
SEEDS = 1 << 30


@dataclass(frozen=True)
class Practice:
    game: str
    seats: tuple[int, ...]
    chapters: int
    """How many are played, each of them RUNS times."""
    seed: int
    varied: bool = False
    """Whether the variants of the game take turns; if not, it is the usual one."""

    def dump(self) -> PlainDict:
        return {
            "game": self.game,
            "seats": list(self.seats),
            "chapters": self.chapters,
            "runs": RUNS,
            "seed": self.seed,
            "varied": self.varied,
        }


class Learner:
    """Weights as they are learned, in floats."""

    def __init__(self, game: AnyGame, practice: Practice) -> None:
        self.game = game
        self.practice = practice
        self.luck = FastChance(practice.seed)
        places = game.guide.places
        self.weights: NDArray[np.float64] = np.zeros(places)
        self.speed: NDArray[np.float64] = np.zeros(places)
        self.spread: NDArray[np.float64] = np.zeros(places)
        self.instinct = Instinct([0] * places, practice.dump())
        self.scale: dict[int, float] = {}
        """By chapter: how far the runs of one beginning lie apart, on average."""
        self.steps = 0

    def run(self, say: Callable[[int], None]) -> Instinct:
        """``say`` is told how many chapters have been played."""
        beginnings = [self._beginnings(seats) for seats in self.practice.seats]
        played = 0
        while played < self.practice.chapters:
            slopes = Slopes()
            for number in range(BATCH):
                self._practise(next(beginnings[number % len(beginnings)]), slopes)
            played += BATCH
            self._step(slopes, played / self.practice.chapters)
            say(played)
        return self.instinct

    def _beginnings(self, seats: int) -> Iterator[State]:
        """The first position of every chapter of games that are played by the instinct itself."""
        game, guide = self.game, self.game.guide
        variants = game.option_sets if self.practice.varied else ({},)
        for options in cycle(variants):
            state = game.start(seats, game.agree(seats, options), self.luck)
            while not state.over():
                yield state.copy()
                play_chapter(guide, self.instinct, state, self.luck)

    def _practise(self, beginning: State, slopes: Slopes) -> None:
        guide = self.game.guide
        steps, shares = [], []
        for _ in range(RUNS):
            state = beginning.copy()
            luck = FastChance(self.luck.below(SEEDS))
            steps.append(play_chapter(guide, self.instinct, state, luck))
            shares.append(guide.judge(state))
        gains = np.array(shares)
        gains = (gains - gains.mean(axis=0)) * RUNS / (RUNS - 1)
        gains /= self._scaled(guide.chapter(beginning), float(np.abs(gains).mean()))
        gains = np.clip(USUAL_GAIN * gains, -LARGEST_GAIN, LARGEST_GAIN)
        for run, gained in zip(steps, gains, strict=True):
            teach(run, [float(gain) for gain in gained], VARIETY, slopes)

    def _scaled(self, chapter: int, apart: float) -> float:
        before = self.scale.get(chapter, apart or 1.0)
        self.scale[chapter] = 0.99 * before + 0.01 * apart
        return max(self.scale[chapter], 1e-6)

    def _step(self, slopes: Slopes, done: float) -> None:
        """Adam's step, in rates that fall to the end."""
        self.steps += 1
        rate = RATE + (LAST_RATE - RATE) * done
        size = len(self.weights)
        slope = np.bincount(
            np.array(slopes.places, dtype=np.int64),
            weights=np.array(slopes.slopes),
            minlength=size,
        )
        self.speed = INERTIA * self.speed + (1 - INERTIA) * slope
        self.spread = MEMORY * self.spread + (1 - MEMORY) * slope * slope
        speed = self.speed / (1 - INERTIA**self.steps)
        spread = np.sqrt(self.spread / (1 - MEMORY**self.steps))
        self.weights += rate * speed / (spread + DAMPING)
        self.weights *= 1 - FADING * rate / RATE
        self.instinct.weights = [int(weight) for weight in np.rint(self.weights * UNIT)]
