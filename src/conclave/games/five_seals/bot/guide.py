"""How to play Five Seals of Magic well."""

from conclave.core.chance import Chance
from conclave.core.guide import ADEPT, MASTER, NOVICE, Effort, Guide, Trials
from conclave.core.state import Move, State
from conclave.games.five_seals.bot.candidates import worthwhile
from conclave.games.five_seals.bot.draft_policy import draft
from conclave.games.five_seals.bot.evaluate import shares
from conclave.games.five_seals.bot.foresight import foresee
from conclave.games.five_seals.bot.policy import hunch
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.moves import BREAK


class FiveSealsGuide(Guide):
    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return shares(state)

    def playout(self, state: State, chance: Chance) -> Move:
        assert isinstance(state, Position)
        return hunch(state, chance)

    def chapter(self, state: State) -> int:
        """A search ends with the round: what comes of it is the evaluation's to say."""
        assert isinstance(state, Position)
        return state.round

    def worthwhile(self, state: State) -> list[Move]:
        assert isinstance(state, Position)
        return worthwhile(state)

    def advise(self, state: State, level: str, chance: Chance) -> Move | None:
        assert isinstance(state, Position)
        if state.phase == phases.DRAFT:
            if level == MASTER:
                return foresee(state, chance)
            return draft(state, chance, 5 if level == NOVICE else 100)
        if level != NOVICE:
            return None
        # A novice has the right idea two times out of three, and else breaks what can be broken.
        breaks = [move for move in state.legal() if move[0] == BREAK]
        return hunch(state, chance) if chance.below(3) or not breaks else chance.pick(breaks)

    def effort(self, level: str, state: State) -> Effort:
        if level == ADEPT:
            return Effort(iterations=60, seconds=0.08, horizon=60, curiosity=0.15)
        return Trials(trials=24, seconds=1.6, chapters=1, breadth=20)
