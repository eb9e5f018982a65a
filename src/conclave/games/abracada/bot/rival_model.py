"""How likely a rival names what it names, by what it sees: other hands, and not its own.

It weighs each spell as somebody would who thinks two casts ahead: what hits bring and misses cost,
by the exact odds that it can know. Nobody plays like the model, so it doubts itself: some
decide by a narrow margin, some by a wide one, some think of this cast only, and some go by nothing
that it understands.
"""

from math import exp
from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.bot.evaluate import average
from conclave.games.abracada.bot.hand_belief import BITS, Bag
from conclave.games.abracada.bot.policy import hit_values, rising
from conclave.games.abracada.bot.spell_values import SPELL_VALUES
from conclave.games.abracada.bot.turn_search import FACE_DOWN, NO_ROLL, ROLLS, TurnPlan
from conclave.games.abracada.box.pieces import SLOTS, SPELLS
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.spells import BOOK
from conclave.games.abracada.rules.turn import hit

KEEN: Final = 0.0025
"""The difference of shares that a keen rival hardly overlooks."""
VAGUE: Final = 0.012
"""The same of one who is less sure what a position is worth."""
PLAIN: Final = 0.12
"""In points of a round: the difference that one hardly overlooks who thinks of this cast only."""
KEEN_ONES: Final = 0.45
VAGUE_ONES: Final = 0.2
PLAIN_ONES: Final = 0.23
MOODY_ONES: Final = 0.1
"""How many of all decide so; the moody do anything that may hit, the others anything at all."""
HARDLY: Final = 1e-9
TOO_UNLIKELY: Final = 0.04
"""A second cast that is reached so seldom is not thought about."""


class Next:
    """What stopping, hits and misses lead to from one place of a turn, by spell."""

    def __init__(self) -> None:
        self.stop = 0.0
        self.hits = [0.0] * SLOTS
        self.misses = [0.0] * SLOTS


class AfterHit:
    """A hit: with some rolls it ends the round, with the others the turn may go on."""

    def __init__(self) -> None:
        self.ended = 0.0
        """The share if it ends the round, times how likely it does."""
        self.going = 0.0
        """How likely it does not."""
        self.next = Next()
        """Then, on average over the rolls."""


class RivalModel(TurnPlan):
    """The actor's decision as another seat sees it, who does not know what lies before itself.

    What hits and misses lead to is worked out once, that seat's stones counting as the average of
    what it has not seen; the odds are those of each bag that it may hold.
    """

    def __init__(self, imagined: Position, observer: int) -> None:
        position = _hidden(imagined, observer)
        super().__init__(position, 1, 0.0)
        self.outlook.take_for_average(position, observer, average(imagined, observer))
        self.unseen = unseen_stones(position, self.seat)
        """The actor's, and the observer's stones besides."""
        self.stones = len(position.hands[self.seat])
        self.values = hit_values(position)
        self.first = Next()
        self._look_on(self.position, self.first, 1.0, False)
        self.after: list[AfterHit] = [AfterHit() for _ in range(SLOTS)]
        for spell in rising(position):
            self._look_beyond(spell)

    def _look_on(self, now: Position, into: Next, share: float, hits: bool) -> None:
        unharmed = self._after_turn(now)
        usual = self._after_miss(now, unharmed)
        perilous = self._after_peril(now)
        into.stop += share * unharmed
        for spell in rising(now):
            into.misses[spell] += share * (perilous if BOOK[spell].perilous else usual)
            if hits:
                into.hits[spell] += share * self._after_hit(now, spell, 1.0, 1)

    def _look_beyond(self, spell: int) -> None:
        rolls = ROLLS if BOOK[spell].rolls else NO_ROLL
        after = self.after[spell]
        places: list[Position] = []
        for roll in rolls:
            then = self._holding(self.position, spell)
            ending = hit(then, CASTS[spell], roll, None)
            if ending is None:
                places.append(then)
            else:
                after.ended += self._after_round(then, ending) / len(rolls)
        after.going = len(places) / len(rolls)
        for then in places:
            self._look_on(then, after.next, 1 / len(places), True)

    def likelihood(self, bag: Bag, move: Move) -> float:
        """Of the move, if the observer holds that bag."""
        now = self.position
        unseen = self.unseen[:]
        for spell in SPELLS:
            unseen[spell] -= bag >> BITS * spell & 15
        chances = odds(now.lessons[self.seat], self.stones, unseen)
        moves: list[Move] = []
        hopes: list[float] = []
        plain: list[float] = []
        if now.last:
            moves.append(STOPPING)
            hopes.append(self.first.stop)
            plain.append(0.0)
        lives = now.lives[self.seat]
        for spell in rising(now):
            chance = chances[spell]
            if chance > HARDLY:
                hope = chance * self._hope(spell, chances, unseen)
                moves.append(CASTS[spell])
                hopes.append(hope + (1.0 - chance) * self.first.misses[spell])
                price = SPELL_VALUES[spell].price[lives]
                plain.append(chance * self.values[spell] - (1.0 - chance) * price)
        anything = 1.0 - KEEN_ONES - VAGUE_ONES - PLAIN_ONES - MOODY_ONES
        likely = anything / len(now.legal())
        if move in moves:
            at = moves.index(move)
            likely += KEEN_ONES * _share(hopes, at, KEEN) + VAGUE_ONES * _share(hopes, at, VAGUE)
            likely += PLAIN_ONES * _share(plain, at, PLAIN) + MOODY_ONES / len(moves)
        return likely

    def _hope(self, spell: int, chances: list[float], unseen: list[int]) -> float:
        """If the spell hits: the odds of what follows are about those of a stone less."""
        after = self.after[spell]
        following = after.next
        best = following.stop
        left = self.stones - 1
        easy = self.position.variant.easy
        for other in SPELLS:
            if not left or (other < spell and not easy):
                continue
            if other == spell:
                chance = 1.0 - (1.0 - (unseen[spell] - 1) / sum(unseen[1:])) ** left
            else:
                chance = 1.0 - (1.0 - chances[other]) ** (left / self.stones)
            if chances[spell] * chance >= TOO_UNLIKELY:
                hope = chance * following.hits[other] + (1.0 - chance) * following.misses[other]
                best = max(best, hope)
        return after.ended + after.going * best


def _share(hopes: list[float], chosen: int, margin: float) -> float:
    """How likely that one is chosen by somebody who overlooks differences of about the margin."""
    best = max(hopes)
    total = 0.0
    for hope in hopes:
        total += exp((hope - best) / margin)
    return exp((hopes[chosen] - best) / margin) / total


def _hidden(imagined: Position, observer: int) -> Position:
    """The observer has only imagined its own stones, and the secret ones that the actor took."""
    twin = imagined.copy()
    twin.hands[observer] = [FACE_DOWN] * len(twin.hands[observer])
    twin.taken[twin.turn] = [FACE_DOWN] * len(twin.taken[twin.turn])
    return twin
