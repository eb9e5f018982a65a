"""Which finished games are kept: for each version of each game one per number of seats and one per
set of options, and where a version came with rare rulings, games in which these occur."""

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
    """The rule book of its version."""
    seats: int
    options: Options
    luck: int = 0
    """Another number is another game."""

    @property
    def name(self) -> str:
        version = self.game.version
        said = [self.game.slug, str(self.seats)]
        said += [f"version={version}"] if version > 1 else []
        said += [f"{name}={value}".lower() for name, value in self.options.items()]
        said += [f"luck={self.luck}"] if self.luck else []
        return "-".join(said)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.json"


RARE: dict[tuple[str, int], list[tuple[int, int]]] = {("twelve_missions", 2): [(3, 205), (4, 211)]}
"""By game and version: the seats and the luck of games in which what is new in it occurs."""


def wanted(game: AnyGame) -> list[Golden]:
    """Every number of seats by the usual rules; every other set of options at some number."""
    counts = range(game.fewest_seats, game.most_seats + 1)
    usual = [Golden(game, seats, {}) for seats in counts]
    others = [options for options in game.option_sets if options]
    rare = RARE.get((game.slug, game.version), [])
    return [
        *usual,
        *[Golden(game, counts[n % len(counts)], options) for n, options in enumerate(others)],
        *[Golden(game, seats, {}, luck) for seats, luck in rare],
    ]


def versions(game: AnyGame) -> list[AnyGame]:
    """The rule books that can be played, the newest last."""
    return [*game.former, game]


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
    books = [book for game in conclave.all_games() for book in versions(game)]
    return [golden for book in books for golden in wanted(book)]
