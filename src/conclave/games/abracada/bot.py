"""How to play Abracada…What? well."""

from conclave.core.chance import Chance
from conclave.core.guide import ADEPT, MASTER, NOVICE, Effort, Guide
from conclave.core.state import Move, State
from conclave.games.abracada.beliefs import odds
from conclave.games.abracada.flow import Position
from conclave.games.abracada.hunches import hunch, rough_chances
from conclave.games.abracada.turn_plan import TurnPlan
from conclave.games.abracada.worth import worth


class AbracadaGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return worth(state)

    def playout(self, state: State, chance: Chance) -> Move:
        assert isinstance(state, Position)
        return hunch(state, rough_chances(state, state.turn))

    def chapter(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.round

    def prospects(self, state: State) -> list[tuple[float, Move]]:
        assert isinstance(state, Position)
        return TurnPlan(state, 4, 0.04).prospects()

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        assert isinstance(state, Position)
        if level == NOVICE:
            return hunch(state, _blurred(rough_chances(state, state.turn), chance))
        if level == ADEPT:
            return hunch(state, _odds(state))
        if level == MASTER:
            return TurnPlan(state, 4, 0.04).best()
        return None

    def effort(self, level: str, state: State) -> Effort:
        return Effort(iterations=1000, seconds=0.9, horizon=200, curiosity=0.2, rivals=False)


def _odds(position: Position) -> list[float]:
    seat = position.turn
    return odds(position.lessons[seat], len(position.hands[seat]), position.unseen(seat))


def _blurred(chances: list[float], chance: Chance) -> list[float]:
    """Chances as somebody feels them who does not count: up to a third too high or too low."""
    return [min(1.0, likely * (67 + chance.below(67)) / 100) for likely in chances]
