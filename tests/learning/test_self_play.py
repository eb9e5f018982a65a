"""Games to learn from: which, and what is kept of them."""

import pytest

from conclave.catalogue import load_game
from conclave.learning import self_play
from conclave.learning.gate import play_gate_deal, verdict
from conclave.learning.self_play import play_job
from tests.learning.courses import any_net, quick_effort, short_course


@pytest.fixture(autouse=True)
def _few_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "GAMES_IN_A_JOB", 2)
    monkeypatch.setattr(type(load_game("archmage").guide), "effort", quick_effort)


def test_the_same_job_plays_the_same_games() -> None:
    one, again = play_job(short_course(), None, 1, 0), play_job(short_course(), None, 1, 0)
    assert one == again
    assert one != play_job(short_course(), None, 2, 0)
    assert one != play_job(short_course(seed=2), None, 1, 0)


def test_every_position_is_kept_with_what_became_of_the_seats() -> None:
    course = short_course([2, 3])
    for job, seats in enumerate((2, 3)):
        seen = play_job(course, None, 1, job)
        assert (seen.seats, seen.games) == (seats, 2)
        assert len(seen.table) == len(seen.own) == len(seen.shares) == len(seen.game)
        assert len(seen.table) == 2 * 9 * seats, "a position for every turn"
        for own, shares, judged in zip(seen.own, seen.shares, seen.judged, strict=True):
            assert len(own) == len(shares) == len(judged) == seats
            assert sum(shares) == pytest.approx(1)


def test_the_games_net_is_put_back() -> None:
    guide = load_game("archmage").guide
    before = guide.net
    play_job(short_course(), any_net(load_game("archmage"), 1).dump(), 1, 0)
    assert guide.net is before


def test_at_the_gate_equal_nets_are_even() -> None:
    game = load_game("archmage")
    net = any_net(game, 1).dump()
    before = game.guide.net
    won = [play_gate_deal(short_course([2, 3]), net, net, 1, deal) for deal in range(2)]
    assert game.guide.net is before
    assert all(0 <= one <= 2 for one in won)
    # Two seats exchanged between the same bots: whoever sits better wins both games.
    assert won[0] == pytest.approx(1)


def test_a_net_passes_only_beyond_doubt() -> None:
    assert verdict([1.0, 2.0, 2.0, 1.5] * 5).wins
    assert not verdict([1.0, 2.0, 0.0, 1.5] * 5).wins
    assert not verdict([2.0]).wins
