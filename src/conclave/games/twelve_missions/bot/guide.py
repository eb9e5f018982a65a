"""How to play Twelve Missions well."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.follies import Folly
from conclave.core.guide import ADEPT, NOVICE, Effort, Guide
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.candidates import candidates
from conclave.games.twelve_missions.bot.evaluate import evaluate
from conclave.games.twelve_missions.bot.follies import FOLLIES
from conclave.games.twelve_missions.bot.partner_moves import is_partners, kind_plays
from conclave.games.twelve_missions.bot.policy import MOODS, best_card, policy, to_beat
from conclave.games.twelve_missions.bot.reasons import reasons
from conclave.games.twelve_missions.bot.rollout import play_on
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import PLAY, PLAY_MOVES
from conclave.games.twelve_missions.rules.phases import TRICK

FAR_FROM_THE_END: Final = 8
"""With so many rounds to come after this one, few games could be played to the end in the time of a
hint: they stop while the evaluation is still about right, which it is not in the last rounds."""
FORESIGHT: Final = 5


class MissionsGuide(Guide[Position]):
    def evaluate(self, state: Position) -> list[float]:
        return evaluate(state)

    def playout(self, state: Position, chance: Chance) -> Move:
        return policy(state, chance)

    def advance(self, state: Position, chance: Chance) -> None:
        play_on(state, chance)

    def chapter(self, state: Position) -> int:
        """A search ends with the round."""
        return state.round

    def priors(self, state: Position) -> list[tuple[float, Move]]:
        return [(0.0, move) for move in candidates(state)]

    def advise(self, state: Position, level: str, chance: Chance) -> Move | None:
        return _advice(state, chance) if level == NOVICE else None

    def effort(self, level: str, state: Position) -> Effort:
        if level == ADEPT:
            return Effort(iterations=30, seconds=0.03, horizon=150, exploration=0.3)
        return Effort(iterations=1000, seconds=1.2, horizon=150, exploration=0.3)

    def foresight(self, state: Position) -> int:
        left = state.variant.rounds - state.round
        return FORESIGHT if left >= FAR_FROM_THE_END else 0

    def foresight_error(self, state: Position) -> float:
        return 0.015 if self.foresight(state) else 0.0

    def follies(self) -> list[Folly[Position]]:
        return FOLLIES

    def reasons(self, state: Position, move: Move) -> list[Message]:
        return reasons(state.copy(), move)


def _advice(position: Position, chance: Chance) -> Move:
    """By the policy, unless that would take a trick from one's partner for nothing."""
    move = policy(position, chance)
    if position.phase == TRICK and is_partners(position):
        kind = kind_plays(position, position.legal())
        if move not in kind:
            cards = [play[1] for play in kind if play[0] == PLAY]
            if not cards:
                return kind[0]
            return PLAY_MOVES[best_card(position, cards, to_beat(position), chance.below(MOODS))]
    return move
