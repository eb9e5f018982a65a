"""Twelve Missions in a terminal: the mission, the trick and one's hand, every card by its word."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.cli.faces.face import Face, Scene, grid, seat_colour
from conclave.core.errors import Parameters
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain, PlainDict
from conclave.core.seats import SEAT_WORDS
from conclave.texts import Listener, ask, explained, say

RANKS = ("farmer", "assassin", "explorer", "dwarf", "wizard", "knight", "oracle", "emperor")
CARDS = {
    "blue": "bold #FFFFFF on #2F5FC4",
    "yellow": "bold #2A2110 on #F0CB4B",
    "red": "bold #FFFFFF on #B8383C",
    "black": "bold #EEF0FA on #3A3A4A",
}
CARDS_IN_A_LINE = 4


class TwelveMissionsFace(Face):
    always_shown = True

    def table(self, scene: Scene) -> RenderableType:
        view = PositionFields(scene.view)
        sayable = {word for sentence in scene.legal for word in sentence.split()}
        parts: list[RenderableType] = [
            _heading(view),
            _mission(view, scene.listener),
            _seats(view, scene.listener, sayable),
        ]
        if any(PositionFields(seat).texts("up") for seat in view.items("seats")):
            parts.append(_face_up(view, scene.listener, sayable))
        if view.items("trick"):
            parts.append(_trick(view, scene.listener))
        if scene.listener.seat is not None:
            parts.append(_own(view, scene.listener.seat, sayable))
        else:
            parts.extend(_open_hands(view, scene.listener, sayable))
        return Group(*(Padding(part, (0, 0, 1, 1), expand=False) for part in parts))

    def legend(self) -> str:
        powers = [
            f"{say(f'twelve_missions-rank-{rank}')}: {say(f'twelve_missions-power-{rank}-help')}"
            for rank in RANKS
        ]
        scrolls = [
            f"{number} {say(f'twelve_missions-scroll-{number}')}: "
            f"{say(f'twelve_missions-scroll-{number}-help')}"
            for number in explained("twelve_missions-scroll-")
        ]
        return "\n".join([say("cli-twelve_missions-legend"), "", *powers, "", *scrolls])

    def interlude(self, told: PlainDict, listener: Listener) -> RenderableType | None:
        if told["id"] != "twelve_missions-round-over":
            return None
        gains = PositionFields(told).ints("gains")
        table = grid(2, 2)
        for seat, name in enumerate(listener.names):
            table.add_row(Text(name, seat_colour(seat)), f"{gains[seat]:+}")
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


def _mission(view: PositionFields, listener: Listener) -> Text:
    mission = PositionFields(view.mapping("mission"))
    number = mission.integer("number")
    figures: Parameters = {"number": number, "title": say(f"twelve_missions-mission-{number}")}
    text = Text(say("cli-twelve_missions-mission", figures), "bold #E8C66A")
    if mission.truth("fixed"):
        text.append(" " + say("cli-twelve_missions-worth", {"points": mission.integer("worth")}))
    text.append("\n" + say(f"twelve_missions-mission-{number}-help"), "not bold")
    scroll = view.data.get("scroll")
    if isinstance(scroll, dict):
        text.append("\n" + _activated(PositionFields(scroll), listener), "not bold")
    return text


def _activated(scroll: PositionFields, listener: Listener) -> str:
    """The scroll of the round, whose it is, and what was said with it."""
    effect = scroll.integer("effect")
    seat = scroll.integer("seat")
    named: Parameters = {"number": effect, "name": listener.names[seat]}
    choice = scroll.data.get("choice")
    if isinstance(choice, str):
        is_seat = choice in SEAT_WORDS
        named["choice"] = listener.names[SEAT_WORDS.index(choice)] if is_seat else choice
    kind = "scroll-said" if "choice" in named else "scroll"
    title = say(f"cli-twelve_missions-{kind}", named)
    return f"{title} {ask(f'twelve_missions-scroll-{effect}-in-force', {'seat': seat}, listener)}"


def _seats(view: PositionFields, listener: Listener, sayable: set[str]) -> Group:
    table = grid(9, 2)
    titles = ("points", "tricks", "mission-so-far", "crystals", "cubes", "scrolls")
    heads = [Text(say(f"cli-twelve_missions-{title}"), "dim") for title in titles]
    table.add_row("", "", "", *heads)
    for seat, shown in enumerate(map(PositionFields, view.items("seats"))):
        table.add_row(
            "▸" if view.integer("turn") == seat else " ",
            Text(_marked(SEAT_WORDS[seat], sayable), "dim"),
            Text(listener.names[seat], f"bold {seat_colour(seat)}"),
            str(shown.integer("points")),
            str(shown.integer("tricks")),
            _progress(shown),
            _counted(shown.integer("crystals"), "◆"),
            _counted(shown.integer("cubes"), "■"),
            str(shown.integer("scroll_count")),
        )
    leader = view.data.get("next_leader")
    if not isinstance(leader, int):
        return Group(table)
    return Group(table, say("cli-twelve_missions-leads-next", {"name": listener.names[leader]}))


def _counted(count: int, sign: str) -> str:
    return f"{count} {sign}" if count else ""


def _marked(word: str, sayable: set[str]) -> str:
    return ("›" if word in sayable else " ") + word


def _progress(seat: PositionFields) -> str:
    have, goal = seat.data.get("have"), seat.data.get("goal")
    if not isinstance(have, int):
        return ""
    return f"{have} / {goal}" if isinstance(goal, int) else str(have)


def _face_up(view: PositionFields, listener: Listener, sayable: set[str]) -> Group:
    """What lies open before each seat."""
    lines: list[Text] = []
    for seat, shown in enumerate(map(PositionFields, view.items("seats"))):
        mine = sayable if seat == listener.seat else set()
        title = say("cli-twelve_missions-face-up", {"name": listener.names[seat]})
        lines.append(_listed(title, shown.texts("up"), view, mine))
    return Group(*lines)


def _listed(
    title: str, cards: list[str], view: PositionFields, sayable: set[str] | None = None
) -> Text:
    """Cards as a line of words, which may run on into the next."""
    values = _values(view)
    line = Text(title)
    for card in cards:
        line.append(" ›" if sayable and card in sayable else " ", "bold")
        line.append(f" {card} {values[_rank(card)]} ", CARDS[_colour(card)])
    return line


def _trick(view: PositionFields, listener: Listener) -> Table:
    table = grid(4, 2)
    ahead = view.data.get("taking")
    for played in map(PositionFields, view.items("trick")):
        seat, value = played.integer("seat"), played.integer("value")
        sign = say("cli-twelve_missions-ahead") if seat == ahead else ""
        name = Text(listener.names[seat], seat_colour(seat))
        table.add_row(name, _card(played.text("card"), value), _done_to(played, view), sign)
    return table


def _done_to(played: PositionFields, view: PositionFields) -> str:
    """The power that was used on a card, and what it counts as if not as printed."""
    done: list[str] = []
    power = played.data.get("power")
    if isinstance(power, str):
        done.append(f"◆ {say(f'twelve_missions-rank-{power}')}")
    colour, suit = _colour(played.text("card")), played.text("suit")
    if suit == "nothing":
        done.append(say("cli-twelve_missions-as-nothing"))
    elif suit not in (colour, "dominant"):
        named = say("twelve_missions-colour", {"colour": suit})
        done.append(say("cli-twelve_missions-as", {"colour": named}))
    elif suit == view.data.get("dominant"):
        done.append(say("cli-twelve_missions-not-dominant"))
    return ", ".join(done)


def _own(view: PositionFields, own: int, sayable: set[str]) -> Group:
    """The hand, a line for each colour, and whatever else only this seat sees; › marks what may be
    said."""
    seat = PositionFields(view.items("seats")[own])
    values = _values(view)
    held = _words(seat.data.get("cards"))
    hand = grid(CARDS_IN_A_LINE, 1)
    for colour in CARDS:
        cards = [word for word in held if word.startswith(f"{colour}.")]
        for at in range(0, len(cards), CARDS_IN_A_LINE):
            line = cards[at : at + CARDS_IN_A_LINE]
            hand.add_row(*(_held(word, values, word in sayable) for word in line))
    apart = [
        _listed(say(f"cli-twelve_missions-{place}"), cards, view)
        for place in ("row", "chosen", "away")
        if (cards := _words(seat.data.get(place)))
    ]
    drawn = view.data.get("drawn")
    if isinstance(drawn, str):
        apart.append(_listed(say("cli-twelve_missions-drawn"), [drawn], view, sayable))
    looked_at = view.data.get("looked_at")
    numbers = seat.ints("scrolls") + (view.ints("looked_at") if looked_at is not None else [])
    return Group(hand, *apart, *(_scroll(number, sayable) for number in numbers))


def _open_hands(view: PositionFields, listener: Listener, sayable: set[str]) -> list[Group]:
    """Everybody's, for who may see them all; › marks what who decides may say."""
    hands: list[Group] = []
    for seat, shown in enumerate(map(PositionFields, view.items("seats"))):
        mine = sayable if seat == view.integer("turn") else set()
        lines = [
            _listed(_whose(listener.names[seat], place), cards, view, mine)
            for place in ("cards", "row", "chosen", "away")
            if (cards := _words(shown.data.get(place)))
        ]
        if shown.data.get("scrolls"):
            numbers = shown.ints("scrolls")
            named = [f"{n} {say(f'twelve_missions-scroll-{n}')}" for n in numbers]
            lines.append(Text(f"{_whose(listener.names[seat], 'scrolls')}  {', '.join(named)}"))
        if lines:
            hands.append(Group(*lines))
    return hands


def _whose(name: str, place: str) -> str:
    return say("cli-twelve_missions-whose", {"name": name, "place": place})


def _scroll(number: int, sayable: set[str]) -> str:
    return f"{_marked(f'scroll.{number}', sayable)} {say(f'twelve_missions-scroll-{number}')}"


def _held(word: str, values: dict[str, int], sayable: bool) -> Text:
    return Text("›" if sayable else " ", "bold") + _card(word, values[_rank(word)])


def _card(word: str, value: int) -> Text:
    return Text(f" {word} {value} ", CARDS[_colour(word)])


def _values(view: PositionFields) -> dict[str, int]:
    return dict(zip(RANKS, view.ints("values"), strict=True))


def _colour(card: str) -> str:
    return card.partition(".")[0]


def _rank(card: str) -> str:
    return card.partition(".")[2]


def _words(listed: Plain) -> list[str]:
    return [word for word in listed if isinstance(word, str)] if isinstance(listed, list) else []


FACE = TwelveMissionsFace()
