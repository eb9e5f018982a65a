"""Noting a fact: what it makes of what a seat believes."""

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
    START,
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
    elif kind == HOLDS:
        beliefs.require(HAND + fact[1], fact[2])
    elif kind == DRAWN_UP:
        beliefs.move(DOWN + fact[1], HAND + fact[1], UNKNOWN)
    elif kind == SHOWN:
        beliefs.take(UNDEALT, fact[1])
    elif kind == LEFT:
        _leave(beliefs, fact, away)
    elif kind == LOOKED:
        beliefs.veiled = True
        beliefs.move(beliefs.ready_pile(fact[2], shown[fact[2]]), IN_SIGHT, fact[3])
    elif kind == PUT_BACK:
        _put_back(beliefs, HAND + fact[1], PILE + fact[2], fact[3])
    elif kind == ASKED_FOR:
        beliefs.veiled = True
        _hand_over(beliefs, HAND + fact[1], HAND + fact[2], fact[3], fact[4])
    elif kind == GAVE_BACK:
        beliefs.move(HAND + fact[1], HAND + fact[2], fact[3])
        if fact[2] == (fact[1] - 1) % beliefs.seats:  # the last of them
            beliefs.sunder(HAND + fact[1])
    elif kind == SWAPPED:
        _swap(beliefs, fact)
    elif kind == WENT_ROUND:
        _go_round(beliefs, fact)
    elif kind == HANDED:
        _hand(beliefs, fact)
    elif kind == TAKEN_UP:
        _take_up(beliefs)
    else:
        assert kind == START


def _leave(beliefs: Beliefs, fact: Fact, away: int) -> None:
    seat, count = fact[1], fact[2]
    known = cards_of(away) if seat == beliefs.seat else [UNKNOWN] * count
    for card in known:
        beliefs.move(HAND + seat, AWAY + seat, card)


def _put_back(beliefs: Beliefs, hand: int, pile: int, card: int) -> None:
    """The Explorer returns what it drew, or a card of the hand that it goes to."""
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


def _hand_over(beliefs: Beliefs, giver: int, asker: int, colour: int, card: int) -> None:
    """Scroll 2: a card of that colour, or any if the giver has none."""
    if card != UNKNOWN:
        if card >> 3 != colour:
            beliefs.bar(giver, OF_COLOUR[colour])
        beliefs.move(giver, asker, card)
        return
    part = beliefs.join([giver, asker])
    before = beliefs.parts[part]
    beliefs.bar(giver, OF_COLOUR[colour])
    beliefs.move(giver, asker, UNKNOWN)
    here, there = beliefs.at[giver], beliefs.at[asker]
    for after, pasts in zip(beliefs.parts[part], before, strict=True):
        for past, ways in pasts.items():
            slots = past[here]
            for slot in set(slots):
                if slot & OF_COLOUR[colour]:
                    left = replaced(past, here, without_slot(slots, slot))
                    given = with_slot(left[there], slot & ~(ALL ^ OF_COLOUR[colour]))
                    left = replaced(left, there, given)
                    after[left] = after.get(left, 0) + ways * slots.count(slot)


def _swap(beliefs: Beliefs, fact: Fact) -> None:
    beliefs.veiled = True
    one, other = fact[1], fact[2]
    if fact[3] != UNKNOWN:
        beliefs.learn(HAND + one, fact[3])
        beliefs.learn(HAND + other, fact[4])
    sources = list(range(PLACES))
    for place in (HAND, DOWN):
        sources[place + one], sources[place + other] = place + other, place + one
    beliefs.arrange(sources)


def _go_round(beliefs: Beliefs, fact: Fact) -> None:
    """Mission 22: each hand goes to the right."""
    beliefs.veiled = True
    if beliefs.seat != NONE and fact[1 + beliefs.seat] != UNKNOWN:
        beliefs.learn(HAND + beliefs.seat, fact[1 + beliefs.seat])
    sources = list(range(PLACES))
    for seat in range(beliefs.seats):
        sources[HAND + seat] = HAND + (seat + 1) % beliefs.seats
    beliefs.arrange(sources)


def _hand(beliefs: Beliefs, fact: Fact) -> None:
    """Mission 25: all hand over before anybody takes up."""
    beliefs.veiled = True
    giver, cards, count = fact[1], fact[3], fact[4]
    known = cards_of(cards) if cards != UNKNOWN else [UNKNOWN] * count
    for card in known:
        beliefs.move(HAND + giver, UNDERWAY + giver, card)


def _take_up(beliefs: Beliefs) -> None:
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
        beliefs.sunder(HAND + seat)
