"""What the totals of many games say about the two levels."""

import random
from collections.abc import Callable
from math import sqrt

from conclave.analysis.result import Total

CONFIDENCE = 1.96
RESAMPLES = 2000


class Analysed:
    """A game, who played which level in it, and what came of it."""

    def __init__(self, levels: list[str], totals: list[Total]) -> None:
        self.levels = levels
        self.totals = totals

    def of(self, level: str) -> list[Total]:
        return [total for total in self.totals if self.levels[total.seat] == level]

    def mean(self, level: str, figure: Callable[[Total], float]) -> float:
        totals = self.of(level)
        return sum(figure(total) for total in totals) / len(totals)

    def lost_each(self, level: str) -> float:
        totals = self.of(level)
        return -sum(total.skill for total in totals) / max(1, sum(one.decisions for one in totals))


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, CONFIDENCE * sqrt(spread / len(values))


def told_apart(games: list[Analysed], strong: str, figure: Callable[[Total], float]) -> float:
    """How often, of a strong and a weak seat of any two games, the strong one has more."""
    better = [figure(total) for game in games for total in game.of(strong)]
    worse = [
        figure(total)
        for game in games
        for total in game.totals
        if game.levels[total.seat] != strong
    ]
    wins = sum((one > other) + (one == other) / 2 for one in better for other in worse)
    return wins / len(better) / len(worse)


def gain(games: list[Analysed], strong: str) -> tuple[float, float, float, float]:
    """How well result and corrected result tell the levels apart, and the 95 % interval of the
    difference by drawing the games anew."""
    raw = told_apart(games, strong, _result)
    corrected = told_apart(games, strong, _corrected)
    chance = random.Random(0)
    differences = []
    for _ in range(RESAMPLES):
        drawn = chance.choices(games, k=len(games))
        difference = told_apart(drawn, strong, _corrected) - told_apart(drawn, strong, _result)
        differences.append(difference)
    differences.sort()
    low, high = (differences[int(RESAMPLES * share)] for share in (0.025, 0.975))
    return raw, corrected, low, high


def _result(total: Total) -> float:
    return total.result


def _corrected(total: Total) -> float:
    return total.corrected


def _luck(total: Total) -> float:
    return total.luck


def _decisions(total: Total) -> float:
    return total.decisions


def report(games: list[Analysed], weak: str, strong: str) -> list[str]:
    lines = []
    for level in (weak, strong):
        lost, lost_error = interval([game.lost_each(level) for game in games])
        luck, luck_error = interval([game.mean(level, _luck) for game in games])
        result, _ = interval([game.mean(level, _result) for game in games])
        decisions, _ = interval([game.mean(level, _decisions) for game in games])
        fair = "yes" if abs(luck) <= luck_error else "NO"
        lines.append(
            f"{level}: lost {lost:.4f} ± {lost_error:.4f} a decision ({decisions:.0f} of them), "
            f"luck {luck:+.3f} ± {luck_error:.3f} (nothing: {fair}), result {result:.3f}"
        )
    apart, error = interval([game.lost_each(weak) - game.lost_each(strong) for game in games])
    surely = "yes" if apart > error else "NO"
    lines.append(f"the weak lose more a decision by {apart:.4f} ± {error:.4f} (surely: {surely})")
    raw, corrected, low, high = gain(games, strong)
    better = "yes" if corrected > raw else "NO"
    lines.append(
        f"told apart by the result {raw:.3f}, by the corrected result {corrected:.3f}: "
        f"{corrected - raw:+.3f} ({low:+.3f} to {high:+.3f}) (better: {better})"
    )
    return lines
