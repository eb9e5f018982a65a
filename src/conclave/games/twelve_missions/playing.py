"""Playing on by hunches at an imagined table: the same course as ``Position.play`` takes, without
listing what else could be done, and no farther than to the end of the round.

What anybody could learn from it is not noted: nobody will imagine anything from there.
"""

from conclave.core.chance import Chance
from conclave.games.twelve_missions.cards import BIT, COLOUR, NONE, cards_of, following
from conclave.games.twelve_missions.flow import after_play, next_card, spendings, take_trick
from conclave.games.twelve_missions.hunches import MOODS, best_card, hunch, to_beat
from conclave.games.twelve_missions.moves import DONE_MOVE
from conclave.games.twelve_missions.position import NO_KNOWLEDGE, Position
from conclave.games.twelve_missions.score import mission_gains, tally
from conclave.games.twelve_missions.spending import spending_choice, spending_wish
from conclave.games.twelve_missions.table import FROM, SCROLL, SPEND, TRICK
from conclave.games.twelve_missions.tricks import lay, playable, taking


def advance(position: Position, chance: Chance) -> None:
    """The actor's next move; where cards come from hands and no power is at work, the rest of the
    trick, up to where a seat spends something."""
    if position.phase != TRICK:
        position.play(hunch(position, chance), chance)
        return
    position.listed = None
    position.known = NO_KNOWLEDGE
    asked = position.effect in (16, 18)
    if position.plain and not position.once and not asked:
        _play_trick(position, chance)
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
    if not (able and thinks and _spends(position, taking(position), chance)):
        next_card(position, chance, None)


def _play_trick(position: Position, chance: Chance) -> None:
    seats = position.seats
    seating = position.seating
    cards = position.cards
    hands = position.hands
    cubes = position.cubes
    crystals = position.crystals
    led = position.led
    dominant = position.dominant
    bar = to_beat(position)
    taker = taking(position) if cards else NONE
    heights = position.variant.heights[5 * led + dominant + 1]
    moods = chance.below(MOODS)
    # Before the end of the trick only one seat, drawn by lot, thinks of spending something.
    thinks = chance.below(seats)
    for place in range(len(cards), seats):
        seat = seating[place]
        position.turn = seat
        hand = hands[seat]
        if led == NONE:
            card = best_card(position, cards_of(hand), bar, moods)
            led = position.led = COLOUR[card]
            heights = position.variant.heights[5 * led + dominant + 1]
        else:
            allowed = following(hand, led, dominant)
            card = best_card(position, allowed, bar, moods) if len(allowed) > 1 else allowed[0]
        hands[seat] = hand - BIT[card]
        cards.append(card)
        height = heights[card]
        if height > bar:
            bar = height
            taker = seat
        asked = place == thinks or place == seats - 1
        if asked and (cubes[seat] or crystals[seat]) and _spends(position, taker, chance):
            return
    if position.quiet:
        _close_trick(position, taker, chance)
    else:
        next_card(position, chance, None)


def _close_trick(position: Position, taker: int, chance: Chance) -> None:
    """Its taker leads the next; the round's points are counted if there is none."""
    if not position.hands[0]:
        _count(position, taker, chance)
        return
    take_trick(position, taker)
    position.phase = TRICK
    position.turn = taker
    position.seating = FROM[position.seats][taker]


def _spends(position: Position, taker: int, chance: Chance) -> bool:
    """Whether the actor spends something on its card."""
    wish = spending_wish(position, taker)
    if not wish:
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
    """The round ends. The next one is not dealt, since nobody plays on there; but what is asked
    for at the end of this one is, and the last one ends the game."""
    if position.round == position.variant.rounds or position.effect == 11:
        next_card(position, chance, None)
        return
    take_trick(position, taker)
    gains = mission_gains(position, tally(position, 0))
    if position.effect == 12:
        gains[position.effect_seat] += position.tricks[position.effect_seat]
    position.points = [had + gain for had, gain in zip(position.points, gains, strict=True)]
    position.round += 1
    position.phase = SCROLL
