"""A tiny game whose shares anybody can work out.

Seat 0 may ``spin`` a wheel that wins one time in four, or ``guess`` a coin that was tossed before
the game and lies covered; then seat 1 has to ``look``, and who won is shown. Playouts choose at
random, so before the choice seat 0 has 3/8, and each way is known to a quarter. In ``TOSSED`` the
coin counts as tossed when it is guessed, since nobody has seen it before.
"""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.fields import PositionFields
from conclave.core.game import Game
from conclave.core.guide import Guide
from conclave.core.messages import Message
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY, Move, Standing, State

SPIN: Move = (0,)
GUESS: Move = (1,)
LOOK: Move = (2,)
SENTENCES = {SPIN: "spin", GUESS: "guess", LOOK: "look"}
UNDECIDED = -1


class Wheel(State):
    def __init__(self, heads: int) -> None:
        self.seats = 2
        self.heads = heads
        self.winner = UNDECIDED
        self.looked = False

    def actor(self) -> int:
        if self.looked:
            return NOBODY
        return 0 if self.winner == UNDECIDED else 1

    def legal(self) -> list[Move]:
        if self.looked:
            return []
        return [SPIN, GUESS] if self.winner == UNDECIDED else [LOOK]

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        if move == SPIN:
            self.winner = 0 if chance.below(4) == 0 else 1
        elif move == GUESS:
            self.winner = 1 - self.heads
        else:
            self.looked = True

    def copy(self) -> "Wheel":
        twin = Wheel(self.heads)
        twin.winner, twin.looked = self.winner, self.looked
        return twin

    def imagine(self, seat: int, chance: Chance) -> "Wheel":
        twin = self.copy()
        if self.winner == UNDECIDED:
            twin.heads = chance.below(2)
        return twin

    def standings(self) -> list[Standing]:
        return [Standing(seat, 1 if seat == self.winner else 2, 0, {}) for seat in (0, 1)]

    def dump(self) -> PlainDict:
        return {"heads": self.heads, "winner": self.winner, "looked": self.looked}


class Tossed(Wheel):
    def __init__(self, heads: int) -> None:
        super().__init__(heads)
        self.guessed = False

    def play(self, move: Move, chance: Chance, told: list[Event] | None = None) -> None:
        super().play(move, chance, told)
        self.guessed = self.guessed or move == GUESS

    def copy(self) -> "Tossed":
        twin = Tossed(self.heads)
        twin.winner, twin.looked, twin.guessed = self.winner, self.looked, self.guessed
        return twin

    def reshuffled(self, chance: Chance) -> "Tossed":
        twin = self.copy()
        if self.unseen():
            twin.heads = chance.below(2)
        return twin

    def unseen(self) -> int:
        return 0 if self.guessed else 1

    def dump(self) -> PlainDict:
        return {**super().dump(), "guessed": self.guessed}


class AtRandom(Guide[State]):
    def evaluate(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def playout(self, state: State, chance: Chance) -> Move:
        return chance.pick(state.legal())


class Guessing(AtRandom):
    def playout(self, state: State, chance: Chance) -> Move:
        chance.below(2)
        return GUESS if GUESS in state.legal() else LOOK


class WheelGame(Game[State]):
    def __init__(self, guide: Guide[State] | None = None) -> None:
        self.slug = "wheel"
        self.version = 1
        self.fewest_seats = self.most_seats = 2
        self.options = ()
        self.option_sets = ({},)
        self.vocabulary = ("spin", "guess", "look")
        self.guide = guide or AtRandom()

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return Wheel(chance.below(2))

    def restore(self, dumped: Plain) -> State:
        fields = PositionFields(dumped)
        wheel = Wheel(fields.int_in("heads", 0, 1))
        wheel.winner = fields.int_in("winner", UNDECIDED, 1)
        wheel.looked = fields.truth("looked")
        return wheel

    def words(self, state: State, move: Move) -> list[str]:
        return [SENTENCES[move]]

    def view(self, state: State, seat: int | None) -> PlainDict:
        return {}

    def asks(self, state: State) -> Message:
        return Message("wheel-ask", {})


class TossedGame(WheelGame):
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return Tossed(chance.below(2))

    def restore(self, dumped: Plain) -> State:
        fields = PositionFields(dumped)
        tossed = Tossed(fields.int_in("heads", 0, 1))
        tossed.winner = fields.int_in("winner", UNDECIDED, 1)
        tossed.looked = fields.truth("looked")
        tossed.guessed = fields.truth("guessed")
        return tossed


TOSSED = TossedGame()
WHEEL = WheelGame()
GUESSED = WheelGame(Guessing())
"""Its playouts find the best move."""
