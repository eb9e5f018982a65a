"""A quick, sensible move, by what a trick is worth under the mission."""

from random import Random
from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.odds import odds_of
from conclave.games.twelve_missions.bot.spend_policy import HALF, spend_policy
from conclave.games.twelve_missions.bot.trick_value import cards_wish, trick_wish, value_of
from conclave.games.twelve_missions.box.cards import BIT, CARDS, NONE, cards_of, mask_of
from conclave.games.twelve_missions.box.edition import ABOVE_ALL, LOWEST
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.moves import (
    CLAIM,
    COUNT,
    DONE_MOVE,
    LEAVE_MOVE,
    PASS_MOVE,
    PLAY_MOVES,
    REFUSE,
    STEAL,
    TAKE,
)
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    CHOOSE,
    DECIDE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    RESOURCES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
)
from conclave.games.twelve_missions.rules.score import mission_gains, tally
from conclave.games.twelve_missions.rules.state import AS_DOMINANT, CLAIMED, Table
from conclave.games.twelve_missions.rules.tricks import UNUSUAL, UPSIDE_DOWN, highest, taking

SURE: Final = [1.0] * CARDS
"""The odds of any card when nobody plays after it."""
ANY: Final = [0] * CARDS
"""Whoever leads is ahead with any card."""
MOODS: Final = 1009
_MOODY: Final = Random(1)
MOOD: Final = [0.18 * _MOODY.random() for _ in range(MOODS + CARDS)]
"""A small random bonus for each card, so that bots do not always do the same. One draw tells where
in this list to begin, which is cheaper than a draw for each card."""


def policy(table: Table, chance: Chance) -> Move:
    phase = table.phase
    if phase == TRICK:
        return card_policy(table, chance)
    if phase == SPEND:
        return spend_policy(table, chance)
    if phase == RESOURCES:
        moves = legal(table)
        if moves[0][1] > 2:
            return chance.pick(moves)
        return (TAKE, chance.weigh([2, 4, 3, 4 if len(moves) == 4 else 0]))
    if phase == SCROLL:
        moves = legal(table)
        return PASS_MOVE if len(moves) == 1 or chance.below(3) == 0 else chance.pick(moves)
    if phase == THEFT:
        wish = trick_wish(table, table.turn) + cards_wish(table, table.turn, table.piles[-1])
        return (STEAL,) if wish > HALF else LEAVE_MOVE
    if phase == DECIDE:
        return _decision(table)
    if phase == TALLY:
        return _count(table)
    moves = legal(table)
    if phase == BORROW:
        return DONE_MOVE if chance.below(3) else chance.pick(moves)
    if phase in (CHOOSE, HAND_OVER, HAND_BACK, EXPLORE):
        return _parting(table, moves, chance)
    return chance.pick(moves)


def card_policy(table: Table, chance: Chance) -> Move:
    allowed = cards_of(playable(table))
    return PLAY_MOVES[best_card(table, allowed, to_beat(table), chance.below(MOODS))]


def to_beat(table: Table) -> int:
    """How high the card stands that takes the trick so far, on the scale of ``edition.heights``."""
    if table.once & UNUSUAL or table.claim:
        return _height_to_beat(table)
    return highest(table, len(table.cards))


def _height_to_beat(table: Table) -> int:
    """The same where powers or scroll 16 play a part."""
    if table.claim == CLAIMED:
        return 2 * ABOVE_ALL
    place = table.seating.index(taking(table))
    height = -table.value(place) if table.once & UPSIDE_DOWN else table.value(place)
    return height + ABOVE_ALL if table.suit(place) == AS_DOMINANT else height


def best_card(table: Table, cards: list[int], bar: int, moods: int) -> int:
    """Take a trick that is wanted as cheaply as is safe; duck under one that is not. ``moods`` is
    where the random bonuses of the cards begin in MOOD."""
    if len(cards) == 1:
        return cards[0]
    seat = table.turn
    value = value_of(table)
    led = table.led
    base = trick_wish(table, seat)
    if led != NONE and (value.paired or table.variant.pairs):
        partner = table.opposite(seat)
        if taking(table) == partner:
            base = -HALF if value.paired else base - trick_wish(table, partner)
    row = 5 * (led + 1) + table.dominant + 1
    chances = odds_of(table.variant.edition)
    edges = chances.edges[row]
    last = len(table.cards) == table.seats - 1
    odds = SURE if last else chances.keeps[table.seats][row]
    heights = ANY if led == NONE else table.variant.heights[led][table.dominant]
    if table.once & UPSIDE_DOWN:
        heights = [turned(height) for height in heights]
    # A high card is kept for a trick that is wanted, and got rid of where none is.
    slope = -1.0 if base > 0 else 1.0
    picky = value.picky
    so_far = mask_of(table.cards) if picky else 0
    best = NONE
    top = -1000.0
    for card in cards:
        score = slope * edges[card] + MOOD[moods + card]
        if picky:
            ahead = heights[card] > bar
            wish = value.cards_wish(table, seat, so_far | BIT[card] if ahead else BIT[card])
            score += odds[card] * (base + wish) if ahead else -0.25 * wish
        elif heights[card] > bar:
            score += base * odds[card]
        if score > top:
            best = card
            top = score
    return best


def turned(height: int) -> int:
    """How high a card stands when the lowest takes the trick: dominant cards still beat the led
    colour, and cards of neither can't take it."""
    if height > ABOVE_ALL // 2:
        return 2 * ABOVE_ALL - height
    return -height if height > -ABOVE_ALL // 2 else LOWEST


def _decision(table: Table) -> Move:
    """Scroll 16, of a complete trick: claim one that is worth it, unless a partner has it; refuse
    one that harms."""
    seat = table.turn
    taker = taking(table)
    wish = trick_wish(table, seat) + cards_wish(table, seat, mask_of(table.cards))
    if taker == seat:
        return (REFUSE, NONE) if wish < -HALF else LEAVE_MOVE
    if taker == table.opposite(seat) and value_of(table).paired:
        return LEAVE_MOVE
    if taker == table.opposite(seat) and table.variant.pairs:
        wish -= trick_wish(table, taker) + cards_wish(table, taker, mask_of(table.cards))
    return (CLAIM,) if wish > HALF else LEAVE_MOVE


def _count(table: Table) -> Move:
    """Scroll 11: what pays best."""
    best: Move = (COUNT, 0)
    most = mission_gains(table, tally(table, 0))[table.turn]
    for move in legal(table):
        gain = mission_gains(table, tally(table, move[1]))[table.turn]
        if gain > most:
            best = move
            most = gain
    return best


def _parting(table: Table, moves: list[Move], chance: Chance) -> Move:
    """Which card to part with: a high one if tricks are shunned, a low one if they are wanted."""
    wish = trick_wish(table, table.turn)
    best = moves[0]
    top = -1000.0
    for move in moves:
        card = move[1]
        strength = table.values_of[card] + (8 if card >> 3 == table.dominant else 0)
        score = chance.below(5) - wish * strength - 3 * cards_wish(table, table.turn, 1 << card)
        if score > top:
            best = move
            top = score
    return best
