"""The table with every card face up, for looking back at a game that is over."""

from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.games.twelve_missions.box.cards import CARD_WORDS, plain_words, words_of
from conclave.games.twelve_missions.knowledge.open_table import cards
from conclave.games.twelve_missions.knowledge.progress import true_progress
from conclave.games.twelve_missions.knowledge.view import seat_shown, view
from conclave.games.twelve_missions.rules.phases import EXPLORE, KEEP_ONE
from conclave.games.twelve_missions.rules.state import Table


def open_view(table: Table) -> PlainDict:
    """Every hand and scroll, what lies face down before a seat, what it set apart in secret, and
    the tricks as they are, whatever an Explorer has exchanged. What nobody holds (scrolls and cards
    to be drawn, missions to come) stays face down."""
    shown: dict[str, Plain] = dict(view(table, None))
    shown["seats"] = [_seat(table, seat) for seat in range(table.seats)]
    shown["tricks"] = [
        {"seat": owner, "cards": plain_words(words_of(pile))}
        for owner, pile in zip(table.owners, table.piles, strict=True)
    ]
    if table.phase == EXPLORE:
        shown["drawn"] = CARD_WORDS[table.drawn]
    if table.phase == KEEP_ONE:
        shown["looked_at"] = plain_ints(list(table.looked_at))
    return shown


def _seat(table: Table, seat: int) -> PlainDict:
    shown = seat_shown(table, seat, True)
    shown["under"] = cards(list(table.down[seat]))
    shown.update(true_progress(table, seat))
    return shown
