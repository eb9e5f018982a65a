"""The figures of an edition: printed values, dominant colours, fixed points, missions in play."""

import os
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final

from conclave.core.errors import ConclaveError
from conclave.games.twelve_missions.cards import COLOURS, NONE, RANKS

PRINTED: Final = Path(__file__).parent / "edition.toml"
CHOSEN_BY: Final = "CONCLAVE_TWELVE_MISSIONS_EDITION"
"""The environment variable by which a host points to another file."""

ROUNDS: Final = 12
FIXED: Final = (1, 2, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 24)
FOR_FOUR: Final = (20, 21)
"""M4: two pairs of opposite seats need four seats."""
FARTHEST: Final = 99
"""No printed figure is farther from 0 than this."""


ABOVE_ALL: Final = 10_000
LOWEST: Final = -100_000
"""Beyond any value that cubes can make."""


def heights(values: list[int]) -> list[list[int]]:
    """By led and dominant colour: how high each card stands in a trick."""
    return [
        [
            value + ABOVE_ALL
            if card >> 3 == dominant
            else value
            if card >> 3 == led
            else value - ABOVE_ALL
            for card, value in enumerate(values)
        ]
        for led in range(4)
        for dominant in range(NONE, 4)
    ]


class BadEdition(ConclaveError):
    """A file that is no edition; it says in which line and why."""


class Edition:
    def __init__(
        self,
        values: list[int],
        dominant: list[int],
        points: list[int],
        missions: list[list[int]],
    ) -> None:
        self.values = values
        """M1: of each rank, ascending."""
        self.card_values = [value for _ in COLOURS for value in values]
        self.heights = heights(self.card_values)
        self.dominant = dominant
        """M3: of each round."""
        self.points = points
        """Of each fixed mission, by number; 0 for the variable ones."""
        self.missions = missions
        """M4: by the number of seats."""


def chosen_edition() -> Edition:
    """The host's own edition if there is one, else ours."""
    return load_edition(Path(os.environ.get(CHOSEN_BY) or PRINTED))


def load_edition(path: Path) -> Edition:
    """The edition in that file. A malformed one is refused with the line and the reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition("twelve_missions-edition-unreadable", {"file": str(path)}) from error
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why, line = _syntax(str(error), text)
        raise BadEdition(
            "twelve_missions-edition-syntax", {"file": str(path), "line": line, "why": why}
        ) from error
    return _Reader(path, text, written).read()


def _syntax(message: str, text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", message)
    if found:
        return found[1], int(found[2])
    return message.removesuffix(" (at end of document)"), len(text.splitlines())


class _Reader:
    def __init__(self, path: Path, text: str, written: dict[str, object]) -> None:
        self.path = path
        self.lines = text.splitlines()
        self.written = written

    def read(self) -> Edition:
        for key in self.written:
            if key not in ("values", "dominant", "points", "missions"):
                raise self.refusal("twelve_missions-edition-unknown", "", key)
        return Edition(self.values(), self.dominant(), self.points(), self.missions())

    def refusal(self, id: str, table: str, key: str) -> BadEdition:
        """By the line in which the key stands, or its table, or the end of the file."""
        return BadEdition(
            id,
            {"file": str(self.path), "line": self.line_of(table, key), "key": key},
        )

    def line_of(self, table: str, key: str) -> int:
        within = ""
        heading = len(self.lines)
        for number, line in enumerate(self.lines, start=1):
            bare = line.strip()
            if bare.startswith("["):
                within = bare.split("#")[0].strip(" []")
                if within in (table, key):
                    heading = number
            elif within == table and bare.split("=")[0].strip(" \"'") == key:
                return number
        return heading

    def values(self) -> list[int]:
        values = self.numbers("", "values", self.written.get("values"))
        if len(values) != len(RANKS) or any(low >= high for low, high in pairwise(values)):
            raise self.refusal("twelve_missions-edition-values", "", "values")
        return values

    def dominant(self) -> list[int]:
        names = self.written.get("dominant")
        if not isinstance(names, list) or len(names) != ROUNDS:
            raise self.refusal("twelve_missions-edition-dominant", "", "dominant")
        if any(name not in COLOURS for name in names):
            raise self.refusal("twelve_missions-edition-dominant", "", "dominant")
        return [COLOURS.index(name) for name in names]

    def points(self) -> list[int]:
        written = self.table("points")
        for key in written:
            if key not in map(str, FIXED):
                raise self.refusal("twelve_missions-edition-not-fixed", "points", key)
        points = [0] * 26
        for mission in FIXED:
            key = str(mission)
            points[mission] = self.numbers("points", key, [written.get(key)])[0]
        return points

    def missions(self) -> list[list[int]]:
        written = self.table("missions")
        for key in written:
            if key not in ("2", "3", "4"):
                raise self.refusal("twelve_missions-edition-seats", "missions", key)
        missions: list[list[int]] = [[], []]
        for seats in (2, 3, 4):
            key = str(seats)
            listed = self.numbers("missions", key, written.get(key))
            if any(not 1 <= mission <= 25 for mission in listed) or len(set(listed)) != len(listed):
                raise self.refusal("twelve_missions-edition-missions", "missions", key)
            if len(listed) < ROUNDS:
                raise self.refusal("twelve_missions-edition-too-few", "missions", key)
            if seats < 4 and any(mission in FOR_FOUR for mission in listed):
                raise self.refusal("twelve_missions-edition-for-four", "missions", key)
            missions.append(sorted(listed))
        return missions

    def table(self, key: str) -> dict[str, object]:
        table = self.written.get(key)
        if not isinstance(table, dict):
            raise self.refusal("twelve_missions-edition-missing", "", key)
        return table

    def numbers(self, table: str, key: str, written: object) -> list[int]:
        if written is None or written == [None]:
            raise self.refusal("twelve_missions-edition-missing", table, key)
        numbers: list[int] = []
        for number in written if isinstance(written, list) else []:
            if not isinstance(number, int) or isinstance(number, bool) or abs(number) > FARTHEST:
                raise self.refusal("twelve_missions-edition-numbers", table, key)
            numbers.append(number)
        if not numbers:
            raise self.refusal("twelve_missions-edition-numbers", table, key)
        return numbers
