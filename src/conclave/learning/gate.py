"""Whether bots with a new net beat those with the old one, on the same deals."""

from dataclasses import dataclass

from conclave.arena.contest import seeded
from conclave.arena.interval import mean_interval
from conclave.arena.seating import lineups
from conclave.bots.levels import own_levels, think
from conclave.catalogue import load_game
from conclave.core.chance import Chance
from conclave.core.game import AnyGame
from conclave.core.guide import Trials
from conclave.core.net import Net
from conclave.core.net_file import net_from
from conclave.core.options import Options
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.core.state import Move, shares
from conclave.learning.course import Course

NEW, OLD = "new", "old"


@dataclass
class Verdict:
    """What the new net's bots won, as a multiple of the even share; 1 is even."""

    deals: int
    share: float
    low: float
    high: float
    """The limits of the 95 % interval."""

    @property
    def wins(self) -> bool:
        return self.low > 1


def verdict(won: list[float]) -> Verdict:
    share, low, high = mean_interval(won)
    return Verdict(len(won), share, low, high)


def play_gate_deal(
    course: Course, new: PlainDict, old: PlainDict | None, round: int, deal: int
) -> float:
    """One deal, once for every seating. Without an old net its bots go by the hand-made
    evaluation."""
    game = load_game(course.game)
    seats = course.seats[deal % len(course.seats)]
    options = course.variant(game, seats, deal // len(course.seats))
    nets = {NEW: net_from(new), OLD: None if old is None else net_from(old)}
    before = game.guide.net
    try:
        turns = lineups([NEW, OLD], seats)
        won = [
            _play(game, options, lineup, nets, f"gate {course.seed}/{round}/{deal}", turn)
            for turn, lineup in enumerate(turns)
        ]
    finally:
        game.guide.net = before
    return sum(won)


def _play(
    game: AnyGame,
    options: Options,
    lineup: list[str],
    nets: dict[str, Net | None],
    seed: str,
    turn: int,
) -> float:
    """What the new ones win."""
    seats = len(lineup)
    luck = seeded(seed)
    bots_luck = [seeded(f"{seed}/{turn}/{seat}") for seat in range(seats)]
    state = game.start(seats, options, luck)
    while not state.over():
        seat = state.actor()
        game.guide.net = nets[lineup[seat]]
        perspective = Perspective(game, state, seat, bots_luck[seat])
        state.play(_move(game, perspective, bots_luck[seat]), luck)
    won = shares(state.places())
    return sum(won[seat] for seat in range(seats) if lineup[seat] == NEW)


def _move(game: AnyGame, perspective: Perspective, chance: Chance) -> Move:
    """As the strongest level does, whether or not it goes by a net at tables."""
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    level = own_levels(game)[-1]
    imagined = perspective.imagine(chance)
    advised = game.guide.advise(imagined, level, chance)
    if advised is not None:
        return advised
    effort = game.guide.effort(level, imagined)
    if isinstance(effort, Trials):
        effort.learned = True
    return think(game, perspective, effort, chance)
