"""A table of agents, by PettingZoo's own checks and by ours."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from conclave.adapters.pettingzoo import Table
from conclave.catalogue import all_games
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def play(env: Table, words: FastChance) -> list[str]:
    """A game of random words; what was said."""
    said: list[str] = []
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        action = None if over else words.pick(np.flatnonzero(observation["action_mask"]).tolist())
        if action is not None:
            said.append(f"{agent} {env.words[action]}")
        env.step(action)
    return said


@GAMES
# Said of every table with an action mask, PettingZoo's own among them; and ours draws nothing.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
def test_it_keeps_pettingzoos_contract(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Table(game.slug, game.most_seats), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


def test_equal_seeds_give_equal_games() -> None:
    seed_test(lambda: Table("twelve_missions", 3), num_cycles=50)
    games: list[list[str]] = []
    for _ in range(2):
        env = Table("twelve_missions", 3, {"rounds": 4})
        env.reset(seed=11)
        games.append(play(env, FastChance(5)))
    assert games[0] == games[1]


@GAMES
def test_a_game_ends_with_a_reward_for_each_seat(game: AnyGame) -> None:
    env = Table(game.slug, 2)
    env.reset(seed=2)
    words = FastChance(2)
    while not any(env.terminations.values()):
        observation = env.observe(env.agent_selection)
        env.step(words.pick(np.flatnonzero(observation["action_mask"]).tolist()))
    better, worse = sorted(env.possible_agents, key=lambda agent: -env.rewards[agent])
    assert env.rewards[better] == -env.rewards[worse]
    winner = min(env.position.standings(), key=lambda standing: standing.place)
    assert env.rewards[better] in (0, 1)
    assert env.rewards[f"seat_{winner.seat}"] == env.rewards[better]


@GAMES
def test_a_seat_observes_what_it_may_know_and_no_more(game: AnyGame) -> None:
    env = Table(game.slug, 3)
    env.reset(seed=4)
    words = FastChance(4)
    for _ in range(60):
        actor = env.position.actor()
        for seat in range(3):
            twin = env.position.imagine(seat, words)
            seen = env.sight.of(env.position, seat)
            assert np.array_equal(env.sight.of(twin, seat)["observation"], seen["observation"])
            assert bool(seen["action_mask"].any()) == (seat == actor)
        env.step(words.pick(env.speaker.next()))


def test_a_word_that_cant_be_said_changes_nothing() -> None:
    env = Table("abracada", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.position.dump()
    env.step(env.words.index("stop"))
    assert env.infos[agent] == {"refused": "“stop” can't be said now; what can: cast"}
    assert env.agent_selection == agent
    assert env.position.dump() == before
