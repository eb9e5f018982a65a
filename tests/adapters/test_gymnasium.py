"""One agent among bots, by Gymnasium's own checks and by ours."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conclave.adapters.gymnasium import Seat
from conclave.catalogue import all_games
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_it_keeps_gymnasiums_contract(game: AnyGame) -> None:
    with warnings.catch_warnings():
        # What a seat sees has no bounds that all games share.
        warnings.filterwarnings("ignore", message=".*(minimum|maximum) value.*infinity.*")
        check_env(Seat(game.slug, 2, level="random"), skip_render_check=True)


def test_a_game_among_bots_is_played_to_its_end() -> None:
    env = Seat("twelve_missions", 4, seat=2, options={"rounds": 4})
    observation, _ = env.reset(seed=3)
    words = FastChance(3)
    over = False
    while not over:
        assert env.position.actor() == 2
        action = words.pick(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, _, info = env.step(np.int64(action))
        assert info == {}
    places = [standing.place for standing in env.position.standings()]
    beaten = sum(places[2] < place for place in places)
    behind = sum(places[2] > place for place in places)
    assert reward == (beaten - behind) / 3


def test_alone_the_points_are_the_reward() -> None:
    env = Seat("archmage", 1)
    observation, _ = env.reset(seed=1)
    words = FastChance(1)
    over = False
    while not over:
        action = words.pick(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, _, _ = env.step(np.int64(action))
    assert reward == env.position.standings()[0].points


def test_a_word_that_cant_be_said_changes_nothing() -> None:
    env = Seat("abracada", 2)
    env.reset(seed=1)
    before = env.position.dump()
    _, reward, over, _, info = env.step(np.int64(env.words.index("stop")))
    assert (reward, over) == (0, False)
    assert info == {"refused": "“stop” can't be said now; what can: cast"}
    assert env.position.dump() == before


def test_there_is_no_seat_beyond_the_last() -> None:
    with pytest.raises(ValueError, match="there is no seat 4 at a table of 4: the first is 0"):
        Seat("abracada", 4, seat=4)
