"""Abracada…What? as the engine knows it."""

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
from conclave.games.abracada.bot.guide import AbracadaGuide
from conclave.games.abracada.knowledge import view
from conclave.games.abracada.knowledge.odds import odds_of
from conclave.games.abracada.knowledge.tensor import TENSOR, pieces
from conclave.games.abracada.notation import actions, prompts, sentences
from conclave.games.abracada.notation.notes import notes
from conclave.games.abracada.notation.previews import previews
from conclave.games.abracada.notation.restore import restore
from conclave.games.abracada.notation.tallies import tallies
from conclave.games.abracada.notation.tellings import TELLINGS
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules import round
from conclave.games.abracada.rules.variant import OPTION_SETS, OPTIONS, Variant


class Abracada(Game[Position]):
    def __init__(self) -> None:
        self.slug = "abracada"
        self.version = 1
        self.fewest_seats = 2
        self.most_seats = 5
        self.minutes = (20, 30)
        self.options = OPTIONS
        self.option_sets = OPTION_SETS
        self.vocabulary = sentences.VOCABULARY
        self.guide = AbracadaGuide()
        self.tellings = TELLINGS
        self.observation = TENSOR
        self.actions = actions.ACTIONS

    def deal(self, seats: int, options: Options, chance: Chance) -> Position:
        position = Position(seats, Variant(options))
        round.begin(position, chance)
        return position

    def restore(self, dumped: Plain) -> Position:
        return restore(dumped, Position)

    def words(self, state: Position, move: Move) -> list[str]:
        return sentences.words(move)

    def dialect(self, state: Position) -> int:
        return 0

    def view(self, state: Position, seat: int | None) -> PlainDict:
        return view.view(state, seat)

    def open_view(self, state: Position) -> PlainDict:
        return view.open_view(state)

    def observed(self, state: Position, seat: int) -> list[bytes]:
        return pieces(state, seat)

    def action(self, state: Position, move: Move) -> int:
        return actions.action(move)

    def move_of(self, state: Position, action: int) -> Move:
        return actions.MOVES[action]

    def mask(self, state: Position, into: bytearray, at: int) -> None:
        actions.write_mask(state, into, at)

    def round_of(self, state: Position) -> int:
        return state.round

    def asks(self, state: Position) -> Message:
        return prompts.asks(state)

    def previews(self, state: Position) -> dict[str, Preview]:
        return previews(state)

    def notes(self, state: Position) -> list[Note]:
        return notes(state)

    def odds(self, state: Position, seat: int, chance: Chance) -> list[Odds]:
        return odds_of(state, seat)

    def tallies(self, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
        return tallies(seats, told)

    def why_not(self, state: Position, words: list[str]) -> Message:
        return prompts.why_not(state, words)


GAME = Abracada()
