"""Where the figures of Archmage's bots come from.

archmage_tuning.py policy [--games N]     which way each weight scores better, at one and two seats
archmage_tuning.py evaluate [--games N]   what each feature of a position counts, by least squares

They print what to enter in bot/weights.py and bot/evaluate.py; nothing is changed by itself. Use a
compiled copy of the package (`native.py build --into DIR`, then PYTHONPATH=DIR): thousands of games
are played.
"""

import argparse
from random import Random

from conclave.arena.contest import seeded
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.games.archmage.bot.features import FEATURES, features
from conclave.games.archmage.bot.policy import policy
from conclave.games.archmage.bot.weights import WEIGHTS
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.turn import planets_left

GAME = load_game("archmage")
STEP = 0.3
"""How far a weight is varied, as a part of itself."""
ODD_MOVE = 15
"""One move in fifteen is random, so that positions come up that the plan avoids."""
RIDGE = 60.0
FIXED = {"tower": (0.3, 0.9, 0.0), "tower afar": (-0.1, 0.0, 0.0), "shadows": (-0.15, 0.0, 0.0)}
"""What hardly varies between seats is not left to chance."""
NAMES = [name for name in dir(WEIGHTS) if not name.startswith("_")]


def start(seats: int, seed: str) -> tuple[Position, FastChance]:
    luck = seeded(seed)
    state = GAME.start(seats, {}, luck)
    assert isinstance(state, Position)
    return state, luck


def points(seats: int, weights: list[list[float]], seed: str) -> list[int]:
    """Of a game in which every seat has weights of its own."""
    state, luck = start(seats, seed)
    who = -1
    while not state.over():
        if state.actor() != who:
            who = state.actor()
            for name, figure in zip(NAMES, weights[who], strict=True):
                setattr(WEIGHTS, name, figure)
        state.play(policy(state, luck), luck)
    return [standing.points for standing in state.standings()]


def tune_policy(games: int, seed: int) -> None:
    usual = [float(getattr(WEIGHTS, name)) for name in NAMES]
    steps = [STEP * max(abs(figure), 0.1) for figure in usual]
    dice = Random(seed)
    slopes = [0.0] * len(NAMES)
    for number in range(games):
        seats = 1 + number % 2
        shifts = [[dice.gauss(0, 1) for _ in NAMES] for _ in range(seats)]
        weights = [
            [figure + step * shift for figure, step, shift in zip(usual, steps, own, strict=True)]
            for own in shifts
        ]
        got = points(seats, weights, f"{seed}/{number}")
        for seat, own in enumerate(shifts):
            gain = (
                got[seat] - (0.5 * got[1 - seat] if seats == 2 else 0.0) - (18 if seats == 1 else 9)
            )
            for place, shift in enumerate(own):
                slopes[place] += gain * shift / games
    for slope, name, figure in sorted(zip(slopes, NAMES, usual, strict=True), reverse=True):
        print(f"{name:16s} is {figure:6.3f}; {STEP:.0%} more brings {slope:+.2f} points")


def tune_evaluate(games: int, seed: int) -> None:
    size = 3 * len(FEATURES)
    squares = [[0.0] * size for _ in range(size)]
    products = [0.0] * size
    for number in range(games):
        for row, target in seen_features(1 + number % 3, f"{seed}/{number}"):
            for place, figure in enumerate(row):
                if figure:
                    products[place] += figure * target
                    line = squares[place]
                    for other, factor in enumerate(row):
                        line[other] += figure * factor
    for place in range(size):
        squares[place][place] += RIDGE * (squares[place][place] / games / 30 + 1e-6)
    counts = solve(squares, products)
    for place, name in enumerate(FEATURES):
        now, turn, square = FIXED.get(name) or counts[3 * place : 3 * place + 3]
        print(f"    ({now:.3f}, {turn / 12:.4f}, {square / 144:.5f}),  # {name}")


def seen_features(seats: int, seed: str) -> list[tuple[list[float], float]]:
    """The seats' features after every turn, times 1, the turns left and their square; and what the
    points came to, less what is fixed."""
    state, luck = start(seats, seed)
    seen: list[tuple[int, float, list[float]]] = []
    turn = (0, 0)
    while not state.over():
        if (state.round, state.turn) != turn:
            turn = (state.round, state.turn)
            for seat in range(seats):
                left = planets_left(state, seat) / 12
                if left and not state.scores[seat]:
                    seen.append((seat, left, features(state, seat)))
        legal = state.legal()
        state.play(policy(state, luck) if luck.below(ODD_MOVE) else luck.pick(legal), luck)
    got = [standing.points for standing in state.standings()]
    rows: list[tuple[list[float], float]] = []
    for seat, left, found in seen:
        row: list[float] = []
        target = float(got[seat])
        for name, figure in zip(FEATURES, found, strict=True):
            if name in FIXED:
                now, later, square = FIXED[name]
                target -= figure * (now + left * (later + left * square))
                row += [0.0, 0.0, 0.0]
            else:
                row += [figure, figure * left, figure * left * left]
        rows.append((row, target))
    return rows


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The matrix is symmetric and, thanks to the ridge, positive."""
    size = len(right)
    for place in range(size):
        pivot = matrix[place][place]
        for below in range(place + 1, size):
            factor = matrix[below][place] / pivot
            if factor:
                for column in range(place, size):
                    matrix[below][column] -= factor * matrix[place][column]
                right[below] -= factor * right[place]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(matrix[place][c] * found[c] for c in range(place + 1, size))
        found[place] = (right[place] - rest) / matrix[place][place]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("what", choices=("policy", "evaluate"))
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    tune = tune_policy if chosen.what == "policy" else tune_evaluate
    tune(chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
