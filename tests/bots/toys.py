"""Two tiny games whose values anybody can work out."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.game import Game
from conclave.core.guide import Guide
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY, Move, Standing, State


class ToyGuide(Guide[State]):
    """Knows nothing: plays at random and expects an even share."""

    def evaluate(self, state: State) -> list[float]:
        return [1 / state.seats] * state.seats

    def playout(self, state: State, chance: Chance) -> Move:
        return chance.pick(state.legal())


class Sticks(State):
    """Two seats take one, two or three sticks in turn. Who takes the last one wins: leave the
    other a multiple of four."""

    def __init__(self, sticks: int, turn: int = 0) -> None:
        self.seats = 2
        self.sticks = sticks
        self.turn = turn

    def actor(self) -> int:
        return self.turn if self.sticks else NOBODY

    def legal(self) -> list[Move]:
        return [(taken,) for taken in (1, 2, 3) if taken <= self.sticks]

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        self.sticks -= move[0]
        self.turn = 1 - self.turn

    def copy(self) -> "Sticks":
        return Sticks(self.sticks, self.turn)

    def imagine(self, seat: int, chance: Chance) -> "Sticks":
        return self.copy()

    def standings(self) -> list[Standing]:
        return [Standing(seat, 1 if seat != self.turn else 2, 0, {}) for seat in (0, 1)]

    def dump(self) -> PlainDict:
        return {"sticks": self.sticks, "turn": self.turn}


class Urn(State):
    """Seat 0 guesses the colour of a ball drawn from one red and three blue ones, and wins if it
    is right."""

    def __init__(self, blue: bool) -> None:
        self.seats = 2
        self.blue = blue
        self.winner = NOBODY

    def actor(self) -> int:
        return 0 if self.winner == NOBODY else NOBODY

    def legal(self) -> list[Move]:
        return [(0,), (1,)]

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        self.winner = 0 if (move[0] == 1) == self.blue else 1

    def copy(self) -> "Urn":
        twin = Urn(self.blue)
        twin.winner = self.winner
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Urn":
        twin = Urn(chance.below(4) > 0)
        twin.winner = self.winner
        return twin

    def standings(self) -> list[Standing]:
        return [Standing(seat, 1 if seat == self.winner else 2, 0, {}) for seat in (0, 1)]

    def dump(self) -> PlainDict:
        return {"blue": self.blue, "winner": self.winner}


class ToyGame(Game[State]):
    def __init__(self, first: State) -> None:
        self.slug = "toy"
        self.version = 1
        self.fewest_seats = self.most_seats = 2
        self.options = ()
        self.option_sets = ({},)
        self.vocabulary = ("0", "1", "2", "3")
        self.guide = ToyGuide()
        self.first = first

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return self.first.copy()

    def words(self, state: State, move: Move) -> list[str]:
        return [str(move[0])]

    def view(self, state: State, seat: int | None) -> PlainDict:
        return {"actor": state.actor()}

    def restore(self, dumped: Plain) -> State:
        return self.first.copy()
