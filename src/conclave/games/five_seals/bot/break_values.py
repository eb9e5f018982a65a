"""What it is worth to break a seal: the points of a scroll, or what lies behind a doorway."""

from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals.bot.room_values import room_values
from conclave.games.five_seals.box.codes import SCROLL, STRENGTH_OF
from conclave.games.five_seals.box.dice import Handful, count, values
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.moves import BREAK
from conclave.games.five_seals.rules.spells.book import POINTS_PER_SCROLL

DIE: Final = 1.1
"""What a die is worth that need not be spent."""
PIP: Final = 0.06
"""What a pip more than needed is worth."""
BEYOND: Final = 0.42
"""How much of what a room promises counts when its doorway is opened."""


class _Costs(dict[Handful, float]):
    def __missing__(self, handful: Handful) -> float:
        cost = DIE * count(handful) + PIP * sum(values(handful))
        self[handful] = cost
        return cost


COSTS: Final = _Costs()
"""What dice are worth that are spent."""


def profit(position: Position, move: Move, floor: int) -> float:
    """What a break brings the actor, who can walk into these areas, less the dice it takes."""
    gain = break_value(position, position.turn, move[1], floor)
    return gain - COSTS[move[3]] if move[0] == BREAK else gain


def break_value(position: Position, seat: int, spot: int, floor: int) -> float:
    """What it is worth to a seat that can walk into these areas to break the seal there."""
    thing = position.lying[spot]
    if thing >= SCROLL:
        return scroll_points(position, seat, thing - SCROLL) + 0.5
    rooms, one, two = room_values(position), position.dungeon.one[spot], position.dungeon.two[spot]
    if not floor >> one & 1:
        return BEYOND * rooms[one]
    # A doorway between rooms that are both within reach leads nowhere new.
    return 0.0 if floor >> two & 1 else BEYOND * rooms[two]


def scroll_points(position: Position, seat: int, scroll: int) -> float:
    """F16: the points that a scroll adds to a seat's."""
    element, per_scroll = scroll % 5, float(POINTS_PER_SCROLL[scroll])
    points = STRENGTH_OF[scroll] + per_scroll
    for other in position.ready[seat] + position.spent[seat]:
        if other % 5 == element:
            points += POINTS_PER_SCROLL[other] + per_scroll
    return points


def best_breaks(position: Position, seat: int, floor: int) -> list[float]:
    """By colour and total, ``8 * colour + total``: the best that dice could break from there."""
    best = [0.0] * 32
    for seal in range(32):
        if seal % 8:
            best[seal] = best[seal - 1]
        for spot in position.prey[seal]:
            if spot.ends & floor:
                gain = break_value(position, seat, spot.number, floor)
                if gain > best[seal]:
                    best[seal] = gain
    return best
