"""Which dice to take for the next round: those that are likely to break what is near and good."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import prize
from conclave.games.five_seals.box.pieces import COLOURS, STRENGTHS
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.state import Table

# By how many dice and by strength: how likely the dice come to that much.
LIKELY: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (1.0, 1.0, 0.83, 0.67, 0.5, 0.33, 0.17),
    (1.0, 1.0, 1.0, 0.97, 0.92, 0.83, 0.72),
    (1.0, 1.0, 1.0, 1.0, 1.0, 0.98, 0.95),
)


def draft(position: Position, chance: Chance, care: int) -> Move:
    """The more care, the less it is left to luck."""
    legal = position.legal()
    best, most = legal[0], -1.0
    for move, worth in zip(legal, draft_worths(position, legal), strict=True):
        worth += chance.below(10) / care
        if worth > most:
            best, most = move, worth
    return best


def draft_worths(position: Position, legal: list[Move]) -> list[float]:
    promise = [_promise(position, position.decider, colour) for colour in COLOURS]
    return [sum([promise[colour][move[colour + 1]] for colour in COLOURS]) for move in legal]


def _promise(table: Table, seat: int, colour: int) -> list[float]:
    """What up to three dice of a colour may bring: the best seal within reach, and a bit of the
    second best."""
    floor, ends = table.reach(seat), table.dungeon.ends
    promise = [0.0, 0.0, 0.0, 0.0]
    for strength in STRENGTHS:
        seal = colour * 8 + strength
        for spot in table.prey[seal]:
            if ends[spot] & floor:
                worth = prize(table, seat, spot, floor)
                for dice in (1, 2, 3):
                    gain = worth * LIKELY[dice][strength]
                    if gain > promise[dice]:
                        promise[dice] = gain + 0.3 * promise[dice]
                    else:
                        promise[dice] += 0.1 * gain
    return promise
