"""Missions that look at the cards in a seat's tricks, with plain hands."""

from typing import Final

from conclave.games.twelve_missions.box.cards import (
    BLACK,
    BLUE,
    DWARF,
    OF_COLOUR,
    OF_RANK,
    RED,
    WIZARD,
    YELLOW,
)
from conclave.games.twelve_missions.rules.missions.mission import Mission
from conclave.games.twelve_missions.rules.missions.tally import Tally

SMALL_TRICK: Final = 25
"""Mission 7: the highest sum of values that scores."""
HEAVY: Final = 80
"""Mission 11: the lowest sum of values that scores."""
DWARVES_AND_WIZARDS: Final = OF_RANK[DWARF] | OF_RANK[WIZARD]
BLUES: Final = OF_COLOUR[BLUE]
YELLOWS: Final = OF_COLOUR[YELLOW]
REDS: Final = OF_COLOUR[RED]
BLACKS: Final = OF_COLOUR[BLACK]


class EachCard(Mission):
    """Points for each card of a kind."""

    kind = 0
    """The cards, as a mask."""
    each = 1

    def score(self, tally: Tally, seat: int) -> int:
        return self.each * tally.cards(seat, self.kind)

    def have(self, tally: Tally, seat: int) -> int:
        return tally.cards(seat, self.kind)


class AllColours(Mission):
    """Mission 8: all four colours in a seat's tricks."""

    number = 8
    fixed = True
    goal = 4

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if self.have(tally, seat) == self.goal else 0

    def have(self, tally: Tally, seat: int) -> int:
        taken = tally.taken[seat]
        colours = 0
        for colour in OF_COLOUR:
            if taken & colour:
                colours += 1
        return colours


class NotAllColours(AllColours):
    """Mission 2: all four colours in a seat's tricks, which costs points."""

    number = 2


class BlueCards(EachCard):
    """Mission 3: each blue card."""

    number = 3
    kind = BLUES


class YellowCards(EachCard):
    """Mission 4: each yellow card."""

    number = 4
    kind = YELLOWS


class NeitherDwarfNorWizard(Mission):
    """Mission 6: neither a Dwarf nor a Wizard."""

    number = 6
    fixed = True
    goal = 0

    def score(self, tally: Tally, seat: int) -> int:
        return 0 if tally.taken[seat] & DWARVES_AND_WIZARDS else tally.worth

    def have(self, tally: Tally, seat: int) -> int:
        return tally.cards(seat, DWARVES_AND_WIZARDS)


class SmallTricks(Mission):
    """Mission 7: each trick with low values, cubes and all (M14)."""

    number = 7
    small_tricks = True

    def score(self, tally: Tally, seat: int) -> int:
        return 2 * tally.small[seat]

    def have(self, tally: Tally, seat: int) -> int:
        return tally.small[seat]


class NoRedCards(EachCard):
    """Mission 9: each red card costs a point."""

    number = 9
    kind = REDS
    each = -1


class NoBlackCards(EachCard):
    """Mission 10: each black card costs a point."""

    number = 10
    kind = BLACKS
    each = -1


class HighValues(Mission):
    """Mission 11: high values in all tricks together."""

    number = 11
    fixed = True
    goal = HEAVY

    def score(self, tally: Tally, seat: int) -> int:
        return tally.worth if self.have(tally, seat) >= HEAVY else 0

    def have(self, tally: Tally, seat: int) -> int:
        return tally.values(seat)


class MostOfAColour(Mission):
    """Mission 23: for each colour, the most cards of it, alone."""

    number = 23
    goal = 4

    def score(self, tally: Tally, seat: int) -> int:
        return 2 * self.have(tally, seat)

    def have(self, tally: Tally, seat: int) -> int:
        colours = 0
        for kind in OF_COLOUR:
            if tally.most_cards_alone(seat, kind):
                colours += 1
        return colours
