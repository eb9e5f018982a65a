"""How much stronger one level is than another: Plackett and Luce's model fitted to games.

In that model the first place falls to seat *i* with a probability of exp(mu_i / c) among all, the
second likewise among the others, and so on; `c` grows with the number of seats as it does where
people are rated: the root of that number, times BETA. Of tied seats any may have come first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, factorial, sqrt
from statistics import fmean

from conclave.arena.contest import Outcome, play_game
from conclave.arena.seating import lineups
from conclave.core.game import AnyGame
from conclave.core.options import Options

MU = 25.0
BETA = MU / 6
ROUNDS = 60
"""Steps of Newton's method, of which a dozen are needed."""
FURTHEST = 60.0
"""From MU: who has lost or won every game is not sent off to infinity."""
CLOSE = 1e-9


@dataclass(frozen=True)
class Placed:
    """Who sat where in one game, and who came in which place."""

    levels: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rung:
    level: str
    mu: float
    sigma: float
    """The standard error of `mu`, of the reference that of its neighbours."""


def play_ladder(
    game: AnyGame, seats: int, options: Options, levels: Sequence[str], seed: str
) -> list[Placed]:
    """One deal, once for every rotation of the levels around the table."""
    played = []
    for turn, lineup in enumerate(lineups(list(levels), seats)):
        outcomes = {level: Outcome() for level in levels}
        standings = play_game(game, options, lineup, seed, f"{seed}/{turn}", outcomes)
        places = {one.seat: one.place for one in standings}
        played.append(Placed(tuple(lineup), tuple(places[seat] for seat in range(seats))))
    return played


def fit(games: Sequence[Placed], levels: Sequence[str], reference: str) -> list[Rung]:
    """The likeliest ladder, on which the reference stands at MU."""
    free = [level for level in levels if level != reference]
    mu = dict.fromkeys(levels, MU)
    curves = [[0.0]]
    for _ in range(ROUNDS):
        slope, curves = _slope_and_curves(games, mu, free)
        step = _solve(curves, slope)
        for level, change in zip(free, step, strict=True):
            moved = mu[level] + max(-BETA, min(BETA, change))
            mu[level] = max(MU - FURTHEST, min(MU + FURTHEST, moved))
        if max(map(abs, step)) < CLOSE:
            break
    errors = [sqrt(_solve(curves, _unit(len(free), place))[place]) for place in range(len(free))]
    sigma = dict(zip(free, errors, strict=True)) | {reference: fmean(errors)}
    return [Rung(level, mu[level], sigma[level]) for level in levels]


def _slope_and_curves(
    games: Sequence[Placed], mu: dict[str, float], free: list[str]
) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its first derivatives, and its second ones turned
    positive. Each level that is not the reference has one."""
    place_of = {level: place for place, level in enumerate(free)}
    count = len(free)
    slope = [0.0] * count
    curves = [[1e-6 if row == column else 0.0 for column in range(count)] for row in range(count)]
    for game in games:
        scale = BETA * sqrt(len(game.levels))
        orders = _orders(game.places)
        for order in orders:
            _add_order(game, order, mu, place_of, scale, 1 / len(orders), slope, curves)
    return slope, curves


def _add_order(
    game: Placed,
    order: tuple[int, ...],
    mu: dict[str, float],
    place_of: dict[str, int],
    scale: float,
    weight: float,
    slope: list[float],
    curves: list[list[float]],
) -> None:
    for first in range(len(order) - 1):
        left = [game.levels[seat] for seat in order[first:]]
        powers = [exp((mu[level] - MU) / scale) for level in left]
        whole = sum(powers)
        share = [0.0] * len(slope)
        for level, power in zip(left, powers, strict=True):
            if level in place_of:
                share[place_of[level]] += power / whole
        if left[0] in place_of:
            slope[place_of[left[0]]] += weight / scale
        for row, value in enumerate(share):
            slope[row] -= weight * value / scale
            curves[row][row] += weight * value / scale**2
            for column, other in enumerate(share):
                curves[row][column] -= weight * value * other / scale**2


def _orders(places: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The orders of seats that these places may stand for: with ties there are several."""
    tied = 1
    for place in set(places):
        tied *= factorial(places.count(place))
    seats = sorted(range(len(places)), key=lambda seat: places[seat])
    if tied == 1:
        return [tuple(seats)]
    in_order = sorted(places)
    return [order for order in permutations(seats) if [places[seat] for seat in order] == in_order]


def _unit(count: int, place: int) -> list[float]:
    return [1.0 if row == place else 0.0 for row in range(count)]


def _solve(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Gauss; the matrix has a row for each level but one."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    count = len(rows)
    for pivot in range(count):
        best = max(range(pivot, count), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for row in range(count):
            if row != pivot:
                factor = rows[row][pivot] / rows[pivot][pivot]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    return [rows[row][count] / rows[row][row] for row in range(count)]
