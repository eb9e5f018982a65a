"""Random play with the loop in the library."""

import pytest

import conclave
from conclave.core.game import AnyGame


@pytest.mark.parametrize("game", conclave.all_games(), ids=lambda game: game.slug)
def test_equal_seeds_play_equal_games(game: AnyGame) -> None:
    once, again = (conclave.rollout(game, 2, 2, seed=5) for _ in range(2))
    assert (once.games, once.decisions) == (2, again.decisions)
    assert once.shares == again.shares
    assert sum(once.shares) == pytest.approx(2)
    assert once.decisions > 20


def test_by_default_all_seats_play() -> None:
    game = conclave.load_game("abracada")
    played = conclave.rollout(game, 1)
    assert len(played.shares) == game.most_seats
    assert conclave.rollout(game, 0).decisions == 0


def test_what_cant_be_played_is_refused() -> None:
    game = conclave.load_game("abracada")
    with pytest.raises(ValueError, match="-1 games can't be played: say 0 or more"):
        conclave.rollout(game, -1)
    with pytest.raises(conclave.BadSeats):
        conclave.rollout(game, 1, 9)
    with pytest.raises(conclave.BadOption):
        conclave.rollout(game, 1, 2, {"rounds": 7})
