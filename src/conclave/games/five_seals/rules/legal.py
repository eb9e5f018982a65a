"""What may be said, whatever is asked."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.rules.breaking import breaks
from conclave.games.five_seals.rules.moves import GIVE_UP
from conclave.games.five_seals.rules.phases import DRAFT, OVER, TURN
from conclave.games.five_seals.rules.round import drafts
from conclave.games.five_seals.rules.spells.book import BOOK, STEPS
from conclave.games.five_seals.rules.state import Table

_GIVING_UP: Final[list[Move]] = [(GIVE_UP,)]


def legal(table: Table) -> list[Move]:
    if table.phase != TURN:
        return _answers(table)
    parts = _in_turn(table)
    found = parts[0]
    for place in range(1, len(parts)):
        found += parts[place]
    return found


def any_legal(table: Table, chance: Chance) -> Move:
    """One of the legal moves, as it would be picked from their list, which need not be made."""
    if table.phase != TURN:
        answers = _answers(table)
        return answers[chance.below(len(answers))]
    parts = _in_turn(table)
    total = 0
    for moves in parts:
        total += len(moves)
    place = chance.below(total)
    for moves in parts:
        if place < len(moves):
            return moves[place]
        place -= len(moves)
    raise AssertionError("there is no such move")


def _answers(table: Table) -> list[Move]:
    phase = table.phase
    if phase == DRAFT:
        return drafts(table)
    return STEPS[phase].ways(table) if phase != OVER else []


def _in_turn(table: Table) -> list[list[Move]]:
    """F9: who can break must break, but may cast before; who can't may cast or give up. The first
    list is made anew each time, the others are not yours to change."""
    seat = table.turn
    found = breaks(table, table.reach(seat))
    parts = [found]
    before = -1
    for scroll in table.ready[seat]:
        if scroll != before:
            parts.append(BOOK[scroll].ways(table, scroll))
            before = scroll
    if not found:
        parts.append(_GIVING_UP)
    return parts
