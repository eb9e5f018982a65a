"""A match: a game under way, with its record. A table *is* its record; loading is replaying."""

from collections.abc import Iterator

from conclave.core.chance import Chance, LiveChance, NotedChance, ReplayChance
from conclave.core.errors import (
    BadPosition,
    BadRecord,
    ConclaveError,
    NothingToUndo,
    NotYourTurn,
    UnknownVersion,
)
from conclave.core.events import Event
from conclave.core.fair_play import check_luck_of_seats, commitment, luck_key
from conclave.core.forfeits import check_forfeits, settled
from conclave.core.game import AnyGame
from conclave.core.options import Options, complete_options
from conclave.core.plain import PlainDict
from conclave.core.record import Record, Said
from conclave.core.state import NOBODY, Move, Standing, State


class Match:
    """A position, how it came about, and where its luck comes from."""

    def __init__(self, game: AnyGame, record: Record, luck: Chance) -> None:
        self.game = game
        self.record = record
        self.luck = NotedChance(luck)
        self.state = beginning(game, record, self.luck)
        record.deal = self.luck.take_notes()
        self.limits: list[list[int]] = [self.luck.take_limits()]
        """Below which number each draw of the deal and of each move was asked for."""
        self.played: list[Move] = []
        """The moves of the record as the rules know them."""
        self.told: list[list[Event]] = []
        """What happened with each move of the record."""
        self.keeps_points = False
        self.points: list[list[int]] = []
        """Each seat's points after each move, if they are kept: simulations do without."""
        self._ranked: list[Standing] | None = None
        self._sentences: list[str] | None = None
        self._known_state: State | None = None
        """The position of which these two are, and after how many moves."""
        self._known_moves = -1

    def say(self, seat: int, text: str) -> list[Event]:
        """The seat says a sentence: it is played and recorded, and what happened is returned."""
        if self.over():
            raise NotYourTurn("game-is-over")
        if seat != self.state.actor():
            raise NotYourTurn("not-your-turn", {"seat": seat, "actor": self.state.actor()})
        sentences = self.sentences()
        if text in sentences:
            move, sentence = self.state.legal()[sentences.index(text)], text
        else:
            move = self.game.hear(self.state, text)
            sentence = self.game.say(self.state, move)
        told: list[Event] = []
        self.state.play(move, self.luck, told)
        self.record.moves.append(Said(seat, sentence, self.luck.take_notes()))
        self.limits.append(self.luck.take_limits())
        self.played.append(move)
        self.told.append(told)
        if self.keeps_points:
            self.points.append([standing.points for standing in self.standings()])
        return told

    def over(self) -> bool:
        """By the rules, or because a clock has run out."""
        return self.record.adjudicated or self.state.over()

    def actor(self) -> int:
        return NOBODY if self.record.adjudicated else self.state.actor()

    def standings(self) -> list[Standing]:
        """Of the present position; in the end, with those who lost before it at the end."""
        ranked = self._standings()
        forfeits = self.record.forfeits
        return settled(ranked, forfeits) if forfeits and self.over() else ranked

    def _standings(self) -> list[Standing]:
        """Worked out once however many ask."""
        self._forget_former()
        if self._ranked is None:
            self._ranked = self.state.standings()
        return self._ranked

    def sentences(self) -> list[str]:
        """All that may be said now, in the order of the legal moves; worked out once as well."""
        self._forget_former()
        if self._sentences is None:
            self._sentences = self.game.sentences(self.state)
        return self._sentences

    def _forget_former(self) -> None:
        if self._known_state is not self.state or self._known_moves != len(self.record.moves):
            self._known_state, self._known_moves = self.state, len(self.record.moves)
            self._ranked = self._sentences = None

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last decision can be taken back: nothing was drawn or shown by it,
        and nobody else has decided since."""
        if not self.record.moves:
            return False
        last = self.record.moves[-1]
        if last.seat != seat or last.draws:
            return False
        return not any(event.reveals for event in self.told[-1])

    def undo(self, seat: int) -> None:
        """Back to the seat's last decision."""
        if not self.may_undo(seat):
            raise NothingToUndo("nothing-to-undo")
        self.record.moves.pop()
        self.limits.pop()
        self.played.pop()
        self.told.pop()
        if self.keeps_points:
            self.points.pop()
        self.state = replay(self.game, self.record).state


def new_match(
    game: AnyGame, seats: int, options: Options, luck: Chance, position: PlainDict | None = None
) -> Match:
    """A game without a dealer's seed: for simulation, tests and study. With a ``position``, as
    dumped by its state, it begins there and not with a deal."""
    full = complete_options(game.options, options)
    record = Record(game.slug, game.version, seats, full)
    record.position = position
    return Match(game, record, luck)


