"""One seat for Gymnasium: an agent among bots, which play whenever it is not the agent's turn."""

from typing import Any

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from conclave.adapters.sight import LENGTH, NOT_DEALT, VIEW, Observation, sight_of
from conclave.bots.levels import check_level, choose
from conclave.bots.memories import Memories
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.guide import NOVICE
from conclave.core.hearing import Memory
from conclave.core.options import Options
from conclave.core.rewards import END, Purse
from conclave.core.speaking import WORDS, speaker_of
from conclave.core.state import Move, State

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class Seat(Env[Observation, np.int64]):
    """``env.words[action]`` is the word that an action says. One that can't be said changes
    nothing, and the info says what was refused and why.

    ``observation="tensor"`` observes the game's own tensor instead of a flattened view, and
    ``actions="moves"`` has whole moves for actions, both where the game has them. ``told=64`` adds
    to the tensor the last 64 entries of what the seat was told: an information state.

    A game is worth 1 to the seat if it is before all others in the end, −1 if it is behind them,
    and alone its points. ``rewards="end"`` gives that in the end, ``rewards="points"`` bit by bit:
    each step gives what the points made since the last one change in the seat's lead. The sum over
    a game is the same, and so is what is best to do.
    """

    def __init__(
        self,
        slug: str,
        seats: int,
        seat: int = 0,
        level: str = NOVICE,
        options: Options | None = None,
        length: int = LENGTH,
        observation: str = VIEW,
        actions: str = WORDS,
        told: int = 0,
        rewards: str = END,
    ) -> None:
        check_level(level, load_game(slug))
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}: the first is 0")
        self.game = load_game(slug)
        self.seats = seats
        self.seat = seat
        self.level = level
        self.chosen = self.game.agree(seats, options or {})
        self.speaker = speaker_of(self.game, actions)
        self.words = self.speaker.words
        self.sight = sight_of(self.speaker, observation, length, told)
        self.heard: Memory | None = None
        self._recalls = told > 0
        self.purse = Purse(rewards, seats)
        self.chance = FastChance()
        self.action_space = spaces.Discrete(len(self.words))
        self.observation_space = self.sight.space()
        self.position: State
        self.memories: Memories
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals anew. The same seed gives the same deal and luck, and bots that play alike as long
        as their clock does not cut them short."""
        super().reset(seed=seed)
        self.chance = FastChance(int(self.np_random.integers(1 << 62)))
        self.position = self.game.start(self.seats, self.chosen, self.chance)
        self._dealt = True
        levels = [self.level if seat != self.seat else "" for seat in range(self.seats)]
        self.memories = Memories(self.game, levels)
        self.heard = Memory(self.game, self.seats) if self._recalls else None
        self.purse.empty()
        self._let_bots_play()
        return self.sight.of(self.position, self.seat, self.heard), {}

    def step(self, action: np.int64) -> Step:
        self._check_dealt()
        info: dict[str, Any] = {}
        try:
            move = self.speaker.say(int(action))
        except ValueError as refused:
            move = None
            info["refused"] = str(refused)
        if move is not None:
            self._play(move)
            self._let_bots_play()
        over = self.position.over()
        due = self.purse.due(self.position)
        reward = self.purse.pay(self.position)[self.seat] if due else 0.0
        return self.sight.of(self.position, self.seat, self.heard), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be said next, by the name that sb3-contrib asks for."""
        self._check_dealt()
        mask = np.zeros(len(self.words), np.bool_)
        if not self.position.over():
            mask[self.speaker.next()] = True
        return mask

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise ValueError(NOT_DEALT)

    def _let_bots_play(self) -> None:
        position = self.position
        while not position.over() and position.actor() != self.seat:
            perspective = self.memories.perspective(position, position.actor(), self.chance)
            self._play(choose(self.game, perspective, self.level, self.chance))
        self.speaker.begin(position)

    def _play(self, move: Move) -> None:
        self.memories.see(self.position, move)
        if self.heard is None:
            self.position.play(move, self.chance)
        else:
            self.heard.play(self.position, move, self.chance)
