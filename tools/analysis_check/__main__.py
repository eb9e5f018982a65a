"""Checks the analysis on games of bots of different levels, where it is known who plays better.

Three things must come out: the weaker level loses more a decision, luck averages nothing for either
level, and the result without luck tells the levels apart better than the result itself.

python -m tools.analysis_check five_seals --games 30 --weak novice --strong master

Games and what they came to are kept in a folder, so whoever is interrupted goes on there: with
--minutes 8 it ends after eight minutes by itself and tells what it has.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, process_time

import msgspec

from conclave.catalogue import load_game
from conclave.cli.arguments import read_options
from conclave.core.options import Options
from conclave.workers.crew import Crew, usual_workers
from tools.analysis_check.decisions import weighed
from tools.analysis_check.figures import Analysed, report
from tools.analysis_check.games import game_in, seating

SECONDS = {"abracada": 20.0, "twelve_missions": 40.0, "five_seals": 60.0, "archmage": 60.0}
"""Of one processor for each game, with compiled rules."""


class Job(msgspec.Struct, frozen=True):
    folder: Path
    game: str
    levels: list[str]
    options: Options
    seed: int
    seconds: float
    every: int
    ends: float
    """When no game is begun any more."""


def worked_out(job: Job) -> Analysed | None:
    """None if there was no time left."""
    chosen = [f"{name}={value}" for name, value in job.options.items()]
    game = "-".join([job.game, *job.levels, *chosen, str(job.seed)])
    file = job.folder / f"{game}-{job.seconds:g}-{job.every}-figures.json"
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=Analysed)
    if monotonic() > job.ends:
        return None
    record = game_in(job.folder, game, job.game, job.levels, job.options, job.seed)
    began = process_time()
    seats = weighed(record, job.seconds, job.every, job.seed)
    found = Analysed(job.seed, job.levels, seats, process_time() - began)
    file.write_bytes(msgspec.json.encode(found))
    return found


def jobs(chosen: argparse.Namespace) -> Iterator[Job]:
    seconds = chosen.seconds or SECONDS[chosen.game]
    options = read_options(load_game(chosen.game), chosen.option)
    ends = monotonic() + 60 * chosen.minutes
    for number in range(chosen.games):
        levels = seating(number, chosen.seats, chosen.weak, chosen.strong)
        seed = chosen.seed + number // 2
        kept = (chosen.folder, chosen.game, levels, options, seed)
        yield Job(*kept, seconds, chosen.every, ends)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=sorted(SECONDS))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE")
    parser.add_argument("--weak", default="novice")
    parser.add_argument("--strong", default="master")
    parser.add_argument("--seconds", type=float, help="of one processor, for each game")
    parser.add_argument("--every", type=int, default=1, help="the cost of one decision in so many")
    parser.add_argument("--minutes", type=float, default=1e6, help="then no game is begun")
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--seed", type=int, default=10_000, help="of the first deal")
    parser.add_argument("--folder", type=Path, default=Path("build/analysis-check"))
    chosen = parser.parse_args()
    games: list[Analysed] = []
    for found in Crew(chosen.workers).each(worked_out, [(job,) for job in jobs(chosen)]):
        if found is None:
            continue
        games.append(found)
        figures = "  ".join(
            f"{level} {seat.lost / max(1, seat.decisions):.4f} {seat.luck():+.2f} "
            f"{seat.corrected():.2f}"
            for level, seat in zip(found.levels, found.seats, strict=True)
        )
        print(f"{len(games):3} {found.seconds:6.1f} s  {figures}", flush=True)
    if len(games) < 2:
        return
    spent = sum(game.seconds for game in games) / len(games)
    print(f"{chosen.game}, {len(games)} games, {spent:.1f} s of work each")
    print("\n".join(report(games, chosen.weak, chosen.strong)))


if __name__ == "__main__":
    main()
