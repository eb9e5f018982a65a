"""``conclave simulate``: random play, or that of bots, with every check on."""

import argparse
import json
from pathlib import Path

from conclave.arena.simulate import SimulationResult, run_simulation
from conclave.bots.levels import RANDOM
from conclave.catalogue import load_game
from conclave.cli.arguments import (
    Parser,
    check_writable,
    number,
    read_options,
    take_workers,
    usual_seats,
)
from conclave.cli.progress import progress_bar
from conclave.cli.record_file import write_record
from conclave.core.errors import Parameters
from conclave.texts import say
from conclave.workers.crew import Crew

GAMES = 100
FAILURES_SHOWN = 10


def declare(parser: Parser) -> None:
    parser.take("slug", metavar="GAME")
    parser.take("--seats", number("--seats", 1), metavar="N")
    parser.take("--games", number("--games", 1), default=GAMES, metavar="K")
    parser.take("--seed", number("--seed", 0), default=0, metavar="S")
    parser.take("--option", metavar="NAME=VALUE", several=True)
    parser.take("--levels", default=RANDOM, metavar="A,B")
    take_workers(parser, 1)
    parser.take("--out", Path, metavar="DIR")
    parser.take("--record", Path, metavar="FILE")
    parser.take_flag("--json")


def run(chosen: argparse.Namespace) -> int:
    game = load_game(chosen.slug)
    seats: int = usual_seats(game) if chosen.seats is None else chosen.seats
    game.check_seats(seats)
    options = game.agree(seats, read_options(game, chosen.option))
    check_writable(chosen.record)
    with progress_bar(say("cli-playing")) as show:
        levels = [level.strip() for level in chosen.levels.split(",")]
        result = run_simulation(
            game,
            seats,
            chosen.games,
            chosen.seed,
            options,
            show,
            levels,
            Crew(chosen.workers, chosen.cluster),
            chosen.out,
        )
    if chosen.json:
        print(json.dumps(result.dump(), indent=1))
    else:
        _report(result)
    if result.failures:
        return 1
    if chosen.record is not None and result.record is not None:
        write_record(result.record, chosen.record)
        if not chosen.json:
            print(say("cli-record-written", {"file": str(chosen.record)}))
    return 0


def _report(result: SimulationResult) -> None:
    figures: Parameters = {
        "game": say(f"game-{result.game}"),
        "seats": result.seats,
        "games": result.games,
        "decisions": result.decisions,
        "speed": round(result.decisions_per_second),
        "checked": f"{result.checked_seconds:.1f}",
    }
    print(say("cli-simulate-report", figures))
    if not result.failures:
        print(say("cli-simulate-fine"))
        return
    print(say("cli-simulate-failures", {"count": len(result.failures)}))
    for failure in result.failures[:FAILURES_SHOWN]:
        found: Parameters = {"game": failure.game + 1, "decision": failure.decision + 1}
        print(say("cli-simulate-failure", {**found, "what": failure.what}))
