"""An instinct learns from what it has done."""

from itertools import islice

import pytest

from conclave.bots.practice import Slopes, Step, teach
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.learning import practise
from conclave.learning.practise import Learner, Practice

GAME = load_game("twelve_missions")


def test_what_gained_becomes_likelier_and_what_else_could_be_done_less_likely() -> None:
    steps = [Step(1, [[0], [1, 2], [3]], 1, [0.5, 0.25, 0.25])]
    slopes = Slopes()
    teach(steps, [-5.0, 2.0], 0.0, slopes)
    assert dict(zip(slopes.places, slopes.slopes, strict=True)) == {
        0: -1.0,
        1: 1.5,
        2: 1.5,
        3: -0.5,
    }


def test_where_nothing_was_gained_variety_draws_the_odds_together() -> None:
    slopes = Slopes()
    teach([Step(0, [[0], [1]], 0, [0.75, 0.25])], [0.0], 0.1, slopes)
    likely, unlikely = slopes.slopes
    assert likely < 0 < unlikely
    assert likely + unlikely == pytest.approx(0)


def test_practice_is_repeatable_and_changes_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practise, "BATCH", 4)

    def practised(seed: int) -> list[int]:
        return Learner(GAME, Practice(GAME.slug, (2, 4), 8, seed)).run(lambda _: None).weights

    once = practised(1)
    assert any(once)
    assert once == practised(1)
    assert once != practised(2)


def test_where_practice_is_varied_the_variants_take_turns() -> None:
    seals = load_game("five_seals")

    def circles(varied: bool) -> list[object]:
        learner = Learner(seals, Practice(seals.slug, (2,), 0, 1, varied))
        beginnings = (one.dump() for one in learner._beginnings(2))
        first = (one for one in beginnings if one["round"] == 0)
        return [one["circle"] for one in islice(first, 3)]

    assert circles(varied=True) == [1, 2, 3]
    assert circles(varied=False) == [1, 1, 1]


def test_an_instinct_can_be_practised_from_nothing() -> None:
    learner = Learner(GAME, Practice(GAME.slug, (2,), 0, 1))
    state = GAME.start(2, GAME.agree(2, {}), FastChance(1))
    traits = GAME.guide.traits(state, GAME.guide.sensible(state))
    assert len(set(learner.instinct.odds(traits))) == 1
