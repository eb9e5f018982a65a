"""Shares of the victory over a game, drawn with blocks: a band of two rows for each seat."""

from rich.console import RenderableType
from rich.text import Text

from conclave.texts import say

BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 2
WIDEST = 120


def share_graph(
    shares: list[list[float]], rounds: list[int], names: list[str], width: int
) -> list[RenderableType]:
    label = max(len(name) for name in [*names, say("cli-analyse-rounds")]) + 1
    columns = max(10, min(width, WIDEST) - label - 6)
    places = _places(len(shares), columns)
    lines: list[RenderableType] = [Text(say("cli-analyse-shares"), "bold")]
    for seat, name in enumerate(names):
        levels = [round(_mean(shares, place, seat) * ROWS * 8) for place in places]
        for row in reversed(range(ROWS)):
            drawn = "".join(BLOCKS[min(8, max(0, level - 8 * row))] for level in levels)
            head = name if row == ROWS - 1 else ""
            tail = f" {round(100 * shares[-1][seat]):>3} %" if row == 0 else ""
            lines.append(Text(f"{head:<{label}}{drawn}{tail}"))
        lines.append(Text())
    lines[-1] = Text(f"{say('cli-analyse-rounds'):<{label}}{_axis(rounds, places)}", "dim")
    return lines


def _places(positions: int, columns: int) -> list[range]:
    """The positions of each column; those of a short game take several columns each."""
    if positions <= columns:
        each = columns // positions
        return [range(place, place + 1) for place in range(positions) for _ in range(each)]
    edges = [column * positions // columns for column in range(columns + 1)]
    return [range(edges[column], edges[column + 1]) for column in range(columns)]


def _mean(shares: list[list[float]], place: range, seat: int) -> float:
    return sum(shares[number][seat] for number in place) / len(place)


def _axis(rounds: list[int], places: list[range]) -> str:
    """The number of a round where it begins, if there is room for it."""
    axis = ""
    shown = 0
    for column, place in enumerate(places):
        now = rounds[place[0]]
        if now != shown and len(axis) <= column:
            shown = now
            if now:
                axis = f"{axis:<{column}}{now} "
    return axis.rstrip()
