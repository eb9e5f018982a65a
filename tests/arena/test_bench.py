import json

import pytest

from conclave.arena import bench
from conclave.arena.bench import NATIVE, OURS, BenchResult, run_bench
from conclave.catalogue import SLUGS

PLAY = ("play", "first-trick")
BRIEFLY = [
    OURS[0],
    *[
        (slug, seats, tuple(kind for kind in kinds if kind in PLAY))
        for slug, seats, kinds in OURS[1:]
    ],
]
"""Each kind of figure once, and each game; every figure is a process of its own."""


@pytest.fixture(scope="module")
def result() -> BenchResult:
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(NATIVE, raising=False)
        patch.setattr(bench, "OURS", BRIEFLY)
        return run_bench(repeats=1, seconds=0.01)


def test_every_kind_is_measured(result: BenchResult) -> None:
    measured = {figure.kind for figure in result.figures if figure.maker == "Conclave"}
    assert measured == {kind for _, _, kinds in OURS for kind in kinds}


def test_every_game_of_ours_is_measured(result: BenchResult) -> None:
    ours = [f for f in result.figures if f.maker == "Conclave" and not f.missing]
    assert {f.name.split()[0] for f in ours if f.kind == "play"} == {slug for slug, *_ in OURS}
    assert all(f.per_second is not None and f.per_second > 0 for f in ours)
    assert {slug for slug, *_ in OURS} <= set(SLUGS)


def test_what_is_missing_is_said_and_harms_nothing_else(result: BenchResult) -> None:
    for figure in result.figures:
        if figure.per_second is None:
            assert "is not" in figure.missing
            assert figure.ratio is None
    assert json.loads(json.dumps(result.dump()))["repeats"] == 1


def test_ratios_are_to_the_reference_of_the_same_kind(result: BenchResult) -> None:
    speeds = {figure.name: figure.per_second for figure in result.figures}
    for figure in result.figures:
        reference = speeds[result.references[figure.kind]]
        if reference and figure.per_second:
            assert figure.ratio == pytest.approx(figure.per_second / reference)
