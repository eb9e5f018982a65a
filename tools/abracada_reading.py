"""How much a seat of Abracada…What? can read off what the others do.

python -m tools.abracada_reading [--seats N] [--games K] [--level LEVEL]

Bots of one level play. At each first cast of a turn of seat 0 its stones are read, and compared to
what its lessons tell: how much likelier the true ones are read to be (mean logarithm), the mean
square error of the odds of all spells, and of how many equally likely hands one would be as unsure.
"""

import argparse
from math import log
from statistics import fmean

from conclave.arena.contest import seeded
from conclave.bots.levels import LONGEST, choose
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.memory import Memory
from conclave.core.perspective import Perspective
from conclave.games.abracada.bot.hand_belief import ONE, HandBelief
from conclave.games.abracada.bot.reading import read_hand
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.position import Position

GAME = load_game("abracada")


class Figures:
    def __init__(self) -> None:
        self.gains: list[float] = []
        self.errors: tuple[list[float], list[float]] = ([], [])
        self.unsure: tuple[list[float], list[float]] = ([], [])

    def add(self, stones: list[int], told: HandBelief, read: HandBelief) -> None:
        true = sum(ONE[stone] for stone in stones)
        self.gains.append(log(read.chances[true] / told.chances[true]))
        for place, belief in enumerate((told, read)):
            odds = belief.odds()
            self.unsure[place].append(belief.effective())
            self.errors[place].extend((odds[spell] - (spell in stones)) ** 2 for spell in SPELLS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--level", default="master")
    chosen = parser.parse_args()
    figures = Figures()
    for number in range(chosen.games):
        play(chosen.seats, chosen.level, f"i{number}", figures)
    print(f"{len(figures.gains)} turns, likelier by e^{fmean(figures.gains):.2f}")
    for what, (told, read) in (("error", figures.errors), ("effective", figures.unsure)):
        print(f"{what} {fmean(told):.3f} by the lessons, {fmean(read):.3f} by reading")


def play(seats: int, level: str, seed: str, figures: Figures) -> None:
    luck, thoughts = seeded(seed), FastChance(1)
    state = GAME.start(seats, {}, luck)
    memory = Memory(GAME, 0)
    while not state.over():
        assert isinstance(state, Position)
        if state.turn == 0 and not state.last:
            read = read_hand(state, memory.recall(state), LONGEST)
            figures.add(state.hands[0], read_hand(state, [], LONGEST), read)
        move = choose(GAME, Perspective(GAME, state, state.turn, thoughts), level, thoughts)
        memory.see(state, move, thoughts)
        state.play(move, luck)


if __name__ == "__main__":
    main()
