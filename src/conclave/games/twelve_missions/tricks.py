"""A trick: what may be played to it and who takes it (M9)."""

from typing import Final

from conclave.core.events import Event
from conclave.games.twelve_missions.cards import (
    ASSASSIN,
    DWARF,
    EMPEROR,
    KNIGHT,
    NONE,
    OF_COLOUR,
    OF_RANK,
    WIZARD,
    below,
    cards_of,
    lowest_of_each_colour,
)
from conclave.games.twelve_missions.facts import BARRED, DRAWN_UP, HOLDS, PLAYED_FACTS
from conclave.games.twelve_missions.missions import ROW
from conclave.games.twelve_missions.table import (
    AS_DOMINANT,
    CLAIMED,
    Table,
    card_named,
)

LOWEST: Final = -10_000
"""Below any value that cubes can make."""
BOUND: Final = 1 << WIZARD
LEVELLED: Final = 1 << KNIGHT
UPSIDE_DOWN: Final = 1 << DWARF
HUSHED: Final = 1 << EMPEROR


def playable(table: Table) -> int:
    """The cards that the actor may play without a crystal."""
    seat = table.turn
    hand = table.hands[seat]
    if not table.mission.plain:
        if table.mission.way == ROW:
            return 1 << table.rows[seat][0]  # no duty to follow
        hand |= table.up[seat]
    led = table.led
    if led == NONE:
        return hand
    held = hand & OF_COLOUR[led]
    if not held:
        dominant = table.dominant
        if dominant != NONE:
            held = hand & OF_COLOUR[dominant]
        if not held:
            return lowest_of_each_colour(hand) if table.once & BOUND else hand
    return held & -held if table.once & BOUND else held


def against_duty(table: Table, allowed: int) -> int:
    """M12, Assassin: the cards that the actor may play for a crystal in spite of its duty."""
    seat = table.turn
    if table.led == NONE or not table.crystals[seat] or table.once & HUSHED:
        return 0
    if table.mission.way == ROW:
        return 0
    held = (table.hands[seat] | table.up[seat]) & ~allowed
    return held if table.has_effect(20, seat) else held & OF_RANK[ASSASSIN]


def lay(table: Table, card: int, by_power: bool, told: list[Event] | None) -> None:
    """The actor's card comes to the trick."""
    seat = table.turn
    colour = card >> 3
    if told is not None:
        params = card_named(seat, card)
        params["power"] = by_power
        told.append(Event("twelve_missions-play", params, reveals=True))
    plain = table.mission.plain
    if plain:
        table.hands[seat] ^= 1 << card
        table.facts.append(PLAYED_FACTS[seat][card])
    else:
        _take_from_place(table, seat, card)
    led = table.led
    if led == NONE:
        table.led = colour
    elif colour != led or table.once & BOUND:
        _note_duty(table, seat, card, by_power)
    if not plain and table.down[seat]:
        _uncover(table, seat, card, told)
    table.queue = table.queue[1:]
    table.order.append(seat)
    table.cards.append(card)
    table.values.append(table.values_of[card])
    dominates = colour == table.dominant and not table.once & LEVELLED
    table.suits.append(AS_DOMINANT if dominates else colour)
    table.powers.append(NONE)
    table.spent = False
    table.allowed = 0
    if by_power:
        table.crystals[seat] -= 1
        table.once |= 1 << ASSASSIN
        table.powers[-1] = ASSASSIN


def _note_duty(table: Table, seat: int, card: int, by_power: bool) -> None:
    """To play the card shows that none of those is held that ought to come first; to need the
    Assassin's power for it shows that one is, in the hand unless it lies open."""
    if table.mission.way == ROW:
        return
    first = _before(table, card)
    if not by_power:
        table.facts.append((BARRED, seat, first))
    elif not table.up[seat] & first:
        table.facts.append((HOLDS, seat, first))


def _before(table: Table, card: int) -> int:
    """The cards that have to be played before that card, if they are held."""
    colour = card >> 3
    first = below(card) if table.once & BOUND else 0
    if colour != table.led:
        first |= OF_COLOUR[table.led]
        if table.dominant not in (NONE, colour):
            first |= OF_COLOUR[table.dominant]
    return first


def _take_from_place(table: Table, seat: int, card: int) -> None:
    bit = 1 << card
    if table.up[seat] & bit:
        table.up[seat] ^= bit
        return
    table.hands[seat] ^= bit
    table.facts.append(PLAYED_FACTS[seat][card])
    if table.mission.way == ROW:
        table.rows[seat] = table.rows[seat][1:]


def _uncover(table: Table, seat: int, card: int, told: list[Event] | None) -> None:
    """Mission 18: the card beneath the one played; mission 19: the top of the stack."""
    down = table.down[seat]
    covers = table.covers[seat]
    place = len(down) - 1
    if covers:
        if card not in covers:
            return
        place = covers.index(card)
        table.covers[seat] = covers[:place] + covers[place + 1 :]
    found = down[place]
    table.down[seat] = down[:place] + down[place + 1 :]
    table.hands[seat] |= 1 << found
    table.facts.append((DRAWN_UP, seat))
    if told is not None:
        secret = card_named(seat, found)
        told.append(Event("twelve_missions-uncover", {"seat": seat}, secret, 1 << seat, True))


def taking(table: Table) -> int:
    """The seat that takes the trick as it lies."""
    if table.claim == CLAIMED:
        return table.effect_seat  # scroll 16
    suits = table.suits
    best = AS_DOMINANT if AS_DOMINANT in suits else table.led
    if table.once & UPSIDE_DOWN:
        return _taking_lowest(table, best)
    values = table.values
    taker = 0  # scroll 16: a refused lead, if nobody plays the named colour or the dominant one
    top = LOWEST
    for at, suit in enumerate(suits):
        if suit == best and values[at] > top:  # M9: of equal values the earlier is higher
            taker = at
            top = values[at]
    return table.order[taker]


def _taking_lowest(table: Table, best: int) -> int:
    """The Dwarf's way: of equal values the later is lower."""
    taker = 0
    bottom = -LOWEST
    for at, suit in enumerate(table.suits):
        if suit == best and table.values[at] <= bottom:
            taker = at
            bottom = table.values[at]
    return table.order[taker]


def sum_of_values(table: Table, trick: int) -> int:
    """Mission 7: printed values and the cubes on them (M14)."""
    printed = sum([table.values_of[card] for card in cards_of(table.piles[trick])])
    return printed + table.extras[trick]
