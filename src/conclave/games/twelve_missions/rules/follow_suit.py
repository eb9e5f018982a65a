"""What may be played to a trick (M9): the duty to follow, and what sets it aside."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.compiled import i64
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import (
    ASSASSIN,
    BIT,
    EMPEROR,
    NONE,
    OF_COLOUR,
    OF_RANK,
    WIZARD,
    lowest_of_each_colour,
)
from conclave.games.twelve_missions.rules.moves import (
    DEFY,
    WAIT_MOVE,
    any_play,
    any_play_or_other,
    plays,
    with_cards,
)
from conclave.games.twelve_missions.rules.state import CRYSTALS, Table

DUTY: Final = [*OF_COLOUR, 0]
"""The cards of a colour; of NONE, which is −1, there are none."""
ASSASSINS: Final = OF_RANK[ASSASSIN]
BOUND: Final = 1 << WIZARD
HUSHED: Final = 1 << EMPEROR


def to_trick(table: Table) -> list[Move]:
    """M9, with the Assassin's exception and scroll 14."""
    if table.led == NONE and table.plain and not table.effect.may_wait:
        return plays(table.hands[table.turn])  # whatever the leader holds
    cards = playable(table)
    moves = plays(cards)
    seat = table.turn
    if table.means[seat] < CRYSTALS:
        return moves
    if table.crystals[seat]:
        others = defiant(table, cards)
        if others:
            moves = moves + with_cards(DEFY, others)
    if table.effect.may_wait and may_wait(table):
        moves = [*moves, WAIT_MOVE]
    return moves


def any_to_trick(table: Table, chance: Chance) -> Move:
    """One of them, as it would be picked from the list, which mostly need not be made."""
    if table.led == NONE and table.plain and not table.effect.may_wait:
        return any_play(table.hands[table.turn], chance)
    cards = playable(table)
    if table.means[table.turn] >= CRYSTALS:
        others = defiant(table, cards)
        waits = table.effect.may_wait and may_wait(table)
        if others or waits:
            return any_play_or_other(cards, others, waits, chance)
    return any_play(cards, chance)


def playable(table: Table) -> i64:
    """The cards that the actor may play without a crystal."""
    seat = table.turn
    hand: i64 = table.hands[seat]
    if not table.plain:
        if table.mission.in_row:
            return BIT[table.rows[seat][0]]  # no duty to follow
        hand |= table.up[seat]
    led = table.led
    if led == NONE:
        return hand
    held: i64 = hand & DUTY[led]
    if not held:
        held = hand & DUTY[table.dominant]
    if table.once & BOUND:
        return held & -held if held else lowest_of_each_colour(hand)
    return held if held else hand


def against_duty(table: Table) -> int:
    """M12, Assassin: the cards that the actor may play for a crystal in spite of its duty."""
    return defiant(table, playable(table))


def defiant(table: Table, cards: i64) -> i64:
    """The same where it is known which cards may be played without a crystal."""
    seat = table.turn
    if table.led == NONE or not table.crystals[seat] or table.once & HUSHED:
        return 0
    held: i64 = table.hands[seat]
    if not table.plain:
        held |= table.up[seat]
    if not (table.effect.any_power and table.effect_seat == seat):
        held &= ASSASSINS
    return held & ~cards if not table.mission.in_row else 0


def may_wait(table: Table) -> bool:
    """Scroll 14: its owner may play later, unless it would be the last anyway."""
    mine = table.effect.may_wait and table.effect_seat == table.turn
    return mine and len(table.cards) < table.seats - 1
