"""How to play Twelve Missions well."""

from conclave.core.chance import Chance
from conclave.core.guide import ADEPT, NOVICE, Effort, Guide
from conclave.core.state import Move, State
from conclave.games.twelve_missions.hunches import hunch
from conclave.games.twelve_missions.position import Position
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

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        return self.playout(state, chance) if level == NOVICE else None

    def effort(self, level: str, state: State) -> Effort:
        if level == ADEPT:
            return Effort(iterations=60, seconds=0.035, horizon=100)
        return Effort(iterations=2500, seconds=1.2, horizon=100)
