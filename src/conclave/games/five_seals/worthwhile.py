"""The moves that are worth thinking about, of the many that are legal."""

from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals import phases
from conclave.games.five_seals.flow import Position
from conclave.games.five_seals.hunches import draft_worths, profit
from conclave.games.five_seals.moves import BREAK, CAST

BREAKS: Final = 8
CASTS: Final = 4
"""Of one scroll."""
DRAFTS: Final = 8


def worthwhile(position: Position) -> list[Move]:
    legal = position.legal()
    if position.phase == phases.DRAFT:
        return _best(legal, draft_worths(position, legal), DRAFTS)
    breaks = [move for move in legal if move[0] == BREAK]
    if len(breaks) > BREAKS:
        breaks = _best(breaks, [profit(position, move) for move in breaks], BREAKS)
    return breaks + _casts(legal) + [move for move in legal if move[0] not in (BREAK, CAST)]


def _casts(legal: list[Move]) -> list[Move]:
    """Of a scroll that can be cast in many ways, those with the most dice and with the fewest."""
    found: list[Move] = []
    by_scroll: dict[int, list[Move]] = {}
    for move in legal:
        if move[0] == CAST:
            by_scroll.setdefault(move[1], []).append(move)
    for ways in by_scroll.values():
        found += ways if len(ways) <= CASTS else ways[: CASTS // 2] + ways[-CASTS // 2 :]
    return found


def _best(moves: list[Move], worths: list[float], most: int) -> list[Move]:
    order = sorted(range(len(moves)), key=lambda place: -worths[place])
    return [moves[place] for place in order[:most]]
