"""Quick, sensible play, for the many moves that a search plays out.

The policy works from what the seat can see and from a rough chance for each spell: the exact odds
would cost five times as much, and a playout does not repay them.
"""

from conclave.core.state import Move
from conclave.games.abracada.box.pieces import FULL_LIFE
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.state import REFILL

# What things are worth, in points of a round. Tuned by playing against each other.
GAIN = (0.0, 1.6, 1.0, 0.45, 0.9, 0.7, 0.45, 0.45, 0.35)
"""A hit, by spell."""
PRICE = (0.0, 3.0, 1.2, 0.8, 0.7, 0.6, 0.6)
"""A life lost, by the lives there are."""
SHED = 0.35
"""A stone less in front of the seat."""
KILL = 2.5
EMPTY = 3.0
DRAGON_KILLS = (0.0, 1.0, 2 / 3, 1 / 3, 0.0, 0.0, 0.0)
"""The chance that the dragon's roll takes all of so many lives."""


def rough_chances(position: Position, seat: int) -> list[float]:
    """About how likely the seat holds each spell, as if each of its stones that may be the spell
    had been drawn by itself."""
    unseen = unseen_stones(position, seat)
    stones = len(position.hands[seat])
    fresh = [stones] * 9
    since = 0
    for lesson in reversed(position.lessons[seat]):
        if lesson > REFILL:
            since += lesson - REFILL
            if since >= stones:
                break
        elif lesson < 0 and fresh[-lesson] > since:
            fresh[-lesson] = since
    urn = sum(unseen)
    return [1 - (1 - unseen[spell] / urn) ** fresh[spell] for spell in range(9)]


def policy(position: Position, chances: list[float]) -> Move:
    """The move that promises most for this turn, spell by spell."""
    seat = position.turn
    lives = position.lives
    mine = lives[seat]
    last_stone = len(position.hands[seat]) == 1
    left = lives[position.left_of(seat)]
    right = lives[position.right_of(seat)]
    weakest = min([lives[s] for s in range(position.seats) if s != seat and lives[s]])
    price = PRICE[mine]
    best = STOPPING
    most = 0.0
    if position.last == 0:
        best = CASTS[8]
        most = -100.0
    for spell in range(1 if position.variant.easy else max(1, position.last), 9):
        likely = chances[spell]
        if likely <= 0.0:
            continue
        gain = GAIN[spell] + SHED
        loss = price
        if spell == 1:
            gain += KILL * DRAGON_KILLS[weakest]
            loss = price * 2 if mine > 3 else (price + PRICE[1]) / 1.5
        elif spell == 2:
            if weakest == 1:
                gain += KILL
        elif spell == 3:
            if mine >= FULL_LIFE - 1:
                gain = SHED
        elif spell == 4:
            if not position.secrets:
                gain = SHED
        elif spell == 5:
            if left == 1 or right == 1:
                gain += KILL
        elif spell == 6:
            if left == 1:
                gain += KILL
        elif spell == 7:
            if right == 1:
                gain += KILL
        elif mine == FULL_LIFE:
            gain = SHED
        if last_stone:
            gain += EMPTY
        hope = likely * gain - (1 - likely) * loss
        if hope > most:
            best = CASTS[spell]
            most = hope
    return best
