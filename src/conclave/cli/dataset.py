"""``conclave dataset``: games of bots as data to learn from."""

import argparse
from pathlib import Path

from conclave.bots.levels import LEVELS
from conclave.catalogue import load_game
from conclave.cli.arguments import Parser, number, read_options, take_workers, usual_seats
from conclave.cli.progress import progress_bar
from conclave.cli.refusals import BadUsage
from conclave.texts import say
from conclave.workers.crew import Crew

GAMES = 100


def declare(parser: Parser) -> None:
    parser.take("slug", metavar="GAME")
    parser.take("--out", Path, metavar="DIR")
    parser.take("--games", number("--games", 1), default=GAMES, metavar="K")
    parser.take("--seats", number("--seats", 1), metavar="N")
    parser.take("--levels", default=LEVELS[1], metavar="A,B")
    parser.take("--seed", number("--seed", 0), default=0, metavar="S")
    parser.take("--option", metavar="NAME=VALUE", several=True)
    parser.take("--format", default="npz", metavar="npz|parquet")
    take_workers(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.out is None:
        raise BadUsage("cli-dataset-where")
    try:
        from conclave.adapters.dataset.plan import make_plan
        from conclave.adapters.dataset.write import write_dataset
    except ModuleNotFoundError:
        raise BadUsage("cli-dataset-no-adapters") from None
    game = load_game(chosen.slug)
    seats: int = usual_seats(game) if chosen.seats is None else chosen.seats
    options = read_options(game, chosen.option)
    levels = [level.strip() for level in chosen.levels.split(",")]
    plan = make_plan(game, seats, options, levels, chosen.games, chosen.seed, chosen.format)
    with progress_bar(say("cli-playing")) as show:
        write_dataset(plan, chosen.out, Crew(chosen.workers, chosen.cluster), show)
    print(say("cli-dataset-done", {"games": chosen.games, "folder": str(chosen.out)}))
    return 0
