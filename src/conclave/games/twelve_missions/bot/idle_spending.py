"""Cubes and crystals that change nothing, whatever the others do: they could be kept."""

from typing import Final

from conclave.core.state import Move
from conclave.games.twelve_missions.bot.spend_policy import taker_with
from conclave.games.twelve_missions.bot.trick_value import trick_wish
from conclave.games.twelve_missions.box.cards import ALL, DWARF, ORACLE, cards_of, mask_of
from conclave.games.twelve_missions.rules.facts import LOOKED
from conclave.games.twelve_missions.rules.moves import CUBES, POWER
from conclave.games.twelve_missions.rules.powers import offers
from conclave.games.twelve_missions.rules.state import Table, at_place
from conclave.games.twelve_missions.rules.tricks import UNUSUAL, UPSIDE_DOWN, taking

ORDERING: Final = (DWARF, ORACLE)
"""Powers that change which of the cards that lie there takes the trick."""


def idle(table: Table, move: Move) -> bool:
    """Whether the actor, who has just played, might as well say that it is done."""
    if move[0] == CUBES:
        return not may_turn_yet(table) and _idle_cubes(table, move[1])
    if move[0] == POWER and move[1] in ORDERING:
        return is_last(table) and not table.cubes[table.turn] and _idle_power(table, move)
    return False


def may_turn_yet(table: Table) -> bool:
    """Whether something else than cards to come may make of the trick what it is not: mission 7,
    where cubes count in themselves (M14), scrolls 16 and 18, or the actor's own power."""
    if table.mission.small_tricks or _scroll_interferes(table):
        return True
    return any(move[1] in ORDERING for move in offers(table, table.turn))


def is_last(table: Table) -> bool:
    return len(table.cards) == table.seats


def takes_with(table: Table, cubes: int) -> bool:
    """Whether the last card takes the trick as it lies with these cubes on it."""
    before = table.cubes_on
    table.cubes_on = at_place(before, len(table.cards) - 1, cubes)
    takes = taking(table) == table.turn
    table.cubes_on = before
    return takes


def _scroll_interferes(table: Table) -> bool:
    return table.effect.borrows or (table.effect.may_decide and table.ready)


def _idle_cubes(table: Table, cubes: int) -> bool:
    takes = taking(table) == table.turn
    if takes_with(table, cubes) != takes:
        return False
    if is_last(table):
        return True
    raises = (cubes > 0) != (table.once & UPSIDE_DOWN > 0)
    if takes:
        return not raises and _unbeaten(table, cubes)
    # Only a Dwarf could bring a card to the front again that is behind, and it turns the cubes
    # about as well: laid the way that is wanted, they would do harm.
    wanted = trick_wish(table, table.turn) >= 0
    return raises == wanted or not any(table.crystals[seat] for seat in table.still_to_play())


def _unbeaten(table: Table, cubes: int) -> bool:
    """Whether the leading card is lowered in vain: those to come have nothing but cards, and none
    of these could take the trick now and could not before."""
    for seat in table.still_to_play():
        if table.crystals[seat] or table.cubes[seat]:
            return False
    return not table.once & UNUSUAL and not card_between(table, cubes)


def card_between(table: Table, cubes: int) -> bool:
    """Whether a card that the actor has not seen is beaten by its last card as it lies, and not
    with these cubes on it."""
    unseen = ALL & ~table.hands[table.turn] & ~mask_of(table.cards)
    if not any(fact[0] == LOOKED for fact in table.facts):  # an Explorer may have brought one back
        for shown in table.shown:
            unseen &= ~shown
    heights = table.variant.heights[table.led][table.dominant]
    top = heights[table.cards[-1]]
    return any(top + cubes < heights[card] <= top for card in cards_of(unseen))


def _idle_power(table: Table, move: Move) -> bool:
    if table.mission.small_tricks or _scroll_interferes(table):
        return False
    return taker_with(table, move) == taking(table)
