"""What lies on the table in the words of the game, for views and dumps alike."""

from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.box.codes import SCROLL, SCROLL_WORDS, token_word
from conclave.games.five_seals.box.dice import dice_words
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS
from conclave.games.five_seals.rules.spells.book import CASTING, STEPS
from conclave.games.five_seals.rules.spells.spell import A_COLOUR, A_SPOT, A_TOKEN, NO_CHOICE
from conclave.games.five_seals.rules.state import Table


def casting_word(table: Table) -> Plain:
    return SCROLL_WORDS[table.casting] if table.phase in CASTING else None


def chosen_word(table: Table) -> Plain:
    """What an earlier step has chosen, where that still matters."""
    remembers = STEPS[table.phase].remembers if table.phase in STEPS else NO_CHOICE
    if remembers == A_SPOT:
        return table.dungeon.words[table.chosen]
    if remembers == A_TOKEN:
        return token_word(table.chosen)
    return ELEMENT_WORDS[table.chosen] if remembers == A_COLOUR else None


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


def guardian_words(table: Table) -> PlainDict:
    """By element: where its guardian stands."""
    return {
        ELEMENT_WORDS[element]: table.dungeon.words[spot]
        for element, spot in enumerate(table.guardians)
        if spot != NOWHERE
    }


def absorbed_words(table: Table) -> PlainDict:
    """By element: the token on that Absorption scroll."""
    return {
        ELEMENT_WORDS[element]: token_word(token)
        for element, token in enumerate(table.absorbed)
        if token
    }


def spot_word(table: Table, spot: int) -> Plain:
    return None if spot == NOWHERE else table.dungeon.words[spot]


def row_words(row: tuple[int, ...]) -> Plain:
    return [SCROLL_WORDS[scroll] for scroll in sorted(row)]


def seat_dice(table: Table, seat: int) -> Plain:
    return [word for c in COLOURS for word in dice_words(c, table.dice[4 * seat + c])]


def cup_words(table: Table, seat: int) -> Plain:
    return [ELEMENT_WORDS[c] for c in COLOURS for _ in range(table.cups[4 * seat + c])]


def supply_words(table: Table) -> PlainDict:
    return {ELEMENT_WORDS[colour]: table.supply[colour] for colour in COLOURS}
