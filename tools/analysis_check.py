"""Checks the analysis on games of bots of different levels, where it is known who plays better.

Three things must come out: the weaker level loses more a decision, luck averages nothing for either
level, and the result without luck tells the levels apart better than the result itself.

python -m tools.analysis_check abracada --games 30 --weak novice --strong master
"""

import argparse
import json
import random
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from pathlib import Path
from time import perf_counter

from conclave.analysis.analyse import BOUND, analyse
from conclave.analysis.result import Analysis, Total
from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.match import new_match
from conclave.core.perspective import Perspective
from conclave.core.record import Record

CONFIDENCE = 1.96
RESAMPLES = 2000


class Analysed:
    """A game, who played which level in it, and what came of it."""

    def __init__(self, levels: list[str], analysis: Analysis) -> None:
        self.levels = levels
        self.analysis = analysis

    def totals(self, level: str) -> list[Total]:
        return [total for total in self.analysis.totals if self.levels[total.seat] == level]

    def mean(self, level: str, figure: Callable[[Total], float]) -> float:
        totals = self.totals(level)
        return sum(figure(total) for total in totals) / len(totals)

    def lost_each(self, level: str) -> float:
        totals = self.totals(level)
        return -sum(total.skill for total in totals) / sum(total.decisions for total in totals)


def played(game: AnyGame, levels: list[str], seed: int) -> Record:
    luck = FastChance(seed)
    thoughts = FastChance(seed + 1_000_003)
    match = new_match(game, len(levels), {}, luck)
    while not match.state.over():
        seat = match.state.actor()
        perspective = Perspective(game, match.state, seat, thoughts)
        move = choose(game, perspective, levels[seat], thoughts)
        match.say(seat, game.say(match.state, move))
    return match.record


def seatings(seats: int, weak: str, strong: str) -> list[list[str]]:
    """Half of the seats are weak, each half in its turn."""
    return [
        [weak if seat in chosen else strong for seat in range(seats)]
        for chosen in combinations(range(seats), seats // 2)
    ]


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, CONFIDENCE * sqrt(spread / len(values))


def told_apart(games: list[Analysed], strong: str, figure: Callable[[Total], float]) -> float:
    """How often, of a strong and a weak seat of any two games, the strong one has more."""
    better = [figure(total) for game in games for total in game.totals(strong)]
    worse = [
        figure(total)
        for game in games
        for total in game.analysis.totals
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


def report(games: list[Analysed], weak: str, strong: str) -> dict[str, object]:
    told: dict[str, object] = {"games": len(games)}
    for level in (weak, strong):
        lost, lost_error = interval([game.lost_each(level) for game in games])
        luck, luck_error = interval([game.mean(level, _luck) for game in games])
        result, _ = interval([game.mean(level, _result) for game in games])
        told[level] = {
            "lost a decision": round(lost, 5),
            "±": round(lost_error, 5),
            "luck": round(luck, 4),
            "luck ±": round(luck_error, 4),
            "result": round(result, 4),
        }
    apart, apart_error = interval([game.lost_each(weak) - game.lost_each(strong) for game in games])
    told["lost more a decision by the weak"] = f"{apart:.5f} ± {apart_error:.5f}"
    raw, corrected, low, high = gain(games, strong)
    told["told apart by the result"] = round(raw, 3)
    told["told apart by the corrected result"] = round(corrected, 3)
    told["better by"] = f"{corrected - raw:.3f} ({low:.3f} to {high:.3f})"
    told["seconds of work a game"] = round(
        sum(game.analysis.seconds for game in games) / len(games), 1
    )
    return told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--weak", default="novice")
    parser.add_argument("--strong", default="master")
    parser.add_argument("--bound", type=float, default=BOUND)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the records")
    chosen = parser.parse_args()
    game = load_game(chosen.game)
    tables = seatings(chosen.seats, chosen.weak, chosen.strong)
    games: list[Analysed] = []
    for number in range(chosen.games):
        levels = tables[number % len(tables)]
        began = perf_counter()
        record = played(game, levels, chosen.seed * 10_000 + number)
        analysis = analyse(
            record, bound=chosen.bound, seconds=chosen.seconds, workers=chosen.workers
        )
        games.append(Analysed(levels, analysis))
        figures = " ".join(
            f"{levels[total.seat]}: {total.each:.4f} {total.luck:+.2f} {total.corrected:.2f}"
            for total in analysis.totals
        )
        print(f"{number + 1:3} {perf_counter() - began:6.1f} s  {figures}", flush=True)
        if chosen.keep is not None:
            chosen.keep.mkdir(parents=True, exist_ok=True)
            name = f"{chosen.game}-{chosen.seed}-{number}"
            (chosen.keep / f"{name}.json").write_text(json.dumps(record.dump()))
    print(json.dumps(report(games, chosen.weak, chosen.strong), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
