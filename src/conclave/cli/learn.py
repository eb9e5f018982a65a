"""``conclave learn``: a net that learns from games what positions are worth."""

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from conclave.catalogue import load_game
from conclave.cli.arguments import Parser, hours, number, read_options, take_workers, usual_seats
from conclave.cli.console import stderr_console
from conclave.cli.refusals import BadUsage
from conclave.core.errors import Parameters
from conclave.core.game import AnyGame
from conclave.texts import say
from conclave.workers.crew import Crew

if TYPE_CHECKING:
    from conclave.learning.learn import Say

USUAL_LEVELS = "plan"
MOST_HOURS = 10_000
PASSING = ("learn-playing", "learn-gate")
"""What is shown while it goes on, and not kept on the screen."""


def declare(parser: Parser) -> None:
    parser.take("slug", metavar="GAME")
    parser.take("--hours", hours("--hours", MOST_HOURS), default=1.0, metavar="H")
    parser.take("--out", Path, metavar="DIR")
    parser.take("--seats", metavar="N,M")
    parser.take("--levels", default=USUAL_LEVELS, metavar="A,B")
    parser.take("--seed", number("--seed", 0), default=0, metavar="S")
    parser.take("--option", metavar="NAME=VALUE", several=True)
    take_workers(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.out is None:
        raise BadUsage("cli-learn-where")
    game = load_game(chosen.slug)
    seats = _seats(game, chosen.seats)
    levels = [level.strip() for level in chosen.levels.split(",")]
    options = read_options(game, chosen.option)
    from conclave.learning.course import make_course

    course = make_course(game, seats, options, levels, chosen.seed)
    try:
        from conclave.learning.learn import Learner
    except ModuleNotFoundError:
        raise BadUsage("cli-learn-no-torch") from None
    with ExitStack() as stack:
        crew = Crew(chosen.workers, chosen.cluster)
        learner = Learner(course, chosen.out, crew, chosen.hours, _show_on(stack))
        best = learner.run()
    done = "cli-learn-nothing" if best is None else "cli-learn-done"
    print(say(done, {"folder": str(chosen.out)}))
    return 0


def _seats(game: AnyGame, text: str | None) -> list[int]:
    if text is None:
        return sorted({max(2, game.fewest_seats), usual_seats(game)})
    return [number("--seats", 2)(part.strip()) for part in text.split(",")]


def _show_on(stack: ExitStack) -> "Say":
    remarks = stderr_console()
    status = stack.enter_context(remarks.status("")) if remarks.is_terminal else None

    def show(id: str, figures: Parameters) -> None:
        if id not in PASSING:
            print(say(id, figures), flush=True)
        elif status is not None:
            status.update(say(id, figures))

    return show
