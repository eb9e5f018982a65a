"""What somebody who can break nothing could still break after a cast that needs no luck."""

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SCROLL
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.moves import BREAK, CAST
from conclave.games.five_seals.rules.phases import TURN


class LuckNeeded(Exception):
    """The way leads over a die."""


class NoLuck(Chance):
    def below(self, n: int) -> int:
        raise LuckNeeded


def way_out(position: Position, to_scroll: bool) -> bool:
    """Whether one cast of the actor, whatever it asks, leads to a seal that can be broken, or to a
    scroll that can be taken."""
    return any(
        move[0] == CAST and _leads_out(position, move, to_scroll) for move in position.legal()
    )


def _leads_out(position: Position, move: Move, to_scroll: bool) -> bool:
    if move[0] == BREAK:
        return not to_scroll or position.lying[move[1]] >= SCROLL
    then = position.copy()
    try:
        then.play(move, NoLuck())
    except LuckNeeded:
        return False
    if then.turn != position.turn or then.actor() != position.turn:
        return False
    ways = then.legal()
    if then.phase == TURN:
        ways = [way for way in ways if way[0] == BREAK]
    return any(_leads_out(then, way, to_scroll) for way in ways)
