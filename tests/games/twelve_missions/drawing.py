"""Positions drawn as text, so that a test reads like a diagram.

    table("b8 y3 | 1 crystal, 4 cubes",
          "b9 r4",
          "y5 k10", mission=3, dominant="red", leads=1)

A line is a seat: its hand, then what it has besides. A card is its colour (b, y, r, k for black)
and its printed value: b3 is the blue Farmer, k10 the black Emperor. Cards that are not drawn are
undealt. Sentences may use the same short names: ``say(position, "play b8")``.
"""

import re

from conclave.core.chance import Chance, FastChance
from conclave.core.events import Event
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.games.twelve_missions import GAME
from conclave.games.twelve_missions.box.cards import COLOURS, RANKS, mask_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT

__all__ = ["ALL_SCROLLS", "GAME", "Luck", "cards", "ids", "play", "say", "seen", "table", "words"]

LETTERS = "byrk"
ALL_SCROLLS = range(1, SCROLL_COUNT + 1)
CARD = re.compile(r"\b([byrk])(10|[3-9])\b")


def word(code: str) -> str:
    return f"{COLOURS[LETTERS.index(code[0])]}.{RANKS[int(code[1:]) - 3]}"


def words(codes: str) -> list[Plain]:
    return [word(code) for code in codes.split()]


def cards(codes: str) -> int:
    """The mask of these cards."""
    return mask_of([8 * LETTERS.index(code[0]) + int(code[1:]) - 3 for code in codes.split()])


def table(
    *seats: str,
    mission: int = 1,
    dominant: str | None = "red",
    leads: int = 0,
    tricks: tuple[tuple[int, str], ...] = (),
    scroll: tuple[int, int] | None = None,
    effect: int | None = None,
    choice: int = -1,
    phase: str = "trick",
    used: tuple[int, ...] = (),
    options: Options | None = None,
    rest: PlainDict | None = None,
) -> Position:
    """The position of this drawing. ``tricks`` are (seat, its cards); ``scroll`` is (number,
    seat), with ``choice`` the colour or seat said with it and ``effect`` what 7 copies. It is a
    round with that dominant colour, not the first one if there are points."""
    count = len(seats)
    hands = [line.partition("|")[0] for line in seats]
    extras = [line.partition("|")[2] for line in seats]
    data: dict[str, Plain] = {
        "seats": count,
        "options": dict((options or {}).items()),
        "mission": mission,
        "dealer": (leads - 1) % count,
        "dominant": dominant,
        "phase": phase,
        "turn": leads,
        "hands": [words(hand) for hand in hands],
        "crystals": [_number(r"(\d+) crystal", extra) for extra in extras],
        "cubes": [_number(r"(\d+) cube", extra) for extra in extras],
        "up": [words(_listed("up", extra)) for extra in extras],
        "points": [*_points(extras)],
        "scrolls": [_numbers(_listed("scrolls", extra)) for extra in extras],
        "tricks": [{"seat": seat, "cards": words(codes)} for seat, codes in tricks],
    }
    listed = list(used)
    if scroll is not None:
        listed.append(scroll[0])
        data["scroll"] = scroll[0]
        data["effect"] = scroll[0] if effect is None else effect
        data["effect_seat"] = scroll[1]
        data["effect_choice"] = choice
    data["used"] = list(listed)
    data.update(rest or {})
    sheet = [COLOURS[colour] for colour in GAME.edition.dominant]
    names_colour = scroll is not None and 1 in (scroll[0], effect)
    if "round" not in data and dominant is not None and not names_colour:
        again = any(points != 0 for points in _points(extras))
        data["round"] = 1 + sheet.index(dominant, 1 if again else 0)
    elif "round" in data:
        data["dominant"] = sheet[int(str(data["round"])) - 1]
    position = GAME.restore(data)
    assert isinstance(position, Position)
    return position


def _points(extras: list[str]) -> list[int]:
    return [_number(r"(-?\d+) point", extra) for extra in extras]


def _number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def _listed(name: str, text: str) -> str:
    found = re.search(rf"{name} ([\w ]+)", text)
    return found[1] if found else ""


def _numbers(text: str) -> list[Plain]:
    return [int(number) for number in text.split()]


def on_top(*scrolls: int, held: int = 0) -> PlainDict:
    """The deck with these on top, the first one uppermost; one scroll may be in a hand."""
    rest = [scroll for scroll in ALL_SCROLLS if scroll not in (*scrolls, held)]
    return {"deck": [*rest, *reversed(scrolls)]}


class Luck(Chance):
    """These draws first, then any."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)
        self.then = FastChance(1)

    def below(self, n: int) -> int:
        return self.draws.pop(0) if self.draws else self.then.below(n)


def say(position: Position, *sentences: str, luck: Chance | None = None) -> list[Event]:
    """The actors say these sentences, one after the other; what happened is returned."""
    chance = luck or Luck()
    told: list[Event] = []
    for sentence in sentences:
        spelled = CARD.sub(lambda found: word(found[0]), sentence)
        position.play(GAME.hear(position, spelled), chance, told)
    return told


def play(position: Position, codes: str) -> list[Event]:
    """These cards are played in turn, and nobody spends anything on them."""
    told: list[Event] = []
    for code in codes.split():
        told += say(position, f"play {code}")
        while "done" in GAME.sentences(position):
            told += say(position, "done")
    return told


def choices(position: Position) -> set[str]:
    return set(GAME.sentences(position))


def playable(position: Position) -> set[str]:
    """The short names of the cards that may be played without a crystal."""
    names = {word(f"{letter}{value}"): f"{letter}{value}" for letter in LETTERS for value in VALUES}
    said = [sentence.split() for sentence in GAME.sentences(position)]
    return {names[words[1]] for words in said if words[0] == "play" and len(words) == 2}


VALUES = range(3, 11)


def ids(told: list[Event]) -> list[str]:
    return [event.id.removeprefix("twelve_missions-") for event in told]


def seen(position: Position, viewer: int | None, seat: int) -> PlainDict:
    """What the viewer sees of a seat."""
    seats = GAME.view(position, viewer)["seats"]
    assert isinstance(seats, list)
    row = seats[seat]
    assert isinstance(row, dict)
    return row


def gains(position: Position) -> list[int]:
    """What the last finished round gave."""
    assert position.sheet, "no round has ended"
    return position.sheet[-1].gains
