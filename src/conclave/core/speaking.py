"""A move said word by word: an action is the next word, few and always the same, however many moves
there are. Where there are few moves, an action may be a whole one."""

from struct import Struct
from typing import Final

from conclave.core.game import AnyGame
from conclave.core.state import Move, State

WORDS: Final = "words"
MOVES: Final = "moves"

FULL_STOP: Final = "."
"""Ends a sentence that others go on from: “play red.assassin” beside “play red.assassin power”."""

MOST_PHRASES: Final = 50_000
"""As many moves are remembered with their words."""


class Phrases:
    """The words of moves as numbers: those of the vocabulary, and last the full stop. They serve
    all speakers of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.words: tuple[str, ...] = (*dict.fromkeys(game.vocabulary), FULL_STOP)
        self.full_stop = len(self.words) - 1
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.openings = [self.numbers[word] for word in game.openings]
        """By kind of move, where that settles the first word."""
        self.blank = Struct(f"{len(self.words)}s")
        """Clears a mask: it fills up with zeros."""
        self._known: dict[int, dict[Move, list[int]]] = {}
        self._count = 0

    def of(self, state: State, moves: list[Move]) -> list[list[int]]:
        dialect = self.game.dialect(state)
        if dialect < 0:
            return [self._said(state, move) for move in moves]
        known = self._known.get(dialect)
        if known is None:
            known = {}
            self._known[dialect] = known
        found: list[list[int]] = []
        for move in moves:
            said = known.get(move)
            if said is None:
                said = self._said(state, move)
                if self._count == MOST_PHRASES:
                    self._known = {}
                    self._count = 0
                self._count += 1
                known[move] = said
            found.append(said)
        return found

    def _said(self, state: State, move: Move) -> list[int]:
        numbers = self.numbers
        return [numbers[word] for word in self.game.words(state, move)]


class Speaker:
    """Makes a move of the actor, word by word. A word's number is its action."""

    def __init__(self, game: AnyGame, phrases: Phrases | None = None) -> None:
        self.game = game
        self.phrases = Phrases(game) if phrases is None else phrases
        self.words: tuple[str, ...] = self.phrases.words
        self.said: list[int] = []
        self._state: State | None = None
        self._moves: list[Move] = []
        self._left: list[list[int]] = []
        """The words of each move that is left; not found yet where the first can be told without.
        """
        self._offered: list[int] = []
        """The next word of each move that is left."""

    def begin(self, state: State) -> None:
        """Nothing is said yet, and all that is legal is possible."""
        self.said = []
        self._state = state
        self._moves = state.legal()
        openings = self.phrases.openings
        if openings:
            self._left = []
            self._offered = [openings[move[0]] for move in self._moves]
        else:
            self._left = self.phrases.of(state, self._moves)
            self._offer()

    def next(self) -> list[int]:
        """The numbers of the words that may follow."""
        return sorted(set(self._offered))

    def mask(self, into: bytearray, at: int) -> None:
        """Writes a byte for each word, 1 for those that may follow, into the caller's buffer."""
        self.phrases.blank.pack_into(into, at, b"")
        before = -1
        for number in self._offered:
            if number != before:  # moves that begin alike mostly stand together
                into[at + number] = 1
                before = number

    def say(self, number: int) -> Move | None:
        """One word more: the move as soon as only one is left that begins so, else None."""
        self._check(number)
        moves: list[Move] = []
        left: list[list[int]] = []
        offered = self._offered
        is_known = len(self._left) > 0
        for at in range(len(offered)):
            if offered[at] == number:
                moves.append(self._moves[at])
                if is_known:
                    left.append(self._left[at])
        if not moves:
            what = ", ".join([self.words[action] for action in self.next()])
            raise ValueError(f"“{self.words[number]}” can't be said now; what can: {what}")
        self.said.append(number)
        self._moves = moves
        if len(moves) == 1:
            return moves[0]
        if not is_known and self._state is not None:
            left = self.phrases.of(self._state, moves)
        self._left = left
        self._offer()
        return None

    def actions_of(self, state: State, move: Move) -> list[int]:
        """What has to be said, and no more, to make that legal move."""
        [words] = self.phrases.of(state, [move])
        others = self.phrases.of(state, [other for other in state.legal() if other != move])
        actions: list[int] = []
        while not actions or others:
            word = self._word(words, len(actions))
            others = [said for said in others if self._word(said, len(actions)) == word]
            actions.append(word)
        return actions

    def _offer(self) -> None:
        place = len(self.said)
        full_stop = self.phrases.full_stop
        offered: list[int] = []
        for words in self._left:
            offered.append(words[place] if place < len(words) else full_stop)
        self._offered = offered

    def _word(self, words: list[int], place: int) -> int:
        return words[place] if place < len(words) else self.phrases.full_stop

    def _check(self, number: int) -> None:
        if not 0 <= number < len(self.words):
            last = len(self.words) - 1
            raise ValueError(f"there is no action {number}: they go from 0 to {last}")


class Mover(Speaker):
    """Makes a move of the actor by one action."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        if not game.actions:
            raise ValueError(f"{game.slug} has too many moves for a number each: say “{WORDS}”")
        self.words = tuple([f"move.{number}" for number in range(game.actions)])
        self._allowed = bytearray(game.actions)

    def begin(self, state: State) -> None:
        self._state = state
        self._allowed[:] = bytes(len(self._allowed))
        if not state.over():
            self.game.mask(state, self._allowed, 0)

    def next(self) -> list[int]:
        allowed = self._allowed
        return [number for number in range(len(allowed)) if allowed[number]]

    def mask(self, into: bytearray, at: int) -> None:
        into[at : at + len(self._allowed)] = self._allowed

    def actions_of(self, state: State, move: Move) -> list[int]:
        return [self.game.action(state, move)]

    def say(self, number: int) -> Move:
        if self._state is None or not 0 <= number < len(self._allowed) or not self._allowed[number]:
            offered = ", ".join([str(action) for action in self.next()])
            raise ValueError(f"action {number} can't be taken now; what can: {offered}")
        return self.game.move_of(self._state, number)


def speaker_of(game: AnyGame, actions: str) -> Speaker:
    if actions not in (WORDS, MOVES):
        raise ValueError(f"actions are “{WORDS}” or “{MOVES}”, not “{actions}”")
    return Mover(game) if actions == MOVES else Speaker(game)
