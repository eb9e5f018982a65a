"""Missions 20 and 21: what a bot does not do to its partner."""

from conclave.core.state import Move
from conclave.games.twelve_missions.cards import ALL, cards_of, mask_of
from conclave.games.twelve_missions.moves import CLAIM, CUBES, PLAY
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.tricks import UNUSUAL, taking
from conclave.games.twelve_missions.wishes import PAIRED


def is_partners(position: Position) -> bool:
    """Whether the trick is the partner's as it lies."""
    if position.mission.number not in PAIRED or not position.cards:
        return False
    return taking(position) == position.opposite(position.turn)


def kind_plays(position: Position, moves: list[Move]) -> list[Move]:
    """Without those that take the partner's trick for nothing; all if there are no others."""
    kind = [move for move in moves if move[0] != PLAY or not _robs(position, move[1])]
    return kind or moves


def kind_spending(moves: list[Move]) -> list[Move]:
    """Powers may still help the partner; cubes and scroll 16 only take the trick away."""
    return [move for move in moves if move[0] not in (CUBES, CLAIM)]


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
