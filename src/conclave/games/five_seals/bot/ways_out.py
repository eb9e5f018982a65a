"""What somebody who can break nothing could still break after a cast that needs no luck."""

from conclave.core.chance import Chance
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
    for move in position.legal():
        if move[0] == CAST and _leads_out(position, move, position.turn, to_scroll):
            return True
    return False


def _leads_out(position: Position, move: tuple[int, ...], seat: int, to_scroll: bool) -> bool:
    then = position.copy()
    try:
        then.play(move, NoLuck())
    except LuckNeeded:
        return False
    if then.turn != seat or then.actor() != seat:
        return False
    if then.phase == TURN:
        return any(
            step[0] == BREAK and (not to_scroll or then.lying[step[1]] >= SCROLL)
            for step in then.legal()
        )
    return any(_leads_out(then, step, seat, to_scroll) for step in then.legal())
