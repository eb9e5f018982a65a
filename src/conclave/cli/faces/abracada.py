"""Abracada…What? in a terminal: everybody's stones in colour, one's own as blanks."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conclave.cli.faces.face import Face, Scene, grid, seat_colour
from conclave.core.fields import PositionFields
from conclave.core.plain import PlainDict
from conclave.texts import Listener, say

SPELLS = range(1, 9)
FULL_LIFE = 6
STONES = {
    1: "bold #FFFFFF on #C43C3F",
    2: "bold #FFFFFF on #6A5AB5",
    3: "bold #2A2016 on #E59ABF",
    4: "bold #FFFFFF on #3D63C9",
    5: "bold #2A2110 on #F0CB4B",
    6: "bold #12152C on #8ADAF0",
    7: "bold #2A2016 on #F08A3C",
    8: "bold #FFFFFF on #178564",
}
BLANK = "#BDBEDA on #323A6E"
LIFE = "#FF6F7D"


class AbracadaFace(Face):
    always_shown = True

    def table(self, scene: Scene) -> RenderableType:
        view = PositionFields(scene.view)
        parts: list[Text | Table] = [
            _heading(view),
            _seats(view, scene.listener),
            _spells(view, scene.legal),
        ]
        return Group(*(Padding(part, (0, 0, 1, 1), expand=False) for part in parts))

    def legend(self) -> str:
        spells = [
            f"{spell} {say(f'abracada-spell-{spell}')}: {say(f'abracada-spell-{spell}-help')}"
            for spell in SPELLS
        ]
        return "\n".join([say("cli-abracada-legend"), "", *spells])

    def interlude(self, told: PlainDict, listener: Listener) -> RenderableType | None:
        if told["id"] != "abracada-round-over":
            return None
        result = PositionFields(told)
        hands, taken = result.int_lists("hands"), result.int_lists("taken")
        lives, gains = result.ints("lives"), result.ints("gains")
        table = grid(5, 2)
        for seat, name in enumerate(listener.names):
            table.add_row(
                Text(name, seat_colour(seat)),
                _lives(lives[seat]),
                _stones(hands[seat]),
                _stones(taken[seat]),
                say("cli-abracada-gains", {"points": gains[seat]}),
            )
        return Padding(table, (1, 0, 1, 1), expand=False)

    def hint(self, scene: Scene) -> RenderableType | None:
        view = PositionFields(scene.view)
        if not view.has("odds"):
            return None
        odds = _odds(view)
        spell = max(SPELLS, key=lambda spell: odds[spell - 1])
        return say("cli-abracada-likeliest", {"spell": spell, "percent": odds[spell - 1]})


def _heading(view: PositionFields) -> Text:
    figures = {name: view.integer(name) for name in ("round", "rounds", "pile", "secrets")}
    text = Text(say("cli-abracada-heading", figures), "bold")
    if view.data.get("secret_stones"):
        text.append(" ").append_text(_stones(view.ints("secret_stones")))
    return text


def _seats(view: PositionFields, listener: Listener) -> Table:
    """The others in turn order, then oneself: the left neighbour first, the right one last. Who
    has no seat sees them in the order of the seats."""
    seats = [PositionFields(seat) for seat in view.items("seats")]
    own = listener.seat
    order = [((own or 0) + step) % len(seats) for step in range(len(seats))]
    if own is not None:
        order.append(order.pop(0))
    living = [seat for seat in order[:-1] if seats[seat].integer("lives")]
    table = grid(7, 2)
    for seat in order:
        shown = seats[seat]
        hidden = shown.data.get("stones") is None
        known = view.ints("mine") if seat == own else _open_secrets(shown)
        table.add_row(
            "▸" if view.integer("turn") == seat else " ",
            Text(listener.names[seat], f"bold {seat_colour(seat)}"),
            Text("" if own is None else _neighbour(seat, own, living), "dim"),
            _lives(shown.integer("lives")),
            say("cli-abracada-points", {"points": shown.integer("points")}),
            _blanks(shown.integer("count")) if hidden else _stones(shown.ints("stones")),
            _secrets(shown.integer("taken"), known),
        )
    return table


def _neighbour(seat: int, own: int, living: list[int]) -> str:
    """The spells speak of left and right: the nearest living seat on either side."""
    if seat == own:
        return say("cli-abracada-you")
    if len(living) < 2:
        return ""
    if seat == living[0]:
        return say("cli-abracada-left")
    return say("cli-abracada-right") if seat == living[-1] else ""


def _lives(lives: int) -> Text:
    return Text("♦" * lives, LIFE).append("·" * (FULL_LIFE - lives), "dim")


def _stones(stones: list[int]) -> Text:
    return Text(" ").join(Text(f" {stone} ", STONES[stone]) for stone in sorted(stones))


def _blanks(count: int) -> Text:
    return Text(" ").join(Text(" ? ", BLANK) for _ in range(count))


def _open_secrets(seat: PositionFields) -> list[int]:
    """Only where every card lies face up."""
    return seat.ints("took") if seat.data.get("took") is not None else []


def _secrets(count: int, known: list[int]) -> Text:
    if not count:
        return Text()
    label = Text(say("cli-abracada-secret", {"count": count}) + " ", "dim")
    return label + (_stones(known) if known else _blanks(count))


def _spells(view: PositionFields, legal: list[str]) -> Table:
    """The tally board: a mark for each stone of a spell, and whether the spell can be named."""
    table = grid(7, 1)
    board, unseen = view.ints("board"), view.ints("unseen")
    odds = _odds(view) if view.has("odds") else []
    for spell in SPELLS:
        sayable = f"cast {spell}" in legal
        cast, hidden = board[spell - 1], unseen[spell - 1]
        table.add_row(
            "›" if sayable else " ",
            Text(f" {spell} ", STONES[spell]),
            Text(say(f"abracada-spell-{spell}"), "bold" if sayable else "dim"),
            Text(say(f"abracada-spell-{spell}-short"), "" if sayable else "dim"),
            Text("■" * cast + "▣" * (spell - cast - hidden) + "□" * hidden),
            say("cli-abracada-unseen", {"count": hidden}),
            say("cli-abracada-odds", {"percent": odds[spell - 1]}).rjust(5) if odds else "",
        )
    return table


def _odds(view: PositionFields) -> list[int]:
    """In whole percent."""
    return [round(100 * odd) for odd in view.items("odds") if isinstance(odd, int | float)]


FACE = AbracadaFace()
