"""Levels against each other, and how sure the result is.

Every deal is played once for each rotation of the levels around the table, so that no level gets
better seats or better stones. The figure of a level is its victories per seat and game; seats
that tie share the victory. If all levels were equally strong each would have the even share, one
in as many as there are seats. In a game for one seat the levels play each deal one after the
other, and the most points on it are the victory. The rotations of one deal are not independent of
each other, the deals are: the interval is that of the mean over deals.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from time import perf_counter

from conclave.arena.contest import Outcome, play_deal
from conclave.arena.interval import mean_interval, quantile
from conclave.arena.kept_deals import KeptDeals
from conclave.bots.levels import check_level
from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.workers.crew import Crew

PROCESSES = 2

Progress = Callable[[int, int], None]
"""Is told the games played so far and the games to play."""


class BadContest(ConclaveError):
    """Levels that can't be set against each other, or no games at all."""


@dataclass
class FollyResult:
    """How often a level committed a folly, and how often it could have."""

    folly: str
    committed: int
    occasions: int


@dataclass
class LevelResult:
    level: str
    seat_games: int
    """Games counted once for every seat that the level held in them."""
    share: float
    """Victories per seat and game."""
    low: float
    high: float
    """The limits of the share's 95 % interval."""
    points: float
    decisions: int
    think_mean: float
    think_median: float
    think_p99: float
    think_max: float
    """Seconds of one core for a decision."""
    follies: list[FollyResult]
    """Empty unless they were studied."""


@dataclass
class ArenaResult:
    game: str
    seats: int
    games: int
    deals: int
    even: float
    """The share of each level if all were equally strong."""
    seconds: float
    levels: list[LevelResult]

    def dump(self) -> PlainDict:
        dumped: PlainDict = asdict(self)
        return dumped


def run_arena(
    game: AnyGame,
    seats: int,
    levels: list[str],
    games: int,
    seed: int = 0,
    progress: Progress | None = None,
    options: Options | None = None,
    processes: int = PROCESSES,
    cluster: str | None = None,
    keep: Path | None = None,
    study: bool = False,
) -> ArenaResult:
    """At least ``games`` games, in whole deals of one game for each level. What was played is the
    same whoever plays it: processes of this machine, or a Ray cluster. Deals are kept in the folder
    ``keep``, and those that lie there are not played again. With ``study`` follies are counted; a
    level may then play alone."""
    _check(game, seats, levels, games, study)
    full = game.agree(seats, options or {})
    deals = -(-games // len(levels))
    outcomes: dict[str, list[Outcome]] = {level: [] for level in levels}
    began = perf_counter()
    # Closed at once when somebody interrupts: else the games to come would still be played.
    crew = Crew(processes, cluster)
    with closing(_deals(game, seats, full, levels, deals, seed, crew, keep, study)) as played_deals:
        for played, deal in enumerate(played_deals, start=1):
            for level, outcome in deal.items():
                outcomes[level].append(outcome)
            if progress is not None:
                progress(played * len(levels), deals * len(levels))
    return ArenaResult(
        game=game.slug,
        seats=seats,
        games=deals * len(levels),
        deals=deals,
        even=1 / len(levels) if seats == 1 else 1 / seats,
        seconds=perf_counter() - began,
        levels=[_result(level, outcomes[level], seats) for level in levels],
    )


def _check(game: AnyGame, seats: int, levels: list[str], games: int, study: bool) -> None:
    game.check_seats(seats)
    for level in levels:
        check_level(level, game)
    if len(levels) < (1 if study else 2) or len(set(levels)) < len(levels):
        raise BadContest("arena-levels-must-differ", {"levels": ", ".join(levels)})
    if len(levels) > seats > 1:
        raise BadContest("arena-too-many-levels", {"levels": len(levels), "seats": seats})
    if games < 1:
        raise BadContest("arena-no-games", {"games": games})


def _deals(
    game: AnyGame,
    seats: int,
    options: Options,
    levels: list[str],
    deals: int,
    seed: int,
    crew: Crew,
    keep: Path | None,
    study: bool,
) -> Generator[dict[str, Outcome]]:
    kept = KeptDeals(keep, game, seats, options, levels, seed, study)
    seeds = [f"{seed}/{deal}" for deal in range(deals)]
    missing = [deal_seed for deal, deal_seed in enumerate(seeds) if deal not in kept.deals]
    if crew.alone:  # the game itself, which need not be in the catalogue
        played = (play_deal(game, seats, options, levels, one, study) for one in missing)
    else:
        jobs = [(game.slug, seats, options, levels, deal_seed, study) for deal_seed in missing]
        played = crew.each(_play_deal_of, jobs)
    with closing(played):
        for deal in range(deals):
            if deal not in kept.deals:
                kept.add(deal, next(played))
            yield kept.deals[deal]
    kept.write_table()


def _play_deal_of(
    slug: str, seats: int, options: Options, levels: list[str], seed: str, study: bool
) -> dict[str, Outcome]:
    return play_deal(load_game(slug), seats, options, levels, seed, study)


def _result(level: str, outcomes: list[Outcome], seats: int) -> LevelResult:
    # Over the rotations of a deal a level sits in each seat once.
    share, low, high = mean_interval([outcome.victories / seats for outcome in outcomes])
    thoughts = sorted(thought for outcome in outcomes for thought in outcome.thoughts)
    return LevelResult(
        level=level,
        seat_games=len(outcomes) * seats,
        share=share,
        low=max(0.0, low),
        high=min(1.0, high),
        points=fmean(outcome.points / seats for outcome in outcomes),
        decisions=len(thoughts),
        think_mean=fmean(thoughts),
        think_median=quantile(thoughts, 0.5),
        think_p99=quantile(thoughts, 0.99),
        think_max=thoughts[-1],
        follies=_follies(outcomes),
    )


def _follies(outcomes: list[Outcome]) -> list[FollyResult]:
    found: dict[str, FollyResult] = {}
    for outcome in outcomes:
        for folly, (committed, occasions) in outcome.follies.items():
            result = found.setdefault(folly, FollyResult(folly, 0, 0))
            result.committed += committed
            result.occasions += occasions
    return list(found.values())
