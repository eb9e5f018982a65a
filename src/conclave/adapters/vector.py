"""Many tables for Gymnasium, stepped in one call."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from conclave.adapters.sight import Observation, bounds
from conclave.bots.levels import RANDOM, check_level
from conclave.bots.many_tables import ManyTables
from conclave.catalogue import load_game
from conclave.core.options import Options
from conclave.core.rewards import END, POINTS, check_kind, leads
from conclave.core.speaking import MOVES, WORDS
from conclave.core.state import NOBODY

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]
Step = tuple[Observation, Floats, Flags, Flags, dict[str, Any]]


class Tables(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """``count`` tables of a game. An action is a whole move where these are few, else the next word
    of one; ``actions`` says “moves” or “words”.

    Without ``seat`` one learner plays all seats: each row is what the seat that has to decide
    knows, and a reward is that of the seat that decided last; ``info["rewards"]`` has those of all
    seats where a game has ended, and ``info["seat"]`` tells who decides. With ``seat`` the learner
    sits there among bots of that level.

    ``told=64`` adds to a row the last 64 entries of what the seat was told: an information state.

    ``rewards="points"`` gives rewards on the way for the points that are made: at each of its
    decisions a seat gets what its lead has changed since the one before, and ``info["rewards"]``
    has what is left for each seat in the end. In all it is as much as by ``rewards="end"``.

    A game that is over is dealt anew in the same step; ``info["final_obs"]`` has its last row,
    where ``info["_final_obs"]`` says so. The arrays are the same in every step and are written
    anew where they change, so rows can only be read, unless ``copy`` is asked for. An action that
    is masked is refused, and nothing happens at any table.
    """

    def __init__(
        self,
        slug: str,
        count: int,
        seats: int,
        options: Options | None = None,
        seat: int | None = None,
        level: str = RANDOM,
        copy: bool = False,
        actions: str | None = None,
        told: int = 0,
        rewards: str = END,
    ) -> None:
        check_level(level, load_game(slug))
        if count < 1:
            raise ValueError(f"there are no {count} tables: say 1 or more")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}: the first is 0")
        game = load_game(slug)
        chosen = game.agree(seats, options or {})
        place = NOBODY if seat is None else seat
        if actions not in (None, WORDS, MOVES):
            raise ValueError(f"actions are “{WORDS}” or “{MOVES}”, not “{actions}”")
        spoken = actions == WORDS or (actions is None and not game.actions)
        if told < 0:
            raise ValueError(f"the last {told} entries can't be told: say 0 or more")
        self.tables = ManyTables(game, count, seats, chosen, place, level, spoken, told)
        check_kind(rewards)
        self._by_points = rewards == POINTS
        self.num_envs = count
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_action_space = spaces.Discrete(self.tables.actions)
        assert game.observation is not None
        said = self.tables.actions if spoken else 0
        low, high = bounds(game.observation, said, self.tables.hearing)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.tables.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self._seen: dict[str, NDArray[Any]] = {
            "observation": np.frombuffer(self.tables.rows, np.float32).reshape(count, -1),
            "action_mask": np.frombuffer(self.tables.masks, np.int8).reshape(count, -1),
        }
        # What does not change is not written again: whoever altered a row would find it altered.
        self._seen["observation"].flags.writeable = False
        self._rewards = np.frombuffer(self.tables.rewards, np.float32)
        self._all_rewards = np.frombuffer(self.tables.final_rewards, np.float32)
        self._all_rewards = self._all_rewards.reshape(count, seats)
        self._paid = np.zeros((count, seats))
        """What each seat has got so far."""
        self._final = np.frombuffer(self.tables.final_rows, np.float32).reshape(count, -1)
        self._ended = np.frombuffer(self.tables.ended, np.bool_)
        self._never = np.zeros(count, np.bool_)
        self._possible = np.frombuffer(self.tables.masks, np.bool_)
        self._first = np.arange(count) * self.tables.actions
        """Where the actions of each table begin."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals at all tables. The same seed gives the same deals and luck at each of them."""
        if isinstance(seed, list):
            raise ValueError("one seed serves all tables: give a number")
        super().reset(seed=seed)
        self.tables.start(int(self.np_random.integers(1 << 62)))
        self._paid[:] = 0
        return self._shown(), {"seat": np.array(self.tables.actors)}

    def step(self, actions: NDArray[np.int64]) -> Step:
        movers = self.tables.actors[:]
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise ValueError("an action is a whole number: give one for each table")
        self.tables.step(chosen.tolist())
        if self._by_points:
            self._pay(movers)
        info: dict[str, Any] = {"seat": np.array(self.tables.actors)}
        rewards, ended = self._rewards, self._ended
        if ended.any():
            info["rewards"] = self._all_rewards.copy()
            info["final_obs"] = {"observation": self._final.copy() if self.copy else self._final}
            info["_final_obs"] = ended.copy()
        if self.copy:
            rewards, ended = rewards.copy(), ended.copy()
        return self._shown(), rewards, ended, self._never, info

    def random_actions(self) -> NDArray[np.int64]:
        """A possible action for each table, each as likely as the others."""
        if not self.tables.states:
            raise ValueError("the tables have not been dealt: call reset first")
        possible = np.flatnonzero(self._possible)
        before = np.searchsorted(possible, self._first)
        many = np.diff(before, append=len(possible))
        drawn = (self.np_random.random(self.num_envs) * many).astype(np.int64)
        actions: NDArray[np.int64] = possible[before + drawn] - self._first
        return actions

    def _pay(self, movers: list[int]) -> None:
        """Those who decided, by their points, and all whose game is over."""
        ended, paid = self._ended, self._paid
        self._all_rewards[ended] -= paid[ended]
        states = zip(self.tables.states, movers, strict=True)
        worth = np.array([leads(state)[mover] for state, mover in states])
        mine = (np.arange(self.num_envs), movers)
        self._rewards[:] = np.where(ended, self._all_rewards[mine], worth - paid[mine])
        paid[mine] = worth
        paid[ended] = 0

    def _shown(self) -> Observation:
        if self.copy:
            return {name: array.copy() for name, array in self._seen.items()}
        return dict(self._seen)
