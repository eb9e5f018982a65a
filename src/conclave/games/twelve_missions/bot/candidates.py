"""The moves that are worth thinking about, of all that are legal."""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.bot.idle_spending import idle
from conclave.games.twelve_missions.bot.partner_moves import is_partners, kind_plays, kind_spending
from conclave.games.twelve_missions.bot.spend_policy import turning_cubes
from conclave.games.twelve_missions.bot.trick_value import trick_wish, value_of
from conclave.games.twelve_missions.bot.wasted_cards import lost_anyway, wasted
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import (
    CLAIM,
    CUBES,
    DONE_MOVE,
    LEAVE_MOVE,
    PLAY,
    REFUSE,
)
from conclave.games.twelve_missions.rules.phases import BORROW, DECIDE, SPEND, TRICK

TOO_EARLY: Final[list[Move]] = [(CLAIM,), (REFUSE, NONE)]
"""Scroll 16: whoever is asked again when the trick is complete loses nothing by waiting."""


def candidates(position: Position) -> list[Move]:
    """Nothing that would take a trick from one's partner for nothing, and no cubes, crystals or
    high cards for nothing at all."""
    moves = position.legal()
    phase = position.phase
    if phase == TRICK:
        return _plays(position, moves)
    if phase == DECIDE and is_partners(position):
        return [LEAVE_MOVE]
    if phase == SPEND:
        return [move for move in _spendings(position, moves) if not idle(position, move)]
    return _spendings(position, moves) if phase == BORROW else moves


def _plays(position: Position, moves: list[Move]) -> list[Move]:
    if is_partners(position):
        return kind_plays(position, moves)
    if not position.cards or not value_of(position).welcome or not lost_anyway(position):
        return moves
    return [move for move in moves if move[0] != PLAY or not wasted(position, move[1])]


def _spendings(position: Position, moves: list[Move]) -> list[Move]:
    """Of all the ways to lay cubes three: as many as turn the trick, half of them, and all."""
    if position.effect.may_decide and position.effect.when_complete:
        moves = [move for move in moves if move not in TOO_EARLY]
    if is_partners(position):
        if len(position.cards) == position.seats:
            return [DONE_MOVE]
        return kind_spending(position, moves)
    if len(moves) <= 6:
        return moves
    held = position.cubes[position.turn]
    if trick_wish(position, position.turn) < 0:
        held = -held
    few = (*turning_cubes(position), held // 2, held)
    return [move for move in moves if move[0] != CUBES or move[1] in few]
