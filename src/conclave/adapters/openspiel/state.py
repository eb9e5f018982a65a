"""A state as OpenSpiel's algorithms use it."""

from collections.abc import Callable

import pyspiel

from conclave.adapters.openspiel.observer import HoldsPlay
from conclave.adapters.openspiel.play import Play
from conclave.core.chance import FastChance
from conclave.core.rewards import rewards


class SpielState(HoldsPlay):
    def __init__(self, game: pyspiel.Game, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        if self.play.limit():
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.actor()

    def _legal_actions(self, _player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        limit = self.play.limit()
        return [(outcome, 1 / limit) for outcome in range(limit)]

    def _apply_action(self, action: int) -> None:
        if self.play.limit():
            self.play.draw(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.get_game().word(action, self.play))

    def is_terminal(self) -> bool:
        return self.play.over()

    def returns(self) -> list[float]:
        if not self.play.over():
            return [0.0] * self.play.seats
        assert self.play.position is not None
        return rewards(self.play.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player could not tell from this one, fairly drawn."""
        state: SpielState = self.clone()
        state.play = self.play.imagined(player, FastChance(int(sampler() * (1 << 53))))
        return state

    def __str__(self) -> str:
        play = self.play
        said = [*play.history(play.seats), *(str(action) for action in play.said)]
        return "\n".join([*said, " ".join(str(draw) for draw in play.draws)])
