"""How likely a rival names what it names, by what it sees: other hands, and not its own.

Nobody plays like the model, so it doubts itself: some decide by a narrow margin, some by a wide
one, and some by nothing that it understands.
"""

from math import exp
from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.bot.turn_search import FACE_DOWN, TurnPlan
from conclave.games.abracada.position import Position

KNOBS = {"depth": 2.0, "skip": 0.0}
LEAST_LIKELY: Final = 0.04
KEEN: Final = 0.004
"""The difference of shares that a keen rival hardly overlooks."""
VAGUE: Final = 0.02
"""The same of one who is less sure what a position is worth."""
KEEN_ONES: Final = 0.5
VAGUE_ONES: Final = 0.35
MOODY_ONES: Final = 0.13
"""How many of all decide so; the moody do anything that may hit, the others anything at all."""


def likelihood(position: Position, move: Move) -> float:
    """Of the actor's move in a position in which all that the actor sees lies as it may."""
    if KNOBS["skip"]:
        return 1.0
    told = TurnPlan(position, int(KNOBS["depth"]), LEAST_LIKELY).priors()
    return _likelihood(told, move, len(position.legal()))


def _likelihood(hopes: list[tuple[float, Move]], move: Move, legal: int) -> float:
    best = max([hope for hope, _ in hopes])
    keen = vague = chosen_keen = chosen_vague = chosen = 0.0
    for hope, other in hopes:
        narrow = exp((hope - best) / KEEN)
        wide = exp((hope - best) / VAGUE)
        keen += narrow
        vague += wide
        if other == move:
            chosen_keen, chosen_vague, chosen = narrow, wide, 1.0
    return (
        KEEN_ONES * chosen_keen / keen
        + VAGUE_ONES * chosen_vague / vague
        + MOODY_ONES * chosen / len(hopes)
        + (1.0 - KEEN_ONES - VAGUE_ONES - MOODY_ONES) / legal
    )


def as_seen_by_actor(imagined: Position, observer: int, stones: list[int]) -> Position:
    """The position with those stones before the observer. What the actor alone has seen, secret
    stones that it took, the observer can't know: they stay face down."""
    twin = imagined.copy()
    twin.hands[observer] = stones
    twin.taken[twin.turn] = [FACE_DOWN] * len(twin.taken[twin.turn])
    return twin
