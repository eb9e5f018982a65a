"""What the move made was worth beyond the playout's, told by duels of these two alone."""

import pytest

from conclave.analysis.study import Study
from conclave.analysis.tasks import Task, run
from conclave.core.chance import ScriptedChance
from conclave.core.match import new_match
from tests.analysis.wheel import GUESSED, WHEEL, WheelGame

GAMES = 4000
SURELY = 4
"""Standard errors, so that no seed has to be chosen."""


def _study(sentence: str, *spun: int, game: WheelGame = WHEEL) -> Study:
    match = new_match(game, 2, {}, ScriptedChance(1, *spun))
    match.say(0, sentence)
    match.say(1, "look")
    return Study(game, match.record, bound=0.02, seed=0)


def _do(study: Study, tasks: list[Task]) -> None:
    study.learn([run(task, study.game) for task in tasks])


@pytest.mark.parametrize(
    ("sentence", "spun", "gain"), [("spin", (0,), -1 / 8), ("guess", (), 1 / 8)]
)
def test_a_duel_tells_what_leaving_it_to_the_playout_would_change(
    sentence: str, spun: tuple[int, ...], gain: float
) -> None:
    """The playout spins or guesses, one as likely as the other."""
    study = _study(sentence, *spun)
    _do(study, study.duel(0, GAMES))
    found = study.advantage(0)
    assert found.games == GAMES
    assert found.gains == pytest.approx([gain, -gain], abs=SURELY * found.deviation)
    assert found.deviation < 0.02


def test_nothing_is_played_where_the_playout_agrees() -> None:
    study = _study("guess", game=GUESSED)
    _do(study, study.duel(0, GAMES))
    assert study.games == 0
    assert study.advantage(0).gains == [0.0, 0.0]


def test_duels_and_weighings_tell_it_together() -> None:
    study = _study("spin", 0)
    _do(study, study.screening(0, 100))
    weighed = study.advantage(0)
    _do(study, study.duel(0, 300))
    duels = study.duels[0]
    both = study.advantage(0)
    assert both.games == weighed.games + 300
    total = weighed.gains[0] * weighed.games + duels.sums[0]
    assert both.gains[0] == pytest.approx(total / both.games)
    assert both.deviation < weighed.deviation
