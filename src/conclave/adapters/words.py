"""An action is the next word: few, and always the same, however many moves there are. Where there
are few moves, an action may be a whole one."""

from conclave.core.game import AnyGame
from conclave.core.state import Move, State

WORDS = "words"
MOVES = "moves"

FULL_STOP = "."
"""Ends a sentence that others go on from: “play red.assassin” beside “play red.assassin power”."""


class Speaker:
    """Makes a move of the actor, word by word. A word's number is its action."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.words = (*dict.fromkeys(game.vocabulary), FULL_STOP)
        self.said: list[str] = []
        self._numbers = {word: number for number, word in enumerate(self.words)}
        self._left: list[tuple[list[str], Move]] = []

    def begin(self, state: State) -> None:
        """Nothing is said yet, and all that is legal is possible."""
        self.said = []
        self._left = [(self.game.words(state, move), move) for move in state.legal()]

    def next(self) -> list[int]:
        """The numbers of the words that may follow."""
        return sorted({self._numbers[_word(words, len(self.said))] for words, _ in self._left})

    def say(self, number: int) -> Move | None:
        """One word more: the move as soon as only one is left that begins so, else None."""
        if not 0 <= number < len(self.words):
            raise ValueError(
                f"there is no action {number}: they go from 0 to {len(self.words) - 1}"
            )
        word = self.words[number]
        place = len(self.said)
        left = [(words, move) for words, move in self._left if _word(words, place) == word]
        if not left:
            offered = ", ".join(self.words[action] for action in self.next())
            raise ValueError(f"“{word}” can't be said now; what can: {offered}")
        self.said.append(word)
        self._left = left
        return left[0][1] if len(left) == 1 else None

    def actions_of(self, state: State, move: Move) -> list[int]:
        """What has to be said, and no more, to make that legal move."""
        words = self.game.words(state, move)
        others = [said for said, other in self._left if other != move]
        actions: list[int] = []
        while not actions or others:
            word = _word(words, len(actions))
            others = [said for said in others if _word(said, len(actions)) == word]
            actions.append(self._numbers[word])
        return actions


class Mover(Speaker):
    """Makes a move of the actor by one action."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        if not game.actions:
            raise ValueError(f"{game.slug} has too many moves for a number each: say “{WORDS}”")
        self.words = tuple(f"move.{number}" for number in range(game.actions))
        self._legal: dict[int, Move] = {}

    def begin(self, state: State) -> None:
        self._legal = {self.game.action(state, move): move for move in state.legal()}

    def next(self) -> list[int]:
        return sorted(self._legal)

    def actions_of(self, state: State, move: Move) -> list[int]:
        return [self.game.action(state, move)]

    def say(self, number: int) -> Move:
        move = self._legal.get(number)
        if move is None:
            offered = ", ".join(str(action) for action in self.next())
            raise ValueError(f"action {number} can't be taken now; what can: {offered}")
        return move


def speaker_of(game: AnyGame, actions: str) -> Speaker:
    if actions not in (WORDS, MOVES):
        raise ValueError(f"actions are “{WORDS}” or “{MOVES}”, not “{actions}”")
    return Mover(game) if actions == MOVES else Speaker(game)


def _word(words: list[str], place: int) -> str:
    return words[place] if place < len(words) else FULL_STOP
