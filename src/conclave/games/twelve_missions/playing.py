"""Playing on by hunches at an imagined table: the same course as ``Position.play`` takes, without
listing what else could be done."""

from conclave.core.chance import Chance
from conclave.games.twelve_missions.cards import NONE
from conclave.games.twelve_missions.flow import after_play, next_card
from conclave.games.twelve_missions.hunches import best_card, hunch, spending_wish
from conclave.games.twelve_missions.position import NO_KNOWLEDGE, Position
from conclave.games.twelve_missions.table import TRICK
from conclave.games.twelve_missions.tricks import lay, playable


def advance(position: Position, chance: Chance) -> None:
    """The actor's next move; a card to a trick together with not spending anything on it. What
    anybody could learn from it is not noted: nobody will imagine anything from there."""
    if position.phase != TRICK:
        position.play(hunch(position, chance), chance)
        return
    position.listed = None
    position.known = NO_KNOWLEDGE
    seat = position.turn
    card = best_card(position, playable(position), chance)
    if position.plain:
        position.hands[seat] ^= 1 << card
        position.cards.append(card)
        if position.led == NONE:
            position.led = card >> 3
    else:
        lay(position, card, False, None)
    if position.effect in (16, 18) or _spends(position, seat, chance):
        after_play(position, chance, None)
    else:
        next_card(position, chance, None)


def _spends(position: Position, seat: int, chance: Chance) -> bool:
    """Whether the seat thinks of spending something; before the trick's end only now and then."""
    if not position.cubes[seat] and not position.crystals[seat]:
        return False
    if len(position.cards) < position.seats and chance.below(2):
        return False
    return spending_wish(position) != 0.0
