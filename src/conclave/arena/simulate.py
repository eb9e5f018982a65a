"""Many games with every check on, by random play or by bots, on any number of processes."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter

import msgspec

from conclave.arena.kept_lines import KeptLines, write_table
from conclave.arena.simulated import Failure, Simulated, simulate_game
from conclave.bots.levels import RANDOM, check_level
from conclave.catalogue import load_game
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.core.record import Record, read_record
from conclave.workers.crew import Crew

LINES = "games.jsonl"
TABLE = "games.parquet"
AT_ONCE = 4
"""Games that a worker is handed at a time: a game of random play is short."""


@dataclass
class SimulationResult:
    game: str
    seats: int
    options: PlainDict
    seed: int
    games: int
    decisions: int
    seconds: float
    """Of play alone, without the checks, added up over all processes."""
    decisions_per_second: float
    """Of one process."""
    checked_seconds: float
    """From the beginning to the end, whatever was played before it was taken up again."""
    failures: list[Failure] = field(default_factory=list)
    record: Record | None = None
    """Of the last game, its dealer's seed revealed, so that it can be verified."""

    def dump(self) -> PlainDict:
        """All but the record, which has a file of its own."""
        dumped: PlainDict = {name: value for name, value in vars(self).items() if name != "record"}
        return {**dumped, "failures": [asdict(failure) for failure in self.failures]}


def run_simulation(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    progress: Callable[[int, int], None] | None = None,
    levels: list[str] | None = None,
    crew: Crew | None = None,
    keep: Path | None = None,
) -> SimulationResult:
    """Games by bots whose levels take turns at the seats, or else of random play, with all checks
    on; random play once more at full speed, with quicker luck. What is played is the same whoever
    plays it. Games are kept in the folder ``keep``, and those that lie there are not played again.
    """
    full = game.agree(seats, options or {})
    chosen = levels or [RANDOM]
    for level in chosen:
        check_level(level, game)
    simulation = Simulation(game, seats, full, chosen, seed, crew or Crew(), keep)
    began = perf_counter()
    played: list[Simulated] = []
    with closing(simulation.play(games)) as simulated:
        for one in simulated:
            played.append(one)
            if progress is not None:
                progress(len(played), games)
    decisions, seconds = sum(one.decisions for one in played), sum(one.seconds for one in played)
    return SimulationResult(
        game=game.slug,
        seats=seats,
        options=dict(full),
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        checked_seconds=perf_counter() - began,
        failures=[failure for one in played for failure in one.failures],
        record=read_record(played[-1].record) if played else None,
    )


class Simulation:
    """Games by their numbers: each hangs on the seed and its number alone."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        levels: list[str],
        seed: int,
        crew: Crew,
        keep: Path | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.levels = levels
        self.seed = seed
        self.crew = crew
        self.keep = keep
        run: PlainDict = {"game": game.slug, "version": game.version, "seats": seats}
        run |= {"options": dict(options), "levels": list(levels), "seed": seed}
        self.kept = KeptLines(keep, LINES, run, "simulate-other-run")
        games = msgspec.convert(self.kept.lines, list[Simulated])
        self.known = {one.number: one for one in games}

    def play(self, games: int) -> Generator[Simulated]:
        missing = [number for number in range(games) if number not in self.known]
        with closing(self._play(missing)) as played:
            for number in range(games):
                if number not in self.known:
                    self.known[number] = next(played)
                    self.kept.add(self.known[number].dump())
                yield self.known[number]
        if self.keep is not None:
            write_table(self.keep / TABLE, [_row(one) for _, one in sorted(self.known.items())])

    def _play(self, numbers: list[int]) -> Generator[Simulated]:
        given = (self.seats, self.options, self.levels, self.seed)
        if self.crew.alone:  # the game itself, which need not be in the catalogue
            for number in numbers:
                yield simulate_game(self.game, *given, number)
            return
        handed = [numbers[first : first + AT_ONCE] for first in range(0, len(numbers), AT_ONCE)]
        jobs = [(self.game.slug, *given, some) for some in handed]
        with closing(self.crew.each(simulate_games, jobs)) as done:
            for some in done:
                yield from some


def simulate_games(
    slug: str, seats: int, options: Options, levels: list[str], seed: int, numbers: list[int]
) -> list[Simulated]:
    game = load_game(slug)
    return [simulate_game(game, seats, options, levels, seed, number) for number in numbers]


def _row(one: Simulated) -> PlainDict:
    return {
        "game": one.number,
        "decisions": one.decisions,
        "seconds": one.seconds,
        "failures": [failure.what for failure in one.failures],
    }
