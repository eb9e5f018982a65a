"""How to play Twelve Missions well."""

from math import sqrt
from pathlib import Path
from typing import Final

from conclave.core.chance import Chance
from conclave.core.follies import Folly
from conclave.core.guide import ADEPT, ALL_LEVELS, GRANDMASTER, NOVICE, Effort, Guide
from conclave.core.instinct import Instinct
from conclave.core.instinct_file import read_instinct
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.candidates import candidates
from conclave.games.twelve_missions.bot.evaluate import SPREAD, evaluate
from conclave.games.twelve_missions.bot.follies import FOLLIES
from conclave.games.twelve_missions.bot.partner_moves import is_partners, kind_plays
from conclave.games.twelve_missions.bot.policy import MOODS, best_card, policy, to_beat
from conclave.games.twelve_missions.bot.reasons import reasons
from conclave.games.twelve_missions.bot.rollout import play_on
from conclave.games.twelve_missions.bot.trait_blocks import PLACES
from conclave.games.twelve_missions.bot.traits import traits
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import PLAY, PLAY_MOVES
from conclave.games.twelve_missions.rules.phases import TRICK

FAR_FROM_THE_END: Final = 8
"""With so many rounds to come after this one, few games could be played to the end in the time of a
hint: they stop while the evaluation is still about right, which it is not in the last rounds."""
FORESIGHT: Final = 5

FOLDER: Final = Path(__file__).parent
LEARNED: Final = {2: "instinct-2.json", 4: "instinct-4.json"}
"""By the number of seats; three do as four."""
EXPLORATION: Final = 4.0
"""Of a search with instinct, in points of the round."""


class MissionsGuide(Guide[Position]):
    def __init__(self) -> None:
        self.places = PLACES
        self.instincts: dict[int, Instinct] = {}
        # There are none while traits are changed and nothing has been learned about them yet.
        for seats, name in LEARNED.items():
            if (FOLDER / name).exists():
                self.instincts[seats] = read_instinct(FOLDER / name, PLACES)
                self.levels = ALL_LEVELS

    def evaluate(self, state: Position) -> list[float]:
        return evaluate(state)

    def playout(self, state: Position, chance: Chance) -> Move:
        return policy(state, chance)

    def advance(self, state: Position, chance: Chance) -> None:
        play_on(state, chance)

    def instinct(self, state: Position) -> Instinct | None:
        """Nobody has learned to play in pairs."""
        return None if state.variant.pairs else self.instincts.get(2 if state.seats == 2 else 4)

    def traits(self, state: Position, moves: list[Move]) -> list[list[int]]:
        return traits(state, moves)

    def sensible(self, state: Position) -> list[Move]:
        return candidates(state)

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
        if level == GRANDMASTER and not state.variant.pairs:
            return Effort(
                iterations=1200,
                seconds=1.8,
                horizon=200,
                exploration=EXPLORATION * a_point(state),
                instinct=True,
            )
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


def a_point(position: Position) -> float:
    """What a point changes of a share of the victory while all are about even."""
    even = 1 / position.seats
    rounds = int(position.variant.rounds - position.round + 1)
    return even * (1 - even) / (SPREAD * sqrt(rounds + 0.2))


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
