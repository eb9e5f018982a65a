"""The file that names bots from outside: a table for each, refused by line and reason."""

from pathlib import Path
from typing import Final

from conclave.bots.outside import Mark, OutsideBot
from conclave.catalogue import SLUGS
from conclave.core.edition import EditionTable, read_edition
from conclave.core.errors import Parameters

NAME: Final = "[a-z][a-z0-9_]{1,15}"
ENTRY: Final = r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*"
LONGEST_LABEL: Final = 24
LONGEST_RUN: Final = 400
USUAL_MEMORY: Final = 2048
LEAST_MEMORY: Final = 64
MOST_MEMORY: Final = 1 << 20
FARTHEST: Final = 200.0
"""From 0, of a mark in openskill's units."""

KEYS: Final = ("label", "games", "entry", "memory", "rating")


def read_bots(path: Path, taken: tuple[str, ...]) -> dict[str, OutsideBot]:
    """By name, in the order of the file. Names that are ``taken`` mean something else."""
    file = read_edition(path.expanduser().absolute(), "bots-unreadable")
    return {name: _read(file, name, taken) for name in file.written}


def _read(file: EditionTable, name: str, taken: tuple[str, ...]) -> OutsideBot:
    table = file.table(name)
    bare = EditionTable(file.path, file.lines, "", {name: name})
    if name in taken:
        raise bare.refusal(name, "a name that is not one of: " + ", ".join(taken))
    bare.text(name, NAME, "a name of 2 to 16 small letters, digits and underscores")
    table.only(KEYS)
    entry = table.text("entry", ENTRY, "the bot's place in Python, such as “my_bots.greedy:choose”")
    place: Parameters = {"file": str(table.path), "line": table.line_of("entry")}
    games = _games(table)
    memory = table.number("memory", LEAST_MEMORY, MOST_MEMORY) if "memory" in table.written else 0
    marks = _marks(table, games) if "rating" in table.written else {}
    return OutsideBot(
        name,
        _label(table),
        games,
        entry,
        str(table.path.parent),
        memory or USUAL_MEMORY,
        marks,
        place,
    )


def _label(table: EditionTable) -> str:
    expected = f"1 to {LONGEST_LABEL} letters as people read them"
    label = table.text("label", ".+", expected)
    if label != " ".join(label.split()) or not label.isprintable() or len(label) > LONGEST_LABEL:
        raise table.refusal("label", expected)
    return label


def _games(table: EditionTable) -> tuple[str, ...]:
    written = table.written.get("games")
    listed = written if isinstance(written, list) else []
    if not listed or any(slug not in SLUGS for slug in listed):
        raise table.refusal("games", "a list of some of: " + ", ".join(SLUGS))
    return tuple(slug for slug in SLUGS if slug in listed)


def _marks(table: EditionTable, games: tuple[str, ...]) -> dict[str, Mark]:
    rating = table.table("rating")
    rating.only(games)
    marks: dict[str, Mark] = {}
    for slug in rating.written:
        mark = rating.table(slug)
        mark.only(("mu", "sigma", "run"))
        run = mark.text("run", r".*\S.*", "the command whose games it was measured by")
        sigma = mark.real("sigma", 0.01, FARTHEST)
        marks[slug] = Mark(mark.real("mu", -FARTHEST, FARTHEST), sigma, run[:LONGEST_RUN])
    return marks
