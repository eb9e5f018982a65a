"""Writes docs/research/observations.md: what the numbers of every game's tensor mean."""

from pathlib import Path

from conclave.catalogue import all_games
from conclave.core.game import AnyGame
from conclave.core.tensors import Field
from conclave.texts import say

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research" / "observations.md"

HEAD = """# Observations

What a seat knows as a row of 32-bit floats, field after field. A row has the same length for every
number of seats and every set of options; what a table does not use is zero. Seats are told from
the observer's: the observer first, then the others in turn order. A field that names one of
several things has a 1 in its place, and zeros alone where there is none. Amounts are divided by
the scale, so that most numbers lie between −1 and 1; the ranges are in the game's own units.

The view of a seat can be told from its row, and the row is the same in every position that the
seat can't tell from the true one. Both are tested. `Game.observe` writes a row into a buffer of
yours, `Game.mask` a byte for each whole move, 1 for what the actor may do.

This page is written by `python -m tools.observations`.
"""


def page() -> str:
    return "\n".join([HEAD, *[_chapter(game) for game in all_games()]])


def _chapter(game: AnyGame) -> str:
    title = f"## {say(f'game-{game.slug}')}\n"
    tensor = game.observation
    if tensor is None:
        return (
            f"{title}\nNo tensor yet; the environments flatten the view, and actions are words.\n"
        )
    moves = f"{game.actions} whole moves" if game.actions else "too many moves for a number each"
    rows = [
        f"| {tensor.offsets[field.name]} | `{field.name}` | {_row(field)} |"
        for field in tensor.fields
    ]
    head = "| from | field | numbers | range | scale | what |\n|---:|---|---:|---|---:|---|"
    return f"{title}\n{tensor.size} numbers, {moves}.\n\n{head}\n" + "\n".join(rows) + "\n"


def _row(field: Field) -> str:
    span = f"{field.low} to {field.high}".replace("-", "−")
    return f"{field.size} | {span} | {field.scale} | {field.what}"


def main() -> None:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
