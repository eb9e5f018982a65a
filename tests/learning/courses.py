"""A course that is over quickly, and a net that knows nothing."""

from random import Random

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.guide import Effort, Trials
from conclave.core.net import WEIGHT, Layer, Net
from conclave.core.options import Options
from conclave.core.plain import PlainDict
from conclave.core.state import State
from conclave.learning import self_play
from conclave.learning.course import Course, make_course
from conclave.learning.gate import play_gate_deal
from conclave.learning.self_play import Seen, play_job

SHORT: Options = {"length": 9}


def short_course(seats: list[int] | None = None, seed: int = 1) -> Course:
    return make_course(load_game("archmage"), seats or [2], SHORT, ["plan"], seed)


def quick_effort(guide: object, level: str, state: State) -> Effort:
    """In place of a guide's own: one trial of one other move."""
    return Trials(2, 3600.0, 1, 1)


def start(game: AnyGame, seats: int, luck: Chance) -> State:
    state: State = game.start(seats, game.agree(seats, SHORT), luck)
    return state


def any_net(game: AnyGame, seed: int) -> Net:
    """Of the right shape, with weights by lot."""
    figures = game.guide.figures(start(game, 2, FastChance(1)))
    dice = Random(seed)

    def layer(inputs: int, outputs: int) -> Layer:
        lots = [
            [dice.randint(-WEIGHT // 9, WEIGHT // 9) for _ in range(outputs)] for _ in range(inputs)
        ]
        return Layer(lots, [0] * outputs)

    own = len(figures.seats[0])
    return Net(
        layer(own, 8), layer(own, 8), layer(len(figures.table), 8), layer(8, 4), layer(4, 1), {}
    )


def short_job(course: Course, net: PlainDict | None, round: int, job: int) -> Seen:
    """In place of a job of many games; it does so in whatever process it comes to."""
    self_play.GAMES_IN_A_JOB = 2
    return play_job(course, net, round, job)


def quick_gate_deal(
    course: Course, new: PlainDict, old: PlainDict | None, round: int, deal: int
) -> float:
    """In place of a deal between bots that think hard."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(load_game(course.game).guide), "effort", quick_effort)
        return play_gate_deal(course, new, old, round, deal)
