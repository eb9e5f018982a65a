"""Twelve Missions as the engine knows it."""

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
from conclave.games.twelve_missions.bot.guide import MissionsGuide
from conclave.games.twelve_missions.box.edition import Edition, chosen_edition
from conclave.games.twelve_missions.knowledge import odds, view
from conclave.games.twelve_missions.knowledge.open_view import open_view
from conclave.games.twelve_missions.knowledge.tensor import pieces
from conclave.games.twelve_missions.knowledge.tensor_fields import TENSOR
from conclave.games.twelve_missions.notation import actions, notes, previews, prompts, sentences
from conclave.games.twelve_missions.notation.restore import restore
from conclave.games.twelve_missions.notation.tallies import tallies
from conclave.games.twelve_missions.notation.tellings import TELLINGS
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules import round
from conclave.games.twelve_missions.rules.variant import OPTION_SETS, OPTIONS, VERSIONS, Variant


class TwelveMissions(Game[Position]):
    def __init__(self, edition: Edition, version: int = VERSIONS[-1]) -> None:
        self.slug = "twelve_missions"
        self.version = version
        older = VERSIONS[: VERSIONS.index(version)]
        self.former = tuple([TwelveMissions(edition, former) for former in older])
        self.fewest_seats = 2
        self.most_seats = 4
        self.minutes = (40, 80)
        self.options = OPTIONS
        self.option_sets = OPTION_SETS
        self.vocabulary = sentences.VOCABULARY
        self.former_words = sentences.FORMER_WORDS
        self.guide = MissionsGuide()
        self.tellings = TELLINGS
        self.observation = TENSOR
        self.actions = actions.ACTIONS
        self.edition = edition

    def deal(self, seats: int, options: Options, chance: Chance) -> Position:
        position = Position(seats, Variant(seats, options, self.edition, self.version))
        round.start(position, chance)
        return position

    def restore(self, dumped: Plain) -> Position:
        return restore(dumped, self.edition, self.version, Position)

    def words(self, state: Position, move: Move) -> list[str]:
        return sentences.words(state, move)

    def overheard(self, sentence: str) -> str:
        return sentences.overheard(sentence)

    def view(self, state: Position, seat: int | None) -> PlainDict:
        return view.view(state, seat)

    def open_view(self, state: Position) -> PlainDict:
        return open_view(state)

    def observed(self, state: Position, seat: int) -> list[bytes]:
        return pieces(state, seat)

    def action(self, state: Position, move: Move) -> int:
        return actions.action(state, move)

    def move_of(self, state: Position, action: int) -> Move:
        return actions.move_of(state, action)

    def mask(self, state: Position, into: bytearray, at: int) -> None:
        actions.mask(state, state.legal(), into, at)

    def round_of(self, state: Position) -> int:
        return state.round

    def asks(self, state: Position) -> Message:
        return prompts.asks(state)

    def previews(self, state: Position) -> dict[str, Preview]:
        return previews.previews(state.copy())

    def notes(self, state: Position) -> list[Note]:
        return notes.notes(state.copy())

    def odds(self, state: Position, seat: int, chance: Chance) -> list[Odds]:
        return odds.odds(state.copy(), seat, chance)

    def tallies(self, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
        return tallies(seats, told)

    def why_not(self, state: Position, words: list[str]) -> Message:
        return prompts.why_not(state, words)

    def why_too_long(self, state: Position, whole: list[str], extra: list[str]) -> Message:
        return prompts.why_too_long(whole, extra)


GAME = TwelveMissions(chosen_edition())
