"""What it is worth to break a seal: the points of a scroll, or what lies behind a doorway."""

from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals.bot.room_values import lure_of
from conclave.games.five_seals.box.codes import SCROLL, SYNERGY, strength_of
from conclave.games.five_seals.box.dice import Handful, count, values
from conclave.games.five_seals.rules.moves import BREAK
from conclave.games.five_seals.rules.state import Table

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


def profit(table: Table, move: Move, floor: int) -> float:
    """What a break brings the actor, who can walk into these areas, less the dice it takes."""
    gain = prize(table, table.turn, move[1], floor)
    return gain - COSTS[move[3]] if move[0] == BREAK else gain


def prize(table: Table, seat: int, spot: int, floor: int) -> float:
    """What it is worth to a seat that can walk into these areas to break the seal there."""
    thing = table.lying[spot]
    if thing >= SCROLL:
        return scroll_points(table, seat, thing - SCROLL) + 0.5
    lure, one, two = lure_of(table), table.dungeon.one[spot], table.dungeon.two[spot]
    if not floor >> one & 1:
        return BEYOND * lure[one]
    # A doorway between rooms that are both within reach leads nowhere new.
    return 0.0 if floor >> two & 1 else BEYOND * lure[two]


def scroll_points(table: Table, seat: int, scroll: int) -> float:
    """F16: the points that a scroll adds to a seat's."""
    points = float(strength_of(scroll))
    element = scroll % 5
    own = table.ready[seat] + table.spent[seat]
    synergy = SYNERGY * 5 + element
    for other in own:
        if other == synergy:
            points += 1.0
        if scroll == synergy and other % 5 == element:
            points += 1.0
    return points + 1.0 if scroll == synergy else points


def outlook(table: Table, seat: int, floor: int) -> list[float]:
    """By colour and total, ``8 * colour + total``: the best that dice could break from there."""
    best, ends = [0.0] * 32, table.dungeon.ends
    for seal in range(32):
        if seal % 8:
            best[seal] = best[seal - 1]
        for spot in table.prey[seal]:
            if ends[spot] & floor:
                gain = prize(table, seat, spot, floor)
                if gain > best[seal]:
                    best[seal] = gain
    return best
