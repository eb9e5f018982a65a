"""What comes of a move."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SCROLL
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.rules.breaking import pay, take_seal
from conclave.games.five_seals.rules.events import tell_cast
from conclave.games.five_seals.rules.moves import BREAK, CAST
from conclave.games.five_seals.rules.phases import BROKEN, DRAFT, TURN
from conclave.games.five_seals.rules.round import end_turn, give_up, take_dice
from conclave.games.five_seals.rules.score import tell_end
from conclave.games.five_seals.rules.spells.book import BOOK, REACTING, STEPS
from conclave.games.five_seals.rules.state import Table


def play(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """Do what a legal move says."""
    phase = table.phase
    if phase == TURN:
        if move[0] == BREAK:
            pay(table, move)
            table.chosen = take_seal(table, move[1], NOWHERE, told)
            _after_break(table, chance, told)
        elif move[0] == CAST:
            _cast(table, move, chance, told)
        else:
            give_up(table, move, chance, told)
    elif phase == DRAFT:
        take_dice(table, move, chance, told)
    else:
        STEPS[phase].take(table, move, chance, told)
    if table.phase < DRAFT:
        if table.phase == BROKEN:
            _after_break(table, chance, told)
        if told is not None and table.over():
            tell_end(told, table)


def _cast(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F9, F39: the scroll lies face down, and then its effect comes about."""
    scroll = move[1]
    table.turn_down(table.turn, scroll)
    table.casting = scroll
    if told is not None:
        tell_cast(told, table.turn, scroll)
    BOOK[scroll].cast(table, move, chance, told)


def _after_break(table: Table, chance: Chance, told: Told) -> None:
    """F12: the turn is over, unless a spell has something to ask about a broken token (F25)."""
    if table.chosen < SCROLL:
        for spell in REACTING[table.circle]:
            if spell.offers(table):
                table.ask(spell.phase, table.turn)
                return
    end_turn(table, chance, told)
