"""How to play Five Seals of Magic well."""

from pathlib import Path
from typing import Final

from conclave.core.chance import Chance
from conclave.core.follies import Folly
from conclave.core.guide import (
    ADEPT,
    ALL_LEVELS,
    GRANDMASTER,
    MASTER,
    NOVICE,
    Effort,
    Guide,
    Trials,
)
from conclave.core.instinct import Instinct
from conclave.core.instinct_file import read_instinct
from conclave.core.messages import Message
from conclave.core.net import Figures
from conclave.core.net_file import read_net
from conclave.core.state import Move
from conclave.games.five_seals.bot.candidates import candidates
from conclave.games.five_seals.bot.draft_policy import draft, foresee
from conclave.games.five_seals.bot.evaluate import expected_shares
from conclave.games.five_seals.bot.figures import figures
from conclave.games.five_seals.bot.follies import FOLLIES
from conclave.games.five_seals.bot.policy import policy
from conclave.games.five_seals.bot.reasons import reasons
from conclave.games.five_seals.bot.room_values import pondered
from conclave.games.five_seals.bot.trait_blocks import PLACES
from conclave.games.five_seals.bot.traits import traits
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules import phases
from conclave.games.five_seals.rules.moves import BREAK

NOVICE_CARE: Final = 5
ADEPT_CARE: Final = 100
LEARNED: Final = Path(__file__).parent / "net.json"
PRACTISED: Final = Path(__file__).parent / "instinct.json"


class FiveSealsGuide(Guide[Position]):
    def __init__(self) -> None:
        self.levels = ALL_LEVELS
        self.net = read_net(LEARNED)
        self.places = PLACES
        # There is none while traits are changed and nothing has been learned about them yet.
        self.practised: Instinct | None = None
        if PRACTISED.exists():
            self.practised = read_instinct(PRACTISED, PLACES)

    def evaluate(self, state: Position) -> list[float]:
        return expected_shares(state)

    def figures(self, state: Position) -> Figures:
        return figures(state)

    def playout(self, state: Position, chance: Chance) -> Move:
        return policy(state, chance)

    def carry_on(self, state: Position, chance: Chance) -> Move:
        """With an eye to the next round when dice are taken: two of four seats that do so win 62 of
        100 games from two that take any."""
        state = pondered(state)
        if state.phase == phases.DRAFT:
            return draft(state, chance, NOVICE_CARE)
        return policy(state, chance)

    def instinct(self, state: Position) -> Instinct | None:
        return self.practised

    def traits(self, state: Position, moves: list[Move]) -> list[list[int]]:
        return traits(pondered(state), moves)

    def sensible(self, state: Position) -> list[Move]:
        return state.legal() if state.phase == phases.DRAFT else candidates(pondered(state))

    def react(self, state: Position, chance: Chance, surely: bool = False) -> Move:
        """Dice are taken with care, which is no matter of instinct."""
        if state.phase == phases.DRAFT:
            return draft(pondered(state), chance, ADEPT_CARE)
        return super().react(state, chance, surely)

    def chapter(self, state: Position) -> int:
        """A search ends with the round: what comes of it is the evaluation's to say."""
        return state.round

    def candidates(self, state: Position) -> list[Move]:
        return candidates(state)

    def advise(self, state: Position, level: str, chance: Chance) -> Move | None:
        if state.phase == phases.DRAFT:
            if level in (MASTER, GRANDMASTER):
                return foresee(state, chance, self.net if level == GRANDMASTER else None)
            return draft(state, chance, NOVICE_CARE if level == NOVICE else ADEPT_CARE)
        if level != NOVICE:
            return None
        # A novice has the right idea two times out of three, otherwise breaks what can be broken.
        breaks = [move for move in state.legal() if move[0] == BREAK]
        return policy(state, chance) if chance.below(3) or not breaks else chance.pick(breaks)

    def effort(self, level: str, state: Position) -> Effort:
        if level == ADEPT:
            return Effort(iterations=60, seconds=0.08, horizon=60, exploration=0.15)
        if level == GRANDMASTER:
            return Trials(
                trials=8, seconds=1.4, chapters=1, breadth=24, learned=True, instinct=True
            )
        return Trials(trials=24, seconds=1.6, chapters=1, breadth=20)

    def foresight(self, state: Position) -> int:
        """Three rounds tell nearly what the whole game does, in half the time. Dice that are taken
        show their worth only later, so where games are quick they are played to the end."""
        return 0 if state.phase == phases.DRAFT and state.seats < 4 else 3

    def foresight_error(self, state: Position) -> float:
        return 0.05 if self.foresight(state) else 0.0

    def follies(self) -> list[Folly[Position]]:
        return FOLLIES

    def reasons(self, state: Position, move: Move) -> list[Message]:
        return reasons(state, move)
