"""A turn thought through to its end, with the exact odds of the seat's own stones.

What the seat may name next, whether it hits, what the die shows and when to stop make a small
tree. It is played by the rules on copies of the position, and where the turn ends the outlook says
what the seat can hope for. What the seat can't see lies face down in them; where a hit is thought
through, a stone of that spell is put before the seat.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.abracada.bot.evaluate import Outlook, settled
from conclave.games.abracada.bot.policy import rising
from conclave.games.abracada.box.pieces import DIE
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.score import settle
from conclave.games.abracada.rules.spells import BOOK
from conclave.games.abracada.rules.turn import end_turn, hit, lose_turn

PRIDE: Final = 0.01
"""What a miss costs at least. To fall may be better than to be killed a little later, but nobody
at a table misses on purpose."""


class Showing(Chance):
    """A die that shows what it is told to."""

    def __init__(self, rolled: int) -> None:
        self.rolled = rolled
        self.face = DIE.index(rolled)

    def below(self, n: int) -> int:
        return self.face


ROLLS: Final = [Showing(rolled) for rolled in (1, 2, 3)]
"""A1: each as likely as the others."""
NO_ROLL: Final = ROLLS[:1]
FACE_DOWN: Final = 0
"""A stone that the seat can't see; no spell has this number."""


class TurnPlan:
    """All that the actor can do in its turn, casts that are too unlikely to be reached left out."""

    def __init__(self, position: Position, depth: int, least_likely: float) -> None:
        self.position = _face_down(position)
        self.seat = position.turn
        self.outlook = Outlook(position, position.turn)
        self.depth = depth
        self.least_likely = least_likely

    def priors(self) -> list[tuple[float, Move]]:
        """The seat's share of the victory by its next move; casts that can't hit left out."""
        return self._priors(self.position, 1.0, self.depth)

    def best(self) -> Move:
        return max(self.priors())[1]

    def _priors(self, now: Position, reached: float, depth: int) -> list[tuple[float, Move]]:
        found: list[tuple[float, Move]] = []
        unharmed = self._after_turn(now)
        if now.last:
            found.append((unharmed, STOPPING))
        if depth == 0:
            return found
        likely = self._odds(now)
        usual_miss = self._after_miss(now, unharmed)
        for spell in rising(now):
            chance = likely[spell]
            if chance < 1e-9 or (now.last and reached * chance < self.least_likely):
                continue
            hope = self._after_hit(now, spell, reached * chance, depth)
            miss = self._after_peril(now) if BOOK[spell].perilous and chance < 1 else usual_miss
            found.append((chance * hope + (1 - chance) * miss, CASTS[spell]))
        return found

    def _odds(self, now: Position) -> list[float]:
        """How likely the seat holds each spell."""
        seat = self.seat
        return odds(now.lessons[seat], len(now.hands[seat]), unseen_stones(now, seat))

    def _after_turn(self, now: Position) -> float:
        """The actor stops here, or would if it might."""
        then = now.copy()
        end_turn(then, None)
        return self.outlook.shares(then)[self.seat]

    def _after_hit(self, now: Position, spell: int, reached: float, depth: int) -> float:
        rolls = ROLLS if BOOK[spell].rolls else NO_ROLL
        hope = 0.0
        for roll in rolls:
            then = self._holding(now, spell)
            ending = hit(then, CASTS[spell], roll, None)
            if ending is None:
                hope += max(self._priors(then, reached / len(rolls), depth - 1))[0]
            else:
                hope += self._after_round(then, ending)
        return hope / len(rolls)

    def _holding(self, now: Position, spell: int) -> Position:
        """The same, one of the actor's stones being of that spell."""
        then = now.copy()
        then.hands[self.seat] = [spell, *now.hands[self.seat][1:]]
        return then

    def _after_miss(self, now: Position, unharmed: float) -> float:
        return min(unharmed - PRIDE, self._after_loss(now, 1))

    def _after_peril(self, now: Position) -> float:
        """A6: the die says what the miss costs."""
        return sum([self._after_loss(now, roll.rolled) for roll in ROLLS]) / len(ROLLS)

    def _after_loss(self, now: Position, lives: int) -> float:
        then = now.copy()
        ending = lose_turn(then, lives, None)
        if ending is None:
            return self.outlook.shares(then)[self.seat]
        return self._after_round(then, ending)

    def _after_round(self, then: Position, ending: str) -> float:
        settle(then, ending, None)
        return settled(then)[self.seat]


def _face_down(position: Position) -> Position:
    """The position as its actor sees it: it has only imagined the stones that it can't see."""
    twin = position.copy()
    twin.hands[twin.turn] = [FACE_DOWN] * len(position.hands[twin.turn])
    twin.pile = [FACE_DOWN] * len(position.pile)
    twin.secrets = [FACE_DOWN] * len(position.secrets)
    return twin
