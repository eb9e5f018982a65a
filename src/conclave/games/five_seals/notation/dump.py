"""A position as plain data, in the words of the game. ``restore`` reads it back."""

from conclave.core.options import plain_options
from conclave.core.plain import PlainDict
from conclave.games.five_seals.knowledge.table_words import (
    absorbed_words,
    casting_word,
    chosen_word,
    cup_words,
    guardian_words,
    row_words,
    scroll_words,
    seal_words,
    seat_dice,
    spot_word,
    supply_words,
)
from conclave.games.five_seals.rules.spells.book import PHASES
from conclave.games.five_seals.rules.state import Table


def dump(table: Table) -> PlainDict:
    seats = range(table.seats)
    return {
        "seats": table.seats,
        "options": plain_options(table.variant.options),
        "circle": table.circle,
        "round": table.round,
        "first": table.first,
        "turn": table.turn,
        "decider": table.decider,
        "phase": PHASES[table.phase],
        "casting": casting_word(table),
        "chosen": chosen_word(table),
        "quiet": table.quiet,
        "broken": table.broken,
        "seals": seal_words(table),
        "gone": table.gone,
        "scrolls": scroll_words(table),
        "mages": [table.dungeon.words[spot] for spot in table.mages],
        "familiars": [spot_word(table, spot) for spot in table.familiars],
        "guardians": guardian_words(table),
        "dice": [seat_dice(table, seat) for seat in seats],
        "cups": [cup_words(table, seat) for seat in seats],
        "supply": supply_words(table),
        "ready": [row_words(table.ready[seat]) for seat in seats],
        "spent": [row_words(table.spent[seat]) for seat in seats],
        "absorbed": absorbed_words(table),
        "done": [seat for seat in seats if table.done >> seat & 1],
    }
