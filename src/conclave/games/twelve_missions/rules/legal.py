"""What the actor may say in each phase."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Ways
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.follow_suit import any_to_trick, to_trick
from conclave.games.twelve_missions.rules.moves import (
    CLAIM,
    COUNT,
    DONE_MOVE,
    GIVE,
    LEAVE_MOVE,
    REFUSE,
    RETURN,
    STEAL,
    any_with_card,
    with_cards,
)
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    CHOOSE,
    DECIDE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
)
from conclave.games.twelve_missions.rules.powers import offers, spendings
from conclave.games.twelve_missions.rules.resources import combinations
from conclave.games.twelve_missions.rules.scrolls.activation import activations
from conclave.games.twelve_missions.rules.scrolls.cards import owed
from conclave.games.twelve_missions.rules.scrolls.drawing import keeps
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import taking

_THEFTS: Final[list[Move]] = [(STEAL,), LEAVE_MOVE]
_CLAIMS: Final[list[Move]] = [(CLAIM,), LEAVE_MOVE]
_REFUSALS: Final[list[Move]] = [(REFUSE, NONE), LEAVE_MOVE]


def legal(table: Table) -> list[Move]:
    """In a fixed order; the commonest phases without a detour."""
    phase = table.phase
    if phase == TRICK:
        return to_trick(table)
    if phase == SPEND:
        return spendings(table)
    if phase == RESOURCES:
        return combinations(table)
    if phase == SCROLL:
        return activations(table)
    return WAYS[phase](table)


def any_legal(table: Table, chance: Chance) -> Move:
    """One of them, as it would be picked from the list."""
    if table.phase == TRICK:
        return any_to_trick(table, chance)
    if table.phase == CHOOSE:
        mission = table.mission
        return any_with_card(mission.sets_apart_by, mission.choosable(table), chance)
    moves = legal(table)
    return moves[chance.below(len(moves))]


def _chosen(table: Table) -> list[Move]:
    """The cards that the mission lets the actor set apart."""
    return with_cards(table.mission.sets_apart_by, table.mission.choosable(table))


def _explored(table: Table) -> list[Move]:
    return with_cards(RETURN, table.hands[table.turn] | 1 << table.drawn)


def _borrowed(table: Table) -> list[Move]:
    return [*offers(table, table.turn), DONE_MOVE]


def _handed_over(table: Table) -> list[Move]:
    return with_cards(GIVE, owed(table))


def _handed_back(table: Table) -> list[Move]:
    return with_cards(RETURN, table.hands[table.turn])


def _decisions(table: Table) -> list[Move]:
    """Scroll 16, of a complete trick: only what changes something."""
    return _REFUSALS if taking(table) == table.turn else _CLAIMS


def _thefts(table: Table) -> list[Move]:
    return _THEFTS


def _counts(table: Table) -> list[Move]:
    """Scroll 11: not fewer than none."""
    fewest = -1 if table.tricks[table.turn] else 0
    return [(COUNT, shift) for shift in range(fewest, 2)]


def _nothing(table: Table) -> list[Move]:
    return []


_WAYS: Final[dict[int, Ways[Table]]] = {
    SCROLL: activations,
    KEEP_ONE: keeps,
    HAND_OVER: _handed_over,
    HAND_BACK: _handed_back,
    RESOURCES: combinations,
    CHOOSE: _chosen,
    TRICK: to_trick,
    SPEND: spendings,
    BORROW: _borrowed,
    DECIDE: _decisions,
    EXPLORE: _explored,
    THEFT: _thefts,
    TALLY: _counts,
    OVER: _nothing,
}
WAYS: Final[list[Ways[Table]]] = [_WAYS[phase] for phase in range(len(_WAYS))]
"""By phase."""
