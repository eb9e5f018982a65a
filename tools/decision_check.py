"""How much better one level decides than another, decision by decision.

python -m tools.decision_check GAME --levels LEVEL,LEVEL[,...] [--seats N] [--decisions N]
    [--worlds N] [--every N] [--seed S] [--minutes M]

Games are played between adepts. At every so many decisions each of the levels is asked; where they
disagree, their moves are made in the same imagined positions with the same luck, and adepts play
on from there to the end of the chapter. What is told is the gain over the first level in shares of
the victory, on average over all decisions with its 95 % interval. A game of an arena tells one
result of a hundred decisions, most of them the same; this looks at nothing but those that differ,
and so tells levels apart in a small part of the time. A level may be given more iterations:
master*4. With the rules and the search compiled it takes a tenth of the time:
PYTHONPATH=build/native.
"""

import argparse
import time
from math import sqrt
from statistics import fmean, pstdev

from conclave.bots.levels import check_level, choose
from conclave.bots.playouts import outcome
from conclave.bots.search import Search
from conclave.bots.trials import Comparison
from conclave.catalogue import SLUGS, load_game
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import ADEPT, Trials
from conclave.core.perspective import Perspective
from conclave.core.state import Move, State

SEEDS = 1 << 30
SURE = 1.96


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SLUGS)
    parser.add_argument("--levels", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--every", type=int, default=14)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0)
    chosen = parser.parse_args()
    game = load_game(chosen.game)
    levels = chosen.levels.split(",")
    for level in levels:
        check_level(level.partition("*")[0], game)
    until = time.monotonic() + 60 * chosen.minutes
    gains: list[list[float]] = []
    thoughts = [0.0] * len(levels)
    chance = FastChance(chosen.seed)
    while len(gains) < chosen.decisions and time.monotonic() < until:
        state = game.start(chosen.seats, {}, chance)
        while not state.over() and len(gains) < chosen.decisions and time.monotonic() < until:
            if len(state.legal()) > 1 and chance.below(chosen.every) == 0:
                moves = asked(game, state, levels, thoughts, chance)
                gains.append(compared(game, state, moves, chosen.worlds, chance))
            state.play(decided(game, state, ADEPT, chance), chance)
    report(levels, gains, thoughts)


def report(levels: list[str], gains: list[list[float]], thoughts: list[float]) -> None:
    count = len(gains)
    print(f"{count} decisions, gain over {levels[0]} in shares of the victory")
    for at, level in enumerate(levels):
        row = [gain[at] for gain in gains]
        error = SURE * pstdev(row) / sqrt(count)
        other = sum(1 for gain in row if gain)
        spent = 1000 * thoughts[at] / count
        print(f"{level}: {fmean(row):+.4f} ±{error:.4f}, {other} told apart, {spent:.0f} ms each")


def asked(
    game: AnyGame, state: State, levels: list[str], thoughts: list[float], chance: Chance
) -> list[Move]:
    """What each level would do, each with luck of its own; ``thoughts`` adds up the time."""
    moves: list[Move] = []
    for at, level in enumerate(levels):
        began = time.process_time()
        moves.append(decided(game, state, level, FastChance(chance.below(SEEDS))))
        thoughts[at] += time.process_time() - began
    return moves


def decided(game: AnyGame, state: State, level: str, chance: Chance) -> Move:
    perspective = Perspective(game, state, state.actor(), chance)
    name, _, times = level.partition("*")
    legal = state.legal()
    if not times or len(legal) == 1:
        return choose(game, perspective, name, chance)
    effort = game.guide.effort(name, perspective.imagine(chance))
    effort.seconds *= int(times)
    if isinstance(effort, Trials):
        effort.trials *= int(times)
        comparison = Comparison(game, perspective, effort, chance)
        comparison.run()
        return comparison.best()
    effort.iterations *= int(times)
    search = Search(game, perspective, effort, chance)
    search.run()
    return search.best()


def compared(
    game: AnyGame, state: State, moves: list[Move], worlds: int, chance: Chance
) -> list[float]:
    """By how much each of the moves does better than the first."""
    others = set(moves) - {moves[0]}
    if not others:
        return [0.0] * len(moves)
    seat = state.actor()
    shares = dict.fromkeys(moves, 0.0)
    for _ in range(worlds):
        imagined = state.imagine(seat, chance)
        seed = chance.below(SEEDS)
        for move in shares:
            shares[move] += played_on(game, imagined, move, FastChance(seed))[seat] / worlds
    return [shares[move] - shares[moves[0]] for move in moves]


def played_on(game: AnyGame, imagined: State, move: Move, luck: Chance) -> list[float]:
    """Each seat's share if that move is made and adepts play on to the end of the chapter."""
    state = imagined.copy()
    chapter = game.guide.chapter(state)
    state.play(move, luck)
    while not state.over() and game.guide.chapter(state) == chapter:
        state.play(decided(game, state, ADEPT, luck), luck)
    return outcome(game.guide, state)


if __name__ == "__main__":
    main()
