"""Checks the analysis on games of bots of different levels, where it is known who plays better.

Three things must come out: the weaker level loses more a decision, luck averages nothing for either
level, and the result without luck tells the levels apart better than the result itself.

python -m tools.analysis_check five_seals --games 30 --weak novice --strong master

Games and what they came to are kept in a folder, so whoever is interrupted goes on there.
"""

import argparse
from pathlib import Path
from time import process_time

import msgspec

from conclave.analysis.result import Total
from conclave.workers.crew import Crew, usual_workers
from tools.analysis_check.decisions import weighed
from tools.analysis_check.figures import Analysed, report
from tools.analysis_check.games import game_in, seatings

SECONDS = {"abracada": 20.0, "twelve_missions": 40.0, "five_seals": 60.0, "archmage": 60.0}
"""Of one processor for each game, with compiled rules."""


class Kept(msgspec.Struct):
    """What came of one game."""

    levels: list[str]
    totals: list[Total]
    seconds: float


def worked_out(
    folder: Path, slug: str, levels: list[str], seed: int, bound: float, seconds: float
) -> Kept:
    file = folder / f"{slug}-{'-'.join(levels)}-{seed}-{bound}-{seconds:g}-totals.json"
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    record = game_in(folder, slug, levels, seed)
    began = process_time()
    analysis = weighed(record, bound, seconds)
    kept = Kept(levels, analysis.totals, process_time() - began)
    file.write_bytes(msgspec.json.encode(kept))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=sorted(SECONDS))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--weak", default="novice")
    parser.add_argument("--strong", default="master")
    parser.add_argument("--bound", type=float, default=0.05)
    parser.add_argument("--seconds", type=float, help="of one processor, for each game")
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--seed", type=int, default=10_000, help="of the first game")
    parser.add_argument("--folder", type=Path, default=Path("build/analysis-check"))
    chosen = parser.parse_args()
    seconds = chosen.seconds or SECONDS[chosen.game]
    tables = seatings(chosen.seats, chosen.weak, chosen.strong)
    jobs = [
        (
            *(chosen.folder, chosen.game, tables[number % len(tables)]),
            *(chosen.seed + number, chosen.bound, seconds),
        )
        for number in range(chosen.games)
    ]
    games: list[Analysed] = []
    spent = 0.0
    for number, kept in enumerate(Crew(chosen.workers).each(worked_out, jobs), start=1):
        games.append(Analysed(kept.levels, kept.totals))
        spent += kept.seconds
        figures = "  ".join(
            f"{kept.levels[total.seat]} {total.each:.4f} {total.luck:+.2f} {total.corrected:.2f}"
            for total in kept.totals
        )
        print(f"{number:3} {kept.seconds:6.1f} s  {figures}", flush=True)
    print(f"{chosen.game}, {len(games)} games, {spent / len(games):.1f} s of work each")
    print("\n".join(report(games, chosen.weak, chosen.strong)))


if __name__ == "__main__":
    main()
