"""How to play Archmage well."""

from conclave.core.chance import Chance
from conclave.core.guide import Guide
from conclave.core.state import Move, State


class ArchmageGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        points = [max(1, 4 + standing.points) for standing in state.standings()]
        return [own / sum(points) for own in points]

    def playout(self, state: State, chance: Chance) -> Move:
        return chance.pick(state.legal())
