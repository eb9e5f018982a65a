"""What the actor may say in each phase."""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import OF_COLOUR
from conclave.games.twelve_missions.rules.follow_suit import to_trick
from conclave.games.twelve_missions.rules.missions.handing import wanted
from conclave.games.twelve_missions.rules.moves import (
    COUNT,
    DONE_MOVE,
    GIVE,
    LEAVE,
    RETURN,
    STEAL,
    with_cards,
)
from conclave.games.twelve_missions.rules.powers import offers, spendings
from conclave.games.twelve_missions.rules.resources import combinations
from conclave.games.twelve_missions.rules.scrolls.book import activations, keeps
from conclave.games.twelve_missions.rules.state import (
    BORROW,
    CHOOSE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
    Table,
)

_THEFTS: Final[list[Move]] = [(STEAL,), (LEAVE,)]


def legal(table: Table) -> list[Move]:
    phase = table.phase
    if phase == SPEND:
        return spendings(table)
    if phase == TRICK:
        return to_trick(table)
    if phase == RESOURCES:
        return combinations(table)
    if phase == CHOOSE:
        return wanted(table)
    if phase == SCROLL:
        return activations(table, table.turn)
    return _seldom(table)


def _seldom(table: Table) -> list[Move]:
    phase = table.phase
    if phase == EXPLORE:
        return with_cards(RETURN, table.hands[table.turn] | 1 << table.drawn)
    if phase == BORROW:
        return [*offers(table, table.turn), DONE_MOVE]
    if phase == KEEP_ONE:
        return keeps(table)
    if phase == HAND_OVER:
        return with_cards(GIVE, owed(table))
    if phase == HAND_BACK:
        return with_cards(RETURN, table.hands[table.turn])
    if phase == THEFT:
        return _THEFTS
    if phase == TALLY:
        fewest = -1 if table.tricks[table.turn] else 0
        return [(COUNT, shift) for shift in range(fewest, 2)]
    return []


def owed(table: Table) -> int:
    """Scroll 2: a card of the named colour, or any if there is none."""
    hand = table.hands[table.turn]
    return hand & OF_COLOUR[table.effect_choice] or hand
