"""Many tables at once play as one table does."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from conclave.adapters.sight import TensorSight
from conclave.adapters.vector import Tables
from conclave.catalogue import all_games
from conclave.core.game import AnyGame
from conclave.core.speaking import Speaker
from conclave.core.tensors import NUMBER

EACH = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
WITH_MOVES = pytest.mark.parametrize(
    "game", [game for game in all_games() if game.actions], ids=lambda game: game.slug
)


def chosen(masks: NDArray[np.int8], luck: np.random.Generator) -> NDArray[np.int64]:
    """One of the possible actions of each table."""
    weights: NDArray[np.float64] = luck.random(masks.shape) * masks
    actions: NDArray[np.int64] = weights.argmax(1)
    return actions


@WITH_MOVES
def test_a_step_shows_what_the_next_seat_knows_and_may_do(game: AnyGame) -> None:
    env = Tables(game.slug, 3, 2)
    seen, info = env.reset(seed=4)
    luck = np.random.default_rng(4)
    assert game.observation is not None
    row = bytearray(game.observation.size * NUMBER)
    mask = bytearray(game.actions)
    for _ in range(100):
        for place, state in enumerate(env.tables.states):
            assert info["seat"][place] == state.actor()
            game.observe(state, state.actor(), row, 0)
            game.mask(state, mask, 0)
            assert seen["observation"][place].tobytes() == bytes(row)
            assert seen["action_mask"][place].tobytes() == bytes(mask)
        assert env.observation_space.contains(seen)
        seen, _, _, _, info = env.step(chosen(seen["action_mask"], luck))


@EACH
def test_words_make_the_same_game_as_in_pettingzoos_environment(game: AnyGame) -> None:
    env = Tables(game.slug, 2, 2, actions="words")
    seen, info = env.reset(seed=6)
    luck = np.random.default_rng(6)
    speaker = Speaker(game)
    state = env.tables.states[1]
    speaker.begin(state)
    sight = TensorSight(speaker)
    for _ in range(150):
        assert env.observation_space.contains(seen)
        assert info["seat"][1] == state.actor()
        alone = sight.of(state, state.actor())
        assert np.array_equal(seen["observation"][1], alone["observation"])
        assert np.array_equal(seen["action_mask"][1], alone["action_mask"])
        actions = chosen(seen["action_mask"], luck)
        made = speaker.say(int(actions[1]))
        seen, _, _, _, info = env.step(actions)
        if made is not None:
            state = env.tables.states[1]
            speaker.begin(state)


@EACH
def test_what_happens_at_a_table_does_not_hang_on_the_others(game: AnyGame) -> None:
    rows = []
    for count in (1, 4):
        env = Tables(game.slug, count, 2, copy=True)
        seen, _ = env.reset(seed=9)
        for _ in range(60):
            seen, *_ = env.step(seen["action_mask"].argmax(1))
        rows.append(seen["observation"][0])
    assert np.array_equal(*rows)


def test_a_game_that_is_over_is_dealt_anew_in_the_same_step() -> None:
    env = Tables("abracada", 8, 3, {"rounds": 1})
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    luck = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        movers = info["seat"]
        seen, rewards, over, cut, info = env.step(chosen(seen["action_mask"], luck))
        assert not cut.any()
        assert seen["action_mask"].any(axis=1).all()
        for place in np.flatnonzero(over):
            ended += 1
            assert not env.tables.states[place].over()
            all_seats = info["rewards"][place]
            assert rewards[place] == all_seats[movers[place]]
            assert sum(all_seats) == pytest.approx(0)
            assert info["final_obs"]["observation"][place].any()
        assert not rewards[~over].any()
    assert ended > 8


@pytest.mark.parametrize("level", ["random", "novice"])
def test_among_bots_it_is_always_the_learners_turn(level: str) -> None:
    env = Tables("abracada", 4, 3, {"rounds": 1}, seat=1, level=level)
    seen, info = env.reset(seed=2)
    luck = np.random.default_rng(2)
    for _ in range(40):
        assert (info["seat"] == 1).all()
        seen, rewards, over, _, info = env.step(chosen(seen["action_mask"], luck))
        for place in np.flatnonzero(over):
            assert rewards[place] == info["rewards"][place][1]


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = Tables("abracada", 2, 2)
    env.reset(seed=1)
    before = [state.dump() for state in env.tables.states]
    with pytest.raises(ValueError, match="table 1: action 0 is masked and can't be taken"):
        env.step(np.array([1, 0]))
    with pytest.raises(ValueError, match="there is no action 9, they go from 0 to 8"):
        env.step(np.array([1, 9]))
    with pytest.raises(ValueError, match="1 actions for 2 tables"):
        env.step(np.array([1]))
    assert [state.dump() for state in env.tables.states] == before


def test_the_arrays_stay_the_same_unless_a_copy_is_asked_for() -> None:
    first = Tables("abracada", 2, 2)
    seen, _ = first.reset(seed=1)
    again, *_ = first.step(seen["action_mask"].argmax(1))
    assert again["observation"] is seen["observation"]
    copied = Tables("abracada", 2, 2, copy=True)
    seen, _ = copied.reset(seed=1)
    before = seen["observation"].copy()
    copied.step(seen["action_mask"].argmax(1))
    assert np.array_equal(seen["observation"], before)


def test_rows_are_not_altered_by_mistake() -> None:
    seen, _ = Tables("five_seals", 2, 2).reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        seen["observation"] *= 2
    seen, _ = Tables("five_seals", 2, 2, copy=True).reset(seed=1)
    seen["observation"] *= 2


def test_random_actions_are_all_that_are_possible_and_no_others() -> None:
    env = Tables("abracada", 3, 2)
    seen, _ = env.reset(seed=5)
    for _ in range(5):
        seen, *_ = env.step(env.random_actions())
    drawn = np.zeros_like(seen["action_mask"])
    for _ in range(300):
        drawn[np.arange(3), env.random_actions()] = 1
    assert np.array_equal(drawn, seen["action_mask"])


def test_equal_seeds_draw_equal_actions() -> None:
    played = []
    for _ in range(2):
        env = Tables("twelve_missions", 4, 2)
        env.reset(seed=3)
        actions = [env.random_actions()]
        for _ in range(20):
            env.step(actions[-1])
            actions.append(env.random_actions())
        played.append(np.stack(actions))
    assert np.array_equal(played[0], played[1])


def test_last_rows_are_kept_where_a_copy_is_asked_for() -> None:
    env = Tables("abracada", 4, 2, {"rounds": 1}, copy=True)
    env.reset(seed=1)
    kept: list[tuple[NDArray[np.float32], NDArray[np.float32]]] = []
    while len(kept) < 4:
        _, _, over, _, info = env.step(env.random_actions())
        if over.any():
            rows = info["final_obs"]["observation"]
            kept.append((rows, rows.copy()))
    for rows, then in kept:
        assert np.array_equal(rows, then)


def test_what_cant_be_is_refused() -> None:
    with pytest.raises(ValueError, match="there are no 0 tables: say 1 or more"):
        Tables("abracada", 0, 2)
    with pytest.raises(ValueError, match="there is no seat 2 at a table of 2"):
        Tables("abracada", 1, 2, seat=2)
    with pytest.raises(ValueError, match="archmage has too many moves for a number each"):
        Tables("archmage", 1, 2, actions="moves")
    with pytest.raises(ValueError, match="actions are “words” or “moves”, not “word”"):
        Tables("archmage", 1, 2, actions="word")
    with pytest.raises(ValueError, match="call reset first"):
        Tables("abracada", 1, 2).step(np.array([1]))
    with pytest.raises(ValueError, match="call reset first"):
        Tables("abracada", 1, 2).random_actions()
    env = Tables("abracada", 1, 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number: give one for each table"):
        env.step(np.array([1.5]))
