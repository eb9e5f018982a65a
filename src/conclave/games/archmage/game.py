"""Archmage as the engine knows it."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.game import Game
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.core.odds import Odds
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.core.previews import Preview
from conclave.core.state import Move
from conclave.games.archmage.bot.guide import ArchmageGuide
from conclave.games.archmage.box.edition import Edition, chosen_edition
from conclave.games.archmage.knowledge import odds, view
from conclave.games.archmage.knowledge.tensor import pieces
from conclave.games.archmage.knowledge.tensor_fields import TENSOR
from conclave.games.archmage.notation import notes, previews, prompts, sentences
from conclave.games.archmage.notation.restore import restore
from conclave.games.archmage.notation.tallies import tallies
from conclave.games.archmage.notation.tellings import TELLINGS
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.map import AS_LAID_OUT
from conclave.games.archmage.rules.setup import set_up
from conclave.games.archmage.rules.variant import (
    FEWEST_SEATS,
    MOST_SEATS,
    OPTION_SETS,
    OPTIONS,
    Variant,
)


class Archmage(Game[Position]):
    def __init__(self, edition: Edition) -> None:
        self.slug = "archmage"
        self.version = 1
        self.fewest_seats = FEWEST_SEATS
        self.most_seats = MOST_SEATS
        self.minutes = (40, 120)
        self.options = OPTIONS
        self.option_sets = OPTION_SETS
        self.vocabulary = sentences.VOCABULARY
        self.guide = ArchmageGuide()
        self.tellings = TELLINGS
        self.observation = TENSOR
        self.edition = edition

    def deal(self, seats: int, options: Options, chance: Chance) -> Position:
        position = Position(seats, Variant(seats, options, self.edition))
        set_up(position, chance)
        return position

    def restore(self, dumped: Plain) -> Position:
        return restore(dumped, self.edition, Position)

    def words(self, state: Position, move: Move) -> list[str]:
        return sentences.words(state, move)

    def dialect(self, state: Position) -> int:
        return 0 if state.layout is AS_LAID_OUT else -1

    def view(self, state: Position, seat: int | None) -> PlainDict:
        return view.view(state, seat)

    def observed(self, state: Position, seat: int) -> list[bytes]:
        return pieces(state, seat)

    def open_view(self, state: Position) -> PlainDict:
        return view.open_view(state)

    def round_of(self, state: Position) -> int:
        return state.round

    def asks(self, state: Position) -> Message:
        return prompts.asks(state)

    def tallies(self, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
        return tallies(seats, told)

    def why_not(self, state: Position, words: list[str]) -> Message:
        return prompts.why_not(state, words)

    def previews(self, state: Position) -> dict[str, Preview]:
        return previews.previews(state)

    def notes(self, state: Position) -> list[Note]:
        return notes.notes(state)

    def odds(self, state: Position, seat: int, chance: Chance) -> list[Odds]:
        return odds.odds(state)


GAME = Archmage(chosen_edition())
