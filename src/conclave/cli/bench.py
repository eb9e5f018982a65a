"""``conclave bench``: our speed beside that of the peers."""

import argparse
import json

from rich.table import Table
from rich.text import Text

from conclave.arena.bench import (
    REFERENCE,
    REPEATS,
    SECONDS,
    BenchResult,
    Figure,
    run_bench,
)
from conclave.cli.arguments import Parser, number, seconds
from conclave.cli.console import stdout_console
from conclave.cli.progress import progress_bar
from conclave.texts import say

LONGEST = 600


def declare(parser: Parser) -> None:
    parser.take("--repeats", number("--repeats", 1), default=REPEATS, metavar="N")
    parser.take("--seconds", seconds("--seconds", LONGEST), default=SECONDS, metavar="SECONDS")
    parser.take_flag("--json")


def run(chosen: argparse.Namespace) -> int:
    with progress_bar(say("cli-measuring")) as show:
        result = run_bench(chosen.repeats, chosen.seconds, show)
    if chosen.json:
        print(json.dumps(result.dump(), indent=1))
        return 0
    console = stdout_console()
    for kind in REFERENCE:
        console.print(_table(kind, result))
    return 0


def _table(kind: str, result: BenchResult) -> Table:
    table = Table(title=say(f"cli-bench-{kind}"), title_justify="left")
    table.add_column(say("cli-bench-game"))
    table.add_column(say("cli-bench-maker"))
    table.add_column(say("cli-bench-build"))
    table.add_column(say("cli-bench-speed"), justify="right")
    table.add_column(say("cli-bench-ratio", {"to": result.references[kind]}), justify="right")
    for figure in result.figures:
        if figure.kind == kind:
            table.add_row(figure.name, figure.maker, figure.build, _speed(figure), _ratio(figure))
    return table


def _speed(figure: Figure) -> Text:
    if figure.per_second is None:
        return Text(figure.missing, "dim")
    return Text(f"{figure.per_second:,.0f}")


def _ratio(figure: Figure) -> str:
    return "" if figure.ratio is None else f"{figure.ratio:.2f}"
