"""Archmage as the engine knows it."""

from conclave.core.chance import Chance
from conclave.core.game import Game, Message
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import Move, State
from conclave.games.archmage.bot.guide import ArchmageGuide
from conclave.games.archmage.box.edition import Edition, chosen_edition
from conclave.games.archmage.knowledge import view
from conclave.games.archmage.notation import prompts
from conclave.games.archmage.notation.restore import restore
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.setup import set_up
from conclave.games.archmage.rules.variant import OPTION_SETS, OPTIONS, Variant


class Archmage(Game):
    def __init__(self, edition: Edition) -> None:
        self.slug = "archmage"
        self.version = 1
        self.fewest_seats = 1
        self.most_seats = 4
        self.minutes = (40, 120)
        self.options = OPTIONS
        self.option_sets = OPTION_SETS
        self.vocabulary = moves.VOCABULARY
        self.guide = ArchmageGuide()
        self.edition = edition

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        position = Position(seats, Variant(seats, options, self.edition))
        set_up(position, chance)
        return position

    def restore(self, dumped: Plain) -> State:
        return restore(dumped, self.edition)

    def words(self, state: State, move: Move) -> list[str]:
        assert isinstance(state, Position)
        return moves.words(move, state.layout.words, state.variant.parents)

    def view(self, state: State, seat: int | None) -> PlainDict:
        assert isinstance(state, Position)
        return view.view(state, seat)

    def asks(self, state: State) -> Message:
        assert isinstance(state, Position)
        return prompts.asks(state)

    def why_not(self, state: State, words: list[str]) -> Message:
        assert isinstance(state, Position)
        return prompts.why_not(state, words)


GAME = Archmage(chosen_edition())
