"""A whole table for PettingZoo: an agent at every seat, each asked when it is its turn."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from conclave.adapters.sight import LENGTH, NOT_DEALT, VIEW, Observation, sight_of
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.hearing import Memory
from conclave.core.options import Options
from conclave.core.rewards import END, Purse
from conclave.core.speaking import WORDS, speaker_of
from conclave.core.state import Move, State


class Table(AECEnv[str, Observation, int | None]):
    """``env.words[action]`` is the word that an action says. One that can't be said changes
    nothing, and the agent's info says what was refused and why.

    ``observation="tensor"`` observes the game's own tensor instead of a flattened view, and
    ``actions="moves"`` has whole moves for actions, both where the game has them. ``told=64`` adds
    to the tensor the last 64 entries of what the seat was told: an information state.

    ``rewards="points"`` pays each seat on the way for the points that are made; in all it gets as
    much as by ``rewards="end"``.
    """

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Options | None = None,
        length: int = LENGTH,
        observation: str = VIEW,
        actions: str = WORDS,
        told: int = 0,
        rewards: str = END,
    ) -> None:
        super().__init__()
        self.game = load_game(slug)
        self.seats = seats
        self.chosen = self.game.agree(seats, options or {})
        self.speaker = speaker_of(self.game, actions)
        self.words = self.speaker.words
        self.sight = sight_of(self.speaker, observation, length, told)
        self.memory: Memory | None = None
        self._recalls = told > 0
        self.purse = Purse(rewards, seats)
        self.chance = FastChance()
        self.metadata = {"name": f"conclave_{slug}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._observations = {agent: self.sight.space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(self.words)) for agent in self.possible_agents}
        self.position: State
        self._dealt = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. The same seed gives the same deal and luck."""
        if seed is not None:
            self.chance = FastChance(seed)
        self.position = self.game.start(self.seats, self.chosen, self.chance)
        self._dealt = True
        self.memory = Memory(self.game, self.seats) if self._recalls else None
        self.purse.empty()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._pass_on()

    def observe(self, agent: str) -> Observation:
        if not self._dealt:
            raise ValueError(NOT_DEALT)
        if agent not in self.possible_agents:
            agents = ", ".join(self.possible_agents)
            raise ValueError(f"there is no agent “{agent}”: they are {agents}")
        return self.sight.of(self.position, self.possible_agents.index(agent), self.memory)

    def step(self, action: int | None) -> None:
        if not self._dealt:
            raise ValueError(NOT_DEALT)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to say a word, not None")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        try:
            move = self.speaker.say(int(action))
        except ValueError as refused:
            self.infos[agent] = {"refused": str(refused)}
            return
        if move is not None:
            self._play(move)
            if self.purse.due(self.position):
                self.rewards = dict(zip(self.agents, self.purse.pay(self.position), strict=True))
            self._pass_on()
        self._accumulate_rewards()

    def _play(self, move: Move) -> None:
        if self.memory is None:
            self.position.play(move, self.chance)
        else:
            self.memory.play(self.position, move, self.chance)

    def _pass_on(self) -> None:
        """To the seat that decides next, or to the end."""
        if not self.position.over():
            self.speaker.begin(self.position)
            self.agent_selection = self.possible_agents[self.position.actor()]
            return
        self.terminations = dict.fromkeys(self.agents, True)
