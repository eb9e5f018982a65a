"""Writes docs/research/problems.md: the games as problems, in figures."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from conclave.catalogue import all_games
from conclave.core.chance import FastChance, NotedChance
from conclave.core.game import AnyGame
from conclave.texts import say

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research" / "problems.md"
GAMES = 8
SEED = 1
LOOK = 5
"""One position in this many is measured by its size, which takes a while."""

HIDDEN = {
    "abracada": "one's own stones, which all others see; the secret stones and the pile",
    "five_seals": "nothing but how the dice will fall",
    "twelve_missions": "the others' hands and what was handed on; missions and scrolls to come",
    "archmage": "the land that lies face down",
}

HEAD = f"""# The games as problems

In figures of random play: {GAMES} games with two seats and as many with all, by the default
options. A decision is a whole move of a seat. *Moves* are the legal moves of a decision,
as mean and most. *Draws* of luck are those of a whole game, each with its own number of outcomes.
*Size* is that of a position as JSON, *tensor* the numbers of an observation, *actions* the whole
moves that have a number, where they are few; in every game a move can be said word by word.

This page is written by `python -m tools.problems`.

| game | seats | decisions | moves | draws | size | tensor | actions | vocabulary |
|---|---:|---:|---:|---:|---:|---:|---:|---:|"""

FOOT = """
## What is hidden

{hidden}

All games have luck, none has moves at the same time: where several choose in secret, they choose
one after the other and the choices are shown together. Rewards come at the end, from 1 for being
ahead of all others to −1 for being behind them, and add up to 0; a game alone is rewarded by its
points. The environments can also pay them bit by bit, as points are made. `State.imagine` draws
exactly from what a seat can't tell apart, given that the others may have played anything legal.
"""


@dataclass
class Figures:
    decisions: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


def page() -> str:
    rows = [
        _row(game, seats)
        for game in all_games()
        for seats in dict.fromkeys([max(2, game.fewest_seats), game.most_seats])
    ]
    hidden = [f"- **{say(f'game-{game.slug}')}**: {HIDDEN[game.slug]}." for game in all_games()]
    return "\n".join([HEAD, *rows]) + "\n" + FOOT.format(hidden="\n".join(hidden))


def measure(game: AnyGame, seats: int) -> Figures:
    figures = Figures()
    choices = FastChance(SEED)
    for number in range(GAMES):
        luck = NotedChance(FastChance(number))
        state = game.start(seats, {}, luck)
        decisions = 0
        while not state.over():
            legal = state.legal()
            figures.moves.append(len(legal))
            if decisions % LOOK == 0:
                figures.sizes.append(len(json.dumps(state.dump())))
            state.play(choices.pick(legal), luck)
            decisions += 1
        figures.decisions.append(decisions)
        figures.draws.append(len(luck.noted))
    return figures


def _row(game: AnyGame, seats: int) -> str:
    figures = measure(game, seats)
    tensor = "–" if game.observation is None else str(game.observation.size)
    return " | ".join(
        [
            f"| {say(f'game-{game.slug}')}",
            str(seats),
            str(round(fmean(figures.decisions))),
            _mean_and_most(figures.moves),
            str(round(fmean(figures.draws))),
            f"{fmean(figures.sizes) / 1000:.1f} kB",
            tensor,
            str(game.actions or "–"),
            f"{len(game.vocabulary)} |",
        ]
    )


def _mean_and_most(counts: list[int]) -> str:
    return f"{fmean(counts):.1f}, {max(counts)}"


def main() -> None:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
