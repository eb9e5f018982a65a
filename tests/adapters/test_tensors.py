"""The games' own tensors and whole moves in the environments."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from conclave.adapters.gymnasium import Seat
from conclave.adapters.pettingzoo import Table
from conclave.catalogue import all_games
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame

WITH_TENSOR = [game for game in all_games() if game.observation is not None]
EACH = pytest.mark.parametrize("game", WITH_TENSOR, ids=lambda game: game.slug)


@EACH
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
@pytest.mark.filterwarnings("ignore:Agent's (minimum|maximum) observation space value")
def test_it_keeps_pettingzoos_contract(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    for actions in ("words", "moves") if game.actions else ("words",):
        env = Table(game.slug, game.most_seats, observation="tensor", actions=actions)
        api_test(env, num_cycles=100)
        assert "Passed" in capsys.readouterr().out


@EACH
def test_it_keeps_gymnasiums_contract(game: AnyGame) -> None:
    for actions in ("words", "moves") if game.actions else ("words",):
        env = Seat(game.slug, 2, level="random", observation="tensor", actions=actions)
        check_env(env, skip_render_check=True)


@EACH
def test_the_words_said_so_far_are_seen(game: AnyGame) -> None:
    env = Table(game.slug, 2, observation="tensor")
    env.reset(seed=3)
    words = FastChance(3)
    for _ in range(40):
        agent = env.agent_selection
        observation = env.observe(agent)
        assert game.observation is not None
        counts = observation["observation"][game.observation.size :]
        assert np.array_equal(counts, np.bincount(env.speaker.said, minlength=len(env.words)))
        env.step(words.pick(env.speaker.next()))


def test_what_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="an observation is a “view” or a “tensor”, not “vew”"):
        Table("abracada", 2, observation="vew")
    with pytest.raises(ValueError, match="actions are “words” or “moves”, not “word”"):
        Table("abracada", 2, actions="word")
    with pytest.raises(ValueError, match="archmage has too many moves for a number each"):
        Table("archmage", 2, actions="moves")


def test_before_the_first_deal_there_is_nothing_to_see_or_to_do() -> None:
    seat, table = Seat("abracada", 2, actions="moves"), Table("abracada", 2, actions="moves")
    for early in (
        lambda: seat.step(np.int64(1)),
        seat.action_masks,
        lambda: table.step(1),
        lambda: table.observe("seat_0"),
    ):
        with pytest.raises(ValueError, match="the table has not been dealt: call reset first"):
            early()


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="a row can't have 0 numbers: say 1 or more"):
        Seat("abracada", 2, length=0)
    table = Table("abracada", 2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="there is no agent “seat_2”: they are seat_0, seat_1"):
        table.observe("seat_2")


def test_a_move_that_cant_be_made_is_refused() -> None:
    env = Table("abracada", 2, actions="moves")
    env.reset(seed=1)
    env.step(0)
    refused = env.infos[env.agent_selection]["refused"]
    assert refused == "action 0 can't be taken now; what can: 1, 2, 3, 4, 5, 6, 7, 8"
