"""What may be played to a trick (M9): the duty to follow, and what sets it aside."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import (
    ASSASSIN,
    EMPEROR,
    NONE,
    OF_COLOUR,
    OF_RANK,
    WIZARD,
    lowest_of_each_colour,
)
from conclave.games.twelve_missions.rules.moves import DEFY, WAIT, any_play, plays, with_cards
from conclave.games.twelve_missions.rules.state import MORE, Table

DUTY: Final = [*OF_COLOUR, 0]
"""The cards of a colour; of NONE, which is −1, there are none."""
BOUND: Final = 1 << WIZARD
HUSHED: Final = 1 << EMPEROR


def to_trick(table: Table) -> list[Move]:
    """M9, with the Assassin's exception and scroll 14."""
    moves = plays(playable(table))
    seat = table.turn
    if table.means[seat] != MORE:
        return moves
    if table.crystals[seat]:
        defiant = against_duty(table)
        if defiant:
            moves = moves + with_cards(DEFY, defiant)
    if table.effect.may_wait and may_wait(table):
        moves = [*moves, (WAIT,)]
    return moves


def any_to_trick(table: Table, chance: Chance) -> Move:
    """One of them, as it would be picked from the list, which mostly need not be made."""
    if table.means[table.turn] == MORE and (may_wait(table) or against_duty(table)):
        moves = to_trick(table)
        return moves[chance.below(len(moves))]
    return any_play(playable(table), chance)


def playable(table: Table) -> int:
    """The cards that the actor may play without a crystal."""
    hand = table.hands[table.turn]
    if not table.plain:
        if table.mission.in_row:
            return 1 << table.rows[table.turn][0]  # no duty to follow
        hand |= table.up[table.turn]
    if table.led == NONE:
        return hand
    held = hand & DUTY[table.led] or hand & DUTY[table.dominant]
    if table.once & BOUND:
        return held & -held or lowest_of_each_colour(hand)
    return held or hand


def against_duty(table: Table) -> int:
    """M12, Assassin: the cards that the actor may play for a crystal in spite of its duty."""
    seat = table.turn
    if table.led == NONE or not table.crystals[seat] or table.once & HUSHED:
        return 0
    held = table.hands[seat] | table.up[seat]
    if not (table.effect.any_power and table.effect_seat == seat):
        held &= OF_RANK[ASSASSIN]
    return held & ~playable(table) if held and not table.mission.in_row else 0


def may_wait(table: Table) -> bool:
    """Scroll 14: its owner may play later, unless it would be the last anyway."""
    mine = table.effect.may_wait and table.effect_seat == table.turn
    return mine and len(table.cards) < table.seats - 1
