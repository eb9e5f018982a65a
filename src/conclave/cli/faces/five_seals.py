"""Five Seals of Magic in a terminal: dice and scrolls of all, the rooms, and what is in reach."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.cli.faces.face import Face, Scene, grid, seat_colour
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.texts import Listener, explained, say

ELEMENTS = {
    "fire": "#FF7A5C",
    "water": "#5CA8FF",
    "air": "#F2E27A",
    "earth": "#7FCB6B",
    "mind": "#D79BF2",
}


class FiveSealsFace(Face):
    always_shown = True

    def table(self, scene: Scene) -> RenderableType:
        view = PositionFields(scene.view)
        parts: list[Text | Table] = [_heading(view), _seats(view, scene.listener), _rooms(view)]
        # Who has no seat looks over the shoulder of whoever decides.
        own = view.integer("turn") if scene.listener.seat is None else scene.listener.seat
        if own != NOBODY:
            parts.append(_in_reach(view, own, scene.legal))
        return Group(*(Padding(part, (0, 0, 1, 1), expand=False) for part in parts))

    def legend(self) -> str:
        spells = [
            f"{say(f'five_seals-spell-{spell}')}: "
            f"{say(f'five_seals-spell-{spell}-help', {'element': 'fire'})}"
            for spell in explained("five_seals-spell-")
        ]
        return "\n".join([say("cli-five_seals-legend"), "", *spells])


def _heading(view: PositionFields) -> Text:
    text = Text(say(f"five_seals-circle-{view.integer('circle')}"), "bold")
    text.append(f"   {say('cli-five_seals-round', {'round': max(1, view.integer('round'))})}")
    text.append(f"   {say('cli-five_seals-supply')}", "dim")
    for element, count in view.mapping("supply").items():
        text.append(f"  {element} {count}", ELEMENTS[element])
    return text


def _seats(view: PositionFields, listener: Listener) -> Table:
    """Two lines for each seat: its dice, and its scrolls; spent ones are struck out."""
    table = grid(5, 2, folds=True)
    for seat, shown in enumerate(map(PositionFields, view.items("seats"))):
        name = Text(listener.names[seat], f"bold {seat_colour(seat)}")
        dice = shown.texts("dice") + shown.texts("cup")
        over = shown.truth("done") and not dice
        table.add_row(
            "▸" if view.integer("turn") == seat else " ",
            name,
            say("cli-five_seals-points", {"points": shown.integer("points")}),
            Text(say("cli-five_seals-at", {"spot": shown.text("mage")}), "dim"),
            Text(say("cli-five_seals-done"), "dim") if over else _words(dice),
        )
        table.add_row("", "", "", "", _words(shown.texts("ready"), shown.texts("spent")))
    return table


def _rooms(view: PositionFields) -> Table:
    """The scrolls that lie in the rooms, a line for each wedge of the dungeon."""
    scrolls = view.mapping("scrolls")
    wedges: dict[str, list[str]] = {}
    for area in PositionFields(view.mapping("plan")).items("areas"):
        assert isinstance(area, list)
        room = str(area[0])
        wedges.setdefault(room[1:], []).append(room)
    table = grid(5, 1)
    for wedge, rooms in wedges.items():
        if wedge:
            table.add_row(*(_room(room, scrolls.get(room)) for room in rooms))
    return table


def _room(room: str, scroll: Plain) -> Text:
    """Its scroll, by spell and first letter of the element."""
    text = Text(f"{room} ", "dim")
    if not isinstance(scroll, str):
        return text.append("–")
    spell, _, element = scroll.partition(".")
    return text.append(f"{spell}·{say(f'five_seals-element-{element}')[:1]}", ELEMENTS[element])


def _in_reach(view: PositionFields, own: int, legal: list[str]) -> Table:
    """The seals that the mage can walk to, the weakest first, and where each leads."""
    floor = PositionFields(view.items("seats")[own]).texts("floor")
    seals, scrolls = view.mapping("seals"), view.mapping("scrolls")
    sayable = {word for sentence in legal for word in sentence.split()}
    reached: list[tuple[int, Text]] = []
    for spot in PositionFields(view.mapping("plan")).items("spots"):
        assert isinstance(spot, list)
        word, strength, *touched = str(spot[0]), spot[1], *map(str, spot[4:])
        seal = seals.get(word)
        beyond = [area for area in touched if area not in floor]
        if (
            not isinstance(seal, str)
            or not isinstance(strength, int)
            or len(beyond) == len(touched)
        ):
            continue
        line = Text("›" if word in sayable else " ", "bold") + Text(f"{word} ") + _word(seal)
        for area in beyond:
            line.append(" → ", "dim").append_text(_room(area, scrolls.get(area)))
        reached.append((strength, line))
    reached.sort(key=lambda seal: seal[0])
    table = grid(2, 3)
    half = (len(reached) + 1) // 2
    for row in range(half):
        table.add_row(*(line for _, line in reached[row::half]))
    return table


def _words(ready: list[str], spent: list[str] | None = None) -> Text:
    return Text("  ").join(
        [*map(_word, ready), *(Text(word, "dim strike") for word in spent or [])]
    )


def _word(word: str) -> Text:
    """A die, a seal or a scroll in the colour of its element."""
    for part in word.split("."):
        if part in ELEMENTS:
            return Text(word, ELEMENTS[part])
    return Text(word)


FACE = FiveSealsFace()
