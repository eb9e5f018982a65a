"""How to play Twelve Missions well."""

from conclave.core.chance import Chance
from conclave.core.guide import ADEPT, NOVICE, Effort, Guide
from conclave.core.state import Move, State
from conclave.games.twelve_missions.hunches import hunch, turning_cubes
from conclave.games.twelve_missions.moves import CUBES, DONE_MOVE, PLAY
from conclave.games.twelve_missions.playing import advance
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.table import SPEND, TRICK
from conclave.games.twelve_missions.tricks import taking
from conclave.games.twelve_missions.worth import worth


class MissionsGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return worth(state)

    def playout(self, state: State, chance: Chance) -> Move:
        assert isinstance(state, Position)
        return hunch(state, chance)

    def advance(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        advance(state, chance)

    def chapter(self, state: State) -> int:
        """A search ends with the round."""
        assert isinstance(state, Position)
        return state.round

    def prospects(self, state: State) -> list[tuple[float, Move]]:
        assert isinstance(state, Position)
        return [(0.0, move) for move in _worthwhile(state)]

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        return self.playout(state, chance) if level == NOVICE else None

    def effort(self, level: str, state: State) -> Effort:
        if level == ADEPT:
            return Effort(iterations=60, seconds=0.03, horizon=150, curiosity=0.3)
        return Effort(iterations=2500, seconds=1.2, horizon=150, curiosity=0.3)


def _worthwhile(position: Position) -> list[Move]:
    """Of all the ways to lay cubes, only as many as turn the trick, half, and all; and nothing that
    takes a trick from the own partner."""
    moves = position.legal()
    if position.phase == SPEND:
        if _is_partners(position) and len(position.cards) == position.seats:
            return [DONE_MOVE]
        if len(moves) > 6:
            held = position.cubes[position.turn]
            few = (*turning_cubes(position), (held + 1) // 2, held)
            moves = [move for move in moves if move[0] != CUBES or move[1] in few]
        return moves
    last = position.phase == TRICK and len(position.cards) == position.seats - 1
    if last and _is_partners(position):
        kind = [move for move in moves if move[0] == PLAY and not _takes(position, move[1])]
        return kind or moves
    return moves


def _is_partners(position: Position) -> bool:
    """Missions 20 and 21: whether the trick is the partner's as it lies."""
    if position.mission.number not in (20, 21) or not position.cards:
        return False
    return taking(position) == position.opposite(position.turn)


def _takes(position: Position, card: int) -> bool:
    """Whether the card would take the trick from whoever has it."""
    position.cards.append(card)
    taker = taking(position)
    position.cards.pop()
    return taker == position.turn
