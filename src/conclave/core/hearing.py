"""What a seat was told since the deal, move by move, as a row of numbers: together with the
observation, an information state.

A move is told in entries of one size: the sentence as the seat heard it (``Game.overheard``), then
each event as the seat was told of it (``Game.tell``). What is too long for one entry goes on in the
next. A row holds the last entries, the newest at its end, and counts those that it has dropped.
"""

from typing import Final, TypeAlias

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.plain import Plain, PlainDict
from conclave.core.seats import SEAT_WORDS
from conclave.core.state import NOBODY, Move, State
from conclave.core.tensors import Field, Tensor, nothing, numbers

LAST: Final = 64
"""So many entries unless others are asked for."""
WORDS_AT_ONCE: Final = 8
NUMBERS_AT_ONCE: Final = 8
TEN: Final = 10
MANY: Final = 100
FAR: Final = 999_999
ABOUT: Final = ("seat", "winner")
"""Parameters of events that name the seat they are about,"""
BY: Final = "actor"
"""and the other one."""


class Heard:
    """A move as one listener was told of it."""

    def __init__(self, actor: int, sentence: str, told: list[PlainDict]) -> None:
        self.actor = actor
        self.sentence = sentence
        self.told = told
        self.written: dict[int, list[bytes]] = {}
        """By observer: the entries, once somebody has asked,"""
        self.so_far: dict[int, int] = {}
        """and how many there were up to this move."""


Saved: TypeAlias = list[list[tuple[int, str, list[PlainDict]]]]
"""A memory as plain data: by listener, of each move who made it, what was heard and told."""


class Memory:
    """What each seat of a game was told, and what everybody was."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.past: list[list[Heard]] = [[] for _ in range(seats + 1)]
        """By seat, and last what everybody was told."""
        self._waiting: list[tuple[int, str, list[Event]]] = []

    def note(self, actor: int, sentence: str, events: list[Event]) -> None:
        """A move was made. It is put into each listener's words when somebody asks."""
        self._waiting.append((actor, sentence, events))

    def play(self, state: State, move: Move, chance: Chance) -> None:
        """Makes a move and notes what is told of it."""
        actor, sentence = state.actor(), self.game.say(state, move)
        events: list[Event] = []
        state.play(move, chance, events)
        self.note(actor, sentence, events)

    def of(self, seat: int) -> list[Heard]:
        """What the seat was told; the seat after the last is everybody."""
        game = self.game
        for actor, sentence, events in self._waiting:
            overheard = game.overheard(sentence)
            for listener in range(self.seats + 1):
                viewer = None if listener == self.seats else listener
                told: list[PlainDict] = []
                for event in events:
                    shown = game.tell(event, viewer)
                    if shown is not None:
                        told.append(shown)
                heard = sentence if listener == actor else overheard
                self.past[listener].append(Heard(actor, heard, told))
        self._waiting = []
        return self.past[seat]

    def copy(self) -> "Memory":
        twin = Memory(self.game, self.seats)
        twin.past = [heard[:] for heard in self.past]
        twin._waiting = self._waiting[:]
        return twin

    def save(self) -> Saved:
        self.of(0)
        return [[(one.actor, one.sentence, one.told) for one in heard] for heard in self.past]

    def restore(self, saved: Saved) -> None:
        self.past = [[Heard(actor, said, told) for actor, said, told in heard] for heard in saved]

    def imagined(self, seat: int) -> "Memory":
        """As far as the seat knows it: the others remember what everybody was told."""
        mine, public = self.of(seat), self.of(self.seats)
        twin = Memory(self.game, self.seats)
        twin.past = [
            mine[:] if listener == seat else public[:] for listener in range(self.seats + 1)
        ]
        return twin


