"""What the actor may say in each phase."""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.cards import NONE, OF_COLOUR, cards_of
from conclave.games.twelve_missions.handing import wanted
from conclave.games.twelve_missions.moves import (
    CLAIM,
    COUNT,
    CUBE_MOVES,
    CUBES_OR_DONE,
    DONE_MOVE,
    GIVE,
    LEAVE,
    PLAY,
    REFUSE,
    RETURN,
    STEAL,
    WAIT,
    plays,
    with_cards,
)
from conclave.games.twelve_missions.powers import offers
from conclave.games.twelve_missions.resources import combinations
from conclave.games.twelve_missions.scrolls import activations, keeps
from conclave.games.twelve_missions.table import (
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
from conclave.games.twelve_missions.tricks import HUSHED, against_duty, playable

_CLAIMS: Final[list[Move]] = [(CLAIM,), (REFUSE, NONE)]
_CLAIMS_OF_LEADER: Final[list[Move]] = [(CLAIM,), *[(REFUSE, colour) for colour in range(4)]]
_THEFTS: Final[list[Move]] = [(STEAL,), (LEAVE,)]


def legal(table: Table) -> list[Move]:
    phase = table.phase
    if phase == TRICK:
        return to_trick(table, playable(table))
    if phase == SPEND:
        return spendings(table)
    if phase == RESOURCES:
        return combinations(table)
    if phase == SCROLL:
        return activations(table, table.turn)
    if phase == CHOOSE:
        return wanted(table)
    if phase == EXPLORE:
        return [(RETURN, card) for card in cards_of(table.hands[table.turn] | 1 << table.drawn)]
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


def to_trick(table: Table, allowed: int) -> list[Move]:
    """M9: these cards, with the Assassin's exception and scroll 14."""
    moves = plays(allowed)
    if table.crystals[table.turn]:
        extra = against_duty(table, allowed)
        if extra:
            moves = moves + [(PLAY, card, 1) for card in cards_of(extra)]
    if table.effect == 14 and table.effect_seat == table.turn and len(table.queue) > 1:
        moves = [*moves, (WAIT,)]
    return moves


def spendings(table: Table) -> list[Move]:
    """M10: the power, cubes, and scroll 16."""
    seat = table.turn
    cubes = 0 if table.spent or table.once & HUSHED else table.cubes[seat]
    moves = offers(table, seat)
    if table.effect == 16 and table.ready and table.effect_seat == seat:
        moves = moves + (_CLAIMS_OF_LEADER if len(table.order) == 1 else _CLAIMS)
    if not moves:
        return CUBES_OR_DONE[cubes]
    return [*moves, *CUBE_MOVES[cubes], DONE_MOVE]


def owed(table: Table) -> int:
    """Scroll 2: a card of the named colour, or any if there is none."""
    hand = table.hands[table.turn]
    return hand & OF_COLOUR[table.effect_choice] or hand
