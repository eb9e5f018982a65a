"""The deals of a contest in a folder, so that it can be interrupted and taken up again."""

import json
from dataclasses import asdict
from pathlib import Path

from conclave.arena.contest import Outcome
from conclave.core.errors import ConclaveError
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.plain import PlainDict

LINES = "deals.jsonl"
TABLE = "deals.parquet"


class OtherContest(ConclaveError):
    """The folder holds deals of another contest."""


class KeptDeals:
    """A line for the contest, then one for each deal, in any order. Without a folder they are kept
    in memory alone."""

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
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / LINES
        if file.exists():
            self._read(file, contest)
        else:
            file.write_text(json.dumps(contest) + "\n", encoding="utf-8")

    def _read(self, file: Path, contest: PlainDict) -> None:
        whole = file.read_text(encoding="utf-8")
        if not whole.endswith("\n"):  # a line that was being written when it was interrupted
            whole = whole[: whole.rfind("\n") + 1]
            file.write_text(whole, encoding="utf-8")
        lines = whole.splitlines()
        if not lines or json.loads(lines[0]) != contest:
            raise OtherContest("arena-other-contest", {"folder": str(file.parent)})
        for line in lines[1:]:
            deal = json.loads(line)
            outcomes = {level: Outcome(**outcome) for level, outcome in deal["outcomes"].items()}
            self.deals[deal["deal"]] = outcomes

    def add(self, deal: int, outcomes: dict[str, Outcome]) -> None:
        self.deals[deal] = outcomes
        if self.folder is None:
            return
        written = {level: asdict(outcome) for level, outcome in outcomes.items()}
        with (self.folder / LINES).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"deal": deal, "outcomes": written}) + "\n")

    def write_table(self) -> None:
        """The same as Parquet, a row for each level in each deal, where pyarrow is installed."""
        if self.folder is None:
            return
        try:
            import pyarrow
            from pyarrow import parquet
        except ModuleNotFoundError:
            return
        rows = [
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
        parquet.write_table(pyarrow.Table.from_pylist(rows), self.folder / TABLE)
