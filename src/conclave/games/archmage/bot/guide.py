"""How to play Archmage well."""

from pathlib import Path
from typing import Final

from conclave.core.chance import Chance
from conclave.core.follies import Folly
from conclave.core.guide import ADEPT, ALL_LEVELS, GRANDMASTER, NOVICE, Effort, Guide, Trials
from conclave.core.messages import Message
from conclave.core.net import Figures
from conclave.core.net_file import read_net
from conclave.core.state import Move
from conclave.games.archmage.bot.errands import errand
from conclave.games.archmage.bot.evaluate import shares, turns_left
from conclave.games.archmage.bot.figures import figures
from conclave.games.archmage.bot.follies import FOLLIES, LAST_WORDS
from conclave.games.archmage.bot.policy import policy
from conclave.games.archmage.bot.reasons import reasons
from conclave.games.archmage.box.terrain import KINDS
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import JOURNEY

TO_THE_END: Final = 0
PLAYED_OUT: Final = 5
"""Turns before the end from which on games are played out to tell a move's share."""
LEARNED: Final = Path(__file__).parent / "net.json"


class ArchmageGuide(Guide[Position]):
    def __init__(self) -> None:
        self.levels = ALL_LEVELS
        self.net = read_net(LEARNED)

    def evaluate(self, state: Position) -> list[float]:
        return shares(state)

    def figures(self, state: Position) -> Figures:
        return figures(state)

    def playout(self, state: Position, chance: Chance) -> Move:
        return policy(state, chance)

    def chapter(self, state: Position) -> int:
        """A search ends with the turn: what comes of it is the evaluation's to say."""
        return state.round * 8 + state.turn

    def node_key(self, state: Position) -> int:
        """What was explored changes what to do next."""
        if state.over():
            return -1
        hex = state.mages[state.turn]
        return state.tiles[hex] if state.shown & BIT[hex] else KINDS

    def candidates(self, state: Position) -> list[Move]:
        """While there is something to fetch nearby, nobody thinks of ending the Journey: the points
        would be lost. The plan may do so all the same."""
        legal = state.legal()
        if state.phase != JOURNEY or not errand(state):
            return legal
        return [move for move in legal if move[0] not in LAST_WORDS]

    def advise(self, state: Position, level: str, chance: Chance) -> Move | None:
        if level != NOVICE:
            return None
        # The right idea two times out of three.
        return policy(state, chance) if chance.below(3) else chance.pick(state.legal())

    def effort(self, level: str, state: Position) -> Effort:
        """Adepts and masters look to the end of the seat's next turn; a master tries more, and more
        often. A grandmaster has learned what the end of a turn is worth, and tries more still; its
        last turn it plays out."""
        ahead = state.seats + 1
        if level == ADEPT:
            return Trials(trials=2, seconds=0.09, chapters=ahead, breadth=4)
        if level == GRANDMASTER:
            if state.seats > 1:
                ahead = 1 if turns_left(state, state.turn) else TO_THE_END
            return Trials(trials=32, seconds=1.7, chapters=ahead, breadth=32, learned=True)
        return Trials(trials=16, seconds=1.5, chapters=ahead, breadth=16)

    def foresight(self, state: Position) -> int:
        """To the end of the seat's next turn, since a whole game takes too long to play often; to
        the end of the game where it is near and the evaluation is least sure."""
        return 0 if turns_left(state, state.turn) <= PLAYED_OUT else state.seats + 1

    def foresight_error(self, state: Position) -> float:
        if not self.foresight(state):
            return 0.0
        return 0.23 if state.seats <= 2 else 0.11

    def follies(self) -> list[Folly[Position]]:
        return FOLLIES

    def reasons(self, state: Position, move: Move) -> list[Message]:
        return reasons(state, move)