def new_table_match(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    nonces: list[str],
    position: PlainDict | None = None,
) -> Match:
    """A game at a real table, whose luck is committed to before the deal."""
    full = complete_options(game.options, options)
    record = Record(game.slug, game.version, seats, full)
    record.position = position
    record.commitment = commitment(seed)
    record.nonces = nonces
    return Match(game, record, LiveChance(luck_key(seed, nonces)))


def replay(game: AnyGame, record: Record) -> Match:
    """The game again, with the record's own draws."""
    for match in replayed(game, record):
        last = match
    return last


def replayed(game: AnyGame, record: Record) -> Iterator[Match]:
    """The same, one and the same match at its beginning and after each move."""
    book = _rule_book(game, record)
    deal = ReplayChance(record.deal)
    match = new_match(book, record.seats, record.options, deal, record.position)
    _check_used_up(deal, 0)
    match.record.commitment = record.commitment
    match.record.nonces = record.nonces
    match.record.seed = record.seed
    _keep_what_was_agreed(match.record, record)
    if not record.moves:
        _end_as_recorded(match, record)
    yield match
    for number, said in enumerate(record.moves, start=1):
        draws = ReplayChance(said.draws)
        match.luck = NotedChance(draws)
        _say_again(match, said, number)
        _check_used_up(draws, number)
        if number == len(record.moves):
            _end_as_recorded(match, record)
        yield match


def resume(game: AnyGame, record: Record, seed: str, keeps_points: bool = False) -> Match:
    """The game again from the dealer's seed, ready to go on; every draw must come out the same."""
    book = _rule_book(game, record)
    if commitment(seed) != record.commitment:
        raise BadRecord("record-seed-not-committed")
    match = new_table_match(
        book, record.seats, record.options, seed, record.nonces, record.position
    )
    if match.record.deal != record.deal:
        raise BadRecord("record-deal-differs")
    _keep_what_was_agreed(match.record, record)
    match.keeps_points = keeps_points
    for number, said in enumerate(record.moves, start=1):
        _say_again(match, said, number)
        if match.record.moves[-1].draws != said.draws:
            raise BadRecord("record-draw-differs", {"move": number})
    _end_as_recorded(match, record)
    return match


def verify(game: AnyGame, record: Record) -> Match:
    """Check a finished game against its revealed seed; BadRecord says what does not fit."""
    if not record.seed:
        raise BadRecord("record-seed-missing")
    try:
        if commitment(record.seed) == record.commitment:  # or else it is said below
            check_luck_of_seats(record)
        match = resume(game, record, record.seed)
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord("record-bad-field", {"field": "seed"}) from error
    if record.sealed is not None and record.sealed != record.seal():
        raise BadRecord("record-seal-broken")
    if record.limits and record.limits != match.limits:
        raise BadRecord("record-limits-differ")
    return match


def beginning(game: AnyGame, record: Record, luck: Chance) -> State:
    """The position in which the record begins."""
    if record.position is None:
        return game.start(record.seats, record.options, luck)
    try:
        state = game.restore(record.position)
    except BadPosition as error:
        raise BadRecord("record-bad-position", {"why": error.id}) from error
    if state.seats != record.seats:
        raise BadRecord("record-bad-field", {"field": "position"})
    return state


def _keep_what_was_agreed(copy: Record, record: Record) -> None:
    copy.practice = record.practice
    copy.hashes, copy.replaced, copy.openly = record.hashes, record.replaced, record.openly


def _end_as_recorded(match: Match, record: Record) -> None:
    """Once all moves are made."""
    moves, over = len(record.moves), match.state.over()
    check_forfeits(record.forfeits, record.adjudicated, record.seats, moves, over)
    match.record.forfeits, match.record.adjudicated = record.forfeits, record.adjudicated


def _rule_book(game: AnyGame, record: Record) -> AnyGame:
    """The rules that the record was begun by; BadRecord if they could not have been."""
    if record.game != game.slug:
        raise BadRecord("record-other-game", {"game": record.game, "expected": game.slug})
    try:
        book = game.by_version(record.version)
        book.check_seats(record.seats)
        complete_options(book.options, record.options)
    except UnknownVersion as unknown:
        raise BadRecord("record-other-version", unknown.params) from unknown
    except ConclaveError as error:
        raise BadRecord(error.id, error.params) from error
    return book


def _check_used_up(draws: ReplayChance, number: int) -> None:
    if not draws.exhausted():
        raise BadRecord("record-draw-too-many", {"move": number})


def _say_again(match: Match, said: Said, number: int) -> None:
    try:
        match.say(said.seat, said.sentence)
    except BadRecord:
        raise
    except ConclaveError as error:
        raise BadRecord(
            "record-move-refused", {"move": number, "sentence": said.sentence, "why": error.id}
        ) from error
