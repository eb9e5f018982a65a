"""The 20 scrolls (M2)."""

from typing import Final

from conclave.games.twelve_missions.rules.scrolls.cards import AskForCards, DealAgain, SwapHands
from conclave.games.twelve_missions.rules.scrolls.former import DecideWithCard, PointsWhenDrawn
from conclave.games.twelve_missions.rules.scrolls.more_scrolls import (
    CopyScroll,
    DrawAnother,
    KeepOneOfThree,
    PointsAtOnce,
)
from conclave.games.twelve_missions.rules.scrolls.points import (
    DoubleGain,
    OneTrickMore,
    PointForTrick,
)
from conclave.games.twelve_missions.rules.scrolls.powers import AnyPower, OthersCards
from conclave.games.twelve_missions.rules.scrolls.resources import (
    CopyResources,
    NoResources,
    TwoCombinations,
)
from conclave.games.twelve_missions.rules.scrolls.scroll import NO_SCROLL, Scroll
from conclave.games.twelve_missions.rules.scrolls.tricks import (
    DecideTrick,
    OtherDominant,
    PlayLast,
    SameLeader,
    StealTrick,
)

SCROLLS: Final[list[Scroll]] = [
    NO_SCROLL,
    OtherDominant(),
    AskForCards(),
    DoubleGain(),
    DealAgain(),
    DrawAnother(),
    NoResources(),
    CopyScroll(),
    KeepOneOfThree(),
    TwoCombinations(),
    StealTrick(),
    OneTrickMore(),
    PointForTrick(),
    SwapHands(),
    PlayLast(),
    CopyResources(),
    DecideTrick(),
    PointsAtOnce(),
    OthersCards(),
    SameLeader(),
    AnyPower(),
]
"""By number, as they are now."""
_FORMER: Final[dict[int, dict[int, Scroll]]] = {1: {16: DecideWithCard(), 17: PointsWhenDrawn()}}
"""By version: the scrolls that it had otherwise."""
SCROLL_COUNT: Final = len(SCROLLS) - 1


def scroll_of(version: int, number: int) -> Scroll:
    """The scroll as that version of the rules has it."""
    former = _FORMER.get(version)
    return SCROLLS[number] if former is None else former.get(number, SCROLLS[number])
