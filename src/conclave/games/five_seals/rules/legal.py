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
    to_break, to_cast = count_breaks(table, floor), _count_casts(table)
    place = chance.below((to_break or len(_GIVING_UP)) + to_cast)
    if place < to_break:
        return break_at(table, floor, place)
    place -= to_break
    return _cast_at(table, place) if place < to_cast else _GIVING_UP[0]


def _answers(table: Table) -> list[Move]:
    phase = table.phase
    if phase == DRAFT:
        return drafts(table)
    return STEPS[phase].ways(table) if phase != OVER else []


def _count_casts(table: Table) -> int:
    """How many ways there are to cast any of the actor's scrolls."""
    total = 0
    before = -1
    for scroll in table.ready[table.turn]:
        if scroll != before:
            total += BOOK[scroll].count_ways(table, scroll)
            before = scroll
    return total


def _cast_at(table: Table, place: int) -> Move:
    """The one that stands in that place of their list."""
    before = -1
    for scroll in table.ready[table.turn]:
        if scroll != before:
            spell = BOOK[scroll]
            many = spell.count_ways(table, scroll)
            if place < many:
                return spell.way_at(table, scroll, place)
            place -= many
            before = scroll
    raise AssertionError("there is no such way")
