"""How to play Twelve Missions well."""

from conclave.core.chance import Chance
from conclave.core.guide import Guide
from conclave.core.state import Move, State


class MissionsGuide(Guide):
    def playout(self, state: State, chance: Chance) -> Move:
        legal = state.legal()
        return legal[chance.below(len(legal))]
