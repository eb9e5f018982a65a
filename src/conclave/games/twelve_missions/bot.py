"""How to play Twelve Missions well."""

from conclave.core.chance import Chance
from conclave.core.guide import ADEPT, NOVICE, Effort, Guide
from conclave.core.state import Move, State
from conclave.games.twelve_missions.hunches import hunch, turning_cubes
from conclave.games.twelve_missions.moves import CUBES
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.table import SPEND
from conclave.games.twelve_missions.worth import worth


class MissionsGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return worth(state)

    def playout(self, state: State, chance: Chance) -> Move:
        assert isinstance(state, Position)
        return hunch(state, chance)

    def chapter(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.round

    def prospects(self, state: State) -> list[tuple[float, Move]]:
        """Of all the ways to lay cubes, only as many as turn the trick, some more, and all."""
        assert isinstance(state, Position)
        moves = state.legal()
        if state.phase == SPEND and len(moves) > 6:
            held = state.cubes[state.turn]
            few = (*turning_cubes(state), (held + 1) // 2, held)
            moves = [move for move in moves if move[0] != CUBES or move[1] in few]
        return [(0.0, move) for move in moves]

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        return self.playout(state, chance) if level == NOVICE else None

    def effort(self, level: str, state: State) -> Effort:
        if level == ADEPT:
            return Effort(iterations=60, seconds=0.03, horizon=100, curiosity=0.2)
        return Effort(iterations=2500, seconds=1.2, horizon=100, curiosity=0.2)
