"""How likely a rival names what it names, by what it sees: other hands, and not its own.

It weighs each spell as somebody would who thinks one cast ahead: what a hit brings and a miss
costs, by the exact odds that it can know. Nobody plays like the model, so it doubts itself: some
decide by a narrow margin, some by a wide one, and some by nothing that it understands.
"""

from math import exp
from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.bot.evaluate import average
from conclave.games.abracada.bot.hand_belief import BITS, Bag
from conclave.games.abracada.bot.policy import rising
from conclave.games.abracada.bot.turn_search import FACE_DOWN, TurnPlan
from conclave.games.abracada.box.pieces import SPELLS
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.spells import BOOK

KEEN: Final = 0.004
"""The difference of shares that a keen rival hardly overlooks."""
VAGUE: Final = 0.02
"""The same of one who is less sure what a position is worth."""
KEEN_ONES: Final = 0.5
VAGUE_ONES: Final = 0.35
MOODY_ONES: Final = 0.13
"""How many of all decide so; the moody do anything that may hit, the others anything at all."""
HARDLY: Final = 1e-9


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
        unharmed = self._after_turn(self.position)
        self.stop = unharmed
        usual = self._after_miss(self.position, unharmed)
        perilous = self._after_peril(self.position)
        self.hits = [0.0] * len(CASTS)
        self.misses = [0.0] * len(CASTS)
        for spell in rising(position):
            self.hits[spell] = self._after_hit(self.position, spell, 1.0, 1)
            self.misses[spell] = perilous if BOOK[spell].perilous else usual

    def likelihood(self, bag: Bag, move: Move) -> float:
        """Of the move, if the observer holds that bag."""
        now = self.position
        unseen = self.unseen[:]
        for spell in SPELLS:
            unseen[spell] -= bag >> BITS * spell & 15
        chances = odds(now.lessons[self.seat], len(now.hands[self.seat]), unseen)
        hopes: list[tuple[float, Move]] = [(self.stop, STOPPING)] if now.last else []
        for spell in rising(now):
            chance = chances[spell]
            if chance > HARDLY:
                hope = chance * self.hits[spell] + (1.0 - chance) * self.misses[spell]
                hopes.append((hope, CASTS[spell]))
        return _likelihood(hopes, move, len(now.legal()))


def _likelihood(hopes: list[tuple[float, Move]], move: Move, legal: int) -> float:
    best = max([hope for hope, _ in hopes])
    keen = vague = chosen_keen = chosen_vague = chosen = 0.0
    for hope, other in hopes:
        narrow = exp((hope - best) / KEEN)
        wide = exp((hope - best) / VAGUE)
        keen += narrow
        vague += wide
        if other == move:
            chosen_keen, chosen_vague, chosen = narrow, wide, 1.0
    return (
        KEEN_ONES * chosen_keen / keen
        + VAGUE_ONES * chosen_vague / vague
        + MOODY_ONES * chosen / len(hopes)
        + (1.0 - KEEN_ONES - VAGUE_ONES - MOODY_ONES) / legal
    )


def _hidden(imagined: Position, observer: int) -> Position:
    """The observer has only imagined its own stones, and the secret ones that the actor took."""
    twin = imagined.copy()
    twin.hands[observer] = [FACE_DOWN] * len(twin.hands[observer])
    twin.taken[twin.turn] = [FACE_DOWN] * len(twin.taken[twin.turn])
    return twin
