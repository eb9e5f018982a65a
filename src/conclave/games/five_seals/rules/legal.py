"""What may be said, whatever is asked."""

from typing import Final

from conclave.core.state import Move
from conclave.games.five_seals.rules.breaking import breaks
from conclave.games.five_seals.rules.moves import GIVE_UP
from conclave.games.five_seals.rules.phases import DRAFT, OVER, TURN
from conclave.games.five_seals.rules.round import drafts
from conclave.games.five_seals.rules.spells.book import BOOK, STEPS
from conclave.games.five_seals.rules.state import Table

_GIVE_UP: Final[Move] = (GIVE_UP,)


def legal(table: Table) -> list[Move]:
    phase = table.phase
    if phase != TURN:
        if phase == DRAFT:
            return drafts(table)
        return STEPS[phase].ways(table) if phase != OVER else []
    # F9: who can break must break, but may cast before; who can't may cast or give up.
    seat = table.turn
    found = breaks(table, table.reach(seat))
    stuck = not found
    before = -1
    for scroll in table.ready[seat]:
        if scroll != before:
            found += BOOK[scroll].ways(table, scroll)
            before = scroll
    if stuck:
        found.append(_GIVE_UP)
    return found
