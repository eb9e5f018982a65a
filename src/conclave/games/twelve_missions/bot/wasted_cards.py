"""High cards thrown under a trick that is lost, where tricks are wanted."""

from typing import Final

from conclave.games.twelve_missions.bot.trick_value import value_of
from conclave.games.twelve_missions.box.cards import BIT, KNIGHT, cards_of
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import UNUSUAL, highest

MUCH_LOWER: Final = 2
"""By so many ranks a card is much lower than another."""


def lost_anyway(table: Table) -> bool:
    """Whether the actor, about to follow, can't come to the front of the trick with any card it may
    play and all its cubes; with crystals or scrolls it might find a way."""
    seat = table.turn
    if table.once & UNUSUAL or table.claim or table.crystals[seat]:
        return False
    if table.effect_seat == seat and table.effect.asks_owner:
        return False
    heights = table.variant.heights[table.led][table.dominant]
    bar = highest(table, len(table.cards)) - table.cubes[seat]
    return all(heights[card] <= bar for card in cards_of(playable(table)))


def wasted(table: Table, card: int) -> bool:
    """Whether that is a high card, and a much lower one of its colour would have done, which the
    mission does not count."""
    if card & 7 < KNIGHT:
        return False
    lower = (1 << (card & 7) - MUCH_LOWER + 1) - 1 << (card & ~7)
    liked = value_of(table).liked
    if not liked & BIT[card]:
        lower &= ~liked
    return playable(table) & lower != 0
