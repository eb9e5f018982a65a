"""The deals of a contest in a folder, so that it can be interrupted and taken up again."""

from dataclasses import asdict
from pathlib import Path

import msgspec

from conclave.arena.contest import Outcome
from conclave.arena.kept_lines import KeptLines, write_table
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.plain import PlainDict

LINES = "deals.jsonl"
TABLE = "deals.parquet"


class KeptDeals:
    """A line for each deal. Without a folder they are kept in memory alone."""

    def __init__(
        self,
        folder: Path | None,
        game: AnyGame,
        seats: int,
        options: Options,
        levels: list[str],
        seed: int,
        study: bool = False,
    ) -> None:
        self.folder = folder
        self.deals: dict[int, dict[str, Outcome]] = {}
        contest: PlainDict = {
            "game": game.slug,
            "version": game.version,
            "seats": seats,
            "options": dict(options),
            "levels": list(levels),
            "seed": seed,
        }
        if study:
            contest["study"] = True
        self.kept = KeptLines(folder, LINES, contest, "arena-other-contest")
        for line in self.kept.lines:
            deal = msgspec.convert(line["deal"], int)
            self.deals[deal] = msgspec.convert(line["outcomes"], dict[str, Outcome])

    def add(self, deal: int, outcomes: dict[str, Outcome]) -> None:
        self.deals[deal] = outcomes
        written: PlainDict = {level: asdict(outcome) for level, outcome in outcomes.items()}
        self.kept.add({"deal": deal, "outcomes": written})

    def write_table(self) -> None:
        """A row for each level in each deal."""
        if self.folder is None:
            return
        rows: list[PlainDict] = [
            {
                "deal": deal,
                "level": level,
                "victories": outcome.victories,
                "points": outcome.points,
                "decisions": len(outcome.thoughts),
                "seconds": sum(outcome.thoughts),
            }
            for deal, outcomes in sorted(self.deals.items())
            for level, outcome in outcomes.items()
        ]
        write_table(self.folder / TABLE, rows)
