"""How much a position is worth to each seat: the points it may expect to end with.

The figures were found by playing levels against each other, not by theory.
"""

from math import exp
from typing import Final

from conclave.games.five_seals.bot.room_values import room_values
from conclave.games.five_seals.bot.spell_values import USEFUL
from conclave.games.five_seals.box.dice import values
from conclave.games.five_seals.box.pieces import COLOURS
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.score import score

DIE: Final = 0.45
PIP: Final = 0.16
PROMISE: Final = 0.35


def rounds_left(position: Position) -> float:
    """About how many rounds come after this one."""
    surplus = position.sixes - position.variant.fewest_sixes + 1
    return 0.9 * surplus if surplus > 0 else 0.0


def expected_points(position: Position, seat: int, left: float, rooms: list[float]) -> float:
    """The points a seat may expect: what it has, and what its dice, spells and place will bring."""
    worth = float(score(position, seat)[0])
    base = 4 * seat
    for colour in COLOURS:
        handful = position.dice[base + colour]
        if handful:
            for value in values(handful):
                worth += DIE + PIP * value
    now = 0.0 if position.done >> seat & 1 else 0.6
    for scroll in position.ready[seat]:
        worth += USEFUL[scroll // 5] * (left + now)
    for scroll in position.spent[seat]:
        worth += USEFUL[scroll // 5] * left
    reach = position.reach(seat)
    best = 0.0
    for area, promise in enumerate(rooms):
        if promise > best and reach >> area & 1:
            best = promise
    return worth + PROMISE * best * min(1.0, left)


def expected_shares(position: Position) -> list[float]:
    """Each seat's expected share of the victory."""
    left = rounds_left(position)
    rooms = room_values(position)
    expected = [expected_points(position, seat, left, rooms) for seat in range(position.seats)]
    best = max(expected)
    spread = 2.5 + 1.2 * left
    weights = [exp((points - best) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]
