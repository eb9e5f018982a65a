"""A recorded game to be looked at anywhere: position by position, back and forth."""

from typing import Final

from conclave.core.chance import ReplayChance
from conclave.core.errors import NoSuchMove
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.match import replayed
from conclave.core.record import Record
from conclave.core.state import Move, Standing, State

STRIDE: Final = 8
"""A position is kept after so many moves; those between are played from there."""


class Reel:
    """The positions of a game, numbered by the moves that led to them: 0 is the beginning."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        """BadRecord if no game could have gone so."""
        self.game = game
        self.record = record
        self.moves: list[Move] = []
        self.told: list[list[Event]] = []
        """What happened with each move."""
        self.points: list[list[int]] = []
        """Each seat's, in each position."""
        self.rounds: list[int] = []
        """Which round was played in each position."""
        self.standings: list[Standing] = []
        """In the last one."""
        self._kept: list[State] = []
        for match in replayed(game, record):
            if len(self.rounds) % STRIDE == 0:
                self._kept.append(match.state.copy())
            self.game = match.game
            self.moves, self.told = match.played, match.told
            self.standings = match.standings()
            self.points.append([standing.points for standing in self.standings])
            self.rounds.append(self.game.round_of(match.state))

    def last(self) -> int:
        """The number of the last position, which is how many moves there were."""
        return len(self.moves)

    def at(self, number: int) -> State:
        """The position after that many moves. It is yours to change."""
        if not 0 <= number <= self.last():
            raise NoSuchMove("replay-no-such-move", {"move": number, "last": self.last()})
        nearest = number // STRIDE
        state = self._kept[nearest].copy()
        for place in range(nearest * STRIDE, number):
            state.play(self.moves[place], ReplayChance(self.record.moves[place].draws))
        return state
