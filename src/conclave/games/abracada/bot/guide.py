"""How to play Abracada…What? well."""

from conclave.core.chance import Chance
from conclave.core.follies import Folly
from conclave.core.guide import ADEPT, ALL_LEVELS, GRANDMASTER, MASTER, NOVICE, Effort, Guide
from conclave.core.insight import Insight
from conclave.core.messages import Message
from conclave.core.moment import Moment
from conclave.core.state import Move
from conclave.games.abracada.bot.evaluate import evaluate
from conclave.games.abracada.bot.follies import FOLLIES
from conclave.games.abracada.bot.policy import policy, rough_chances
from conclave.games.abracada.bot.read_plan import HandInsight
from conclave.games.abracada.bot.reading import read_hand
from conclave.games.abracada.bot.reasons import reasons
from conclave.games.abracada.bot.turn_search import TurnPlan
from conclave.games.abracada.box.pieces import SLOTS
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position


class AbracadaGuide(Guide[Position]):
    """A novice goes by what it feels, an adept by the exact odds of its stones, spell by spell; a
    master thinks its whole turn through; a grandmaster does so with what the others' decisions
    tell of its stones."""

    levels: tuple[str, ...] = ALL_LEVELS
    reads = True

    def evaluate(self, state: Position) -> list[float]:
        return evaluate(state)

    def playout(self, state: Position, chance: Chance) -> Move:
        return policy(state, rough_chances(state, state.turn))

    def chapter(self, state: Position) -> int:
        return state.round

    def priors(self, state: Position) -> list[tuple[float, Move]]:
        return _plan(state).priors()

    def advise(self, state: Position, level: str, chance: Chance) -> Move | None:
        if level == NOVICE:
            return policy(state, _felt(state, chance))
        if level == ADEPT:
            return policy(state, _odds(state))
        if level == MASTER:
            return _plan(state).best()
        return None

    def read(
        self, state: Position, past: list[Moment], chance: Chance, seconds: float
    ) -> Insight | None:
        return HandInsight(state, read_hand(state, past, seconds))

    def effort(self, level: str, state: Position) -> Effort:
        """No level searches: a grandmaster takes what its insight expects most of. The other effort
        is for whoever starts a search by hand. A rival does not know its own stones, which the
        searching seat sees, so it must not choose its moves in the tree."""
        if level == GRANDMASTER:
            return Effort(iterations=0, seconds=1.0, horizon=0, rivals=False, prior_weight=1)
        return Effort(
            iterations=1000,
            seconds=0.9,
            horizon=200,
            exploration=0.1,
            rivals=False,
            prior_weight=200,
        )

    def foresight(self, state: Position) -> int:
        """This round and the next: points between rounds tell the rest as truly as playing it, and
        far sooner."""
        return 2

    def foresight_error(self, state: Position) -> float:
        return 0.01

    def follies(self) -> list[Folly[Position]]:
        return FOLLIES

    def reasons(self, state: Position, move: Move) -> list[Message]:
        return reasons(state, move)


def _plan(position: Position) -> TurnPlan:
    if position.variant.easy:  # A18: any order of spells, so many more ways through a turn
        return TurnPlan(position, depth=3, least_likely=0.1)
    return TurnPlan(position, depth=4, least_likely=0.04)


def _odds(position: Position) -> list[float]:
    seat = position.turn
    return odds(position.lessons[seat], len(position.hands[seat]), unseen_stones(position, seat))


def _felt(position: Position, chance: Chance) -> list[float]:
    """Chances as somebody who does not count feels them: up to a quarter too high or too low. That
    a spell is out of the question is plain to a novice too."""
    rough = rough_chances(position, position.turn)
    exact = _odds(position)
    return [
        min(1.0, rough[spell] * (75 + chance.below(51)) / 100) if exact[spell] > 0 else 0.0
        for spell in range(SLOTS)
    ]
