"""What is on the table, and the small things that happen to it."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict, plain_int_lists, plain_ints
from conclave.core.state import NOBODY, State
from conclave.games.abracada.box.pieces import DIE, FULL_LIFE, SLOTS
from conclave.games.abracada.rules.variant import Variant

OVER: Final = SLOTS
"""Stands in place of the last spell when the game is over and nothing can be said."""
REFILL: Final = 100
"""The lesson of a refill is this and the number of stones drawn."""


class RoundResult:
    """How a round ended, kept for everybody to look at while the next one runs."""

    def __init__(
        self,
        round: int,
        ending: str,
        actor: int,
        winner: int,
        gains: list[int],
        lives: list[int],
        hands: list[list[int]],
        taken: list[list[int]],
    ) -> None:
        self.round = round
        self.ending = ending
        self.actor = actor
        self.winner = winner
        self.gains = gains
        self.lives = lives
        self.hands = hands
        self.taken = taken
        self.written: list[bytes] = []
        """By observer: the result as a tensor tells it, once one was asked for."""

    def dump(self) -> PlainDict:
        """A round that is over has no secrets left: every stone is shown to everybody."""
        return {
            "round": self.round,
            "ending": self.ending,
            "actor": self.actor,
            "winner": self.winner,
            "gains": plain_ints(self.gains),
            "lives": plain_ints(self.lives),
            "hands": plain_int_lists(self.hands),
            "taken": plain_int_lists(self.taken),
        }


class Table(State):
    """Stones, lives and points, and whose turn it is.

    Copies share what seldom changes, so ``pile``, ``secrets``, ``points`` with its parts and every
    single hand are replaced when they change, never altered in place.
    """

    # In slots, since interpreted Python reads and copies them faster.
    __slots__ = (
        *("variant", "round", "turn", "last", "lives", "fallen", "hands", "board", "pile"),
        *("secrets", "taken", "lessons", "points", "won", "survived", "secret_points", "result"),
    )

    round: int
    turn: int
    last: int
    """The spell cast last in this turn; 0 before the first, OVER after the game."""
    lives: list[int]
    fallen: int
    """How many seats have no life left."""
    hands: list[list[int]]
    board: list[int]
    """How many stones of each spell lie on the board (index 0 unused)."""
    pile: list[int]
    secrets: list[int]
    taken: list[list[int]]
    """The secret stones that each seat has taken this round."""
    lessons: list[tuple[int, ...]]
    """What each seat has learned of its own stones this round, in order: n is a hit with spell n,
    -n a miss, REFILL + k a refill of k stones."""
    points: list[int]
    won: list[int]
    survived: list[int]
    secret_points: list[int]
    result: RoundResult | None

    def __init__(self, seats: int, variant: Variant) -> None:
        self.seats = seats
        self.variant = variant

    def actor(self) -> int:
        return self.turn

    def over(self) -> bool:
        return self.turn == NOBODY

    def left_of(self, seat: int) -> int:
        """A9, A19: the next living seat in turn order."""
        lives = self.lives
        seat = (seat + 1) % self.seats
        while not lives[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def right_of(self, seat: int) -> int:
        """A9, A19: the previous living seat in turn order."""
        lives = self.lives
        seat = (seat - 1) % self.seats
        while not lives[seat]:
            seat = (seat - 1) % self.seats
        return seat

    def roll(self, chance: Chance, told: Told) -> int:
        rolled = DIE[chance.below(6)]
        if told is not None:
            told.append(Event("abracada-roll", {"seat": self.turn, "roll": rolled}))
        return rolled

    def lose(self, seat: int, lives: int, told: Told) -> None:
        left = self.lives[seat] - lives
        if told is not None:
            lost = min(lives, self.lives[seat])
            told.append(Event("abracada-lose", {"seat": seat, "lives": lost}))
        if left > 0:
            self.lives[seat] = left
            return
        self.lives[seat] = 0  # A11
        self.fallen += 1
        if told is not None:
            told.append(Event("abracada-dead", {"seat": seat}))

    def gain(self, seat: int, lives: int, told: Told) -> None:
        before = self.lives[seat]
        after = before + lives
        self.lives[seat] = after if after < FULL_LIFE else FULL_LIFE  # A11
        if told is not None:
            gained = self.lives[seat] - before
            told.append(Event("abracada-gain", {"seat": seat, "lives": gained}))
