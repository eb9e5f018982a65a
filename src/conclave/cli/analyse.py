"""``conclave analyse``: what came of skill in a finished game, and what of luck."""

import argparse
from pathlib import Path

from conclave.analysis.analyse import BOUND, analyse
from conclave.analysis.result import Analysis, dump_analysis
from conclave.catalogue import load_game
from conclave.cli.analysis_lines import analysis_lines
from conclave.cli.arguments import Parser, number, seconds, take_workers
from conclave.cli.console import stdout_console
from conclave.cli.progress import progress_bar
from conclave.cli.record_file import read_file, record_in
from conclave.cli.refusals import BadUsage
from conclave.core.errors import ConclaveError
from conclave.core.record import Record
from conclave.core.reel import Reel
from conclave.texts import explain, say

DONE = 0
REFUSED = 1
DAY = 86400
LEAST_BOUND, MOST_BOUND = 0.001, 0.5
THOUSANDTHS = 1000


def declare(parser: Parser) -> None:
    parser.take("file", Path, metavar="FILE")
    parser.take("--seat", number("--seat", 0), metavar="N")
    parser.take("--bound", _bound, default=BOUND, metavar="SHARE")
    parser.take("--seconds", seconds("--seconds", DAY), metavar="S")
    take_workers(parser)
    parser.take("--seed", number("--seed", 0), default=0, metavar="N")
    parser.take_flag("--json")


def run(chosen: argparse.Namespace) -> int:
    file: Path = chosen.file
    written = read_file(file)
    try:
        record = record_in(written)
        analysis = _analysed(record, chosen)
    except ConclaveError as error:
        print(say("cli-analyse-refused", {"file": file.name, "why": explain(error)}))
        return REFUSED
    if chosen.json:
        print(dump_analysis(analysis).decode())
        return DONE
    console = stdout_console()
    rounds = Reel(load_game(record.game), record).rounds
    for line in analysis_lines(analysis, record, rounds, chosen.seat, console.width):
        console.print(line)
    return DONE


def _analysed(record: Record, chosen: argparse.Namespace) -> Analysis:
    with progress_bar(say("cli-analysing")) as show:

        def progress(done: float, shares: list[list[float]]) -> None:
            show(round(done * THOUSANDTHS), THOUSANDTHS)

        return analyse(
            record,
            seat=chosen.seat,
            bound=chosen.bound,
            seconds=chosen.seconds,
            workers=chosen.workers,
            seed=chosen.seed,
            progress=progress,
            cluster=chosen.cluster,
        )


def _bound(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise BadUsage("cli-not-a-share", {"argument": "--bound", "value": text}) from None
    if not LEAST_BOUND <= value <= MOST_BOUND:
        limits = {"least": str(LEAST_BOUND), "most": str(MOST_BOUND)}
        raise BadUsage("cli-number-out-of-range", {"argument": "--bound", "value": text, **limits})
    return value
