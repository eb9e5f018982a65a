"""What must have happened by now: whose turns have been, and which spells have been cast."""

from conclave.core.state import NOBODY
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.rules.phases import JOURNEY, PENALTY, PREPARE, PRICE
from conclave.games.archmage.rules.spells.book import BOOK, OVER, SPELL_OF
from conclave.games.archmage.rules.spells.spell import Spell
from conclave.games.archmage.rules.state import Table


def is_later(table: Table, seat: int) -> bool:
    """Whether the seat's turn of this round is still to come."""
    if table.turn == NOBODY:
        return False
    return (seat - table.starter) % table.seats > (table.turn - table.starter) % table.seats


def turns_begun(table: Table, seat: int) -> int:
    return table.round - is_later(table, seat)


def has_prepared(table: Table, seat: int) -> bool:
    """X6: not in its first turn."""
    return turns_begun(table, seat) > 1


def can_have_cast(table: Table, seat: int) -> bool:
    """X6: a seat knows its first spells after its first Preparation."""
    preparing = table.phase == PREPARE and seat == table.turn
    return turns_begun(table, seat) - preparing > 1


def is_first_journey(table: Table, seat: int) -> bool:
    """Whether the seat is on the first Journey of its turn."""
    return seat == table.turn and table.stage == JOURNEY and not table.second


def has_scored(table: Table, seat: int) -> bool:
    """X11: after its last turn."""
    if table.phase == OVER:
        return True
    last_round = table.round == table.variant.length
    return last_round and seat != table.turn and not is_later(table, seat)


def planet_moves_left(table: Table, seat: int) -> int:
    """X6: a move for each Preparation still to come."""
    if table.phase == OVER:
        return 0
    made = max(0, turns_begun(table, seat) - 1)
    if table.phase == PREPARE and seat == table.turn:
        made -= 1
    return table.variant.length - 1 - made


def asking(table: Table) -> Spell | None:
    """The spell that the phase is about; ``args`` may still be anything."""
    if table.phase in (PRICE, PENALTY):
        spell = table.args[0] if table.args else SPELLS
        return BOOK[spell] if 0 <= spell < SPELLS else None
    return SPELL_OF.get(table.phase)


def is_idle(table: Table, spell: Spell) -> bool:
    """Whether a spell that the seat whose turn it is has cast should be at work, and is not."""
    if not spell.all_turn or spell is asking(table):
        return False
    return not spell.lasts(table, table.turn)


def at_work(table: Table, seat: int) -> int:
    """The spells that the seat must have cast since its Preparation, as a mask."""
    cast = 0
    for spell in BOOK:
        if spell.lasts(table, seat):
            cast |= 1 << spell.number
    spell_asked = asking(table)
    if seat == table.turn and spell_asked is not None:
        cast |= 1 << spell_asked.number
    return cast
