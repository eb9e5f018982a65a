"""A turn: naming spells, hit or miss, and stopping.

``hit``, ``miss`` and ``slip`` say how the round ended by them, or None while it goes on.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.errors import IllegalMove
from conclave.core.events import Event, all_eyes_but
from conclave.core.plain import plain_ints
from conclave.core.state import Move
from conclave.games.abracada.box.pieces import HAND, SLOTS
from conclave.games.abracada.rules.moves import STOP
from conclave.games.abracada.rules.round import finish
from conclave.games.abracada.rules.score import EMPTIED, FELL, KILLED
from conclave.games.abracada.rules.spells import BOOK
from conclave.games.abracada.rules.state import REFILL, Table

HITS: Final[list[tuple[int, ...]]] = [(spell,) for spell in range(SLOTS)]
MISSES: Final[list[tuple[int, ...]]] = [(-spell,) for spell in range(SLOTS)]
REFILLS: Final[list[tuple[int, ...]]] = [(REFILL + stones,) for stones in range(HAND + 1)]
"""Lessons, as they are added to the others."""


def play(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if move not in table.variant.permitted[table.last]:
        raise IllegalMove("move-not-legal", {"sentence": str(move)})
    act(table, move, chance, told)


def act(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Do what a legal move says."""
    if move[0] == STOP:
        if told is not None:
            told.append(Event("abracada-stop", {"seat": table.turn}))
        end_turn(table, told)
        return
    if move[1] < table.last and not table.variant.easy:
        ending = slip(table, move, told)
    elif _place_of(table.hands[table.turn], move[1]) >= 0:
        ending = hit(table, move, chance, told)
    else:
        ending = miss(table, move, chance, told)
    if ending is not None:
        finish(table, ending, chance, told)


def _place_of(hand: list[int], spell: int) -> int:
    """Where the first stone of that spell lies, or −1."""
    for place in range(len(hand)):
        if hand[place] == spell:
            return place
    return -1


def hit(table: Table, move: Move, chance: Chance, told: Told) -> str | None:
    """A7: the stone goes to the board, the effect happens, and the actor may go on."""
    seat, spell = table.turn, move[1]
    hand = table.hands[seat][:]
    del hand[_place_of(hand, spell)]
    table.hands[seat] = hand
    board, lessons = table.board, table.lessons
    board[spell] = board[spell] + 1
    lessons[seat] = lessons[seat] + HITS[spell]
    table.last = spell
    if told is not None:
        told.append(Event("abracada-hit", {"seat": seat, "spell": spell}, reveals=True))
    BOOK[spell].effect(table, move, chance, told)
    if not hand:
        return EMPTIED  # A10: whoever the last spell killed
    return KILLED if table.fallen and _round_over(table) else None


def miss(table: Table, move: Move, chance: Chance, told: Told) -> str | None:
    """A6: a life, or as many as the die says for a perilous spell; the turn ends."""
    seat, spell = table.turn, move[1]
    lessons = table.lessons
    lessons[seat] = lessons[seat] + MISSES[spell]
    if told is not None:
        told.append(Event("abracada-miss", {"seat": seat, "spell": spell}, reveals=True))
    return lose_turn(table, table.roll(chance, told) if BOOK[spell].perilous else 1, told)


def slip(table: Table, move: Move, told: Told) -> str | None:
    """A8: a lower number costs a life and the turn; nobody says whether it would have hit."""
    if told is not None:
        told.append(Event("abracada-slip", {"seat": table.turn, "spell": move[1]}))
    return lose_turn(table, 1, told)


def lose_turn(table: Table, lives: int, told: Told) -> str | None:
    """The actor pays with lives and with the turn, perhaps with the round (A15)."""
    table.lose(table.turn, lives, told)
    if table.fallen and _round_over(table):
        return FELL
    end_turn(table, told)
    return None


def _round_over(table: Table) -> bool:
    """The first death ends the round, or in A19 the last but one."""
    return not table.variant.last_standing or table.fallen == table.seats - 1


def end_turn(table: Table, told: Told) -> None:
    """A9: refill as far as the pile lasts, then the seat to the left."""
    seat = table.turn
    hand = table.hands[seat]
    pile = table.pile
    missing = HAND - len(hand)
    if missing and pile and table.lives[seat]:
        drawn = pile[-missing:]
        table.pile = pile[:-missing]
        table.hands[seat] = hand + drawn
        lessons = table.lessons
        lessons[seat] = lessons[seat] + REFILLS[len(drawn)]
        if told is not None:
            told.append(
                Event(
                    "abracada-refill",
                    {"seat": seat, "count": len(drawn)},
                    {"stones": plain_ints(drawn)},
                    all_eyes_but(seat, table.seats),
                    reveals=True,
                )
            )
    table.turn = table.left_of(seat)
    table.last = 0
