"""Law 8: counts of move sequences, kept as data in perft.json.

    python -m tests.laws.perft abracada      adds positions of a game that has none yet, or none
                                             of its newest version

The luck of a move is fixed by its number among the legal moves, so a count stays the same until
the rules change.
"""

import json
import sys
from pathlib import Path

import conclave
from conclave.core.chance import FastChance
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import State
from tests.laws.tables import SETTINGS, positions

FILE = Path(__file__).with_name("perft.json")
MOST_SEQUENCES = 5000
"""A count of more than this is not made: the laws should be quick."""


def sequences(state: State, depth: int) -> int:
    """How many ways there are to play that many moves, or fewer to the end of the game."""
    if depth == 0 or state.over():
        return 1
    count = 0
    for number, move in enumerate(state.legal()):
        after = state.copy()
        after.play(move, FastChance(number))
        count += sequences(after, depth - 1)
    return count


def count_to(state: State, deepest: int) -> list[int]:
    counts: list[int] = []
    for depth in range(1, deepest + 1):
        counts.append(sequences(state, depth))
        if counts[-1] * 8 > MOST_SEQUENCES:
            break
    return counts


def read() -> list[dict[str, Plain]]:
    found: list[dict[str, Plain]] = json.loads(FILE.read_text()) if FILE.exists() else []
    return found


def version_of(row: dict[str, Plain]) -> Plain:
    """A position of a game that has had but one version does not name it."""
    position = row["position"]
    assert isinstance(position, dict)
    return position.get("version", 1)


def describe(slug: str) -> list[PlainDict]:
    """One position from the middle of a random game for each table of the game."""
    rows: list[PlainDict] = []
    for seed, setting in enumerate(SETTINGS):
        if setting.game is conclave.load_game(slug):
            state = positions(setting, seed, count=1)[1]
            counts: Plain = list(count_to(state, 4))
            rows.append({"game": slug, "position": state.dump(), "sequences": counts})
    return rows


def main() -> None:
    rows = read()
    for slug in sys.argv[1:]:
        newest = conclave.load_game(slug).version
        if any(row["game"] == slug and version_of(row) == newest for row in rows):
            sys.exit(f"{slug} has positions in {FILE.name}; remove them there to make new ones")
        rows += describe(slug)
    FILE.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")


if __name__ == "__main__":
    main()
