"""A turn thought through to its end, with the exact odds of the seat's own stones.

What the seat may name next, whether it hits, what the die shows and when to stop make a small
tree. Where the turn ends the outlook says what the seat can hope for.
"""

from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.bot.evaluate import Outlook
from conclave.games.abracada.box.pieces import FULL_LIFE
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.score import EMPTIED, FELL, KILLED

NO_ROLL: Final = (0,)
ROLLS: Final = (1, 2, 3)
"""A1: each as likely as the others."""
PRIDE: Final = 0.01
"""What a miss costs at least. To fall may be better than to be killed a little later, but nobody
at a table misses on purpose."""


class Moment:
    """A moment of the turn: what the seat has learned of its stones, and how everybody stands."""

    def __init__(
        self,
        lessons: tuple[int, ...],
        stones: int,
        unseen: list[int],
        lives: list[int],
        taken: int,
        last: int,
    ) -> None:
        self.lessons = lessons
        self.stones = stones
        self.unseen = unseen
        self.lives = lives
        self.taken = taken
        self.last = last


class TurnPlan:
    """All that the actor can do in its turn, casts that are too unlikely to be reached left out."""

    def __init__(self, position: Position, depth: int, least_likely: float) -> None:
        self.position = position
        self.seat = position.turn
        self.seats = position.seats
        self.outlook = Outlook(position, position.turn)
        self.depth = depth
        self.least_likely = least_likely
        self.takeable = len(position.taken[self.seat]) + len(position.secrets)

    def priors(self) -> list[tuple[float, Move]]:
        """The seat's share of the victory by its next move; casts that can't hit left out."""
        position = self.position
        seat = self.seat
        now = Moment(
            position.lessons[seat],
            len(position.hands[seat]),
            unseen_stones(position, seat),
            position.lives,
            len(position.taken[seat]),
            position.last,
        )
        return self._prospects(now, 1.0, self.depth)

    def best(self) -> Move:
        return max(self.priors())[1]

    def _prospects(self, now: Moment, reached: float, depth: int) -> list[tuple[float, Move]]:
        found: list[tuple[float, Move]] = []
        unharmed = self.outlook.turn_over(now.lives, now.taken, now.stones)
        if now.last:
            found.append((unharmed, STOPPING))
        if depth == 0:
            return found
        likely = odds(now.lessons, now.stones, now.unseen)
        miss = min(unharmed - PRIDE, self._after_loss(now, 1))
        lowest = 1 if now.last == 0 or self.position.variant.easy else now.last
        for spell in range(lowest, 9):
            chance = likely[spell]
            if chance < 1e-9 or (now.last and reached * chance < self.least_likely):
                continue
            hit = self._after_hit(now, spell, reached * chance, depth)
            if chance < 1 and spell == 1:
                miss_one = sum([self._after_loss(now, rolled) for rolled in ROLLS]) / 3  # A6
                found.append((chance * hit + (1 - chance) * miss_one, CASTS[spell]))
            else:
                found.append((chance * hit + (1 - chance) * miss, CASTS[spell]))
        return found

    def _after_loss(self, now: Moment, lost: int) -> float:
        """A6: a miss ends the turn, and perhaps the round."""
        lives = now.lives[:]
        lives[self.seat] = max(0, lives[self.seat] - lost)
        if self._round_is_over(lives):
            return self.outlook.round_over(lives, now.taken, FELL)
        return self.outlook.turn_over(lives, now.taken, now.stones)

    def _after_hit(self, now: Moment, spell: int, reached: float, depth: int) -> float:
        rolls = ROLLS if spell in (1, 3) else NO_ROLL
        unseen = now.unseen[:]
        unseen[spell] -= 1
        lessons = (*now.lessons, spell)
        hope = 0.0
        for rolled in rolls:
            lives = self._lives_after(now.lives, spell, rolled)
            taken = now.taken
            if spell == 4 and taken < self.takeable:
                taken += 1
            if now.stones == 1:
                hope += self.outlook.round_over(lives, taken, EMPTIED)
            elif self._round_is_over(lives):
                hope += self.outlook.round_over(lives, taken, KILLED)
            else:
                then = Moment(lessons, now.stones - 1, unseen, lives, taken, spell)
                hope += max(self._prospects(then, reached / len(rolls), depth - 1))[0]
        return hope / len(rolls)

    def _lives_after(self, before: list[int], spell: int, rolled: int) -> list[int]:
        """A12, seen from the lives alone."""
        seat = self.seat
        lives = before[:]
        if spell <= 2:
            lost = rolled if spell == 1 else 1
            lives = [max(0, left - lost) for left in before]
            lives[seat] = before[seat]
        gained = (0, 0, 1, rolled, 0, 0, 0, 0, 1)[spell]
        lives[seat] = min(FULL_LIFE, lives[seat] + gained)
        left = self._neighbour(before, 1)
        right = self._neighbour(before, -1)
        if spell in (5, 6):
            lives[left] -= 1
        if spell == 7 or (spell == 5 and right != left):
            lives[right] -= 1
        return lives

    def _neighbour(self, lives: list[int], step: int) -> int:
        seat = (self.seat + step) % self.seats
        while not lives[seat]:
            seat = (seat + step) % self.seats
        return seat

    def _round_is_over(self, lives: list[int]) -> bool:
        """The first death ends the round, in A19 the last but one."""
        dead = lives.count(0)
        return dead == self.seats - 1 if self.position.variant.last_standing else dead > 0
