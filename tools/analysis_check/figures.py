"""What the totals of many games say about the two levels.

Both levels sit in every game, and every deal is played twice with the levels swapped. So each deal
is one observation of either level, and of the difference between them: what a deal or a game does
to both levels alike drops out of the difference.
"""

import random
from collections.abc import Callable

import msgspec

from conclave.arena.interval import mean_interval, quantile
from tools.analysis_check.decisions import Figures

RESAMPLES = 2000


class Analysed(msgspec.Struct):
    """A game, who played which level in it, and what came of it."""

    seed: int
    levels: list[str]
    seats: list[Figures]
    seconds: float

    def of(self, level: str) -> list[Figures]:
        return [seat for seat, own in zip(self.seats, self.levels, strict=True) if own == level]

    def mean(self, level: str, figure: Callable[[Figures], float]) -> float:
        seats = self.of(level)
        return sum(figure(seat) for seat in seats) / len(seats)

    def lost_each(self, level: str) -> float:
        seats = self.of(level)
        return sum(seat.lost for seat in seats) / max(1, sum(seat.decisions for seat in seats))


def by_deal(games: list[Analysed], figure: Callable[[Analysed], float]) -> list[float]:
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.seed, []).append(figure(game))
    return [sum(twins) / len(twins) for twins in deals.values()]


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean, low, _ = mean_interval(values)
    return mean, mean - low


def told_apart(games: list[Analysed], strong: str, figure: Callable[[Figures], float]) -> float:
    """How often, of a strong and a weak seat of any two games, the strong one has more."""
    better = [figure(seat) for game in games for seat in game.of(strong)]
    worse = [
        figure(seat)
        for game in games
        for seat, level in zip(game.seats, game.levels, strict=True)
        if level != strong
    ]
    wins = sum((one > other) + (one == other) / 2 for one in better for other in worse)
    return wins / len(better) / len(worse)


def gain(games: list[Analysed], strong: str) -> tuple[float, float, float, float]:
    """How well result and corrected result tell the levels apart, and the 95 % interval of the
    difference by drawing the deals anew."""
    deals: dict[int, list[Analysed]] = {}
    for game in games:
        deals.setdefault(game.seed, []).append(game)
    chance = random.Random(0)
    differences = []
    for _ in range(RESAMPLES):
        twins = chance.choices(list(deals.values()), k=len(deals))
        drawn = [game for pair in twins for game in pair]
        difference = told_apart(drawn, strong, _corrected) - told_apart(drawn, strong, _result)
        differences.append(difference)
    differences.sort()
    raw, corrected = told_apart(games, strong, _result), told_apart(games, strong, _corrected)
    return raw, corrected, quantile(differences, 0.025), quantile(differences, 0.975)


def _result(seat: Figures) -> float:
    return seat.result


def _corrected(seat: Figures) -> float:
    return seat.corrected()


def _luck(seat: Figures) -> float:
    return seat.luck()


def _decisions(seat: Figures) -> float:
    return seat.decisions


def report(games: list[Analysed], weak: str, strong: str) -> list[str]:
    return [
        *(_level(games, level) for level in (weak, strong)),
        _apart(games, weak, strong),
        _spreads(games, strong),
        _told(games, strong),
    ]


def _level(games: list[Analysed], level: str) -> str:
    lost, lost_error = interval(by_deal(games, lambda game: game.lost_each(level)))
    luck, luck_error = interval(by_deal(games, lambda game: game.mean(level, _luck)))
    result, _ = interval(by_deal(games, lambda game: game.mean(level, _result)))
    corrected, error = interval(by_deal(games, lambda game: game.mean(level, _corrected)))
    decisions, _ = interval(by_deal(games, lambda game: game.mean(level, _decisions)))
    fair = "yes" if abs(luck) <= luck_error else "NO"
    return (
        f"{level}: lost {lost:.4f} ± {lost_error:.4f} a decision ({decisions:.0f} of them), "
        f"luck {luck:+.3f} ± {luck_error:.3f} (nothing: {fair}), "
        f"result {result:.3f}, corrected {corrected:.3f} ± {error:.3f}"
    )


def _apart(games: list[Analysed], weak: str, strong: str) -> str:
    more, more_error = interval(by_deal(games, lambda game: game.lost_each(weak)))
    less, less_error = interval(by_deal(games, lambda game: game.lost_each(strong)))
    separate = "yes" if less + less_error < more - more_error else "NO"
    paired, error = interval(
        by_deal(games, lambda game: game.lost_each(weak) - game.lost_each(strong))
    )
    surely = "yes" if paired > error else "NO"
    return (
        f"the weak lose more a decision by {paired:.4f} ± {error:.4f} at the same table "
        f"(surely: {surely}; intervals of the levels apart: {separate})"
    )


def _spreads(games: list[Analysed], strong: str) -> str:
    """How far one game's figure lies from the next: what luck adds to a result."""
    spreads = []
    for figure in (_result, _corrected):
        values = [figure(seat) for game in games for seat in game.of(strong)]
        mean = sum(values) / len(values)
        spreads.append((sum((one - mean) ** 2 for one in values) / len(values)) ** 0.5)
    doubts = [seat.doubt**2 for game in games for seat in game.seats]
    doubt = (sum(doubts) / len(doubts)) ** 0.5
    return (
        f"spread of a {strong}'s result {spreads[0]:.3f}, corrected {spreads[1]:.3f} "
        f"(of which {doubt:.3f} for want of games)"
    )


def _told(games: list[Analysed], strong: str) -> str:
    raw, corrected, low, high = gain(games, strong)
    better = "yes" if corrected > raw else "NO"
    return (
        f"told apart by the result {raw:.3f}, by the corrected result {corrected:.3f}: "
        f"{corrected - raw:+.3f} ({low:+.3f} to {high:+.3f}) (better: {better})"
    )
