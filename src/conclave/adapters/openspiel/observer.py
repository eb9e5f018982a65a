"""What a player may know, as OpenSpiel asks for it: strings, and tensors with named pieces."""

import json

import numpy as np
import pyspiel

from conclave.adapters.openspiel.play import Play
from conclave.adapters.sight import LENGTH, TENSOR, VIEW, Row, Sight, sight_of
from conclave.core.hearing import Hearing
from conclave.core.speaking import speaker_of
from conclave.core.tensors import NUMBER


class Observer:
    """OpenSpiel's PyObserver. With perfect recall it tells what the player was told as well.

    It is always one player's view, private and public parts together: a view is not made of two.
    """

    def __init__(self, play: Play, kind: pyspiel.IIGObservationType, last: int) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("a player is shown all that it may see: public and its own private")
        self.recalls: bool = kind.perfect_recall
        width = _sight(play).length
        self.hearing = Hearing(play.game, last)
        told = self.hearing.tensor.size if self.recalls else 0
        self._buffer = bytearray((width + told) * NUMBER)
        self.tensor: Row = np.frombuffer(self._buffer, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if self.recalls:
            self.dict["told"] = self.tensor[width:]

    def set_from(self, state: "HoldsPlay", player: int) -> None:
        play = state.play
        self.tensor.fill(0)
        if play.position is None:
            return
        self.dict["observation"][:] = _sight(play).of(play.position, player)["observation"]
        if self.recalls:
            heard, at = play.memory.of(player), len(self.dict["observation"])
            self.hearing.write(heard, player, play.seats, self._buffer, at)

    def string_from(self, state: "HoldsPlay", player: int) -> str:
        play = state.play
        if play.position is None:
            return f"seat {player}"
        lines = [f"seat {player}"]
        if self.recalls:
            lines += play.history(player)
        lines.append(json.dumps(play.game.view(play.position, player), sort_keys=True))
        if play.said and play.position.actor() == player:
            lines.append(" ".join(str(action) for action in play.said))
        return "\n".join(lines)


class HoldsPlay(pyspiel.State):
    """An OpenSpiel state as far as an observer looks into it."""

    play: Play


def _sight(play: Play) -> Sight:
    speaker = speaker_of(play.game, play.actions)
    if play.position is not None and not play.position.over():
        speaker.begin(play.position)
        for action in play.said:
            speaker.say(action)
    return sight_of(speaker, VIEW if play.game.observation is None else TENSOR, LENGTH)
