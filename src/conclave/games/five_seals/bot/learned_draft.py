"""Which dice a grandmaster takes: those with which the next round ends best, as a net judges it.

All ways are imagined with the same luck, so that the dice make most of the difference; and the
others take theirs with some care, as they would.
"""

from typing import Final

from conclave.core.chance import Chance, FastChance
from conclave.core.net import Net
from conclave.core.state import Move, shares
from conclave.games.five_seals.bot.draft_policy import draft, ranked
from conclave.games.five_seals.bot.evaluate import expected_shares
from conclave.games.five_seals.bot.figures import figures
from conclave.games.five_seals.bot.policy import policy
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import phases

HEATS: Final = ((8, 16), (4, 32), (2, 80))
"""Of each heat: how many of the best are in it, and how often each is tried."""
CARE: Final = 5
"""How little the others leave to chance."""
SEEDS: Final = 1 << 30


def learned_draft(position: Position, chance: Chance, net: Net | None) -> Move:
    """Without a net by the hand-made evaluation."""
    hopes = [(0.0, move) for move in ranked(position)]
    for left, tries in HEATS:
        seeds = [chance.below(SEEDS) for _ in range(tries)]
        hopes = [
            (hope + sum([_try(position, move, FastChance(seed), net) for seed in seeds]), move)
            for hope, move in hopes[:left]
        ]
        hopes.sort(reverse=True)
    return hopes[0][1]


def _try(position: Position, move: Move, luck: Chance, net: Net | None) -> float:
    """The seat's share of the victory after the round that these dice are for."""
    seat, following = position.decider, position.round + 1
    imagined = position.copy()
    imagined.play(move, luck)
    while imagined.round <= following and not imagined.over():
        if imagined.phase == phases.DRAFT and imagined.round < following:
            imagined.play(draft(imagined, luck, CARE), luck)
        else:
            imagined.play(policy(imagined, luck), luck)
    if imagined.over():
        return shares([standing.place for standing in imagined.standings()])[seat]
    judged = expected_shares(imagined) if net is None else net.shares(figures(imagined))
    return judged[seat]
