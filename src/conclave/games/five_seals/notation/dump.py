"""A position as plain data, in the words of the game. ``restore`` reads it back."""

from conclave.core.options import plain_options
from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.box.codes import SCROLL, SCROLL_WORDS
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS
from conclave.games.five_seals.rules.moves import dice_words
from conclave.games.five_seals.rules.phases import (
    ABSORB,
    LOWER,
    PHASES,
    SECOND_PLACES,
    SPELL_OF_PHASE,
)
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
        "casting": _casting(table),
        "chosen": chosen(table),
        "quiet": table.quiet,
        "broken": table.broken,
        "seals": seal_words(table),
        "gone": table.gone,
        "scrolls": scroll_words(table),
        "mages": [table.dungeon.words[spot] for spot in table.mages],
        "familiars": [spot_word(table, spot) for spot in table.familiars],
        "guardians": {
            ELEMENT_WORDS[element]: table.dungeon.words[spot]
            for element, spot in enumerate(table.guardians)
            if spot != NOWHERE
        },
        "dice": [dice_of(table, seat) for seat in seats],
        "cups": [cup_of(table, seat) for seat in seats],
        "supply": supply_words(table),
        "ready": [row_words(table.ready[seat]) for seat in seats],
        "spent": [row_words(table.spent[seat]) for seat in seats],
        "absorbed": {
            ELEMENT_WORDS[element]: token_word(token)
            for element, token in enumerate(table.absorbed)
            if token
        },
        "done": [seat for seat in seats if table.done >> seat & 1],
    }


def _casting(table: Table) -> Plain:
    return SCROLL_WORDS[table.casting] if table.phase in SPELL_OF_PHASE else None


def chosen(table: Table) -> Plain:
    """What an earlier step has chosen, where that still matters."""
    if table.phase in SECOND_PLACES:
        return table.dungeon.words[table.chosen]
    if table.phase == ABSORB:
        return token_word(table.chosen)
    return ELEMENT_WORDS[table.chosen] if table.phase == LOWER else None


def token_word(token: int) -> str:
    return f"{ELEMENT_WORDS[token // 8]}.{token % 8}"


def seal_words(table: Table) -> PlainDict:
    """By spot: the seal token there."""
    return {
        table.dungeon.words[spot]: token_word(thing)
        for spot, thing in enumerate(table.lying)
        if 0 < thing < SCROLL
    }


def scroll_words(table: Table) -> PlainDict:
    """By box: the scroll there."""
    return {
        table.dungeon.words[spot]: SCROLL_WORDS[thing - SCROLL]
        for spot, thing in enumerate(table.lying)
        if thing >= SCROLL
    }


def spot_word(table: Table, spot: int) -> Plain:
    return None if spot == NOWHERE else table.dungeon.words[spot]


def row_words(row: tuple[int, ...]) -> Plain:
    return [SCROLL_WORDS[scroll] for scroll in sorted(row)]


def dice_of(table: Table, seat: int) -> Plain:
    return [word for c in COLOURS for word in dice_words(c, table.dice[4 * seat + c])]


def cup_of(table: Table, seat: int) -> Plain:
    return [ELEMENT_WORDS[c] for c in COLOURS for _ in range(table.cups[4 * seat + c])]


def supply_words(table: Table) -> PlainDict:
    return {ELEMENT_WORDS[colour]: table.supply[colour] for colour in COLOURS}
