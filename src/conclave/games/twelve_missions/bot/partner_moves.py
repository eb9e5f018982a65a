"""Missions 20 and 21: what a bot does not do to its partner."""

from conclave.core.state import Move
from conclave.games.twelve_missions.bot.trick_value import value_of
from conclave.games.twelve_missions.box.cards import ALL, ORACLE, cards_of, mask_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import CLAIM, CUBES, DEFY, PLAY, POWER
from conclave.games.twelve_missions.rules.state import at_place
from conclave.games.twelve_missions.rules.tricks import UNUSUAL, taking


def is_partners(position: Position) -> bool:
    """Whether the trick is the partner's as it lies."""
    if not value_of(position).paired or not position.cards:
        return False
    return taking(position) == position.opposite(position.turn)


def kind_plays(position: Position, moves: list[Move]) -> list[Move]:
    """Without those that take the partner's trick for nothing; all if there are no others."""
    kind = [move for move in moves if move[0] not in (PLAY, DEFY) or not _robs(position, move[1])]
    return kind or moves


def kind_spending(position: Position, moves: list[Move]) -> list[Move]:
    """Powers may still help the partner; cubes and scroll 16 only take the trick away."""
    return [
        move
        for move in moves
        if move[0] not in (CUBES, CLAIM) and not (move[0] == POWER and _upsets(position, move))
    ]


def _upsets(position: Position, move: Move) -> bool:
    """Whether that power on the last card takes the trick from whoever has it now."""
    taker = taking(position)
    once, suits, led = position.once, position.suits, position.led
    position.once |= 1 << move[1]
    if move[1] == ORACLE:
        place = len(position.cards) - 1
        position.suits = at_place(suits, place, move[2])
        if place == 0:
            position.led = move[2]
    upset = taking(position) != taker
    position.once, position.suits, position.led = once, suits, led
    return upset


def _robs(position: Position, card: int) -> bool:
    """Whether the card takes the trick, and no rival could have taken it otherwise that can't take
    it now: nobody is left to play, or none of the unseen cards is between the two."""
    cards = position.cards
    theirs = position.seating.index(taking(position))
    cards.append(card)
    takes = taking(position) == position.turn
    cards.pop()
    if not takes or len(cards) == position.seats - 1:
        return takes
    if position.once & UNUSUAL:
        return False
    unseen = ALL & ~position.hands[position.turn] & ~mask_of(cards)
    for shown in position.shown:
        unseen &= ~shown
    heights = position.variant.heights[5 * position.led + position.dominant + 1]
    low = heights[cards[theirs]] + position.cubes_on[theirs]
    return not any(low < heights[other] < heights[card] for other in cards_of(unseen))
