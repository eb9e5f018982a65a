"""A turn thought through with what the others' decisions tell of one's own stones."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.insight import Insight
from conclave.core.state import Move
from conclave.games.abracada.bot.evaluate import Outlook
from conclave.games.abracada.bot.hand_belief import HandBelief, stones_of
from conclave.games.abracada.bot.turn_search import TurnPlan
from conclave.games.abracada.knowledge.imagine import redeal_beside
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.position import Position

FINE: Final = 1 << 30


class ReadPlan(TurnPlan):
    def __init__(
        self, position: Position, depth: int, least_likely: float, belief: HandBelief
    ) -> None:
        super().__init__(position, depth, least_likely)
        self.outlook = Outlook(position, self.seat, belief.stone())
        self.beliefs: dict[tuple[int, ...], HandBelief] = {position.lessons[self.seat]: belief}
        """By the lessons that led to them."""

    def _odds(self, now: Position) -> list[float]:
        return self._belief(now.lessons[self.seat]).odds()

    def _belief(self, lessons: tuple[int, ...]) -> HandBelief:
        belief = self.beliefs.get(lessons)
        if belief is None:
            belief = self._belief(lessons[:-1]).after_hit(lessons[-1])
            self.beliefs[lessons] = belief
        return belief


class HandInsight(Insight):
    """What the actor makes of its stones."""

    def __init__(self, position: Position, belief: HandBelief) -> None:
        self.position = position
        self.belief = belief
        self.bags = list(belief.chances)
        self.weights = [int(chance * FINE) for chance in belief.chances.values()]

    def imagine(self, chance: Chance) -> Position:
        twin = self.position.copy()
        seat = twin.turn
        unseen = unseen_stones(twin, seat)
        stones = stones_of(self.bags[chance.weigh(self.weights)])
        for stone in stones:
            unseen[stone] -= 1
        twin.hands[seat] = stones
        redeal_beside(twin, seat, unseen, chance)
        return twin

    def priors(self) -> list[tuple[float, Move]]:
        if self.position.variant.easy:
            return ReadPlan(self.position, 3, 0.1, self.belief).priors()
        return ReadPlan(self.position, 4, 0.04, self.belief).priors()

    def effective(self) -> float:
        return self.belief.effective()
