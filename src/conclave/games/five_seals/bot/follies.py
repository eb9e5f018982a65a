"""What a person would laugh at: giving up where a cast would have helped."""

from typing import Final, TypeAlias

from conclave.core.follies import Deed, Folly
from conclave.games.five_seals.bot.ways_out import way_out
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.moves import GIVE_UP
from conclave.games.five_seals.rules.phases import TURN

FiveSealsDeed: TypeAlias = Deed[Position]


def _may_give_up(deed: FiveSealsDeed) -> bool:
    """And has something left to cast."""
    position = deed.state
    legal = position.legal()
    return position.phase == TURN and len(legal) > 1 and legal[-1][0] == GIVE_UP


def _leaves_a_scroll(deed: FiveSealsDeed) -> bool:
    return deed.move[0] == GIVE_UP and way_out(deed.state, to_scroll=True)


def _leaves_a_seal(deed: FiveSealsDeed) -> bool:
    return deed.move[0] == GIVE_UP and way_out(deed.state, to_scroll=False)


FOLLIES: Final[list[Folly[Position]]] = [
    Folly("five_seals-folly-scroll-left", _may_give_up, _leaves_a_scroll),
    Folly("five_seals-folly-seal-left", _may_give_up, _leaves_a_seal),
]
