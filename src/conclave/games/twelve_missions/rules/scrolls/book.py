"""The 20 scrolls (M2)."""

from typing import Final

from conclave.games.twelve_missions.rules.scrolls.cards import AskForCards, DealAgain, SwapHands
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
"""By number."""
SCROLL_COUNT: Final = len(SCROLLS) - 1
