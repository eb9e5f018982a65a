from statistics import NormalDist

import pytest

from conclave.arena.interval import Z95, mean_interval, quantile, student95


def test_the_mean_and_its_limits_are_those_of_the_textbook() -> None:
    """1 to 5: deviation 1.5811, Student's figure for four degrees of freedom 2.776."""
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean == 3
    assert high - mean == pytest.approx(2.776 * 1.5811 / 5**0.5, rel=0.005)
    assert mean - low == pytest.approx(high - mean)


@pytest.mark.parametrize(
    ("freedom", "figure"), [(5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)]
)
def test_students_figures_are_those_of_the_tables(freedom: int, figure: float) -> None:
    assert student95(freedom) == pytest.approx(figure, rel=0.002)


def test_with_many_values_students_figure_is_the_normal_one() -> None:
    assert NormalDist().inv_cdf(0.975) == pytest.approx(Z95)
    assert student95(10**6) == pytest.approx(Z95, rel=1e-4)


def test_equal_values_leave_no_doubt_and_a_single_one_leaves_all() -> None:
    assert mean_interval([0.5, 0.5, 0.5]) == (0.5, 0.5, 0.5)
    assert mean_interval([0.5]) == (0.5, float("-inf"), float("inf"))


def test_the_interval_holds_the_truth_95_times_in_100() -> None:
    from conclave.core.chance import FastChance

    chance = FastChance(1)
    trials = 2000
    held = 0
    for _ in range(trials):
        _, low, high = mean_interval([float(chance.below(100)) for _ in range(20)])
        held += low <= 49.5 <= high
    assert 0.93 < held / trials < 0.97


def test_quantiles_are_values_that_were_there() -> None:
    values = [float(n) for n in range(100)]
    assert quantile(values, 0.5) == 50
    assert quantile(values, 0.99) == 99
    assert quantile([3.0], 0.99) == 3