class Hearing:
    """How the rows of a game are written that tell the last so many entries."""

    def __init__(self, game: AnyGame, last: int = LAST) -> None:
        if last < 1:
            raise ValueError(f"the last {last} entries can't be told: say 1 or more")
        if game.tellings is None:
            raise ValueError(f"{game.slug} does not say which events it tells of")
        self.game = game
        self.last = last
        self.seats: int = game.most_seats
        self.events = {"": 0}
        """By id: the number of an event; 0 is a sentence."""
        for number, event in enumerate(game.tellings.events):
            self.events[event] = number + 1
        self.words: tuple[str, ...] = (*game.vocabulary, *game.tellings.words)
        """A word's number is its place from 1 on."""
        self.numbers = {word: number + 1 for number, word in enumerate(self.words)}
        self.of_each_seat = game.tellings.of_each_seat
        self.entry = 1 + 2 * self.seats + WORDS_AT_ONCE + NUMBERS_AT_ONCE
        """How many numbers an entry has."""
        self.tensor = Tensor(
            [
                Field("told", 1, 0, FAR, "how many entries there were", MANY),
                Field("dropped", 1, 0, FAR, "how many of them are not in the row", MANY),
                Field(
                    "entries",
                    last * self.entry,
                    -FAR,
                    FAR,
                    f"the last {last}: the event's number, 0 for a sentence; whom it is about or "
                    f"who spoke ({self.seats}); by whom ({self.seats}); {WORDS_AT_ONCE} words by "
                    f"number; {NUMBERS_AT_ONCE} numbers in tens",
                ),
            ]
        )

    def write(self, heard: list[Heard], seat: int, seats: int, into: bytearray, at: int) -> None:
        """What a seat was told, into the caller's buffer from its number ``at`` on."""
        count = self._count(heard, seat, seats)
        newest: list[bytes] = []
        place = len(heard)
        while place > 0 and len(newest) < self.last:
            place -= 1
            entries = self.entries(heard[place], seat, seats)
            for entry in range(len(entries) - 1, -1, -1):
                if len(newest) < self.last:
                    newest.append(entries[entry])
        row = [numbers([count, count - len(newest)], MANY)]
        row.append(nothing((self.last - len(newest)) * self.entry))
        newest.reverse()
        row += newest
        self.tensor.write(row, into, at)

    def _count(self, heard: list[Heard], seat: int, seats: int) -> int:
        """All the entries, those of long ago counted when they were new."""
        known = len(heard)
        while known > 0 and seat not in heard[known - 1].so_far:
            known -= 1
        count = heard[known - 1].so_far[seat] if known else 0
        for place in range(known, len(heard)):
            count += len(self.entries(heard[place], seat, seats))
            heard[place].so_far[seat] = count
        return count

    def entries(self, heard: Heard, seat: int, seats: int) -> list[bytes]:
        known = heard.written.get(seat)
        if known is None:
            known = []
            spoken = _Entry(heard.actor, NOBODY)
            for word in heard.sentence.split():
                spoken.words.append(self._word(word, seat, seats))
            self._write(known, 0, spoken, seat, seats)
            for told in heard.told:
                self._tell(known, told, seat, seats)
            heard.written[seat] = known
        return known

    def _tell(self, into: list[bytes], told: PlainDict, seat: int, seats: int) -> None:
        entry = _Entry(NOBODY, NOBODY)
        event = 0
        for name, value in told.items():
            if name == "id":
                event = self.events[str(value)]
            elif isinstance(value, int) and name in ABOUT:
                entry.about = value
            elif isinstance(value, int) and name == BY:
                entry.by = value
            elif isinstance(value, list) and name in self.of_each_seat:
                self._add(entry, value[seat:] + value[:seat], seat, seats)
            else:
                self._add(entry, value, seat, seats)
        self._write(into, event, entry, seat, seats)

    def _add(self, entry: "_Entry", value: Plain, seat: int, seats: int) -> None:
        if isinstance(value, str):
            for word in value.split():
                entry.words.append(self._word(word.removesuffix(","), seat, seats))
        elif isinstance(value, int):
            entry.numbers.append(value)
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, list):
                    entry.numbers.append(len(part))
                self._add(entry, part, seat, seats)

    def _word(self, word: str, seat: int, seats: int) -> int:
        """Seats are told from the observer's: it goes by the word of the first seat."""
        if word in SEAT_WORDS:
            word = SEAT_WORDS[(SEAT_WORDS.index(word) - seat) % seats]
        return self.numbers[word]

    def _write(self, into: list[bytes], event: int, entry: "_Entry", seat: int, seats: int) -> None:
        about, by = [0] * self.seats, [0] * self.seats
        if entry.about != NOBODY:
            about[(entry.about - seat) % seats] = 1
        if entry.by != NOBODY:
            by[(entry.by - seat) % seats] = 1
        parts = max(
            1,
            -(-len(entry.words) // WORDS_AT_ONCE),
            -(-len(entry.numbers) // NUMBERS_AT_ONCE),
        )
        for part in range(parts):
            words = entry.words[part * WORDS_AT_ONCE : (part + 1) * WORDS_AT_ONCE]
            words += [0] * (WORDS_AT_ONCE - len(words))
            amounts = entry.numbers[part * NUMBERS_AT_ONCE : (part + 1) * NUMBERS_AT_ONCE]
            amounts += [0] * (NUMBERS_AT_ONCE - len(amounts))
            into.append(numbers([event, *about, *by, *words]) + numbers(amounts, TEN))


class _Entry:
    """What is to be written of a sentence or an event."""

    def __init__(self, about: int, by: int) -> None:
        self.about = about
        self.by = by
        self.words: list[int] = []
        self.numbers: list[int] = []
