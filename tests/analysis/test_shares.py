"""In a game whose shares are known, the analysis finds them, and parts luck from skill."""

from math import sqrt

import pytest

from conclave.analysis.analyse import analysed
from conclave.analysis.result import Analysis
from conclave.core.chance import ScriptedChance
from conclave.core.match import new_match
from tests.analysis.wheel import GUESSED, TOSSED, WHEEL, WheelGame

BOUND = 0.02
SURELY = 2
"""Times an error that is told, which is half of a 95 % interval: nearly four standard errors, so
that no seed has to be chosen."""
NEAR = SURELY * BOUND


def _analysed(heads: int, sentence: str, *spun: int, game: WheelGame = WHEEL) -> Analysis:
    match = new_match(game, 2, {}, ScriptedChance(heads, *spun))
    match.say(0, sentence)
    match.say(1, "look")
    return analysed(game, match.record, bound=BOUND, seconds=600)


def _near(shares: list[float], of: int = 1) -> object:
    """Where a figure is the sum or the difference of several that were found out one by one, their
    errors add up as their squares do."""
    return pytest.approx(shares, abs=NEAR * sqrt(of))


def test_a_bad_decision_that_went_well_is_an_error_and_luck() -> None:
    analysis = _analysed(1, "spin", 0)
    (decision,) = analysis.decisions
    assert decision.cost == pytest.approx(-0.25, abs=SURELY * decision.error)
    assert decision.mark == "blunder"
    assert [choice.sentence for choice in decision.choices] == ["guess", "spin"]
    assert decision.made == 1
    assert [choice.share for choice in decision.choices] == _near([0.5, 0.25])
    deal, spin = analysis.draws
    assert (deal.move, spin.move) == (0, 1)
    # The coin would have won, which makes it 5/8; before the deal it was 3/8.
    assert deal.luck == _near([5 / 8 - 3 / 8, 3 / 8 - 5 / 8], of=2)
    assert spin.luck == _near([0.75, -0.75])
    # The playout chooses at random, so that the best move is an eighth better.
    assert decision.best == _near([1 / 8, -1 / 8])
    # From 5/8 down to 1/4 by the choice, where 3/8 down to 1/4 was to be expected.
    assert decision.hidden == _near([-0.25, 0.25], of=3)
    total = analysis.totals[0]
    assert total.before == pytest.approx(3 / 8, abs=NEAR)
    assert total.start == pytest.approx(1 / 2, abs=NEAR * sqrt(2))
    assert total.skill == decision.cost
    assert total.result == 1.0
    assert total.corrected == pytest.approx(1 / 4, abs=SURELY * total.error)
    assert (total.decisions, analysis.totals[1].decisions) == (1, 0)


def test_the_best_move_costs_nothing_though_it_lost() -> None:
    analysis = _analysed(0, "guess")
    (decision,) = analysis.decisions
    assert decision.cost == 0.0
    assert decision.mark == ""
    assert decision.choices[decision.made].sentence == decision.choices[0].sentence == "guess"
    # The coin lay badly: 1/8 in the true position, and 0 after the guess, which added 1/8.
    assert decision.hidden == _near([-1 / 4, 1 / 4], of=3)
    assert [draw.move for draw in analysis.draws] == [0]
    assert analysis.totals[0].grade == "flawless"


def test_shares_are_those_of_the_true_position_and_their_errors_are_within_the_bound() -> None:
    analysis = _analysed(1, "spin", 3)
    assert analysis.shares[0] == _near([5 / 8, 3 / 8])
    assert analysis.shares[1] == analysis.shares[2] == [0.0, 1.0]
    assert max(analysis.errors) <= BOUND


def test_what_nobody_had_seen_is_luck_of_who_draws_it_and_not_of_the_deal() -> None:
    analysis = _analysed(1, "guess", game=TOSSED)
    assert analysis.shares[0] == _near([3 / 8, 5 / 8])
    deal, guess = analysis.draws
    assert (deal.move, guess.move) == (0, 1)
    assert deal.luck == _near([0.0, 0.0], of=2)
    assert guess.luck == _near([0.5, -0.5])
    (decision,) = analysis.decisions
    assert decision.cost == 0.0
    assert decision.best == _near([1 / 8, -1 / 8])
    assert decision.hidden == _near([0.0, 0.0], of=3)


def test_what_lies_unseen_is_no_luck_before_it_is_drawn() -> None:
    analysis = _analysed(1, "spin", 3, game=TOSSED)
    deal, spin = analysis.draws
    assert deal.luck == _near([0.0, 0.0], of=2)
    assert spin.luck == _near([-0.25, 0.25])


@pytest.mark.parametrize(
    ("sentence", "wins", "ways"),
    [
        ("guess", 1 / 2, [(1 / 2, (0,)), (1 / 2, (1,))]),
        ("spin", 1 / 4, [(1 / 8, (0, 0)), (3 / 8, (0, 3)), (1 / 8, (1, 0)), (3 / 8, (1, 3))]),
    ],
)
def test_luck_averages_nothing_though_the_playout_is_poor(
    sentence: str, wins: float, ways: list[tuple[float, tuple[int, ...]]]
) -> None:
    """Whatever is chosen, over all that coin and wheel can do; and without its luck every game has
    won what the choice wins."""
    means = {"luck": 0.0, "hidden": 0.0, "result": 0.0}
    for likely, (heads, *spun) in ways:
        analysis = _analysed(heads, sentence, *spun)
        total = analysis.totals[0]
        assert total.corrected == pytest.approx(wins, abs=SURELY * total.error)
        means["luck"] += likely * total.luck
        means["hidden"] += likely * analysis.decisions[0].hidden[0]
        means["result"] += likely * total.result
    # The same seed plays the same fresh deals in each, so that their errors do not cancel out.
    assert means["luck"] == pytest.approx(0, abs=NEAR * sqrt(2))
    assert means["hidden"] == pytest.approx(0, abs=NEAR * sqrt(2))
    assert means["result"] == pytest.approx(wins)


def test_a_playout_that_finds_the_best_move_leaves_nothing_to_add() -> None:
    """Not even noise: the same move has the same luck."""
    analysis = _analysed(1, "guess", game=GUESSED)
    (decision,) = analysis.decisions
    assert decision.best == decision.skill == [0.0, 0.0]
    assert [total.start for total in analysis.totals] == _near([1 / 2, 1 / 2])
    assert decision.hidden == [0.0, 0.0]
    assert analysis.draws[0].luck == _near([1 / 2, -1 / 2])


def test_a_forced_move_is_no_decision() -> None:
    assert [decision.move for decision in _analysed(0, "guess").decisions] == [1]
