"""A game under way: the position, what is being said, and the luck that is being drawn.

A deal or a move that needs luck is played on a copy with the draws so far. Where they don't suffice
it stops, and the next draw is a chance node; then it is played again from where it began. So the
rules need not know that somebody else draws.
"""

import json
from typing import TypeAlias

from conclave.adapters.openspiel.draws import DrawNeeded, DrawsSoFar
from conclave.catalogue import load_game
from conclave.core import hearing
from conclave.core.chance import Chance
from conclave.core.hearing import Memory
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.core.speaking import Speaker, speaker_of
from conclave.core.state import Move, State

Saved: TypeAlias = tuple[
    str, int, Options, str, PlainDict | None, list[int], list[int], hearing.Saved
]


class Play:
    """Copied and pickled with the OpenSpiel state that it belongs to."""

    def __init__(self, slug: str, seats: int, options: Options, actions: str) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options
        self.actions = actions
        self.game = load_game(slug)
        self.position: State | None = None
        """None until the deal is settled."""
        self.draws: list[int] = []
        """For the deal or the move that is being made."""
        self.said: list[int] = []
        """The actor's actions since the last move: all of a move that is being made."""
        self.memory = Memory(self.game, seats)
        self._speaker: Speaker | None = None
        self._move: Move | None = None
        self._limit: int | None = None

    def limit(self) -> int:
        """Below what the next draw is to be made; 0 if none is."""
        if self._limit is None:
            self._limit = self._try()
        return self._limit

    def over(self) -> bool:
        return not self.limit() and self._dealt().over()

    def actor(self) -> int:
        return self._dealt().actor()

    def legal(self) -> list[int]:
        return self._speak().next()

    def draw(self, number: int) -> None:
        if not 0 <= number < self.limit():
            raise ValueError(f"there is no outcome {number}: they go from 0 to {self.limit() - 1}")
        self.draws.append(number)
        self._limit = None
        self.limit()

    def act(self, action: int) -> None:
        self._move = self._speak().say(action)
        self.said.append(action)
        if self._move is not None:
            self._limit = None
            self.limit()

    def _dealt(self) -> State:
        if self.position is None:
            raise ValueError("the cards are not dealt yet")
        return self.position

    def _speak(self) -> Speaker:
        """With what the actor has said so far."""
        if self._speaker is None:
            self._speaker = speaker_of(self.game, self.actions)
            self._speaker.begin(self._dealt())
            for action in self.said:
                self._move = self._speaker.say(action)
        return self._speaker

    def _try(self) -> int:
        """Go on as far as the draws lead: 0 once nothing more has to be drawn."""
        chance = DrawsSoFar(self.draws)
        try:
            if self.position is None:
                self.position = self.game.start(self.seats, self.options, chance)
            else:
                if self.said and self._move is None:
                    self._speak()
                if self._move is None:
                    return 0
                self._play(self._move, chance)
        except DrawNeeded as needed:
            return needed.limit
        self.draws = []
        self.said = []
        self._speaker = self._move = None
        return 0

    def _play(self, move: Move, chance: Chance) -> None:
        after = self._dealt().copy()
        self.memory.play(after, move, chance)
        self.position = after

    def history(self, seat: int) -> list[str]:
        """What that seat was told, a line for each move; the seat after the last is everybody."""
        return [
            f"{heard.actor}: {heard.sentence} {json.dumps(heard.told, sort_keys=True)}"
            for heard in self.memory.of(seat)
        ]

    def imagined(self, seat: int, chance: Chance) -> "Play":
        """Another that the seat could not tell from this one. What the others were told in secret
        is not known in it: they remember what everybody was told."""
        play = self.copy()
        play.position = self._dealt().imagine(seat, chance)
        play._speaker = play._move = play._limit = None
        play.memory = self.memory.imagined(seat)
        return play

    def copy(self) -> "Play":
        play = Play(self.slug, self.seats, self.options, self.actions)
        play.position = None if self.position is None else self.position.copy()
        play.draws = list(self.draws)
        play.said = list(self.said)
        play._move = self._move
        play._limit = self._limit
        play.memory = self.memory.copy()
        return play

    def __deepcopy__(self, _memo: dict[int, object]) -> "Play":
        return self.copy()

    def save(self) -> Saved:
        position = None if self.position is None else self.position.dump()
        rules = (self.slug, self.seats, self.options, self.actions)
        return (*rules, position, self.draws, self.said, self.memory.save())

    def __reduce__(self) -> "tuple[object, tuple[Saved]]":
        return restore, (self.save(),)


def restore(saved: Saved) -> Play:
    slug, seats, options, actions, position, draws, said, past = saved
    play = Play(slug, seats, options, actions)
    play.position = None if position is None else play.game.restore(position)
    play.draws, play.said = draws, said
    play.memory.restore(past)
    return play
