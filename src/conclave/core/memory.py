"""What a seat has seen everybody decide, kept for bots that read something out of it."""

from conclave.core.chance import Chance
from conclave.core.game import AnyGame
from conclave.core.moment import Moment
from conclave.core.state import Move, State


class Memory:
    """The decisions of the present chapter, as one seat has seen them."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.moments: list[Moment] = []
        self.chapter = 0

    def see(self, before: State, move: Move, chance: Chance) -> None:
        """The actor of the position ``before`` is about to make that move."""
        self._turn_to(before)
        if heard_by(self.game, before, move, self.seat):
            self.moments.append(Moment(before.imagine(self.seat, chance), move))

    def recall(self, now: State) -> list[Moment]:
        """What belongs to the chapter of that position."""
        self._turn_to(now)
        return self.moments[:]

    def _turn_to(self, state: State) -> None:
        chapter = self.game.guide.chapter(state)
        if chapter != self.chapter:
            self.chapter = chapter
            self.moments = []


def heard_by(game: AnyGame, before: State, move: Move, seat: int) -> bool:
    """Whether the seat hears all of that move: a secret choice is its maker's alone."""
    if before.actor() == seat:
        return True
    sentence = game.say(before, move)
    return game.overheard(sentence) == sentence
