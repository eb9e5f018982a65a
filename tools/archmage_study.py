"""Games of Archmage between bots of one level: how long, how many points, which spells.

archmage_study.py --level adept --seats 2 --games 100 [--length 9] [--seed 0]

Prints a table in Markdown. A compiled copy of the package (`native.py build --into DIR`, then
PYTHONPATH=DIR) makes it several times faster.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from conclave.arena.contest import seeded
from conclave.bots.levels import choose
from conclave.catalogue import load_game
from conclave.core.perspective import Perspective

CAST = "cast"


@dataclass
class Study:
    decisions: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    parts: Counter[str] = field(default_factory=Counter)
    cast: Counter[str] = field(default_factory=Counter)
    """In how many games each spell was cast at least once."""
    casts: int = 0


def play(study: Study, level: str, seats: int, length: int, seed: str) -> None:
    game = load_game("archmage")
    luck = seeded(seed)
    bots_luck = [seeded(f"{seed}/{seat}") for seat in range(seats)]
    state = game.start(seats, {"length": length}, luck)
    spells: set[str] = set()
    decisions = 0
    while not state.over():
        seat = state.actor()
        perspective = Perspective(game, state, seat, bots_luck[seat])
        move = choose(game, perspective, level, bots_luck[seat])
        words = game.say(state, move).split()
        if words[0] == CAST:
            spells.add(words[1])
            study.casts += 1
        state.play(move, luck)
        decisions += 1
    study.decisions.append(decisions)
    study.cast.update(spells)
    points = [standing.points for standing in state.standings()]
    study.points += points
    study.winners.append(max(points))
    for standing in state.standings():
        study.parts.update(standing.parts)


def report(study: Study, seats: int) -> None:
    games, chairs = len(study.decisions), len(study.points)
    tenths = quantiles(study.points, n=10) if chairs > 1 else []
    print(f"games {games}, decisions a game {fmean(study.decisions):.0f}, ", end="")
    print(f"casts a seat {study.casts / chairs:.1f}")
    print(f"points {fmean(study.points):.1f}, winner {fmean(study.winners):.1f}, ", end="")
    print(f"tenths {[round(tenth) for tenth in tenths]}")
    parts = ", ".join(f"{part} {total / chairs:.1f}" for part, total in study.parts.items())
    print(f"of which {parts}\n")
    print("| spell | cast in |\n|---|---|")
    game = load_game("archmage")
    view = game.view(game.start(seats, {}, seeded("spells")), None)
    spells = view["spells"]
    assert isinstance(spells, list)
    for spell in spells:
        assert isinstance(spell, dict)
        print(f"| {spell['word']} | {study.cast[str(spell['word'])] / games:.0%} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--level", default="adept")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--length", type=int, default=13)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    study = Study()
    for number in range(chosen.games):
        play(study, chosen.level, chosen.seats, chosen.length, f"{chosen.seed}/{number}")
    report(study, chosen.seats)


if __name__ == "__main__":
    main()
