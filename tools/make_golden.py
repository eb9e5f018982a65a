"""Keeps finished games of random play in tests/golden, to be replayed on every change.

make_golden.py SLUG               plays and keeps the games of SLUG that are missing, as after the
                                  rules got their next version
make_golden.py SLUG --overwrite   plays those of its newest version anew, while that is being made
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import conclave
from conclave.core.errors import UnknownGame
from tests.golden.games import ENDS, Golden, end, play, read_ends, versions, wanted


def keep(golden: Golden) -> None:
    match = play(golden)
    record = match.record.dump()
    moves = record.pop("moves")
    assert isinstance(moves, list)
    head = json.dumps(record, indent=None)[:-1]
    lines = ",\n".join(json.dumps(move) for move in moves)
    golden.file.write_text(f'{head}, "moves": [\n{lines}\n]}}\n')
    ends = read_ends()
    ends[golden.name] = end(match)
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(ends[name])}" for name in sorted(ends))
    ENDS.write_text(f"{{\n{rows}\n}}\n")
    print(f"{golden.file.name}: {len(moves)} moves")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("slug", metavar="SLUG")
    parser.add_argument("--overwrite", action="store_true", help="also games that are kept already")
    chosen = parser.parse_args()
    try:
        game = conclave.load_game(chosen.slug)
    except UnknownGame as error:
        sys.exit(f"There is no game {chosen.slug}; there are: {error.params['games']}.")
    missing = [
        golden
        for book in versions(game)
        for golden in wanted(book)
        if not golden.file.exists() or (chosen.overwrite and book is game)
    ]
    for golden in missing:
        keep(golden)
    if not missing:
        print(f"All games of {chosen.slug} are kept already; --overwrite plays them anew.")


if __name__ == "__main__":
    main()
