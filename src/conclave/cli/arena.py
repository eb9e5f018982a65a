"""``conclave arena``: levels against each other, and how sure the result is."""

import argparse
import json
from pathlib import Path

from rich.table import Table

from conclave.arena.tournament import ArenaResult, FollyResult, LevelResult, run_arena
from conclave.bots.levels import LEVELS
from conclave.catalogue import load_game
from conclave.cli.arguments import Parser, number, read_options, take_workers, usual_seats
from conclave.cli.console import stdout_console
from conclave.cli.progress import progress_bar
from conclave.texts import say

GAMES = 200


def declare(parser: Parser) -> None:
    parser.take("slug", metavar="GAME")
    parser.take("--seats", number("--seats", 1), metavar="N")
    parser.take("--levels", default=",".join(LEVELS[:2]), metavar="A,B")
    parser.take("--games", number("--games", 1), default=GAMES, metavar="K")
    parser.take("--seed", number("--seed", 0), default=0, metavar="S")
    parser.take("--option", metavar="NAME=VALUE", several=True)
    take_workers(parser)
    parser.take("--out", Path, metavar="DIR")
    parser.take_flag("--study")
    parser.take_flag("--json")


def run(chosen: argparse.Namespace) -> int:
    game = load_game(chosen.slug)
    seats: int = usual_seats(game) if chosen.seats is None else chosen.seats
    options = read_options(game, chosen.option)
    levels = [level.strip() for level in chosen.levels.split(",")]
    with progress_bar(say("cli-playing")) as show:
        result = run_arena(
            game,
            seats,
            levels,
            chosen.games,
            chosen.seed,
            show,
            options,
            chosen.workers,
            chosen.cluster,
            chosen.out,
            chosen.study,
        )
    if chosen.json:
        print(json.dumps(result.dump(), indent=1))
    else:
        _show(result)
        if chosen.study:
            _show_follies(result)
    return 0


def _show(result: ArenaResult) -> None:
    table = Table(title=_title(result), title_justify="left")
    table.add_column(say("cli-arena-level"))
    for heading in ("share", "interval", "verdict", "points", "median", "p99", "max"):
        table.add_column(say(f"cli-arena-{heading}"), justify="right")
    for level in result.levels:
        table.add_row(
            level.level,
            f"{level.share:.1%}",
            f"{level.low:.1%} – {level.high:.1%}",
            _verdict(level, result.even),
            f"{level.points:.2f}",
            *(_milliseconds(s) for s in (level.think_median, level.think_p99, level.think_max)),
        )
    stdout_console().print(table)


def _show_follies(result: ArenaResult) -> None:
    """How often each level did what a person would laugh at."""
    table = Table(title=say("cli-arena-follies"), title_justify="left")
    table.add_column(say("cli-arena-folly"))
    for level in result.levels:
        table.add_column(level.level, justify="right")
    for row in zip(*(level.follies for level in result.levels), strict=True):
        table.add_row(say(row[0].folly), *(_often(one) for one in row))
    stdout_console().print(table)


def _often(folly: FollyResult) -> str:
    if not folly.occasions:
        return say("cli-arena-no-occasion")
    part = f"{folly.committed / folly.occasions:.1%}"
    figures = {"committed": folly.committed, "occasions": folly.occasions}
    return say("cli-arena-often", {"part": part, **figures})


def _title(result: ArenaResult) -> str:
    title = say(f"game-{result.game}")
    figures = {"seats": result.seats, "games": result.games, "deals": result.deals}
    even = f"{result.even:.1%}"
    return say("cli-arena-title", {"game": title, "even": even, **figures})


def _verdict(level: LevelResult, even: float) -> str:
    """Only an interval that lies wholly on one side of the even share says anything."""
    if level.low > even:
        return say("cli-arena-stronger")
    return say("cli-arena-weaker" if level.high < even else "cli-arena-open")


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"
