"""A turn thought through with what the others' decisions tell of one's own stones."""

from conclave.games.abracada.bot.hand_belief import HandBelief
from conclave.games.abracada.bot.turn_search import TurnPlan
from conclave.games.abracada.position import Position


class ReadPlan(TurnPlan):
    def __init__(
        self, position: Position, depth: int, least_likely: float, belief: HandBelief
    ) -> None:
        super().__init__(position, depth, least_likely)
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
