"""A trick: how a card comes to it, and who takes it (M9)."""

from typing import Final

from conclave.core.compiled import i64
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.games.twelve_missions.box.cards import (
    ASSASSIN,
    BIT,
    DWARF,
    KNIGHT,
    NONE,
    OF_COLOUR,
    ORACLE,
    below,
)
from conclave.games.twelve_missions.box.edition import ABOVE_ALL, LOWEST
from conclave.games.twelve_missions.rules.facts import (
    BARRED,
    DRAWN_UP,
    HOLDS,
    PLAYED_FACTS,
    VOID_FACTS,
)
from conclave.games.twelve_missions.rules.follow_suit import BOUND
from conclave.games.twelve_missions.rules.state import (
    AS_DOMINANT,
    AS_NOTHING,
    CLAIMED,
    CRYSTALS,
    CUBES_ALONE,
    MORE,
    NEVER,
    NO_CUBES,
    NOTHING,
    NOTHING_ELSE,
    REFUSED,
    Table,
    at_place,
    card_named,
)

UPSIDE_DOWN: Final = 1 << DWARF
UNUSUAL: Final = 1 << KNIGHT | 1 << DWARF | 1 << ORACLE
"""Powers that change who takes a trick."""


def quieten(table: Table) -> None:
    """Before the tricks: tell whether one simply follows the other, and what each seat has for them
    besides cards."""
    between = table.mission.between_tricks or table.effect.between_tricks
    table.quiet = table.plain and not between
    table.means = [means_of(table, seat) for seat in range(table.seats)]


def means_of(table: Table, seat: int) -> int:
    if not table.plain or table.effect.borrows:
        return MORE
    if table.effect_seat == seat and (table.effect.asks_owner or table.effect.any_power):
        return MORE
    if table.crystals[seat]:
        return CRYSTALS
    return CUBES_ALONE if table.cubes[seat] else NOTHING_ELSE


def lay(table: Table, card: int, by_power: bool, told: Told) -> None:
    """The actor's card comes to the trick."""
    seat = table.turn
    colour = card >> 3
    if told is not None:
        params = card_named(seat, card)
        params["power"] = by_power
        told.append(Event("twelve_missions-play", params, reveals=True))
    if table.plain:
        table.hands[seat] = table.hands[seat] ^ BIT[card]
        table.facts.append(PLAYED_FACTS[seat][card])
    else:
        _take_from_place(table, seat, card)
    if table.led == NONE:
        table.led = colour
    elif colour != table.led or table.once & BOUND:
        _note_duty(table, seat, card, by_power)
    if not table.plain and table.down[seat]:
        _uncover(table, seat, card, told)
    if by_power:
        table.crystals[seat] = table.crystals[seat] - 1
        table.means[seat] = means_of(table, seat)
        table.once |= 1 << ASSASSIN
        table.powers = at_place(table.powers, len(table.cards), ASSASSIN)
    table.cards.append(card)


def _note_duty(table: Table, seat: int, card: int, by_power: bool) -> None:
    """To play the card shows that none of those is held that ought to come first; to need the
    Assassin's power for it shows that one is, in the hand unless it lies open."""
    if table.mission.in_row:
        return
    bound = table.once & BOUND > 0
    if not by_power and not bound:
        table.facts.append(VOID_FACTS[seat][table.led][card >> 3][table.dominant])
        return
    first = due_before(table, card, bound)
    if not by_power:
        table.facts.append((BARRED, seat, first))
    elif not table.up[seat] & first:
        table.facts.append((HOLDS, seat, first))


def due_before(table: Table, card: int, bound: bool) -> int:
    """The cards that have to be played before that card, if they are held; bound by the Wizard or
    not."""
    colour = card >> 3
    first = below(card) if bound else 0
    if colour != table.led:
        first |= OF_COLOUR[table.led]
        if table.dominant not in (NONE, colour):
            first |= OF_COLOUR[table.dominant]
    return first


def _take_from_place(table: Table, seat: int, card: int) -> None:
    bit: i64 = BIT[card]
    up: i64 = table.up[seat]
    if up & bit:
        table.up[seat] = up - bit
        return
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand - bit
    table.facts.append(PLAYED_FACTS[seat][card])
    if table.mission.in_row:
        table.rows[seat] = table.rows[seat][1:]


