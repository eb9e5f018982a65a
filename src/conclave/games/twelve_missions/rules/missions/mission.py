"""A mission: all that a round asks of it, with the answers of the plainest kind, which deals eight
cards to each hand and counts tricks. Each of the 25 gives a few answers of its own.

What is asked while cards are played is a plain attribute.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.games.twelve_missions.box.cards import CARDS, NONE
from conclave.games.twelve_missions.box.edition import Edition
from conclave.games.twelve_missions.rules.facts import START, Fact
from conclave.games.twelve_missions.rules.missions.tally import Tally
from conclave.games.twelve_missions.rules.moves import LAY
from conclave.games.twelve_missions.rules.state import Table

NO_GOAL: Final = -1
"""The more the better, or the worse."""


class Mission:
    number = 0
    fixed = False
    """It gives points of the edition, or none."""
    by_tricks = False
    """A fixed mission that looks at the number of tricks, so that one more or fewer can matter."""
    small_tricks = False
    """It looks at the sum of values in each trick."""
    goal = NO_GOAL
    """How many are wanted (or feared) of what ``have`` counts."""
    in_pairs = False
    """Opposite seats play together, so it needs four."""

    hand = 8
    """Cards dealt to each hand."""
    face_up = 0
    face_down = 0
    """Cards dealt to each seat and laid on the table."""
    covered = False
    """The face-up cards lie on the face-down ones."""

    plain = True
    """Every card to play is in the hand, and all of them may be played from it."""
    in_row = False
    """Hands are played in the order in which they were laid, whatever is led."""
    turns_up = False
    """Undealt cards, turned up, say which colour is dominant."""
    between_tricks = False
    """It has a say between two tricks."""

    asks = ""
    """What the seats do with their cards before the tricks: lay, pile or hand; mostly nothing."""
    sets_apart_by = LAY
    """The kind of move that does it."""
    sets_apart = 0
    """How many cards each seat sets apart then."""
    lost = 0
    """How many cards of each seat leave the round then."""

    def __init__(self) -> None:
        self.start_facts: list[Fact] = [self._start_fact(seats) for seats in range(5)]
        """By the number of seats: what everybody knows of a deal."""

    def _start_fact(self, seats: int) -> Fact:
        counts = [self.hand, self.face_down, 0] * seats
        return (START, *counts, CARDS - seats * self.dealt())

    def dealt(self) -> int:
        """How many cards each seat gets."""
        return self.hand + self.face_up + self.face_down

    def worth(self, edition: Edition) -> int:
        """The points of a fixed mission; 0 of a variable one."""
        return edition.points[self.number]

    def lay_out(self, table: Table, seat: int, laid: list[int]) -> None:
        """The cards that are dealt to a seat and laid on the table."""

    def before_tricks(self, table: Table, told: Told) -> None:
        """What happens before the first trick, where nobody is asked."""

    def prepare(self, table: Table) -> None:
        """Before anybody chooses, only what needs no choice is set apart."""
        table.chosen = [self.begun(hand) for hand in table.hands]

    def begun(self, hand: int) -> int:
        """The cards of a hand that are set apart without a choice."""
        return 0

    def choosable(self, table: Table) -> int:
        """The cards that the actor may set apart next."""
        return table.hands[table.turn] & ~table.chosen[table.turn]

    def set_apart(self, table: Table, card: int, told: Told) -> bool:
        """The actor's next card; whether it has set apart all that the mission wants."""
        return True

    def all_set_apart(self, table: Table, chance: Chance, told: Told) -> None:
        """What comes of it when every seat has chosen."""

    def before_trick(self, table: Table, chance: Chance, told: Told) -> None:
        """What happens before somebody leads."""

    def after_trick(self, table: Table, told: Told) -> None:
        """What happens after each trick but the last."""

    def uncovered(self, table: Table, seat: int, card: int) -> int:
        """Which of the seat's face-down cards comes to its hand when it plays that card; NONE if
        none does."""
        return NONE

    def score(self, tally: Tally, seat: int) -> int:
        """The points of a seat at the end of the round."""
        return 0

    def have(self, tally: Tally, seat: int) -> int:
        """How many a seat has of what the mission looks at."""
        return tally.tricks[seat]
