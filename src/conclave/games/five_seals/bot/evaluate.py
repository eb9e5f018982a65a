"""How much a position is worth to each seat: the points it may expect to end with.

The figures were found by playing levels against each other, not by theory.
"""

from math import exp
from typing import Final

from conclave.games.five_seals.bot.room_values import lure_of
from conclave.games.five_seals.box.codes import SPELL_WORDS
from conclave.games.five_seals.box.dice import values
from conclave.games.five_seals.box.pieces import COLOURS
from conclave.games.five_seals.rules.round import score
from conclave.games.five_seals.rules.state import Table

USEFUL: Final[dict[str, float]] = {
    "change": 0.35,
    "renewal": 0.4,
    "strengthening": 0.6,
    "growth": 1.2,
    "swap": 0.2,
    "exchange": 0.2,
    "absorption": 0.4,
    "disintegration": 0.6,
    "rearrangement": 0.2,
    "deception": 0.3,
    "alteration": 0.4,
    "transfer": 0.2,
    "theft": 1.3,
    "exploitation": 0.8,
    "dispatch": 0.1,
    "leap": 0.5,
    "teleportation": 0.3,
    "guardian": 0.2,
    "speed": 1.6,
}
"""What a spell is worth to its owner in a round."""
TOOL: Final[list[float]] = [USEFUL.get(word, 0.0) for word in SPELL_WORDS]
DIE: Final = 0.45
PIP: Final = 0.16
PROMISE: Final = 0.35


def rounds_left(table: Table) -> float:
    """About how many rounds come after this one."""
    surplus = table.sixes - table.variant.fewest_sixes + 1
    return 0.9 * surplus if surplus > 0 else 0.0


def expected_points(table: Table, seat: int, left: float) -> float:
    """The points a seat may expect: what it has, and what its dice, spells and place will bring."""
    worth = float(score(table, seat)[0])
    base = 4 * seat
    for colour in COLOURS:
        handful = table.dice[base + colour]
        if handful:
            for value in values(handful):
                worth += DIE + PIP * value
    now = 0.0 if table.done >> seat & 1 else 0.6
    for scroll in table.ready[seat]:
        worth += TOOL[scroll // 5] * (left + now)
    for scroll in table.spent[seat]:
        worth += TOOL[scroll // 5] * left
    lure, reach = lure_of(table), table.reach(seat)
    best = 0.0
    for area, promise in enumerate(lure):
        if promise > best and reach >> area & 1:
            best = promise
    return worth + PROMISE * best * min(1.0, left)


def shares(table: Table) -> list[float]:
    """Each seat's expected share of the victory."""
    left = rounds_left(table)
    expected = [expected_points(table, seat, left) for seat in range(table.seats)]
    best = max(expected)
    spread = 2.5 + 1.2 * left
    weights = [exp((points - best) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def final_shares(table: Table) -> list[float]:
    """Each seat's share of the victory when the game is over: those who tie share it."""
    points = [score(table, seat)[0] for seat in range(table.seats)]
    best = max(points)
    return [1 / points.count(best) if own == best else 0.0 for own in points]
