"""Missions 20 and 21: moves that would rob a partner for nothing, which no bot makes."""

from conclave.core.state import Move
from conclave.games.twelve_missions.bot.spend_policy import taker_with
from conclave.games.twelve_missions.bot.trick_value import value_of
from conclave.games.twelve_missions.box.cards import ALL, cards_of, mask_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import CLAIM, CUBES, DEFY, PLAY, POWER
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
    """Powers may still help the partner, unless they take the trick away; cubes and scroll 16 could
    do nothing else."""
    taker = taking(position)
    return [
        move
        for move in moves
        if move[0] not in (CUBES, CLAIM)
        and not (move[0] == POWER and taker_with(position, move) != taker)
    ]


def _robs(position: Position, card: int) -> bool:
    """Whether the card takes the partner's trick to no purpose: it keeps no rival from taking it,
    since nobody is left to play, or since no unseen card stands between the two."""
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
    heights = position.variant.heights[position.led][position.dominant]
    low = heights[cards[theirs]] + position.cubes_on[theirs]
    return not any(low < heights[other] < heights[card] for other in cards_of(unseen))
