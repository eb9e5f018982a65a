"""What a seat knows of the cards that it can't see, exactly.

Hidden cards lie in *slots*: so many in a hand, in a face-down stack, among the undealt cards. Each
slot has a mask of the cards that may lie in it. A seat that shows itself void in red has no red
card in any of its slots; a card that was seen going there is a slot with one card in its mask.

Where the seat can't tell which slot a card came from (it was played from a hand of which one card
is newer than a void, say, or the Explorer may have exchanged it), there are several *pasts*: each
is a way the slots may be now, with the number of ways in which it came to that. Every history of
hidden luck and hidden choices that fits what the seat has seen counts the same.

That a hand holds one of certain cards, in whichever slot, is a *promise*; see ``slots``.
"""

from typing import Final

from conclave.games.twelve_missions.cards import ALL, NONE, cards_of
from conclave.games.twelve_missions.facts import UNKNOWN, Fact
from conclave.games.twelve_missions.slots import (
    MARKS,
    Past,
    Slots,
    fillable,
    joined,
    kept_by,
    marks_on,
    replaced,
    unmarked,
    with_slot,
    without_slot,
)

# Places; those of a seat are numbered by it.
HAND: Final = 0
DOWN: Final = 4
AWAY: Final = 8
UNDERWAY: Final = 12  # mission 25: between two hands
UNDEALT: Final = 16
IN_SIGHT: Final = 17  # what the Explorer has drawn
PILE: Final = 18  # of a trick into which an Explorer has looked
PLACES: Final = 26


