"""What is on the table, and the small things that happen to it."""

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.state import NOBODY, Move, State
from conclave.games.abracada.moves import choices, permitted
from conclave.games.abracada.stones import DIE, FULL_LIFE


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


class Table(State):
    """Stones, lives and points, and whose turn it is."""

    def __init__(
        self, seats: int, easy: bool, slips: bool, last_standing: bool, rounds: int, odds: bool
    ) -> None:
        self.seats = seats
        self.easy = easy
        self.slips = slips
        self.last_standing = last_standing
        self.rounds = rounds
        self.odds = odds
        self.choices: list[list[Move]] = choices(easy or slips)
        self.permitted: list[frozenset[Move]] = permitted(easy or slips)

        self.round = 0
        self.turn = NOBODY
        self.last = 0
        """The spell cast last in this turn; 0 before the first (A5), 9 when the game is over."""
        self.lives: list[int] = [FULL_LIFE] * seats
        self.points: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.board: list[int] = [0] * 9
        self.pile: list[int] = []
        self.secrets: list[int] = []
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.lessons: list[tuple[int, ...]] = [()] * seats
        """What each seat has learned of its own stones this round; see ``beliefs``."""

        self.won: list[int] = [0] * seats
        self.survived: list[int] = [0] * seats
        self.secret_points: list[int] = [0] * seats
        self.result: RoundResult | None = None

    def actor(self) -> int:
        return self.turn

    def over(self) -> bool:
        return self.turn == NOBODY

    def left_of(self, seat: int) -> int:
        """A9, A19: the next living seat in turn order."""
        seat = (seat + 1) % self.seats
        while self.lives[seat] == 0:
            seat = (seat + 1) % self.seats
        return seat

    def right_of(self, seat: int) -> int:
        """A9, A19: the previous living seat in turn order."""
        seat = (seat - 1) % self.seats
        while self.lives[seat] == 0:
            seat = (seat - 1) % self.seats
        return seat

    def roll(self, chance: Chance, told: list[Event] | None) -> int:
        rolled = DIE[chance.below(6)]
        if told is not None:
            told.append(Event("abracada-roll", {"seat": self.turn, "roll": rolled}))
        return rolled

    def lose(self, seat: int, lives: int, told: list[Event] | None) -> None:
        left = self.lives[seat] - lives
        self.lives[seat] = left if left > 0 else 0  # A11
        if told is not None:
            told.append(Event("abracada-lose", {"seat": seat, "lives": lives}))
            if left <= 0:
                told.append(Event("abracada-dead", {"seat": seat}))

    def gain(self, seat: int, lives: int, told: list[Event] | None) -> None:
        before = self.lives[seat]
        after = before + lives
        self.lives[seat] = after if after < FULL_LIFE else FULL_LIFE  # A11
        if told is not None:
            gained = self.lives[seat] - before
            told.append(Event("abracada-gain", {"seat": seat, "lives": gained}))
