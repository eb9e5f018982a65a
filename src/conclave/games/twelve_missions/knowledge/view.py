"""What a seat may see. Everything is hidden unless it is shown here."""

from typing import Final

from conclave.core.plain import Plain, PlainDict, plain_ints
from conclave.core.seats import SEAT_WORDS
from conclave.games.twelve_missions.box.cards import (
    CARD_WORDS,
    COLOURS,
    NONE,
    plain_words,
    words_of,
)
from conclave.games.twelve_missions.knowledge.open_table import (
    cards,
    last_trick,
    queue,
    sheet_row,
    trick,
)
from conclave.games.twelve_missions.knowledge.progress import progress
from conclave.games.twelve_missions.rules.phases import (
    EXPLORE,
    HAND_BACK,
    KEEP_ONE,
    PHASES,
    TRICK,
)
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import Table, colour_word
from conclave.games.twelve_missions.rules.tricks import taking

CLAIMS: Final = (None, "claimed", "refused")
"""Scroll 16: what became of this trick."""


def view(table: Table, seat: int | None) -> PlainDict:
    """A spectator sees what every seat may see."""
    edition = table.variant.edition
    return {
        "round": table.round,
        "rounds": table.variant.rounds,
        "pairs": table.variant.pairs,
        "dealer": table.dealer,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "queue": plain_ints(list(queue(table))),
        "mission": _mission(table),
        "values": plain_ints(edition.values),
        "dominants": [COLOURS[colour] for colour in edition.dominant[: table.variant.rounds]],
        "dominant": colour_word(table.dominant),
        "led": colour_word(table.led),
        "trick": trick(table),
        "taking": taking(table) if table.cards else None,
        "next_leader": None if table.next_leader == NONE else table.next_leader,
        "last": last_trick(table),
        "tricks_in_round": tricks_in_round(table),
        "tricks": [
            {"seat": owner, "cards": plain_words(words_of(shown))}
            for owner, shown in zip(table.owners, table.shown, strict=True)
        ],
        "turned": cards(list(table.turned)),
        "undealt": len(table.undealt),
        "seats": [seat_shown(table, other, other == seat) for other in range(table.seats)],
        "scroll": _scroll(table),
        "deck": len(table.deck),
        "used": plain_ints(list(table.used)),
        "drawn": _drawn(table, seat),
        "looked_at": _looked_at(table, seat),
        "sheet": [sheet_row(row) for row in table.sheet],
    }


def _mission(table: Table) -> PlainDict:
    """With what has to be known to lay its cards out, whatever its number."""
    mission = table.mission
    return {
        "number": mission.number,
        "fixed": mission.fixed,
        "worth": mission.worth(table.variant.edition),
        "paired": mission.in_pairs,
        "covered": mission.covered,
        "stack": mission.face_down > 0 and not mission.covered,
        "asks": mission.asks or None,
    }


def tricks_in_round(table: Table) -> int:
    """Those taken, and one for each card that a seat has still to play."""
    left = table.left_to_play(0)
    for place in range(len(table.cards)):
        if table.seating[place] == 0:
            left += 1
    if table.phase < TRICK:
        left -= table.mission.lost
    if table.phase == HAND_BACK:  # scroll 2: a card is on its way
        left += (table.queue[0] == 0) - (table.turn == 0)
    return len(table.owners) + left


def seat_shown(table: Table, seat: int, own: bool) -> dict[str, Plain]:
    """``own``: as the seat itself sees it."""
    scrolls = table.scrolls[seat]
    chosen = table.chosen[seat]
    shown: dict[str, Plain] = {
        "cards": plain_words(words_of(table.hands[seat])) if own else None,
        "count": table.hands[seat].bit_count(),
        "up": plain_words(words_of(table.up[seat])),
        "down": _down(table, seat),
        "under": None,
        "row": cards(list(table.rows[seat])) if own else len(table.rows[seat]),
        "chosen": plain_words(words_of(chosen)) if own else chosen.bit_count(),
        "away": plain_words(words_of(table.away[seat])) if own else None,
        "away_count": table.away[seat].bit_count(),
        "crystals": table.crystals[seat],
        "cubes": table.cubes[seat],
        "tricks": table.tricks[seat],
        "points": table.points[seat],
        "scrolls": plain_ints(sorted(scrolls)) if own else None,
        "scroll_count": len(scrolls),
        "open_scrolls": plain_ints(list(table.open_scrolls[seat])),
        "burnt": plain_ints(sorted(table.burnt[seat])) if own else None,
        "burnt_count": len(table.burnt[seat]),
    }
    shown.update(progress(table, seat))
    return shown


def _down(table: Table, seat: int) -> Plain:
    """Face-down cards: how many; in mission 18 the card that lies on each."""
    if table.mission.covered:
        return cards(list(table.covers[seat]))
    return len(table.down[seat])


def _scroll(table: Table) -> Plain:
    """The scroll of the round, and what it was said of."""
    if not table.scroll:
        return None
    choice: Plain = None
    if table.effect.says == SAYS_COLOUR:
        choice = COLOURS[table.effect_choice]
    elif table.effect.says == SAYS_SEAT:
        choice = SEAT_WORDS[table.effect_choice]
    return {
        "number": table.scroll,
        "effect": table.effect.number,
        "seat": table.effect_seat,
        "choice": choice,
        "ready": table.ready,
        "claim": CLAIMS[table.claim],
    }


def _drawn(table: Table, seat: int | None) -> Plain:
    if table.phase != EXPLORE or table.turn != seat:
        return None
    return CARD_WORDS[table.drawn]


def _looked_at(table: Table, seat: int | None) -> Plain:
    if table.phase != KEEP_ONE or table.turn != seat:
        return None
    return plain_ints(list(table.looked_at))
