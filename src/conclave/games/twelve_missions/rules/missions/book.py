"""The 25 missions (M2)."""

from typing import Final

from conclave.games.twelve_missions.rules.missions.cards import (
    AllColours,
    BlueCards,
    HighValues,
    MostOfAColour,
    NeitherDwarfNorWizard,
    NoBlackCards,
    NoRedCards,
    NotAllColours,
    SmallTricks,
    YellowCards,
)
from conclave.games.twelve_missions.rules.missions.handing import (
    HandsGoRound,
    LoseAPile,
    PairWithFewer,
    PairWithMore,
    ThreeToTheRight,
)
from conclave.games.twelve_missions.rules.missions.layouts import (
    Covered,
    HalfOpen,
    InARow,
    Stack,
    TurnedUp,
)
from conclave.games.twelve_missions.rules.missions.mission import Mission
from conclave.games.twelve_missions.rules.missions.tricks import (
    FourTricks,
    NoFourTricks,
    NotTwoTricks,
    OddTricks,
    ThreeTricks,
)

MISSIONS: Final[list[Mission]] = [
    Mission(),  # there is no mission 0
    ThreeTricks(),
    NotAllColours(),
    BlueCards(),
    YellowCards(),
    FourTricks(),
    NeitherDwarfNorWizard(),
    SmallTricks(),
    AllColours(),
    NoRedCards(),
    NoBlackCards(),
    HighValues(),
    OddTricks(),
    HalfOpen(),
    TurnedUp(),
    InARow(),
    NoFourTricks(),
    NotTwoTricks(),
    Covered(),
    Stack(),
    PairWithMore(),
    PairWithFewer(),
    HandsGoRound(),
    MostOfAColour(),
    LoseAPile(),
    ThreeToTheRight(),
]
"""By number."""
