"""Information states in the environments: a row ends with what the seat was told."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import api_test

from conclave.adapters.gymnasium import Seat
from conclave.adapters.pettingzoo import Table
from conclave.adapters.vector import Tables
from conclave.catalogue import all_games
from conclave.core.chance import Chance, FastChance
from conclave.core.game import AnyGame
from conclave.core.hearing import Hearing, Memory
from conclave.core.speaking import speaker_of
from conclave.core.state import State
from conclave.core.tensors import NUMBER

EACH = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
LAST = 12


def told(game: AnyGame, memory: Memory, seat: int) -> NDArray[np.float32]:
    """What the rules themselves make of it."""
    hearing = Hearing(game, LAST)
    row = bytearray(hearing.tensor.size * NUMBER)
    hearing.write(memory.of(seat), seat, memory.seats, row, 0)
    return np.frombuffer(row, np.float32)


def end_of(row: NDArray[np.float32], game: AnyGame) -> NDArray[np.float32]:
    return row[-Hearing(game, LAST).tensor.size :]


def said_by_others(row: NDArray[np.float32], game: AnyGame) -> int:
    """How many of the entries are sentences of other seats."""
    hearing = Hearing(game, LAST)
    entries = end_of(row, game)[2:].reshape(LAST, hearing.entry)
    sentences = entries[entries[:, 0] == 0]
    return int(sentences[:, 2 : 1 + hearing.seats].sum())


@EACH
def test_at_pettingzoos_table_each_seat_recalls_what_the_rules_told_it(game: AnyGame) -> None:
    for actions in ("words", "moves") if game.actions else ("words",):
        env = Table(game.slug, 3, observation="tensor", actions=actions, told=LAST)
        plain = Table(game.slug, 3, observation="tensor", actions=actions)
        env.reset(seed=5)
        plain.reset(seed=5)
        chance, words = FastChance(5), FastChance(6)
        twin, memory = game.start(3, env.chosen, chance), Memory(game, 3)
        speaker = speaker_of(game, actions)
        speaker.begin(twin)
        for _ in range(50):
            for seat, agent in enumerate(env.possible_agents):
                row = env.observe(agent)["observation"]
                assert np.array_equal(end_of(row, game), told(game, memory, seat))
                known = plain.observe(agent)["observation"]
                assert np.array_equal(row[: len(known)], known)
            action = words.pick(env.speaker.next())
            env.step(action)
            plain.step(action)
            move = speaker.say(action)
            if move is not None:
                memory.play(twin, move, chance)
                if twin.over():
                    break
                speaker.begin(twin)
        assert env.observation_space(agent).contains(env.observe(agent))


@EACH
def test_among_bots_a_seat_is_told_what_they_do(game: AnyGame) -> None:
    env = Seat(game.slug, 3, seat=1, level="random", observation="tensor", told=LAST)
    seen, _ = env.reset(seed=2)
    words, heard = FastChance(2), 0
    for _ in range(60):
        assert env.heard is not None
        assert np.array_equal(end_of(seen["observation"], game), told(game, env.heard, 1))
        assert env.observation_space.contains(seen)
        heard += said_by_others(seen["observation"], game)
        action = words.pick(np.flatnonzero(seen["action_mask"]).tolist())
        seen, _, over, _, _ = env.step(np.int64(action))
        if over:
            break
    assert heard
    seen, _ = env.reset(seed=2)
    assert env.heard is not None
    assert np.array_equal(end_of(seen["observation"], game), told(game, env.heard, 1))


def twin_of(env: Tables) -> tuple[State, Chance]:
    """The game at the first table once more, with the same luck to come."""
    tables = env.tables
    tables.chances[0], chance = [type(tables.chances[0])(7) for _ in range(2)]
    return tables.states[0].copy(), chance


@EACH
def test_at_many_tables_the_row_ends_with_what_the_rules_told_the_seat(game: AnyGame) -> None:
    env = Tables(game.slug, 1, 2, told=LAST)
    seen, info = env.reset(seed=3)
    rows, luck, ends = seen["observation"], np.random.default_rng(3), 0
    twin, chance = twin_of(env)
    memory = Memory(game, 2)
    speaker = speaker_of(game, "moves" if game.actions else "words")
    speaker.begin(twin)
    for _ in range(4000):
        seat = int(info["seat"][0])
        assert np.array_equal(end_of(seen["observation"][0], game), told(game, memory, seat))
        mask = seen["action_mask"]
        actions: NDArray[np.int64] = (luck.random(mask.shape) * mask).argmax(1)
        seen, _, ended, _, info = env.step(actions)
        assert seen["observation"] is rows, "no step makes new arrays"
        move = speaker.say(int(actions[0]))
        if move is not None:
            memory.play(twin, move, chance)
            if ended[0]:
                final = info["final_obs"]["observation"][0]
                assert np.array_equal(end_of(final, game), told(game, memory, seat))
                twin, chance = twin_of(env)
                memory = Memory(game, 2)
                ends += 1
            speaker.begin(twin)
        if ends == 2:
            break
    assert ends
    assert env.observation_space.contains(seen)


def test_many_tables_among_bots_tell_what_these_do() -> None:
    [game] = [game for game in all_games() if game.slug == "twelve_missions"]
    for level in ("random", "novice"):
        env = Tables(game.slug, 2, 3, seat=0, level=level, told=LAST)
        seen, _ = env.reset(seed=1)
        heard = 0
        for _ in range(20):
            heard += sum(said_by_others(row, game) for row in seen["observation"])
            seen, *_ = env.step(seen["action_mask"].argmax(1))
        assert heard


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
@pytest.mark.filterwarnings("ignore:Agent's (minimum|maximum) observation space value")
def test_the_contracts_are_kept() -> None:
    api_test(Table("abracada", 3, observation="tensor", told=LAST), num_cycles=100)
    env = Seat("abracada", 2, level="random", observation="tensor", told=LAST)
    check_env(env, skip_render_check=True)


def test_what_cant_be_told_is_refused() -> None:
    with pytest.raises(ValueError, match="the last -1 entries can't be told: say 0 or more"):
        Table("abracada", 2, observation="tensor", told=-1)
    with pytest.raises(ValueError, match="the last -1 entries can't be told: say 0 or more"):
        Tables("abracada", 2, 2, told=-1)
    with pytest.raises(ValueError, match="what was told comes with a “tensor”, not with a “view”"):
        Seat("abracada", 2, told=LAST)
