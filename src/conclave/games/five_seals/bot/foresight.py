"""Dice for the next round, chosen by playing that round in the mind with each of the best few."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.bot.draft_policy import draft_worths
from conclave.games.five_seals.bot.evaluate import final_shares, shares
from conclave.games.five_seals.bot.policy import policy
from conclave.games.five_seals.position import Position

HEATS: Final = ((6, 15), (4, 25), (2, 60))
"""So many of the best are left in a heat, and each is tried so often."""


def foresee(position: Position, chance: Chance) -> Move:
    legal = position.legal()
    worths = draft_worths(position, legal)
    ranked = sorted(range(len(legal)), key=lambda place: -worths[place])
    hopes = [(0.0, legal[place]) for place in ranked]
    for left, tries in HEATS:
        hopes = [
            (sum([_try(position, move, chance) for _ in range(tries)]) / tries + 0.5 * hope, move)
            for hope, move in hopes[:left]
        ]
        hopes.sort(reverse=True)
    return hopes[0][1]


def _try(position: Position, move: Move, chance: Chance) -> float:
    """The seat's share of the victory after the round that these dice are for."""
    seat, following = position.decider, position.round + 1
    imagined = position.copy()
    imagined.play(move, chance)
    while imagined.round <= following and not imagined.over():
        imagined.play(policy(imagined, chance), chance)
    return (final_shares(imagined) if imagined.over() else shares(imagined))[seat]
