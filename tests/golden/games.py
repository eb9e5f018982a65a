"""Which finished games are kept: one per game and number of seats, and one per set of options."""

import json
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import conclave
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.match import Match, new_table_match
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict

FOLDER = Path(__file__).parent
ENDS = FOLDER / "ends.json"
"""The standings at the end of every game that is kept, by its name."""


class Golden(NamedTuple):
    game: AnyGame
    seats: int
    options: Options

    @property
    def name(self) -> str:
        chosen = [f"{name}={value}".lower() for name, value in self.options.items()]
        return "-".join([self.game.slug, str(self.seats), *chosen])

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.json"


def wanted(game: AnyGame) -> list[Golden]:
    """Every number of seats by the usual rules; every other set of options at some number."""
    counts = range(game.fewest_seats, game.most_seats + 1)
    usual = [Golden(game, seats, {}) for seats in counts]
    others = [options for options in game.option_sets if options]
    return usual + [
        Golden(game, counts[number % len(counts)], options) for number, options in enumerate(others)
    ]


def play(golden: Golden) -> Match:
    """A game of random moves with a seed, nonces and choices that follow from its name."""
    game = golden.game
    seed = sha256(golden.name.encode()).hexdigest()
    nonces = [f"nonce of seat {seat}" for seat in range(golden.seats)]
    match = new_table_match(game, golden.seats, golden.options, seed, nonces)
    chance = FastChance(int(seed[:12], 16))
    while not match.state.over():
        match.say(match.state.actor(), chance.pick(game.sentences(match.state)))
    match.record.seed = seed
    return match


def end(match: Match) -> Plain:
    return [standing.dump() for standing in match.state.standings()]


def read_ends() -> PlainDict:
    found: PlainDict = json.loads(ENDS.read_text()) if ENDS.exists() else {}
    return found


def all_wanted() -> list[Golden]:
    return [golden for game in conclave.all_games() for golden in wanted(game)]
