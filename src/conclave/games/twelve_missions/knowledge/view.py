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


def view(position: Table, seat: int | None) -> PlainDict:
    """A spectator sees what every seat may see."""
    edition = position.variant.edition
    return {
        "round": position.round,
        "rounds": position.variant.rounds,
        "pairs": position.variant.pairs,
        "dealer": position.dealer,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "queue": plain_ints(list(queue(position))),
        "mission": _mission(position),
        "values": plain_ints(edition.values),
        "dominants": [COLOURS[colour] for colour in edition.dominant[: position.variant.rounds]],
        "dominant": colour_word(position.dominant),
        "led": colour_word(position.led),
        "trick": trick(position),
        "taking": taking(position) if position.cards else None,
        "next_leader": None if position.next_leader == NONE else position.next_leader,
        "last": last_trick(position),
        "tricks_in_round": _tricks_in_round(position),
        "tricks": [
            {"seat": owner, "cards": plain_words(words_of(shown))}
            for owner, shown in zip(position.owners, position.shown, strict=True)
        ],
        "turned": cards(list(position.turned)),
        "undealt": len(position.undealt),
        "seats": [_seat(position, other, seat) for other in range(position.seats)],
        "scroll": _scroll(position),
        "deck": len(position.deck),
        "used": plain_ints(list(position.used)),
        "drawn": _drawn(position, seat),
        "looked_at": _looked_at(position, seat),
        "sheet": [sheet_row(row) for row in position.sheet],
    }


def _mission(position: Table) -> PlainDict:
    """With what has to be known to lay its cards out, whatever its number."""
    mission = position.mission
    return {
        "number": mission.number,
        "fixed": mission.fixed,
        "worth": mission.worth(position.variant.edition),
        "paired": mission.in_pairs,
        "covered": mission.covered,
        "stack": mission.face_down > 0 and not mission.covered,
        "asks": mission.asks or None,
    }


def _tricks_in_round(position: Table) -> int:
    """Those taken, and one for each card that a seat has still to play."""
    left = position.left_to_play(0)
    if 0 in position.seating[: len(position.cards)]:
        left += 1
    if position.phase < TRICK:
        left -= position.mission.lost
    if position.phase == HAND_BACK:  # scroll 2: a card is on its way
        left += (position.queue[0] == 0) - (position.turn == 0)
    return len(position.owners) + left


def _seat(position: Table, seat: int, viewer: int | None) -> PlainDict:
    own = viewer == seat
    scrolls = position.scrolls[seat]
    chosen = position.chosen[seat]
    shown: dict[str, Plain] = {
        "cards": plain_words(words_of(position.hands[seat])) if own else None,
        "count": position.hands[seat].bit_count(),
        "up": plain_words(words_of(position.up[seat])),
        "down": _down(position, seat),
        "row": cards(list(position.rows[seat])) if own else len(position.rows[seat]),
        "chosen": plain_words(words_of(chosen)) if own else chosen.bit_count(),
        "away": plain_words(words_of(position.away[seat])) if own else None,
        "away_count": position.away[seat].bit_count(),
        "crystals": position.crystals[seat],
        "cubes": position.cubes[seat],
        "tricks": position.tricks[seat],
        "points": position.points[seat],
        "scrolls": plain_ints(sorted(scrolls)) if own else None,
        "scroll_count": len(scrolls),
        "open_scrolls": plain_ints(list(position.open_scrolls[seat])),
        "burnt": plain_ints(sorted(position.burnt[seat])) if own else None,
        "burnt_count": len(position.burnt[seat]),
    }
    shown.update(progress(position, seat))
    return shown


def _down(position: Table, seat: int) -> Plain:
    """Face-down cards: how many; in mission 18 the card that lies on each."""
    if position.mission.covered:
        return cards(list(position.covers[seat]))
    return len(position.down[seat])


def _scroll(position: Table) -> Plain:
    """The scroll of the round, and what it was said of."""
    if not position.scroll:
        return None
    choice: Plain = None
    if position.effect.says == SAYS_COLOUR:
        choice = COLOURS[position.effect_choice]
    elif position.effect.says == SAYS_SEAT:
        choice = SEAT_WORDS[position.effect_choice]
    return {
        "number": position.scroll,
        "effect": position.effect.number,
        "seat": position.effect_seat,
        "choice": choice,
        "ready": position.ready,
        "claim": CLAIMS[position.claim],
    }


def _drawn(position: Table, seat: int | None) -> Plain:
    if position.phase != EXPLORE or position.turn != seat:
        return None
    return CARD_WORDS[position.drawn]


def _looked_at(position: Table, seat: int | None) -> Plain:
    if position.phase != KEEP_ONE or position.turn != seat:
        return None
    return plain_ints(list(position.looked_at))
