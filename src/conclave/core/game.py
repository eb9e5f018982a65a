"""A game: its rule book, stateless. Positions are in ``state``."""

from typing import Final, Generic, TypeAlias

from conclave.core.chance import Chance
from conclave.core.compiled import mypyc_attr
from conclave.core.errors import (
    AmbiguousMove,
    BadSeats,
    BadSentence,
    IllegalMove,
    NotYourTurn,
    Parameters,
    UnknownVersion,
)
from conclave.core.events import Event, Tellings
from conclave.core.guide import Guide
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.core.odds import Odds
from conclave.core.options import Option, Options, complete_options
from conclave.core.plain import Plain, PlainDict
from conclave.core.previews import Preview
from conclave.core.sentences import (
    NONE_UNORDERED,
    alike,
    is_sentence_so_far,
    next_words,
    split_words,
    words_too_many,
)
from conclave.core.state import Move, S, State
from conclave.core.tensors import Tensor

MOST_WORDS: Final = 24
"""Of a sentence that is refused, this many are read back at most; none that is legal has more."""
NO_WORDS: Final[dict[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What is fixed about a game, and how its positions are begun, said, shown and told.

    A game names the class of its positions: ``class Chess(Game[ChessPosition])``.
    """

    slug: str
    version: int
    """Of the rules: a change that alters a past game gets the next number."""
    former: "tuple[Game[S], ...]" = ()
    """The rule books of earlier versions that can still be played, the oldest first."""
    fewest_seats: int
    most_seats: int
    minutes: tuple[int, int] = (15, 45)
    """How long a game takes, from a short one to a long one."""
    options: tuple[Option, ...]
    option_sets: tuple[Options, ...]
    """Sets of options that between them show every variant; the laws are tried on each."""
    vocabulary: tuple[str, ...]
    former_words: dict[str, str] = NO_WORDS
    """Words that older records say, and what is said in their place."""
    openings: tuple[str, ...] = ()
    """By kind of move, its first number: the word that every such move begins with. A game where
    that hangs on more names none."""
    unordered: frozenset[str] = NONE_UNORDERED
    """Words that mean the same in any order where they stand side by side, such as dice."""
    guide: Guide[S]
    tellings: Tellings | None = None
    """What events tell of; None if the game has no list of it."""
    observation: Tensor | None = None
    """What ``observe`` writes; None if the game has no tensor."""
    actions: int = 0
    """How many whole moves there are, numbered from 0 on; 0 if they are too many for that."""

    def by_version(self, version: int) -> "Game[S]":
        """The rule book of that version: a game goes on by the rules it began with."""
        books: list[Game[S]] = [*self.former, self]
        for book in books:
            if book.version == version:
                return book
        known = ", ".join([str(book.version) for book in books])
        raise UnknownVersion("rules-version-unknown", {"version": version, "known": known})

    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """A new game, dealt."""
        self.check_seats(seats)
        return self.deal(seats, complete_options(self.options, options), chance)

    def agree(self, seats: int, options: Options) -> Options:
        """All options of a new table with that many seats; refused where they do not fit."""
        self.check_seats(seats)
        full = complete_options(self.options, options)
        for option in self.options:
            option.check_seats(full[option.name], seats)
        return full

    def check_seats(self, seats: int) -> None:
        if not self.fewest_seats <= seats <= self.most_seats:
            limits: Parameters = {"seats": seats, "min": self.fewest_seats, "max": self.most_seats}
            raise BadSeats("seats-out-of-range", limits)

    def deal(self, seats: int, options: Options, chance: Chance) -> S:
        """The first position, for checked seats and completed options."""
        raise NotImplementedError

    def restore(self, dumped: Plain) -> S:
        """The position that was dumped; BadPosition if it could not be one."""
        raise NotImplementedError

    def words(self, state: S, move: Move) -> list[str]:
        """The words of a legal move, all from the vocabulary."""
        raise NotImplementedError

    def dialect(self, state: S) -> int:
        """Positions with the same number, from 0 on, say the same move in the same words, so that
        these need not be found again; −1 where that hangs on more."""
        return -1

    def view(self, state: S, seat: int | None) -> PlainDict:
        """What that seat may see (None: a spectator). Hidden unless shown."""
        raise NotImplementedError

    def open_view(self, state: S) -> PlainDict:
        """The position with every card face up, for looking back at a game that is over: as a
        spectator's view, with all in it that is hidden there."""
        return self.view(state, None)

    def round_of(self, state: S) -> int:
        """Which round is played, counted from 1; 0 before the first. In the end it is the last."""
        return 1

    def observed(self, state: S, seat: int) -> list[bytes]:
        """The pieces of the row that ``observe`` writes. It tells nothing that the seat could not
        know."""
        raise NotImplementedError

    def observe(self, state: S, seat: int, into: bytearray, at: int) -> None:
        """Writes what that seat knows, as ``observation`` says, into the caller's buffer of 32-bit
        floats, from number ``at`` on."""
        tensor = self.observation
        if tensor is None:
            raise NotImplementedError(f"{self.slug} has no tensor")
        tensor.write(self.observed(state, seat), into, at)

    def action(self, state: S, move: Move) -> int:
        """The number of a legal move. Seats in it are told from the actor's."""
        raise NotImplementedError

    def move_of(self, state: S, action: int) -> Move:
        """The move with that number, be it legal now or not."""
        raise NotImplementedError

    def mask(self, state: S, into: bytearray, at: int) -> None:
        """Writes a byte for each action, 1 for what the actor may do, into the caller's buffer."""
        into[at : at + self.actions] = bytes(self.actions)
        for move in state.legal():
            into[at + self.action(state, move)] = 1

    def asks(self, state: S) -> Message:
        """What the actor is asked now, for everybody to read."""
        raise NotImplementedError

    def previews(self, state: S) -> dict[str, Preview]:
        """What the actor's sentences would cost and bring, by sentence; those that say it
        themselves are left out. It tells nothing that the actor could not know."""
        return {}

    def notes(self, state: S) -> list[Note]:
        """What a coach would tell the actor now, the most useful first: what is at stake, and what
        each thing does that can be done. It tells nothing that the actor could not know."""
        return []

    def odds(self, state: S, seat: int, chance: Chance) -> list[Odds]:
        """How likely things are that the seat would like to know and may not see. They are counted
        where they can be; what can't be is drawn from what the seat imagines."""
        return []

    def why_not(self, state: S, words: list[str]) -> Message:
        """Why this sentence of known words can't be said now. A game may know better."""
        return Message("move-not-legal", {"sentence": " ".join(words)})

    def why_too_long(self, state: S, whole: list[str], extra: list[str]) -> Message:
        """Why nothing can be added to a sentence that could be said. A game may know better."""
        said: Parameters = {"sentence": " ".join(whole), "extra": " ".join(extra)}
        return Message("sentence-too-long", said)

    def tell(self, event: Event, seat: int | None) -> PlainDict | None:
        """What that seat is told of an event; None if nothing at all."""
        return event.seen_by(seat)

    def tallies(self, seats: int, told: list[list[Event]]) -> list[dict[str, int]]:
        """What each seat did how often in a game of which this was told, move by move: what its
        statistics are made of, such as spells named and spells held."""
        return [{} for _ in range(seats)]

    def overheard(self, sentence: str) -> str:
        """What everybody but the speaker hears of a sentence. A game with secret choices leaves out
        the words that name them."""
        return sentence

    def say(self, state: S, move: Move) -> str:
        return " ".join(self.words(state, move))

    def sentences(self, state: S) -> list[str]:
        """All that the actor may say."""
        return [self.say(state, move) for move in state.legal()]

    def hear(self, state: S, text: str) -> Move:
        """The legal move that these words mean."""
        said = [self.former_words.get(word, word) for word in split_words(text)]
        if not said:
            raise BadSentence("sentence-empty")
        if state.over():
            raise NotYourTurn("game-is-over")
        legal = state.legal()
        sentences = [self.say(state, move) for move in legal]
        sentence = " ".join(said)
        if sentence in sentences:
            return legal[sentences.index(sentence)]
        for word in said:
            if word not in self.vocabulary:
                raise BadSentence("word-unknown", {"word": word[:40]})
        unordered = self.unordered
        meant = [
            place for place, one in enumerate(sentences) if alike(one.split(), said, unordered)
        ]
        if len(meant) == 1:
            return legal[meant[0]]
        if meant:
            either = ", ".join([sentences[place] for place in meant])
            raise AmbiguousMove("sentence-ambiguous", {"sentence": sentence, "either": either})
        if is_sentence_so_far(sentences, said, unordered):
            following = ", ".join(next_words(sentences, said, unordered))
            raise AmbiguousMove("sentence-unfinished", {"sentence": sentence, "next": following})
        extra = words_too_many(sentences, said, unordered)
        if extra:
            reason = self.why_too_long(state, said[:-extra], said[-extra:][:MOST_WORDS])
        else:
            reason = self.why_not(state, said[:MOST_WORDS])
        raise IllegalMove(reason.id, reason.params)


AnyGame: TypeAlias = Game[State]
"""A game whichever it is, for those who treat all games alike."""
