"""How to play Five Seals of Magic well."""

from conclave.core.chance import Chance
from conclave.core.guide import Guide
from conclave.core.state import Move, State
from conclave.games.five_seals.flow import Position
from conclave.games.five_seals.rounds import score


class FiveSealsGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        points = [1.0 + score(state, seat)[0] for seat in range(state.seats)]
        return [own / sum(points) for own in points]

    def playout(self, state: State, chance: Chance) -> Move:
        return chance.pick(state.legal())
