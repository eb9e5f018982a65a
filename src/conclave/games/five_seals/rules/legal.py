"""What may be said, whatever is asked."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.rules.breaking import break_at, breaks, count_breaks
from conclave.games.five_seals.rules.moves import GIVE_UP
from conclave.games.five_seals.rules.phases import DRAFT, OVER, TURN
from conclave.games.five_seals.rules.round import drafts
from conclave.games.five_seals.rules.spells.book import BOOK, STEPS
from conclave.games.five_seals.rules.state import Table

_GIVING_UP: Final[list[Move]] = [(GIVE_UP,)]


def legal(table: Table) -> list[Move]:
    """F9: who can break must break, but may cast before; who can't may cast or give up."""
    if table.phase != TURN:
        return _answers(table)
    found = breaks(table, table.reach(table.turn))
    must_break = len(found) > 0
    before = -1
    for scroll in table.ready[table.turn]:
        if scroll != before:
            found += BOOK[scroll].ways(table, scroll)
            before = scroll
    return found if must_break else found + _GIVING_UP


def any_legal(table: Table, chance: Chance) -> Move:
    """One of the legal moves, as it would be picked from their list, which need not be made."""
    if table.phase != TURN or table.sentries:
        moves = legal(table)
        return moves[chance.below(len(moves))]
    floor = table.reach(table.turn)
    to_break = count_breaks(table, floor)
    casts = _count_casts(table)
    total = to_break or len(_GIVING_UP)
    for many in casts:
        total += many
    place = chance.below(total)
    if place < to_break:
        return break_at(table, floor, place)
    place -= to_break
    for at in range(len(casts)):
        if place < casts[at]:
            scroll = table.ready[table.turn][at]
            return BOOK[scroll].way_at(table, scroll, place)
        place -= casts[at]
    return _GIVING_UP[place]


def _answers(table: Table) -> list[Move]:
    phase = table.phase
    if phase == DRAFT:
        return drafts(table)
    return STEPS[phase].ways(table) if phase != OVER else []


def _count_casts(table: Table) -> list[int]:
    """For each of the actor's face-up scrolls: how many ways there are to cast it. Two that are
    alike count once."""
    counts: list[int] = []
    before = -1
    for scroll in table.ready[table.turn]:
        counts.append(BOOK[scroll].count_ways(table, scroll) if scroll != before else 0)
        before = scroll
    return counts