class Beliefs:
    """The pasts that fit what one seat (or a spectator, NONE) has seen so far."""

    def __init__(self, seat: int, seats: int, start: Fact) -> None:
        self.seat = seat
        self.seats = seats
        self.veiled = False
        """Whether a fact hid something from somebody."""
        self.promises: list[int] = []
        """The cards of which one is held, by mark."""
        places: list[Slots] = [()] * PLACES
        for other in range(seats):
            places[HAND + other] = (ALL,) * start[1 + 3 * other]
            places[DOWN + other] = (ALL,) * start[2 + 3 * other]
            places[AWAY + other] = (ALL,) * start[3 + 3 * other]
        places[UNDEALT] = (ALL,) * start[1 + 3 * seats]
        self.parts: list[dict[Past, int]] = [{(slots,): 1} for slots in places]
        """The pasts of places that had to do with each other. Apart they are few where together
        they would be thousands."""
        self.part_of = list(range(PLACES))
        """By place; then where in its part's pasts the place stands."""
        self.at = [0] * PLACES
        self.widths = [1] * PLACES
        """How many places each part has."""

    def joint(self) -> dict[Past, int]:
        """The pasts of all places together, in their order."""
        whole: dict[Past, int] = {(): 1}
        begins = [NONE] * PLACES
        width = 0
        for part, pasts in enumerate(self.parts):
            if not _bare(pasts):
                whole = joined(whole, pasts)
                begins[part] = width
                width += self.widths[part]
        stands = [
            begins[self.part_of[place]] + self.at[place]
            if begins[self.part_of[place]] >= 0
            else NONE
            for place in range(PLACES)
        ]
        return {
            tuple([past[at] if at >= 0 else () for at in stands]): ways
            for past, ways in whole.items()
        }

    def join(self, places: list[int]) -> int:
        """The part in which these places are, which may have to be made."""
        first = self.part_of[places[0]]
        for place in places[1:]:
            other = self.part_of[place]
            if other == first:
                continue
            self.parts[first] = joined(self.parts[first], self.parts[other])
            self.parts[other] = {(): 1}
            for moved in range(PLACES):
                if self.part_of[moved] == other:
                    self.part_of[moved] = first
                    self.at[moved] += self.widths[first]
            self.widths[first] += self.widths[other]
            self.widths[other] = 0
        return first

    def take(self, place: int, card: int) -> None:
        """That card leaves the place; it may have kept a promise."""
        part, at = self.part_of[place], self.at[place]
        after: dict[Past, int] = {}
        for past, ways in self.parts[part].items():
            slots = past[at]
            for slot in set(slots):
                if not slot >> card & 1:
                    continue
                left = replaced(past, at, without_slot(slots, slot))
                marks = slot >> MARKS
                if marks:
                    kept = kept_by(self.promises, card, marks)
                    if kept:
                        left = unmarked(left, kept)
                    unkept = marks & ~kept
                    if unkept and unkept & ~marks_on(left):
                        continue  # nothing is left that could keep it
                after[left] = after.get(left, 0) + ways * slots.count(slot)
        self.parts[part] = after

    def move(self, source: int, target: int, card: int) -> None:
        """A card goes from place to place; UNKNOWN if the seat does not see which."""
        if card != UNKNOWN:
            self.take(source, card)
            self.lay(target, 1 << card)
            return
        part = self.join([source, target])
        here, there = self.at[source], self.at[target]
        after: dict[Past, int] = {}
        for past, ways in self.parts[part].items():
            slots = past[here]
            for slot in set(slots):
                left = replaced(past, here, without_slot(slots, slot))
                left = replaced(left, there, with_slot(left[there], slot))
                after[left] = after.get(left, 0) + ways * slots.count(slot)
        self.parts[part] = after

    def bar(self, place: int, barred: int) -> None:
        """None of these cards lies there."""
        part, at = self.part_of[place], self.at[place]
        after: dict[Past, int] = {}
        for past, ways in self.parts[part].items():
            slots = tuple(sorted([slot & ~barred for slot in past[at]]))
            if fillable(slots):
                left = replaced(past, at, slots)
                after[left] = after.get(left, 0) + ways
        self.parts[part] = after

    def require(self, place: int, wanted: int) -> None:
        """At least one of these cards lies there."""
        mark = 1 << len(self.promises) + MARKS
        self.promises.append(wanted)
        part, at = self.part_of[place], self.at[place]
        after: dict[Past, int] = {}
        for past, ways in self.parts[part].items():
            slots = past[at]
            if any(not slot & ALL & ~wanted for slot in slots):
                left = past  # whatever lies in that slot is one of them
            elif any(slot & wanted for slot in slots):
                marked = [slot | mark if slot & wanted else slot for slot in slots]
                left = replaced(past, at, tuple(sorted(marked)))
            else:
                continue
            after[left] = after.get(left, 0) + ways
        self.parts[part] = after

    def exclude(self, cards: int) -> None:
        """These cards are known to lie in none of the slots."""
        for part, pasts in enumerate(self.parts):
            if _bare(pasts):
                continue
            after: dict[Past, int] = {}
            for past, ways in pasts.items():
                left = tuple([tuple(sorted([slot & ~cards for slot in slots])) for slots in past])
                if all(fillable(slots) for slots in left):
                    after[left] = after.get(left, 0) + ways
            self.parts[part] = after

    def lay(self, place: int, cards: int) -> None:
        """Exactly these cards come to the place. Which of its slots holds which makes no
        difference, so each may hold any of them: that counts every past equally too often."""
        self.exclude(cards)
        slots = (cards,) * cards.bit_count()
        part, at = self.part_of[place], self.at[place]
        self.parts[part] = {
            replaced(past, at, tuple(sorted(past[at] + slots))): ways
            for past, ways in self.parts[part].items()
        }

    def learn(self, place: int, hand: int) -> None:
        """These are the cards that lie there."""
        for card in cards_of(hand):
            self.take(place, card)
        self.lay(place, hand)

    def arrange(self, sources: list[int]) -> None:
        """Each place gets what the place named for it held."""
        self.part_of = [self.part_of[source] for source in sources]
        self.at = [self.at[source] for source in sources]

    def ready_pile(self, trick: int, shown: int) -> int:
        """The place of a trick, whose cards everybody saw when it was taken."""
        place = PILE + trick
        at = self.at[place]
        if all(not past[at] for past in self.parts[self.part_of[place]]):
            self.lay(place, shown)
        return place


def _bare(pasts: dict[Past, int]) -> bool:
    """Whether there are no cards in these places."""
    return len(pasts) == 1 and not any(next(iter(pasts)))
