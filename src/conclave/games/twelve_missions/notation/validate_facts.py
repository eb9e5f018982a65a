"""Whether the facts of a restored position are true of it.

Then what truly lies hidden is among what each seat believes, now and after every further move, and
nobody is ever left without anything to imagine.
"""

from conclave.games.twelve_missions.box.cards import BIT, cards_of, mask_of
from conclave.games.twelve_missions.knowledge.belief import (
    AWAY,
    DOWN,
    HAND,
    IN_SIGHT,
    PILE,
    PLACES,
    UNDEALT,
    Beliefs,
)
from conclave.games.twelve_missions.knowledge.imagine import believed
from conclave.games.twelve_missions.knowledge.slots import (
    MARKS,
    Past,
    Slots,
    kept_by,
    marks_on,
    replaced,
    without_slot,
)
from conclave.games.twelve_missions.rules.state import EXPLORE, Table


def true_facts(table: Table) -> bool:
    return all(_true_for(table, seat) for seat in range(table.seats))


def _true_for(table: Table, seat: int) -> bool:
    try:
        beliefs = believed(table, seat)
    except IndexError:
        return False  # of a trick that was never taken
    if not all(beliefs.parts):
        return False  # nothing could have come about like this
    looked_into: list[int] = []
    for trick, pile in enumerate(table.piles):
        if beliefs.holds(PILE + trick):
            looked_into.append(trick)
        elif table.shown[trick] != pile:
            return False
    if table.phase == EXPLORE and len(table.piles) - 1 not in looked_into:
        return False
    return _believes(beliefs, _hidden(table, seat, looked_into))


def _believes(beliefs: Beliefs, hidden: list[int]) -> bool:
    """Whether there are variants that go together, each with a past that fits."""
    parts = beliefs.apart()
    left = hidden[:]
    fitting: list[list[bool]] = []
    for part in parts:
        cards = [hidden[place] for place in part.places]
        for place in part.places:
            left[place] = 0
        fitting.append(
            [any(_fits(past, cards, beliefs.promises) for past in pasts) for pasts in part.variants]
        )
    if any(left) or not all(any(fits) for fits in fitting):
        return False
    return any(
        all(fitting[number][variant] for number, variant in enumerate(tie)) for tie in beliefs.ties
    )


def _hidden(table: Table, seat: int, looked_into: list[int]) -> list[int]:
    """What truly lies where the seat can't see it, by place."""
    hidden = [0] * PLACES
    for other in range(table.seats):
        hidden[DOWN + other] = mask_of(list(table.down[other]))
        if other != seat:
            hidden[HAND + other] = table.hands[other]
            hidden[AWAY + other] = table.away[other]
    hidden[UNDEALT] = mask_of(table.undealt)
    for trick in looked_into:
        hidden[PILE + trick] = table.piles[trick]
    if table.phase == EXPLORE:
        drawn = 1 << table.drawn
        hidden[PILE + len(table.piles) - 1] &= ~drawn
        hidden[IN_SIGHT] = drawn if table.turn != seat else 0
    return hidden


def _fits(past: Past, hidden: list[int], promises: list[int]) -> bool:
    for slots, cards in zip(past, hidden, strict=True):
        if len(slots) != cards.bit_count():
            return False
    return _keeps(past, hidden, promises, marks_on(past))


def _keeps(past: Past, hidden: list[int], promises: list[int], marks: int) -> bool:
    """Whether the hidden cards can lie in the slots so that these promises are kept."""
    if not marks:
        return all(_lie(slots, cards_of(cards)) for slots, cards in zip(past, hidden, strict=True))
    mark = (marks & -marks).bit_length() - 1
    for place, slots in enumerate(past):
        for slot in set(slots):
            if not slot >> MARKS + mark & 1:
                continue
            for card in cards_of(hidden[place] & slot & promises[mark]):
                left = hidden[:]
                left[place] ^= 1 << card
                further = marks & ~kept_by(promises, BIT[card], slot >> MARKS)
                rest = replaced(past, place, without_slot(slots, slot))
                if _keeps(rest, left, promises, further):
                    return True
    return False


def _lie(slots: Slots, cards: list[int]) -> bool:
    """Whether each of the cards can lie in a slot of its own."""
    lying: dict[int, int] = {}
    return all(_find_slot(slots, card, lying, set()) for card in cards)


def _find_slot(slots: Slots, card: int, lying: dict[int, int], tried: set[int]) -> bool:
    """A slot for the card; another card may have to move on for it."""
    for at, slot in enumerate(slots):
        if at in tried or not slot >> card & 1:
            continue
        tried.add(at)
        if at not in lying or _find_slot(slots, lying[at], lying, tried):
            lying[at] = card
            return True
    return False
