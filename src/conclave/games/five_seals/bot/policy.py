"""A quick, sensible move: what a player does who looks around and does not count ahead."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import COSTS, best_breaks, break_value
from conclave.games.five_seals.bot.spell_values import SOON, better_dice, step_values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.moves import BREAK, CAST, GIVE_UP

ALWAYS: Final = 10.0
"""Spells that come to mind sooner than this are cast before a seal is broken."""
POOR: Final = 1.5
"""A break that brings less than this makes one think of weaker spells."""


def policy(position: Position, chance: Chance) -> Move:
    legal = position.legal()
    if len(legal) == 1:
        return legal[0]
    phase = position.phase
    if phase == phases.TURN:
        return _turn(position, legal, chance)
    if phase == phases.DRAFT:
        # These dice are for the next round, and a policy does not look that far.
        return chance.pick(legal)
    values = step_values(position, legal)
    return legal[values.index(max(values))]


def _turn(position: Position, legal: list[Move], chance: Chance) -> Move:
    """Strong spells first; weak ones when nothing good can be broken."""
    floor = position.reach(position.turn)
    found, gain = _best_break(position, legal, floor)
    stuck = found[0] == GIVE_UP
    thoughtful = stuck or (gain < POOR and chance.below(3) == 0)
    best = best_breaks(position, position.turn, floor) if thoughtful else []
    eager, spell = 0.0, found
    for move in legal:
        if move[0] == CAST:
            soon = SOON[move[1] // 5]
            if thoughtful:
                soon += dice_gain(position, move, best)
            if soon > eager:
                eager, spell = soon, move
    # Whoever is stuck tries whatever may help before giving up.
    return spell if thoughtful or eager >= ALWAYS else found


def dice_gain(position: Position, move: Move, best: list[float]) -> float:
    """How much better dice are after a cast on them, by what they could break then and now."""
    if len(move) < 5:
        return 0.0
    return better_dice(position, move[3], move[4], move[5] if len(move) > 5 else move[3], best)


def _best_break(position: Position, legal: list[Move], floor: int) -> tuple[Move, float]:
    """Breaks are listed first; if there is none, giving up is listed last."""
    best, most = legal[-1], -99.0
    spot, worth = NOWHERE, 0.0
    for move in legal:
        if move[0] != BREAK:
            break
        if move[1] != spot:
            spot = move[1]
            worth = break_value(position, position.turn, spot, floor)
        gain = worth - COSTS[move[3]]
        if gain > most:
            best, most = move, gain
    return best, most
