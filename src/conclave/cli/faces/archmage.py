"""Archmage in a terminal: the map in hexes of text, everybody's relics and spells, the lands."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.cli.faces.face import Face, Scene, grid, seat_colour
from conclave.core.errors import Parameters
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain
from conclave.texts import Listener, explained, say

COLUMN_WIDTH = 8
LETTERS_OF_LAND = 3
UNEXPLORED = "···"


class ArchmageFace(Face):
    always_shown = True

    def table(self, scene: Scene) -> RenderableType:
        view = PositionFields(scene.view)
        parts: list[Text | Table] = [
            _heading(view),
            _map(view, scene.legal),
            _seats(view, scene.listener),
            _lands(view, scene.listener),
        ]
        return Group(*(Padding(part, (0, 0, 1, 1), expand=False) for part in parts))

    def legend(self) -> str:
        spells = [
            f"{say(f'archmage-spell-{spell}')}: {say(f'archmage-spell-{spell}-help')}"
            for spell in explained("archmage-spell-")
        ]
        return "\n".join([say("cli-archmage-legend"), "", *spells])


def _heading(view: PositionFields) -> Text:
    figures: Parameters = {name: view.integer(name) for name in ("round", "rounds", "points")}
    text = Text(say("cli-archmage-heading", figures), "bold")
    warlord = view.data.get("warlord")
    if isinstance(warlord, dict):
        at = PositionFields(warlord)
        rank = say(f"archmage-rank-{at.text('rank')}")
        text.append("   " + say("cli-archmage-warlord", {"at": at.text("at"), "rank": rank}))
    return text


def _map(view: PositionFields, legal: list[str]) -> Text:
    """Columns of hexes, each half a hex lower or higher than the next."""
    sayable = {word for sentence in legal for word in sentence.split()}
    lines: dict[int, Text] = {}
    hexes = [PositionFields(shown) for shown in view.items("hexes")]
    first = min(hex.integer("x") for hex in hexes)
    for hex in sorted(hexes, key=lambda hex: hex.integer("x")):
        line = lines.setdefault(hex.integer("y"), Text())
        line.pad_right(max(0, (hex.integer("x") - first) * COLUMN_WIDTH - line.cell_len))
        line.append_text(_hex(hex, hex.text("word") in sayable))
    return Text("\n").join(lines[y] for y in sorted(lines))


def _hex(hex: PositionFields, sayable: bool) -> Text:
    kind, under = hex.data.get("kind"), hex.data.get("under")
    land = _letters(kind) if isinstance(kind, str) else UNEXPLORED
    holder = hex.data.get("holder")
    text = Text("›" if sayable else " ", "bold").append(hex.text("word"), "dim")
    if isinstance(under, str):
        text.append(_letters(under).lower(), "dim italic")
    else:
        text.append(land, f"bold {seat_colour(holder)}" if isinstance(holder, int) else "")
    text.append("▲" if hex.truth("tower") else "∎" if hex.truth("ward") else "")
    text.append("*" if hex.data.get("token") else "")
    for seat in hex.ints("mages"):
        text.append("@", f"bold {seat_colour(seat)}")
    return text


def _letters(kind: str) -> str:
    return say(f"archmage-kind-{kind}")[:LETTERS_OF_LAND]


def _seats(view: PositionFields, listener: Listener) -> Table:
    """Figures and relics of each seat, then its tower and spells; spent ones are struck out."""
    table = grid(4, 2, folds=True)
    for seat, shown in enumerate(map(PositionFields, view.items("seats"))):
        figures: Parameters = {name: shown.integer(name) for name in ("points", "company")}
        table.add_row(
            "▸" if view.integer("turn") == seat else " ",
            Text(listener.names[seat], f"bold {seat_colour(seat)}"),
            say("cli-archmage-figures", figures),
            _counted(shown.mapping("relics")),
        )
        spent = shown.texts("spent")
        known = [Text(word, "dim strike" if word in spent else "") for word in shown.texts("known")]
        tower = _counted(shown.mapping("apprentices"))
        if known or tower:
            table.add_row("", "", tower, Text("  ").join(known))
    return table


def _counted(counts: dict[str, Plain]) -> Text:
    return Text("  ").join(
        Text(word if count == 1 else f"{word} {count}") for word, count in counts.items() if count
    )


def _lands(view: PositionFields, listener: Listener) -> Table:
    """How much of each land everybody controls, and the points it is worth now."""
    lands = [PositionFields(land) for land in view.items("lands")]
    table = grid(1 + len(lands), 2)
    table.add_row("", *(say(f"archmage-kind-{land.text('kind')}") for land in lands))
    for seat in range(len(listener.names)):
        table.add_row(
            Text(listener.names[seat], seat_colour(seat)),
            *(
                say(
                    "cli-archmage-land",
                    {"held": land.ints("held")[seat], "points": land.ints("points")[seat]},
                )
                for land in lands
            ),
        )
    return table


FACE = ArchmageFace()
