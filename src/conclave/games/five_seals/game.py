"""Five Seals of Magic as the engine knows it."""

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
from conclave.games.five_seals.bot.guide import FiveSealsGuide
from conclave.games.five_seals.box.pieces import FEWEST_SEATS, MOST_SEATS
from conclave.games.five_seals.knowledge.odds import odds
from conclave.games.five_seals.knowledge.tensor import TENSOR, pieces
from conclave.games.five_seals.knowledge.view import view
from conclave.games.five_seals.notation.notes import notes
from conclave.games.five_seals.notation.previews import previews
from conclave.games.five_seals.notation.prompts import asks, dice_too_many, why_not
from conclave.games.five_seals.notation.restore import restore
from conclave.games.five_seals.notation.sentences import OPENINGS, UNORDERED, VOCABULARY, words
from conclave.games.five_seals.notation.tallies import tallies
from conclave.games.five_seals.notation.tellings import TELLINGS
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.setup import circle_for, set_up
from conclave.games.five_seals.rules.variant import OPTION_SETS, OPTIONS, Variant


class FiveSeals(Game[Position]):
    def __init__(self) -> None:
        self.slug = "five_seals"
        self.version = 1
        self.minutes = (30, 75)
        self.fewest_seats = FEWEST_SEATS
        self.most_seats = MOST_SEATS
        self.options = OPTIONS
        self.option_sets = OPTION_SETS
        self.vocabulary = VOCABULARY
        self.openings = OPENINGS
        self.unordered = UNORDERED
        self.guide = FiveSealsGuide()
        self.tellings = TELLINGS
        self.observation = TENSOR

    def deal(self, seats: int, options: Options, chance: Chance) -> Position:
        variant = Variant(seats, options)
        position = Position(seats, variant, circle_for(variant, chance))
        set_up(position, chance)
        return position

    def restore(self, dumped: Plain) -> Position:
        return restore(dumped, Position)

    def words(self, state: Position, move: Move) -> list[str]:
        return words(state.dungeon, move)

    def dialect(self, state: Position) -> int:
        return state.variant.board

    def view(self, state: Position, seat: int | None) -> PlainDict:
        return view(state, seat)

    def observed(self, state: Position, seat: int) -> list[bytes]:
        return pieces(state, seat)

    def round_of(self, state: Position) -> int:
        return state.round

    def asks(self, state: Position) -> Message:
        return asks(state)

    def previews(self, state: Position) -> dict[str, Preview]:
        return previews(state)

    def notes(self, state: Position) -> list[Note]:
        return notes(state)

    def odds(self, state: Position, seat: int, chance: Chance) -> list[Odds]:
        return odds(state, seat)

    def tallies(self, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
        return tallies(seats, told)

    def why_not(self, state: Position, words: list[str]) -> Message:
        return why_not(state, words)

    def why_too_long(self, state: Position, whole: list[str], extra: list[str]) -> Message:
        reason = dice_too_many(state, whole, extra)
        return reason or super().why_too_long(state, whole, extra)


GAME = FiveSeals()
