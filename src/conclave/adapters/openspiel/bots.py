"""Our bots where OpenSpiel wants one, to measure others against."""

import pyspiel

from conclave.adapters.openspiel.play import Play
from conclave.adapters.openspiel.state import SpielState
from conclave.bots.levels import LEVELS, RANDOM, check_offered, choose, outside_bots
from conclave.core.chance import FastChance
from conclave.core.perspective import Perspective
from conclave.core.speaking import speaker_of


class LevelBot(pyspiel.Bot):
    """A bot of a level at one seat. It looks at the state through the eyes of that seat only."""

    def __init__(self, player: int, level: str, seed: int | None = None) -> None:
        super().__init__()
        check_offered(level, (*LEVELS, *outside_bots(), RANDOM))
        self.player = player
        self.level = level
        self.chance = FastChance(seed)
        self.plan: list[int] = []
        """What is left to say of the move that was chosen."""

    def player_id(self) -> int:
        return self.player

    def restart(self) -> None:
        self.plan = []

    def restart_at(self, _state: SpielState) -> None:
        self.plan = []

    def inform_action(self, _state: SpielState, _player: int, _action: int) -> None:
        pass

    def step(self, state: SpielState) -> int:
        if not state.play.said:
            self.plan = self._choose(state.play)
        return self.plan.pop(0)

    def _choose(self, play: Play) -> list[int]:
        assert play.position is not None
        asked = Perspective(play.game, play.position, self.player, self.chance)
        move = choose(play.game, asked, self.level, self.chance)
        speaker = speaker_of(play.game, play.actions)
        speaker.begin(play.position)
        return speaker.actions_of(play.position, move)
