"""The table right after the actor's break, and what is best to break next."""

from conclave.core.state import Move
from conclave.games.five_seals.bot.break_values import break_value
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.breaking import pay, take_seal
from conclave.games.five_seals.rules.moves import BREAK


def best_of(position: Position, seat: int, spots: list[int]) -> int:
    """The one that is worth most to the seat, the first of equals; NOWHERE if there is none."""
    floor = position.reach(seat)
    best, most = NOWHERE, 0.0
    for spot in spots:
        worth = break_value(position, seat, spot, floor)
        if worth > most:
            best, most = spot, worth
    return best


def after_break(position: Position, move: Move) -> Position:
    """The table after the actor's break, before anybody else does anything."""
    after = position.copy()
    after.moves = None
    if move[0] == BREAK:
        pay(after, move)
    take_seal(after, move[1], NOWHERE, None)
    return after


def after_errand(position: Position, move: Move) -> Position:
    """The same where the familiar breaks the seal and the mage stays (F17)."""
    after = position.copy()
    after.moves = None
    pay(after, move)
    after.lift(move[1])
    after.move_familiar(after.turn, move[1])
    return after