def _uncover(table: Table, seat: int, card: int, told: Told) -> None:
    """A face-down card comes to the hand, if the mission says so."""
    down = table.down[seat]
    place = table.mission.uncovered(table, seat, card)
    if place == NONE:
        return
    found = down[place]
    table.down[seat] = down[:place] + down[place + 1 :]
    hand: i64 = table.hands[seat]
    table.hands[seat] = hand | BIT[found]
    table.facts.append((DRAWN_UP, seat))
    if told is not None:
        secret = card_named(seat, found)
        told.append(Event("twelve_missions-uncover", {"seat": seat}, secret, 1 << seat, True))


def highest(table: Table, count: int) -> int:
    """How high the highest of the first ``count`` cards stands, on the scale of
    ``edition.heights``, where powers play no part."""
    heights = table.variant.heights[table.led][table.dominant]
    top = LOWEST
    for place in range(count):
        height = heights[table.cards[place]] + table.cubes_on[place]
        if height > top:
            top = height
    return top


def taking(table: Table) -> int:
    """The seat that takes the trick as it lies."""
    if table.claim == CLAIMED:
        return table.effect_seat  # scroll 16
    if table.once & UNUSUAL or table.claim:
        return table.seating[_taking_place(table)]
    heights = table.variant.heights[table.led][table.dominant]
    cubes = table.cubes_on
    cubed = cubes is not NO_CUBES
    taker = 0
    top: i64 = LOWEST
    for place, card in enumerate(table.cards):
        height: i64 = heights[card]
        if cubed:
            height += cubes[place]
        if height > top:  # M9: of equal values the earlier is higher
            taker = place
            top = height
    return table.seating[taker]


def taking_without(table: Table, seat: int) -> int:
    """Who would take it if the card of that seat counted as nothing."""
    suits, claim = table.suits, table.claim
    table.suits = at_place(suits, table.seating.index(seat), AS_NOTHING)
    table.claim = REFUSED
    taker = taking(table)
    table.suits, table.claim = suits, claim
    return taker


def _taking_place(table: Table) -> int:
    """The same where powers, cubes or scroll 16 play a part."""
    taker = 0  # scroll 16: a refused lead, if nobody plays the named colour or the dominant one
    top = LOWEST
    sign = -1 if table.once & UPSIDE_DOWN else 1
    dominant = table.dominant
    for place, card in enumerate(table.cards):
        suit = table.suits[place]
        height = sign * (table.values_of[card] + table.cubes_on[place])
        if suit == NONE:
            suit = card >> 3
            if suit == dominant and place < table.levelled:
                suit = AS_DOMINANT
        if suit == AS_DOMINANT:
            height += ABOVE_ALL
        elif suit != table.led:
            continue
        # M9: of equal values the earlier is higher; turned about, the later is lower.
        if height > top or (height == top and sign < 0):
            taker = place
            top = height
    return taker


def take_trick(table: Table, taker: int) -> None:
    cards = table.cards
    pile: i64 = 0
    for card in cards:
        pile |= BIT[card]
    extra: i64 = 0
    cubes_on = table.cubes_on
    if cubes_on is not NO_CUBES:
        for cubes in cubes_on:
            extra += cubes
    tricks = table.tricks
    tricks[taker] = tricks[taker] + 1
    table.owners.append(taker)
    piles = table.piles
    piles.append(pile)
    if table.shown is not piles:
        table.shown.append(pile)
    table.extras.append(extra)
    table.last_seating = table.seating
    table.last_cards = cards
    if table.once or table.claim or cubes_on is not NO_CUBES:
        clear_trick(table)
    else:
        table.led = NONE
        table.cards = []


def clear_trick(table: Table) -> None:
    table.led = NONE
    table.cards = []
    table.cubes_on = NO_CUBES
    table.suits = NOTHING
    table.powers = NOTHING
    table.once = 0
    table.levelled = NEVER
    table.claim = 0


def pile_of(table: Table, seat: int) -> int:
    """The cards in the tricks that the seat has, as a mask."""
    taken = 0
    for trick, owner in enumerate(table.owners):
        if owner == seat:
            taken |= table.piles[trick]
    return taken
