"""What a fact makes of what a seat believes."""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.games.twelve_missions.box.cards import ALL, NONE, OF_COLOUR, cards_of
from conclave.games.twelve_missions.knowledge.belief import (
    AWAY,
    DOWN,
    HAND,
    IN_SIGHT,
    PILE,
    PLACES,
    UNDEALT,
    UNDERWAY,
    Beliefs,
)
from conclave.games.twelve_missions.knowledge.slots import Past, replaced, with_slot, without_slot
from conclave.games.twelve_missions.rules.facts import (
    ASKED_FOR,
    BARRED,
    DRAWN_UP,
    GAVE_BACK,
    HANDED,
    HOLDS,
    LEFT,
    LOOKED,
    PLAYED,
    PUT_BACK,
    SHOWN,
    SWAPPED,
    TAKEN_UP,
    UNKNOWN,
    WENT_ROUND,
    Fact,
)


def note(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """One more fact, already veiled from what the seat does not see; ``shown`` are the tricks
    as they were taken, ``away`` what the seat itself laid aside for good."""
    kind = fact[0]
    if kind == PLAYED:
        beliefs.take(HAND + fact[1], fact[2])
    elif kind == BARRED:
        beliefs.bar(HAND + fact[1], fact[2])
    else:
        RARE[kind](beliefs, fact, shown, away)


def _hold(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    beliefs.require(HAND + fact[1], fact[2])


def _draw_up(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    beliefs.move(DOWN + fact[1], HAND + fact[1], UNKNOWN)


def _turn_up(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    beliefs.take(UNDEALT, fact[1])


def _leave(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """Mission 24: its owner knows which cards these are, nobody else."""
    seat, count = fact[1], fact[2]
    known = cards_of(away) if seat == beliefs.seat else [UNKNOWN] * count
    for card in known:
        beliefs.move(HAND + seat, AWAY + seat, card)


def _look(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    beliefs.veiled = True
    beliefs.move(beliefs.ready_pile(fact[2], shown[fact[2]]), IN_SIGHT, fact[3])


def _put_back(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """The Explorer returns what it drew, or else a card of its hand, which gets the drawn one. The
    pasts of both cases count side by side."""
    hand, pile, card = HAND + fact[1], PILE + fact[2], fact[3]
    part = beliefs.join([IN_SIGHT, hand, pile])
    before = beliefs.parts[part]
    beliefs.move(IN_SIGHT, pile, card)
    same = beliefs.parts[part]
    beliefs.parts[part] = before
    beliefs.move(hand, pile, card)
    beliefs.move(IN_SIGHT, hand, UNKNOWN)
    for exchanged, returned in zip(beliefs.parts[part], same, strict=True):
        for past, ways in returned.items():
            exchanged[past] = exchanged.get(past, 0) + ways
    beliefs.release(IN_SIGHT)  # another Explorer's draw has nothing to do with this hand


def _hand_over(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """Scroll 2: a card of that colour, or any if the giver has none."""
    beliefs.veiled = True
    giver, asker, colour, card = HAND + fact[1], HAND + fact[2], fact[3], fact[4]
    if card == UNKNOWN:
        _hand_over_unseen(beliefs, giver, asker, OF_COLOUR[colour])
        return
    if card >> 3 != colour:
        beliefs.bar(giver, OF_COLOUR[colour])
    beliefs.move(giver, asker, card)


def _hand_over_unseen(beliefs: Beliefs, giver: int, asker: int, colour: int) -> None:
    """Either the giver has none of the colour and any of its cards goes over, or one of its slots
    holds such a card, and that one does."""
    part = beliefs.join([giver, asker])
    before = beliefs.parts[part]
    beliefs.bar(giver, colour)
    beliefs.move(giver, asker, UNKNOWN)
    here, there = beliefs.at[giver], beliefs.at[asker]
    for after, pasts in zip(beliefs.parts[part], before, strict=True):
        for past, ways in pasts.items():
            slots = past[here]
            for slot in set(slots):
                if slot & colour:
                    left = replaced(past, here, without_slot(slots, slot))
                    given = with_slot(left[there], slot & ~(ALL ^ colour))
                    left = replaced(left, there, given)
                    after[left] = after.get(left, 0) + ways * slots.count(slot)


def _give_back(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    asker, giver = fact[1], fact[2]
    beliefs.move(HAND + asker, HAND + giver, fact[3])
    if giver == (asker - 1) % beliefs.seats:  # nobody else will be asked
        beliefs.separate(HAND + asker)


def _swap(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """Scroll 13, missions 20 and 21: hands and stacks change places, and the two seats know what
    each of them had."""
    beliefs.veiled = True
    one, other = fact[1], fact[2]
    if fact[3] != UNKNOWN:
        beliefs.learn(HAND + one, fact[3])
        beliefs.learn(HAND + other, fact[4])
    sources = list(range(PLACES))
    for place in (HAND, DOWN):
        sources[place + one], sources[place + other] = place + other, place + one
    beliefs.arrange(sources)


def _go_round(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """Mission 22: each hand goes to the right."""
    beliefs.veiled = True
    if beliefs.seat != NONE and fact[1 + beliefs.seat] != UNKNOWN:
        beliefs.learn(HAND + beliefs.seat, fact[1 + beliefs.seat])
    sources = list(range(PLACES))
    for seat in range(beliefs.seats):
        sources[HAND + seat] = HAND + (seat + 1) % beliefs.seats
    beliefs.arrange(sources)


def _hand(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    """Mission 25: all hand over before anybody takes up."""
    beliefs.veiled = True
    giver, cards, count = fact[1], fact[3], fact[4]
    known = cards_of(cards) if cards != UNKNOWN else [UNKNOWN] * count
    for card in known:
        beliefs.move(HAND + giver, UNDERWAY + giver, card)


def _take_up(beliefs: Beliefs, fact: Fact, shown: list[int], away: int) -> None:
    for giver in range(beliefs.seats):
        right = HAND + (giver - 1) % beliefs.seats
        part = beliefs.join([right, UNDERWAY + giver])
        here, there = beliefs.at[UNDERWAY + giver], beliefs.at[right]
        variants: list[dict[Past, int]] = []
        for pasts in beliefs.parts[part]:
            after: dict[Past, int] = {}
            for past, ways in pasts.items():
                both = tuple(sorted(past[here] + past[there]))
                left = replaced(replaced(past, there, both), here, ())
                after[left] = after.get(left, 0) + ways
            variants.append(after)
        beliefs.parts[part] = variants
    for seat in range(beliefs.seats):
        beliefs.separate(HAND + seat)


Noting: TypeAlias = Callable[[Beliefs, Fact, list[int], int], None]

RARE: Final[dict[int, Noting]] = {
    HOLDS: _hold,
    DRAWN_UP: _draw_up,
    SHOWN: _turn_up,
    LEFT: _leave,
    LOOKED: _look,
    PUT_BACK: _put_back,
    ASKED_FOR: _hand_over,
    GAVE_BACK: _give_back,
    SWAPPED: _swap,
    WENT_ROUND: _go_round,
    HANDED: _hand,
    TAKEN_UP: _take_up,
}
"""By kind: all facts but START, with which beliefs begin, and the two that most rounds consist
of."""
