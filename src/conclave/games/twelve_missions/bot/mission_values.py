"""What the bots make of each mission: a row each."""

from typing import Final

from conclave.games.twelve_missions.box.cards import OF_COLOUR, cards_of
from conclave.games.twelve_missions.rules.missions.cards import (
    BLACKS,
    BLUES,
    DWARVES_AND_WIZARDS,
    REDS,
    SMALL_TRICK,
    YELLOWS,
)
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import pile_of

EXPECTED: Final = 0.25
"""How many cards that the mission counts each seat still to play adds to a trick, on average."""
LIKELY_VALUE: Final = 6
"""Of a card that is still to come."""


class MissionValue:
    """What a trick and the cards in it are worth to a seat, roughly in points."""

    def __init__(
        self,
        by_tricks: tuple[float, ...] = (),
        goal: int = 0,
        at_least: bool = False,
        liked: int = 0,
        ill: bool = False,
        picky: bool = False,
        paired: bool = False,
    ) -> None:
        self.by_tricks: list[float] = list(by_tricks)
        """By how many tricks a seat has: what one more is worth; empty if that depends on
        other things too."""
        self.goal = goal
        """How many tricks are wanted, exactly or at least; 0 if that is not what counts."""
        self.at_least = at_least
        """More than the goal does no harm."""
        self.liked = liked
        """The cards that the mission counts, for good or ill."""
        self.ill = ill
        """They count against the seat."""
        self.picky = picky or liked != 0
        """Whether the cards of a trick make a difference."""
        self.paired = paired
        """Whether opposite seats want the same."""
        self.welcome = at_least or (liked != 0 and not ill) or min(by_tricks, default=0.0) > 0
        """Whether one trick more never harms."""

    def cards_wish(self, table: Table, seat: int, cards: int) -> float:
        """What the seat gains by these cards if they are in a trick of its own."""
        count = (cards & self.liked).bit_count()
        return float(-count if self.ill else count)


class AllColoursValue(MissionValue):
    """Missions 2 and 8: colours that are still missing."""

    def cards_wish(self, table: Table, seat: int, cards: int) -> float:
        had = pile_of(table, seat)
        missing = 0
        new = 0
        for colour in OF_COLOUR:
            if not had & colour:
                missing += 1
                if cards & colour:
                    new += 1
        if not missing:
            return 0.0
        worth = float(table.mission.worth(table.variant.edition))
        return worth if new == missing else worth * new / (2 * missing)


class CleanValue(MissionValue):
    """Mission 6: the first such card spoils it, the others do no more harm."""

    def cards_wish(self, table: Table, seat: int, cards: int) -> float:
        clean = not pile_of(table, seat) & self.liked
        return -4.0 if cards & self.liked and clean else 0.0


class SmallTrickValue(MissionValue):
    """Mission 7: whether the trick may stay small."""

    def cards_wish(self, table: Table, seat: int, cards: int) -> float:
        values = sum([table.values_of[card] for card in cards_of(cards)])
        to_come = LIKELY_VALUE * (table.seats - cards.bit_count())
        return 2.0 if values + to_come <= SMALL_TRICK else 0.0


def _always(wish: float) -> tuple[float, ...]:
    return (wish,) * 9


MISSION_VALUES: Final[list[MissionValue]] = [
    MissionValue(),  # there is no mission 0
    MissionValue(goal=3),
    AllColoursValue(_always(-0.3), picky=True),
    MissionValue(liked=BLUES),
    MissionValue(liked=YELLOWS),
    MissionValue(goal=4, at_least=True),
    CleanValue(liked=DWARVES_AND_WIZARDS, ill=True),
    SmallTrickValue(picky=True),
    AllColoursValue(_always(0.3), picky=True),
    MissionValue(liked=REDS, ill=True),
    MissionValue(liked=BLACKS, ill=True),  # 10
    MissionValue(_always(0.6)),
    MissionValue((-0.7, 0.7) * 5),
    MissionValue(goal=1),
    MissionValue(goal=2),
    MissionValue(_always(1.0)),
    MissionValue((-0.4, -0.4, -0.4, -5.0, *_always(0.0))),
    MissionValue((-0.5, -5.0, 5.0, 0.0, *_always(-0.5))),
    MissionValue(_always(1.0)),
    MissionValue(liked=DWARVES_AND_WIZARDS),
    MissionValue(_always(1.0), paired=True),  # 20
    MissionValue(_always(1.0), paired=True),
    MissionValue(_always(1.0)),
    MissionValue(_always(0.8)),
    MissionValue((-2.0, *_always(0.0))),
    MissionValue(_always(-1.0)),
]
"""By number."""
