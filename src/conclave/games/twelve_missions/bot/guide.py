"""How to play Twelve Missions well."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.follies import Folly
from conclave.core.guide import ADEPT, NOVICE, Effort, Guide
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.evaluate import evaluate
from conclave.games.twelve_missions.bot.follies import FOLLIES
from conclave.games.twelve_missions.bot.partner_moves import is_partners, kind_plays, kind_spending
from conclave.games.twelve_missions.bot.policy import MOODS, best_card, policy, to_beat
from conclave.games.twelve_missions.bot.reasons import reasons
from conclave.games.twelve_missions.bot.rollout import play_on
from conclave.games.twelve_missions.bot.spend_policy import turning_cubes
from conclave.games.twelve_missions.bot.trick_value import trick_wish
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import (
    CLAIM,
    CUBES,
    DONE_MOVE,
    LEAVE_MOVE,
    PLAY,
    PLAY_MOVES,
    REFUSE,
)
from conclave.games.twelve_missions.rules.phases import BORROW, DECIDE, SPEND, TRICK

TOO_EARLY: Final[list[Move]] = [(CLAIM,), (REFUSE, NONE)]
"""Scroll 16: whoever is asked again when the trick is complete loses nothing by waiting."""

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
        return [(0.0, move) for move in _candidates(state)]

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


def _candidates(position: Position) -> list[Move]:
    """Of all the ways to lay cubes three: as many as turn the trick, half of them, and all. And
    nothing that would take a trick from one's partner for nothing."""
    moves = position.legal()
    if position.phase == TRICK:
        return kind_plays(position, moves) if is_partners(position) else moves
    if position.phase == DECIDE and is_partners(position):
        return [LEAVE_MOVE]
    if position.phase not in (SPEND, BORROW):
        return moves
    if position.effect.may_decide and position.effect.when_complete:
        moves = [move for move in moves if move not in TOO_EARLY]
    if is_partners(position):
        if len(position.cards) == position.seats:
            return [DONE_MOVE]
        return kind_spending(position, moves)
    if len(moves) > 6:
        held = position.cubes[position.turn]
        if trick_wish(position, position.turn) < 0:
            held = -held
        few = (*turning_cubes(position), held // 2, held)
        moves = [move for move in moves if move[0] != CUBES or move[1] in few]
    return moves
