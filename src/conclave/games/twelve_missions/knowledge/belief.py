"""What a seat knows of the cards that it can't see, exactly.

Every hidden card lies in a *slot*. A place (a hand, a face-down stack, the undealt cards) has one
slot for each card in it, and a slot is the set of cards that may lie there, as a mask. When a seat
shows that it is void in red, the red cards leave the masks of all slots of its hand; a card that
was seen going somewhere is a slot whose mask has just that card.

Sometimes the seat can't tell which slot a card came from: a hand got a new card after it showed a
void, and now plays one that may be old or new; or an Explorer may have exchanged a card. Then there
are several *pasts*. A past is one way the slots of some places may be now, and it carries a weight:
the number of ways in which hidden luck and hidden choices lead to it. To draw fairly means that
every history that fits what the seat has seen is equally likely; so a past is drawn by its weight
times the number of ways to fill its slots with the unseen cards.

That a hand holds at least one of certain cards, in whichever slot, is a *promise*; see ``slots``.
"""

from typing import Final

from conclave.games.twelve_missions.box.cards import ALL, BIT, cards_of
from conclave.games.twelve_missions.knowledge.hidden_places import HiddenPlaces
from conclave.games.twelve_missions.knowledge.slots import (
    MARKS,
    Past,
    Slots,
    barring,
    excluding,
    kept_by,
    marks_on,
    moved,
    replaced,
    requiring,
    unmarked,
    without_slot,
)
from conclave.games.twelve_missions.rules.facts import UNKNOWN, Fact

# Places; those of a seat are numbered by it.
HAND: Final = 0
DOWN: Final = 4
AWAY: Final = 8
UNDERWAY: Final = 12  # mission 25: between two hands
UNDEALT: Final = 16
IN_SIGHT: Final = 17  # what the Explorer has drawn
PILE: Final = 18  # of a trick into which an Explorer has looked
PLACES: Final = 26


class Beliefs(HiddenPlaces):
    """The pasts that fit what one seat (or a spectator, NONE) has seen so far."""

    def __init__(self, seat: int, seats: int, start: Fact) -> None:
        self.seat = seat
        self.seats = seats
        self.veiled = False
        """Whether a fact hid something from somebody."""
        self.promises: list[int] = []
        """By mark: the cards of which at least one is held."""
        places: list[Slots] = [()] * PLACES
        for other in range(seats):
            places[HAND + other] = (ALL,) * start[1 + 3 * other]
            places[DOWN + other] = (ALL,) * start[2 + 3 * other]
            places[AWAY + other] = (ALL,) * start[3 + 3 * other]
        places[UNDEALT] = (ALL,) * start[1 + 3 * seats]
        super().__init__(places)

    def take(self, place: int, card: int) -> None:
        """That card leaves the place, from any slot that may hold it: a past for each. If a promise
        was kept by it, its mark goes."""
        part, at = self.part_of[place], self.at[place]
        self.parts[part] = [self._taken(pasts, at, card) for pasts in self.parts[part]]

    def _taken(self, pasts: dict[Past, int], at: int, card: int) -> dict[Past, int]:
        after: dict[Past, int] = {}
        for past, ways in pasts.items():
            slots = past[at]
            for slot in set(slots):
                if not slot >> card & 1:
                    continue
                left = replaced(past, at, without_slot(slots, slot))
                marks = slot >> MARKS
                if marks:
                    kept = kept_by(self.promises, BIT[card], marks)
                    if kept:
                        left = unmarked(left, kept)
                    unkept = marks & ~kept
                    if unkept and unkept & ~marks_on(left):
                        continue  # nothing is left that could keep it
                after[left] = after.get(left, 0) + ways * slots.count(slot)
        return after

    def move(self, source: int, target: int, card: int) -> None:
        """A card goes from place to place; UNKNOWN if the seat does not see which."""
        if card != UNKNOWN:
            self.take(source, card)
            self.lay(target, 1 << card)
            return
        part = self.join([source, target])
        here, there = self.at[source], self.at[target]
        self.parts[part] = [moved(pasts, here, there) for pasts in self.parts[part]]

    def bar(self, place: int, barred: int) -> None:
        """None of these cards lies there."""
        part, at = self.part_of[place], self.at[place]
        self.parts[part] = [barring(pasts, at, barred) for pasts in self.parts[part]]

    def require(self, place: int, wanted: int) -> None:
        """At least one of these cards lies there."""
        mark = 1 << len(self.promises) + MARKS
        self.promises.append(wanted)
        part, at = self.part_of[place], self.at[place]
        self.parts[part] = [requiring(pasts, at, wanted, mark) for pasts in self.parts[part]]

    def exclude(self, cards: int) -> None:
        """These cards are known to lie in none of the slots."""
        for part, variants in enumerate(self.parts):
            if not self.bare(part):
                self.parts[part] = [excluding(pasts, cards) for pasts in variants]

    def lay(self, place: int, cards: int) -> None:
        """Exactly these cards come to the place. Which slot holds which makes no difference, so
        each of the new slots may hold any of them. With n cards that counts each layout n! times,
        but it does so in every past, and the odds stay what they are."""
        self.exclude(cards)
        slots = (cards,) * cards.bit_count()
        part, at = self.part_of[place], self.at[place]
        self.parts[part] = [
            {
                replaced(past, at, tuple(sorted(past[at] + slots))): ways
                for past, ways in pasts.items()
            }
            for pasts in self.parts[part]
        ]

    def learn(self, place: int, hand: int) -> None:
        """These are the cards that lie there."""
        for card in cards_of(hand):
            self.take(place, card)
        self.lay(place, hand)

    def ready_pile(self, trick: int, shown: int) -> int:
        """The place of a trick that an Explorer looks into. At first it holds the cards that
        everybody saw taken."""
        place = PILE + trick
        if not self.holds(place):
            self.lay(place, shown)
        return place
