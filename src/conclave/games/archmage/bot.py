"""How to play Archmage well."""

from conclave.core.chance import Chance
from conclave.core.guide import ADEPT, NOVICE, Effort, Guide
from conclave.core.state import Move, State
from conclave.games.archmage.flow import Position
from conclave.games.archmage.hunches import hunch
from conclave.games.archmage.layout import BIT
from conclave.games.archmage.terrain import KINDS
from conclave.games.archmage.worth import shares


class ArchmageGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return shares(state)

    def playout(self, state: State, chance: Chance) -> Move:
        assert isinstance(state, Position)
        return hunch(state, chance)

    def chapter(self, state: State) -> int:
        """A search ends with the turn: what comes of it is the evaluation's to say."""
        assert isinstance(state, Position)
        return state.round * 8 + state.turn

    def scene(self, state: State) -> int:
        """What was explored changes what to do next."""
        assert isinstance(state, Position)
        if state.over():
            return -1
        hex = state.mages[state.turn]
        return state.tiles[hex] if state.shown & BIT[hex] else KINDS

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        assert isinstance(state, Position)
        if level == NOVICE:
            # The right idea two times out of three.
            return hunch(state, chance) if chance.below(3) else chance.pick(state.legal())
        # Alone there is nobody to get ahead of, and searching has not beaten the plan so far.
        return hunch(state, chance) if state.variant.solo else None

    def effort(self, level: str, state: State) -> Effort:
        if level == ADEPT:
            return Effort(iterations=60, seconds=0.1, horizon=40, curiosity=0.005, rivals=False)
        return Effort(iterations=1000, seconds=1.5, horizon=40, curiosity=0.005, rivals=False)
