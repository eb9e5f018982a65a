"""Positions drawn as text, so that a test reads like a diagram.

    table("> 3 5 8 8 8 | 4 lives",
          "  1 6 7 8 8 | 2 lives, 7 points, took 4",
          "  2 6 6 7 7", after=5, pile="4 8")

A line is a seat: its stones, then what is not as at the deal. ``>`` marks the actor, ``after`` is
the spell cast last in this turn. The pile lies with its next stone on the left, the secret stones
likewise. Stones that are not drawn lie where they disturb least.
"""

import re

import conclave
from conclave.core.chance import Chance, FastChance
from conclave.core.events import Event
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.state import RoundResult

GAME = conclave.load_game("abracada")
PILES = {2: 10, 3: 11, 4: 12, 5: 7}
LESSONS_OF_NOBODY: dict[int, list[int]] = {}


def stones_of(text: str) -> list[int]:
    return [int(stone) for stone in text.split()]


def table(
    *seats: str,
    after: int = 0,
    pile: str | None = None,
    secrets: str | None = None,
    lessons: dict[int, list[int]] = LESSONS_OF_NOBODY,
    options: Options | None = None,
) -> Position:
    """The position of this drawing."""
    drawn = [_Seat(line) for line in seats]
    rest = [spell for spell in range(1, 9) for _ in range(spell)]
    for seat in drawn:
        _take(rest, seat.stones + seat.taken)
    given = (stones_of(pile or ""), stones_of(secrets or ""))
    _take(rest, given[0] + given[1])
    board = [after] if after else []
    _take(rest, board)
    taken = sum(len(seat.taken) for seat in drawn)
    hidden = given[1] if secrets is not None else _some_of(rest, 4 - taken)
    heap = given[0] if pile is not None else _some_of(rest, PILES[len(seats)])
    board += rest
    chosen: dict[str, Plain] = dict((options or {}).items())
    data: PlainDict = {
        "seats": len(seats),
        "options": chosen,
        "turn": next(number for number, seat in enumerate(drawn) if seat.acts),
        "last": after,
        "lives": [seat.lives for seat in drawn],
        "points": [seat.points for seat in drawn],
        "hands": [list(seat.stones) for seat in drawn],
        "taken": [list(seat.taken) for seat in drawn],
        "pile": list(reversed(heap)),
        "secrets": list(reversed(hidden)),
        "board": [board.count(spell) for spell in range(1, 9)],
        "lessons": [list(lessons.get(seat, [])) for seat in range(len(seats))],
    }
    position = GAME.restore(data)
    assert isinstance(position, Position)
    return position


class _Seat:
    def __init__(self, line: str) -> None:
        stones, _, rest = line.partition("|")
        self.acts = ">" in stones
        self.stones = stones_of(stones.replace(">", ""))
        self.lives = _number(r"(\d) li[fv]e", rest, 6)
        self.points = _number(r"(\d) point", rest, 0)
        took = re.search(r"took ([\d ]+)", rest)
        self.taken = stones_of(took[1]) if took else []


def _number(pattern: str, text: str, otherwise: int) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else otherwise


def _take(rest: list[int], stones: list[int]) -> None:
    for stone in stones:
        assert stone in rest, f"the drawing has too many stones of spell {stone}"
        rest.remove(stone)


def _some_of(rest: list[int], count: int) -> list[int]:
    """The highest of the stones that are left; the low ones stay for the board."""
    taken = rest[max(0, len(rest) - count) :]
    del rest[len(rest) - len(taken) :]
    return taken


class Rolls(Chance):
    """The die shows these faces; any luck after that (the deal of the next round) is fixed."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.then = FastChance(1)

    def below(self, n: int) -> int:
        return 2 * (self.faces.pop(0) - 1) if self.faces else self.then.below(n)


def say(position: Position, sentence: str, roll: int | None = None) -> list[Event]:
    """The actor says a sentence; what happened is returned."""
    rolls = Rolls([] if roll is None else [roll])
    told: list[Event] = []
    position.play(GAME.hear(position, sentence), rolls, told)
    assert not rolls.faces, "no die was rolled"
    return told


def ids(told: list[Event]) -> list[str]:
    return [event.id.removeprefix("abracada-") for event in told]


def last_round(position: Position) -> RoundResult:
    assert position.result is not None, "no round has ended"
    return position.result


def seen(position: Position, viewer: int | None, seat: int) -> PlainDict:
    """What the viewer sees of a seat."""
    seats = GAME.view(position, viewer)["seats"]
    assert isinstance(seats, list)
    row = seats[seat]
    assert isinstance(row, dict)
    return row
