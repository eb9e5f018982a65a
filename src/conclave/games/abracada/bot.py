"""How to play Abracada…What? well."""

from conclave.core.chance import Chance
from conclave.core.guide import Guide
from conclave.core.state import Move, State
from conclave.games.abracada.beliefs import odds
from conclave.games.abracada.flow import Position
from conclave.games.abracada.moves import STOP


class AbracadaGuide(Guide):
    def playout(self, state: State, chance: Chance) -> Move:
        assert isinstance(state, Position)
        seat = state.turn
        chances = odds(state.lessons[seat], len(state.hands[seat]), state.unseen(seat))
        best: Move = (STOP,)
        hope = 0.5 if state.last else -1.0
        for move in state.legal():
            if move[0] != STOP and chances[move[1]] > hope and move[1] >= state.last:
                best = move
                hope = chances[move[1]]
        return best

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        return self.playout(state, chance)
