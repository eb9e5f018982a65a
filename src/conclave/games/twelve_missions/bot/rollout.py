"""Playing an imagined round to its end by policies.

It takes the same course as ``Position.play``, but lists no legal moves on the way, and notes none
of the facts from which seats infer hidden cards, since nobody will imagine anything from there. A
test holds the two against each other.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.bot.fast_policy import LOTS, LOTS_OF_A_TRICK, follow, lead
from conclave.games.twelve_missions.bot.policy import MOODS, best_card, policy, to_beat
from conclave.games.twelve_missions.bot.spend_policy import spending_choice, worth_spending
from conclave.games.twelve_missions.bot.trick_value import trick_wish, value_of, wish_with
from conclave.games.twelve_missions.box.cards import BIT, COLOUR, NONE, cards_of, mask_of
from conclave.games.twelve_missions.box.edition import LOWEST
from conclave.games.twelve_missions.position import NO_KNOWLEDGE, Position
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.moves import DONE_MOVE
from conclave.games.twelve_missions.rules.phases import OVER, SCROLL, SPEND, TRICK
from conclave.games.twelve_missions.rules.powers import spendings
from conclave.games.twelve_missions.rules.round import after_play, next_card
from conclave.games.twelve_missions.rules.score import mission_gains, tally
from conclave.games.twelve_missions.rules.state import FROM, NO_CUBES
from conclave.games.twelve_missions.rules.tricks import clear_trick, lay, take_trick, taking

SOMEBODY_SPENT: Final = -2
"""In place of the seat that takes a trick."""


def play_on(position: Position, chance: Chance) -> None:
    """To the end of the round."""
    began = position.round
    while position.round == began and position.phase != OVER:
        advance(position, chance)


def advance(position: Position, chance: Chance) -> None:
    """The actor's next move; or, where all cards are in hands and no power is at work, trick after
    trick until somebody spends something."""
    if position.phase != TRICK:
        position.play(policy(position, chance), chance)
        return
    position.listed = None
    position.known = NO_KNOWLEDGE
    asked = position.effect.after_card
    if position.plain and not position.once and not asked:
        _play_tricks(position, chance)
        return
    seat = position.turn
    allowed = cards_of(playable(position))
    bar = to_beat(position)
    lay(position, best_card(position, allowed, bar, chance.below(MOODS)), False, None)
    if asked:
        after_play(position, chance, None)
        return
    able = position.cubes[seat] > 0 or position.crystals[seat] > 0
    thinks = len(position.cards) == position.seats or chance.below(position.seats) == 0
    if able and thinks:
        wish = wish_with(position, seat, mask_of(position.cards), trick_wish(position, seat))
        if _spends(position, wish, taking(position), chance):
            return
    if len(position.cards) == position.seats and not position.left_to_play(0):
        _count(position, taking(position), chance)
    else:
        next_card(position, chance, None)


def _play_tricks(position: Position, chance: Chance) -> None:
    wishes = [trick_wish(position, seat) for seat in range(position.seats)]
    while True:
        taker = _play_trick(position, wishes, chance)
        if taker == SOMEBODY_SPENT:
            return
        if not position.hands[0]:
            _count(position, taker, chance)
            return
        if not position.quiet:
            next_card(position, chance, None)
            return
        _next_trick(position, taker)
        if value_of(position).goal:
            wishes = [trick_wish(position, seat) for seat in range(position.seats)]
        else:
            wishes[taker] = trick_wish(position, taker)


def _play_trick(position: Position, wishes: list[float], chance: Chance) -> int:
    """Who takes it; SOMEBODY_SPENT if the rules had to go on from a crystal or cubes."""
    cards = position.cards
    hands = position.hands
    dominant = position.dominant
    led = position.led
    heights = position.variant.heights[led][dominant]
    bar, taker, so_far = LOWEST, NONE, 0
    seating = position.seating
    if cards:
        bar = to_beat(position)
        taker = taking(position)
        so_far = mask_of(cards)
        seating = position.still_to_play()
    lots = chance.below(LOTS_OF_A_TRICK)
    # Whoever plays last thinks of spending something; of the others one, drawn by lot.
    thinker = lots % position.seats
    last = seating[-1]
    for seat in seating:
        lots //= LOTS
        if led == NONE:
            card = lead(position, seat, wishes[seat], lots % LOTS)
            led = position.led = COLOUR[card]
            heights = position.variant.heights[led][dominant]
        else:
            card = follow(position, seat, bar, taker, so_far, wishes[seat], lots % LOTS)
        bit = BIT[card]
        hands[seat] = hands[seat] - bit
        so_far += bit
        cards.append(card)
        height = heights[card]
        if height > bar:
            bar = height
            taker = seat
        if seat in (last, thinker) and (position.cubes[seat] or position.crystals[seat]):
            position.turn = seat
            wish = wish_with(position, seat, so_far, wishes[seat])
            if _spends(position, wish, taker, chance):
                return SOMEBODY_SPENT
    return taker


def _next_trick(position: Position, taker: int) -> None:
    """The taker leads the next trick: ``take_trick`` without what is kept only to be shown."""
    position.tricks[taker] = position.tricks[taker] + 1
    position.owners.append(taker)
    position.piles.append(mask_of(position.cards))
    if position.once or position.cubes_on is not NO_CUBES:
        position.extras.append(sum(position.cubes_on))
        clear_trick(position)
    else:
        position.extras.append(0)
        position.led = NONE
        position.cards = []
    position.phase = TRICK
    position.turn = taker
    position.seating = FROM[position.seats][taker]


def _spends(position: Position, wish: float, taker: int, chance: Chance) -> bool:
    """Whether the actor spends something on its card."""
    if not worth_spending(position, wish, taker):
        return False
    moves = spendings(position)
    move = spending_choice(position, wish, taker, moves, chance)
    if move is DONE_MOVE:
        return False
    position.phase = SPEND
    position.listed = moves
    position.play(move, chance)
    return True


def _count(position: Position, taker: int, chance: Chance) -> None:
    """The round ends, and its points are counted. The next one is not dealt, since nobody will play
    it. Where a scroll still asks something, or the game ends, the rules take over."""
    if position.round == position.variant.rounds or position.effect.after_trick:
        next_card(position, chance, None)
        return
    take_trick(position, taker)
    gains = mission_gains(position, tally(position, 0))
    owner = position.effect_seat
    if owner != NOBODY:
        gains[owner] += position.effect.points(position.tricks[owner])
    position.points = [had + gains[seat] for seat, had in enumerate(position.points)]
    position.round += 1
    position.phase = SCROLL
