"""Which dice to take for the next round: those that are likely to break what is near and good."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.net import Net
from conclave.core.state import Move, shares
from conclave.games.five_seals.bot.break_values import break_value
from conclave.games.five_seals.bot.evaluate import expected_shares
from conclave.games.five_seals.bot.figures import figures
from conclave.games.five_seals.bot.policy import policy
from conclave.games.five_seals.box.pieces import COLOURS, STRENGTHS
from conclave.games.five_seals.position import Position

LIKELY: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (1.0, 1.0, 0.83, 0.67, 0.5, 0.33, 0.17),
    (1.0, 1.0, 1.0, 0.97, 0.92, 0.83, 0.72),
    (1.0, 1.0, 1.0, 1.0, 1.0, 0.98, 0.95),
)
"""By how many dice and by strength: how likely the dice come to that much."""
HEATS: Final = ((6, 15), (4, 25), (2, 60))
"""Of each heat: how many of the best are in it, and how often each is tried."""


def draft(position: Position, chance: Chance, care: int) -> Move:
    """The more care, the less chance has to say."""
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


def _promise(position: Position, seat: int, colour: int) -> list[float]:
    """What up to three dice of a colour may bring: the best seal within reach, and a bit of the
    second best."""
    floor = position.reach(seat)
    promise = [0.0, 0.0, 0.0, 0.0]
    for strength in STRENGTHS:
        seal = colour * 8 + strength
        for spot in position.prey[seal]:
            if spot.ends & floor:
                worth = break_value(position, seat, spot.number, floor)
                for dice in (1, 2, 3):
                    gain = worth * LIKELY[dice][strength]
                    if gain > promise[dice]:
                        promise[dice] = gain + 0.3 * promise[dice]
                    else:
                        promise[dice] += 0.1 * gain
    return promise


def foresee(position: Position, chance: Chance, net: Net | None = None) -> Move:
    """The best of a few, found by imagining the next round with each, and judged by the net if
    there is one."""
    legal = position.legal()
    worths = draft_worths(position, legal)
    ranked = sorted(range(len(legal)), key=lambda place: -worths[place])
    hopes = [(0.0, legal[place]) for place in ranked]
    for left, tries in HEATS:
        hopes = [
            (
                sum([_try(position, move, chance, net) for _ in range(tries)]) / tries + 0.5 * hope,
                move,
            )
            for hope, move in hopes[:left]
        ]
        hopes.sort(reverse=True)
    return hopes[0][1]


def _try(position: Position, move: Move, chance: Chance, net: Net | None) -> float:
    """The seat's share of the victory after the round that these dice are for."""
    seat, following = position.decider, position.round + 1
    imagined = position.copy()
    imagined.play(move, chance)
    while imagined.round <= following and not imagined.over():
        imagined.play(policy(imagined, chance), chance)
    if imagined.over():
        return shares([standing.place for standing in imagined.standings()])[seat]
    judged = expected_shares(imagined) if net is None else net.shares(figures(imagined))
    return judged[seat]
