"""Positions drawn as text, so that a test reads like a diagram.

    table("> fire.3 air.2 | binding, growth.fire, -change.air | at h1a",
          "  water.4 | binding | at a2, familiar at h2a",
          seals="a1p=fire.2 a1b=air.3", scrolls="a1=growth.fire", circle=2)

A line is a seat: its dice, then its scrolls (``-`` face down), then where its figures are. ``>``
marks whose turn it is, ``x`` for whom the round is over (its dice then lie in the cup). A seat
that is not placed stands in the hall. With ``ways`` all doorways are sealed by something that is
not of Fire, save those it names, those with a figure, and those that ``seals`` fills.
"""

import re

from conclave.core.chance import ScriptedChance
from conclave.core.events import Event
from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.box.dungeon import dungeon_of
from conclave.games.five_seals.box.pieces import TOKENS
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.position import Position


def table(
    *seats: str,
    seals: str = "",
    scrolls: str = "",
    circle: int = 1,
    ways: str | None = None,
    **more: Plain,
) -> Position:
    """The position of this drawing; ``more`` are further fields of a dumped position."""
    drawn = [_Seat(line, number) for number, line in enumerate(seats)]
    tokens = _places(seals)
    figures = {seat.mage for seat in drawn} | {seat.familiar for seat in drawn}
    free = {*ways.split(), *figures} if ways is not None else None
    data: PlainDict = {
        "seats": len(seats),
        "options": {"circle": circle},
        "turn": next((number for number, seat in enumerate(drawn) if seat.acts), 0),
        "seals": tokens if free is None else {**_walls(len(seats), tokens, free), **tokens},
        "scrolls": _places(scrolls),
        "mages": [seat.mage for seat in drawn],
        "familiars": [seat.familiar for seat in drawn],
        "dice": [[] if seat.done else seat.dice for seat in drawn],
        "cups": [seat.dice if seat.done else [] for seat in drawn],
        "ready": [seat.ready for seat in drawn],
        "spent": [seat.spent for seat in drawn],
        "done": [number for number, seat in enumerate(drawn) if seat.done],
        **more,
    }
    return GAME.restore(data)


def running() -> PlainDict:
    """A position with something in every field."""
    return table(
        "> fire.3 air.2 | change.air, -growth.fire | at h1a, familiar at a1b",
        "x fire water | renewal.mind, guardian.fire | at q2",
        "  earth.6 | -dispatch.fire | familiar at p1a",
        seals="p1a=fire.2 b1q=water.4",
        scrolls="a1=change.fire v1=speed.air",
        circle=4,
        guardians={"fire": "a1"},
        first=2,
        quiet=1,
        gone=7,
        round=4,
    ).dump()


class _Seat:
    def __init__(self, line: str, number: int) -> None:
        dice, _, rest = line.partition("|")
        scrolls, _, figures = rest.partition("|")
        if "at " in scrolls:
            scrolls, figures = "", scrolls
        self.acts = ">" in dice
        self.done = "x" in dice.split()
        self.dice: list[Plain] = [word for word in dice.split() if word not in (">", "x")]
        words = [word.strip() for word in scrolls.split(",") if word.strip()]
        self.ready: list[Plain] = [word for word in words if not word.startswith("-")]
        self.spent: list[Plain] = [word[1:] for word in words if word.startswith("-")]
        familiar = re.search(r"familiar at (\w+)", figures)
        mage = re.search(r"(?<!familiar )at (\w+)", figures)
        self.familiar = familiar[1] if familiar else None
        self.mage = mage[1] if mage else f"s{number + 1}"


def movement(
    *seats: str, seals: str = "", scrolls: str = "", ways: str = "", **more: Plain
) -> Position:
    """A table of the Circle of Movement, every way sealed that is not named."""
    return table(*seats, circle=4, seals=seals, scrolls=scrolls, ways=ways, **more)


def _places(text: str) -> PlainDict:
    found: PlainDict = {}
    for place in text.split():
        spot, _, piece = place.partition("=")
        found[spot] = piece
    return found


def _walls(seats: int, named: PlainDict, free: set[str | None]) -> PlainDict:
    """A seal for every other doorway, of its strength, of Earth, Air or Water."""
    dungeon = dungeon_of("round", seats)
    left = {f"{c}.{s}": TOKENS[s] for c in ("earth", "air", "water") for s in range(2, 7)}
    for token in named.values():
        if str(token) in left:
            left[str(token)] -= 1
    walls: PlainDict = {}
    for spot in dungeon.spots[dungeon.starts : dungeon.boxes]:
        if spot.word not in named and spot.word not in free:
            found = next(t for t, n in left.items() if n and t.endswith(str(spot.strength)))
            left[found] -= 1
            walls[spot.word] = found
    return walls


def say(position: Position, *sentences: str, rolls: list[int] | None = None) -> list[Event]:
    """Whoever decides says the sentences; what happened is returned. Dice show the ``rolls``."""
    chance = ScriptedChance(*[face - 1 for face in rolls or []])
    told: list[Event] = []
    for sentence in sentences:
        position.play(GAME.hear(position, sentence), chance, told)
    assert not chance.draws, "fewer dice were rolled than the test expects"
    return told


def ids(told: list[Event]) -> list[str]:
    return [event.id.removeprefix("five_seals-") for event in told]


def may_say(position: Position, start: str = "") -> list[str]:
    """The legal sentences that begin like this, without that beginning."""
    sentences = GAME.sentences(position)
    return [s.removeprefix(start).strip() for s in sentences if s.startswith(start)]


def can_cast(position: Position, scroll: str) -> bool:
    return any(s.split()[:2] == ["cast", scroll] for s in GAME.sentences(position))


def dice(position: Position, seat: int) -> str:
    row = position.dump()["dice"]
    assert isinstance(row, list)
    own = row[seat]
    assert isinstance(own, list)
    return " ".join(map(str, own))


def lies_at(position: Position, spot: str) -> str:
    """The seal or scroll on a spot; empty if nothing is there."""
    data = position.dump()
    seals, scrolls = data["seals"], data["scrolls"]
    assert isinstance(seals, dict)
    assert isinstance(scrolls, dict)
    return str(seals.get(spot, scrolls.get(spot, "")))


def stands_at(position: Position, seat: int) -> str:
    return position.dungeon.words[position.mages[seat]]


def familiar_at(position: Position, seat: int) -> str:
    spot = position.familiars[seat]
    return position.dungeon.words[spot] if spot >= 0 else ""


def has(position: Position, seat: int, scroll: str) -> str:
    """Whether the seat has the scroll: "face up", "face down" or ""."""
    data = position.dump()
    for field, word in (("ready", "face up"), ("spent", "face down")):
        rows = data[field]
        assert isinstance(rows, list)
        row = rows[seat]
        assert isinstance(row, list)
        if scroll in row:
            return word
    return ""
