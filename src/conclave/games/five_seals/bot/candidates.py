"""The moves that are worth thinking about, of the many that are legal."""

from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import best_breaks, profit
from conclave.games.five_seals.bot.draft_policy import draft_worths
from conclave.games.five_seals.bot.policy import dice_gain
from conclave.games.five_seals.bot.spell_values import OCCASIONS, step_values
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.moves import BREAK, CAST

BREAKS: Final = 8
CASTS: Final = 3
"""Of one scroll."""
STEPS: Final = 10
DRAFTS: Final = 7


def candidates(position: Position) -> list[Move]:
    legal = position.legal()
    if len(legal) == 1:
        return legal
    if position.phase == phases.DRAFT:
        return _best(legal, draft_worths(position, legal), DRAFTS)
    if position.phase != phases.TURN:
        return _best(legal, step_values(position, legal), STEPS)
    breaks = [move for move in legal if move[0] == BREAK]
    floor = position.reach(position.turn)
    if len(breaks) > BREAKS:
        breaks = _best(breaks, [profit(position, move, floor) for move in breaks], BREAKS)
    casts = _casts(position, legal, floor)
    return breaks + casts + [move for move in legal if move[0] not in (BREAK, CAST)]


def _casts(position: Position, legal: list[Move], floor: int) -> list[Move]:
    """Of a scroll that can be cast in many ways, those that promise most."""
    found: list[Move] = []
    by_scroll: dict[int, list[Move]] = {}
    for move in legal:
        if move[0] == CAST:
            occasion = OCCASIONS[move[1] // 5]
            if occasion is None or occasion(position, legal):
                by_scroll.setdefault(move[1], []).append(move)
    best: list[float] = []
    for ways in by_scroll.values():
        if len(ways) > CASTS:
            best = best or best_breaks(position, position.turn, floor)
            ways = _best(ways, [dice_gain(position, move, best) for move in ways], CASTS)
        found += ways
    return found


def _best(moves: list[Move], worths: list[float], most: int) -> list[Move]:
    if len(moves) <= most:
        return moves
    order = sorted(range(len(moves)), key=lambda place: -worths[place])
    return [moves[place] for place in order[:most]]
