"""Abracada…What? as the engine knows it."""

from conclave.core.chance import Chance
from conclave.core.game import Game, Message
from conclave.core.options import Option, Options
from conclave.core.plain import PlainDict
from conclave.core.state import Move, State
from conclave.games.abracada import moves, rounds, view
from conclave.games.abracada.bot import AbracadaGuide
from conclave.games.abracada.flow import Position
from conclave.games.abracada.restore import new_position, restore


class Abracada(Game):
    def __init__(self) -> None:
        self.slug = "abracada"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 5
        self.options = (
            Option("easy", (False, True)),  # A18
            Option("slips", (False, True)),  # A8
            Option("last_standing", (False, True)),  # A19
            Option("rounds", (0, 1)),  # A20; 0: until somebody has 8 points
            Option("odds", (False, True)),  # whether a seat is shown the odds of its own stones
        )
        self.option_sets = (
            {},
            {"easy": True},
            {"slips": True},
            {"last_standing": True},
            {"rounds": 1},
            {"last_standing": True, "slips": True, "odds": True},
        )
        self.vocabulary = moves.VOCABULARY
        self.guide = AbracadaGuide()

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        position = new_position(seats, options)
        rounds.deal(position, chance.below(seats), chance, None)  # A4
        return position

    def restore(self, dumped: PlainDict) -> State:
        return restore(dumped, self.options)

    def words(self, state: State, move: Move) -> list[str]:
        return moves.words(move)

    def view(self, state: State, seat: int | None) -> PlainDict:
        assert isinstance(state, Position)
        return view.view(state, seat)

    def asks(self, state: State) -> Message:
        assert isinstance(state, Position)
        return view.asks(state)

    def why_not(self, state: State, words: list[str]) -> Message:
        assert isinstance(state, Position)
        return view.why_not(state, words)


GAME = Abracada()
