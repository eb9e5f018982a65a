"""Twelve Missions in a terminal: the mission, the trick and one's hand, every card by its word."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.cli.faces.face import SEAT_COLOURS, Face, Scene, grid
from conclave.core.errors import Parameters
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain, PlainDict
from conclave.texts import Listener, say

RANKS = ("farmer", "assassin", "explorer", "dwarf", "wizard", "knight", "oracle", "emperor")
CARDS = {
    "blue": "bold #FFFFFF on #2F5FC4",
    "yellow": "bold #2A2110 on #F0CB4B",
    "red": "bold #FFFFFF on #B8383C",
    "black": "bold #EEF0FA on #3A3A4A",
}
SCROLLS = range(1, 21)
CARDS_IN_A_LINE = 4


class TwelveMissionsFace(Face):
    always_shown = True

    def table(self, scene: Scene) -> RenderableType:
        view = PositionFields(scene.view)
        parts: list[RenderableType] = [_heading(view), _mission(view), _seats(view, scene.listener)]
        if view.items("trick"):
            parts.append(_trick(view, scene.listener))
        if scene.listener.seat is not None:
            parts.append(_own(view, scene.listener.seat, scene.legal))
        return Group(*(Padding(part, (0, 0, 1, 1), expand=False) for part in parts))

    def legend(self) -> str:
        powers = [
            f"{say(f'twelve_missions-rank-{rank}')}: {say(f'twelve_missions-power-{rank}-help')}"
            for rank in RANKS
        ]
        scrolls = [
            f"{number} {say(f'twelve_missions-scroll-{number}')}: "
            f"{say(f'twelve_missions-scroll-{number}-help')}"
            for number in SCROLLS
        ]
        return "\n".join([say("cli-twelve_missions-legend"), "", *powers, "", *scrolls])

    def interlude(self, told: PlainDict, listener: Listener) -> RenderableType | None:
        if told["id"] != "twelve_missions-round-over":
            return None
        gains = PositionFields(told).ints("gains")
        table = grid(2, 2)
        for seat, name in enumerate(listener.names):
            table.add_row(Text(name, SEAT_COLOURS[seat]), f"{gains[seat]:+}")
        return Padding(table, (1, 0, 1, 1), expand=False)


def _heading(view: PositionFields) -> Text:
    figures: Parameters = {name: view.integer(name) for name in ("round", "rounds")}
    text = Text(say("cli-twelve_missions-heading", figures), "bold")
    for name in ("dominant", "led"):
        colour = view.data.get(name)
        if isinstance(colour, str):
            text.append(f"   {say(f'cli-twelve_missions-{name}')} ", "dim")
            text.append(f" {say('twelve_missions-colour', {'colour': colour})} ", CARDS[colour])
    return text


def _mission(view: PositionFields) -> Text:
    mission = PositionFields(view.mapping("mission"))
    number = mission.integer("number")
    figures: Parameters = {"number": number, "title": say(f"twelve_missions-mission-{number}")}
    text = Text(say("cli-twelve_missions-mission", figures), "bold #E8C66A")
    if mission.truth("fixed"):
        text.append(" " + say("cli-twelve_missions-worth", {"points": mission.integer("worth")}))
    text.append("\n" + say(f"twelve_missions-mission-{number}-help"), "not bold")
    scroll = view.data.get("scroll")
    if isinstance(scroll, dict):
        effect = PositionFields(scroll).integer("effect")
        lasting = say("cli-twelve_missions-scroll", {"number": effect})
        text.append(f"\n{lasting} {say(f'twelve_missions-scroll-{effect}-help')}", "not bold")
    return text


def _seats(view: PositionFields, listener: Listener) -> Table:
    table = grid(8, 2)
    titles = ("points", "tricks", "mission-so-far", "crystals", "cubes", "scrolls")
    table.add_row("", "", *(Text(say(f"cli-twelve_missions-{title}"), "dim") for title in titles))
    for seat, shown in enumerate(map(PositionFields, view.items("seats"))):
        table.add_row(
            "▸" if view.integer("turn") == seat else " ",
            Text(listener.names[seat], f"bold {SEAT_COLOURS[seat]}"),
            str(shown.integer("points")),
            str(shown.integer("tricks")),
            _progress(shown),
            "◆" * shown.integer("crystals"),
            "■" * shown.integer("cubes"),
            str(shown.integer("scroll_count")),
        )
    return table


def _progress(seat: PositionFields) -> str:
    have, goal = seat.data.get("have"), seat.data.get("goal")
    if not isinstance(have, int):
        return ""
    return f"{have} / {goal}" if isinstance(goal, int) else str(have)


def _trick(view: PositionFields, listener: Listener) -> Table:
    table = grid(3, 2)
    ahead = view.data.get("taking")
    for played in map(PositionFields, view.items("trick")):
        seat, value = played.integer("seat"), played.integer("value")
        sign = say("cli-twelve_missions-ahead") if seat == ahead else ""
        name = Text(listener.names[seat], SEAT_COLOURS[seat])
        table.add_row(name, _card(played.text("card"), value), sign)
    return table


def _own(view: PositionFields, own: int, legal: list[str]) -> Group:
    """The hand and what lies before the seat, a line for each colour; › before what may be said."""
    seat = PositionFields(view.items("seats")[own])
    values = dict(zip(RANKS, view.ints("values"), strict=True))
    sayable = {word for sentence in legal for word in sentence.split()}
    held = _words(seat.data.get("cards")) + _words(seat.data.get("up"))
    hand = grid(CARDS_IN_A_LINE, 1)
    for colour in CARDS:
        cards = [word for word in held if word.startswith(f"{colour}.")]
        for at in range(0, len(cards), CARDS_IN_A_LINE):
            line = cards[at : at + CARDS_IN_A_LINE]
            hand.add_row(*(_held(word, values, word in sayable) for word in line))
    scrolls = [_scroll(number, str(number) in sayable) for number in seat.ints("scrolls")]
    return Group(hand, *scrolls)


def _scroll(number: int, sayable: bool) -> str:
    return f"{'›' if sayable else ' '}{number} {say(f'twelve_missions-scroll-{number}')}"


def _held(word: str, values: dict[str, int], sayable: bool) -> Text:
    card = _card(word, values[word.partition(".")[2]])
    return Text("›" if sayable else " ", "bold") + card


def _card(word: str, value: int) -> Text:
    return Text(f" {word} {value} ", CARDS[word.partition(".")[0]])


def _words(listed: Plain) -> list[str]:
    return [word for word in listed if isinstance(word, str)] if isinstance(listed, list) else []


FACE = TwelveMissionsFace()
