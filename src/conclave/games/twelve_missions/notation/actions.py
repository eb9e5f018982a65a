"""Whole moves as numbers. Seats in them are told from the actor's: 0 is the actor itself."""

from struct import Struct
from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import (
    ASSASSIN,
    CARDS,
    COLOURS,
    FARMER,
    NONE,
    ORACLE,
    RANKS,
)
from conclave.games.twelve_missions.rules.moves import (
    ACTIVATE,
    CLAIM,
    COUNT,
    CUBE_MOVES,
    CUBES,
    DEFY,
    DONE_MOVE,
    GIVE,
    KEEP,
    LAY,
    LEAVE_MOVE,
    MOST_CUBES,
    PASS_MOVE,
    PILE,
    PLAY,
    PLAY_MOVES,
    POWER,
    REFUSE,
    RETURN,
    STEAL,
    TAKE,
    TAKES,
    WAIT,
)
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT, SCROLLS
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_NOTHING, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import Table

MOST_SEATS: Final = 4


def _choices(scroll: int) -> list[int]:
    """What may be said with a scroll: nothing, or one of four seats or colours."""
    return [NONE] if SCROLLS[scroll].says == SAYS_NOTHING else list(range(MOST_SEATS))


def _powers() -> list[Move]:
    moves: list[Move] = []
    for rank in range(len(RANKS)):
        if rank in (FARMER, ORACLE):
            moves += [(POWER, rank, choice) for choice in range(MOST_SEATS)]
        elif rank != ASSASSIN:
            moves.append((POWER, rank, NONE))
    return moves


def _activations() -> list[Move]:
    moves: list[Move] = []
    copying: list[Move] = []
    for scroll in range(1, SCROLL_COUNT + 1):
        moves += [(ACTIVATE, scroll, 0, choice) for choice in _choices(scroll)]
        for other in range(1, SCROLL_COUNT + 1):
            if SCROLLS[scroll].copies:
                copying += [(ACTIVATE, scroll, other, choice) for choice in _choices(other)]
    return moves + copying


MOVES: Final[list[Move]] = [
    *PLAY_MOVES,
    *[(kind, card) for kind in (DEFY, RETURN, GIVE, PILE, LAY) for card in range(CARDS)],
    *[DONE_MOVE, (WAIT,), (CLAIM,), (STEAL,), LEAVE_MOVE, PASS_MOVE],
    *[(REFUSE, colour) for colour in range(NONE, len(COLOURS))],
    *[(COUNT, shift) for shift in (-1, 0, 1)],
    *[(TAKE, which) for which in range(len(TAKES))],
    *[(KEEP, scroll) for scroll in range(1, SCROLL_COUNT + 1)],
    *CUBE_MOVES[MOST_CUBES],
    *_powers(),
    *_activations(),
]
"""By number."""
ACTIONS: Final = len(MOVES)
_NUMBERS: Final = {move: number for number, move in enumerate(MOVES)}


def _spending(most: int) -> bytes:
    """The mask of up to so many cubes, either way, and of being done."""
    possible = {*CUBE_MOVES[most], DONE_MOVE}
    return bytes([move in possible for move in MOVES])


_SPENDING: Final = [_spending(most) for most in range(MOST_CUBES + 1)]
_NOTHING: Final = bytes(ACTIONS)
_ROW: Final = Struct(f"{ACTIONS}s")
"""Put in place by its slice, a mask would be copied once more on the way."""


def _names_seat(move: Move) -> bool:
    if move[0] == POWER:
        return move[1] == FARMER
    return move[0] == ACTIVATE and SCROLLS[move[2] or move[1]].says == SAYS_SEAT


def _turned(move: Move, by: int, seats: int) -> Move:
    """The move with the seat that it names so many places further."""
    last = len(move) - 1
    return (*move[:last], (move[last] + by) % seats)


def action(table: Table, move: Move) -> int:
    if move[0] == PLAY:
        return move[1]
    if _names_seat(move):
        return _NUMBERS[_turned(move, -table.turn, table.seats)]
    return _NUMBERS[move]


def move_of(table: Table, number: int) -> Move:
    move = MOVES[number]
    return _turned(move, table.turn, table.seats) if _names_seat(move) else move


def mask(table: Table, legal: list[Move], into: bytearray, at: int) -> None:
    """A byte for each action, 1 for what is legal. Cubes are many, and always the last but for
    being done."""
    left = len(legal)
    if left > 1 and legal[left - 2][0] == CUBES:
        most = -legal[left - 2][1]
        _ROW.pack_into(into, at, _SPENDING[most])
        left -= 2 * most + 1
    else:
        _ROW.pack_into(into, at, _NOTHING)
    for place in range(left):
        into[at + action(table, legal[place])] = 1
