"""What a person would laugh at: a Journey that ends early, in a circle, or on land left free."""

from typing import Final, TypeAlias

from conclave.core.follies import Deed, Folly
from conclave.games.archmage.bot.errands import errand, spare_follower
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.moves import (
    BUILD,
    DEPLOY,
    END,
    GATHER,
    INITIATE,
    PROMOTE,
    RECRUIT,
    SIMPLE,
    TRAVEL,
    WARD,
)
from conclave.games.archmage.rules.phases import JOURNEY

LAST_WORDS: Final = (END, GATHER, RECRUIT, INITIATE, WARD, BUILD, PROMOTE)
"""What ends a Journey."""
MANY: Final = 3

ArchmageDeed: TypeAlias = Deed[Position]


def _ends_journey(deed: ArchmageDeed) -> bool:
    return deed.state.phase == JOURNEY and deed.move[0] in LAST_WORDS


def _has_many_points(deed: ArchmageDeed) -> bool:
    return deed.state.points + deed.state.swift >= MANY


def _leaves_something_near(deed: ArchmageDeed) -> bool:
    return errand(deed.state)


def _went_in_a_circle(deed: ArchmageDeed) -> bool:
    """Whether the mage came to a hex twice, having done nothing but walk in between."""
    seat = deed.state.turn
    seen = [deed.state.mages[seat]]
    step = deed.before
    while step is not None and step.state.phase == JOURNEY and step.state.turn == seat:
        here = step.state.mages[seat]
        if step.move[0] != TRAVEL:
            seen = [here]
        elif here in seen:
            return True
        else:
            seen.append(here)
        step = step.before
    return False


def _leaves_land_free(deed: ArchmageDeed) -> bool:
    """With a follower to spare; a tower takes the hex by itself."""
    if deed.move[0] == BUILD or not spare_follower(deed.state):
        return False
    return SIMPLE[DEPLOY] in deed.state.legal()


FOLLIES: Final[list[Folly[Position]]] = [
    Folly("archmage-folly-points-unused", _ends_journey, _has_many_points),
    Folly("archmage-folly-errand-left", _ends_journey, _leaves_something_near),
    Folly("archmage-folly-circle", _ends_journey, _went_in_a_circle),
    Folly("archmage-folly-land-left", _ends_journey, _leaves_land_free),
]
