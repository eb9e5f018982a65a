"""A scroll: all that a round asks of the one in force, with the answers of one that changes
nothing. Each of the twenty gives an answer or two of its own.

What is asked while cards are played is a plain attribute, so that a round without a scroll pays
next to nothing for it.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.state import Table

# What is said when a scroll is activated.
SAYS_NOTHING: Final = 0
SAYS_COLOUR: Final = 1
SAYS_SEAT: Final = 2

SAYING_NOTHING: Final = [NONE]


class Scroll:
    number = 0
    says = SAYS_NOTHING
    when_drawn = False
    """It works when it is drawn, in the open, and is never activated."""
    draws_another = False
    """Whoever draws it draws once more."""
    copies = False
    """It has the effect of another scroll."""
    may_be_copied = True
    """Scroll 7 may have its effect once it was used."""

    no_resources = False
    two_combinations = False
    """Its owner takes two combinations of resources."""

    names_dominant = False
    """The colour said with it is dominant for the whole round."""
    names_leader = False
    """The seat said with it leads every trick."""
    between_tricks = False
    """It has a say between two tricks."""
    may_wait = False
    """Its owner may play last to a trick."""
    may_decide = False
    """Its owner may take or refuse a trick, with the card just played."""
    when_complete = False
    """It may do so also when the trick is complete, and with its last card only then."""
    asks_owner = False
    """Its owner may do more with a trick than lay a card, without a crystal."""
    borrows = False
    """Its owner may spend crystals on others' cards."""
    any_power = False
    """Its owner's cards have every power."""
    after_card = False
    """Somebody may be asked after each card, with nothing to spend."""
    after_trick = False
    """Its owner may be asked something once a trick is taken."""
    each_trick = 0
    """Points for each trick of its owner."""
    recounts = False
    """Its owner may count one trick more or fewer."""

    def __init__(self) -> None:
        # What is asked with every card is kept by the object itself: there interpreted Python
        # finds it sooner than in the class.
        self.may_wait = self.may_wait
        self.may_decide = self.may_decide
        self.asks_owner = self.asks_owner
        self.borrows = self.borrows
        self.any_power = self.any_power

    def choices(self, table: Table, seat: int) -> list[int]:
        """What may be said with it; [NONE] if nothing is to be said, [] if it can't be used."""
        return SAYING_NOTHING

    def activate(self, table: Table, seat: int, choice: int, chance: Chance, told: Told) -> None:
        """What it does at once. Most work later in the round."""

    def drawn(self, table: Table, seat: int, told: Told) -> None:
        """What a scroll that works when drawn does."""

    def taken(self, table: Table, seat: int, crystals: int, cubes: int, told: Told) -> None:
        """A seat took these resources."""

    def stops_at_last_card(self, table: Table, taker: int) -> bool:
        """Whether its owner is asked about a trick before it is taken, as it lies by ``taker``;
        then it sets the phase."""
        return False

    def stops_at_trick(self, table: Table, taker: int) -> bool:
        """Whether its owner is asked about a trick just taken; then it sets the phase."""
        return False

    def stops_at_count(self, table: Table) -> bool:
        """Whether its owner is asked before the round is counted; then it sets the phase."""
        return False

    def gained(self, gain: int) -> int:
        """What its owner gets where the mission gives that much."""
        return gain

    def points(self, tricks: int) -> int:
        """What it gives an owner with that many tricks at the end of the round."""
        return self.each_trick * tricks


NO_SCROLL: Final = Scroll()
"""In force until a scroll is activated."""
