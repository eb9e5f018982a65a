"""What a player may know, as OpenSpiel asks for it: strings, and tensors with named pieces."""

import json
from zlib import crc32

import numpy as np
import pyspiel

from conclave.adapters.openspiel.play import Play
from conclave.adapters.sight import LENGTH, TENSOR, VIEW, Row, Sight, sight_of
from conclave.core.speaking import speaker_of

REMEMBERED = 256
"""Of what was told, as many of the last words are in the tensor of an information state."""
TOKENS = 1 << 16


class Observer:
    """OpenSpiel's PyObserver. With perfect recall it tells what the player was told as well.

    It is always one player's view, private and public parts together: a view is not made of two.
    """

    def __init__(self, play: Play, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("a player is shown all that it may see: public and its own private")
        self.recalls: bool = kind.perfect_recall
        width = _sight(play).length
        pieces = [("observation", width)] + [("told", REMEMBERED)] * self.recalls
        self.tensor: Row = np.zeros(sum(size for _, size in pieces), np.float32)
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
            last = " ".join(play.history(player)[-REMEMBERED:]).split()[-REMEMBERED:]
            if last:
                self.dict["told"][-len(last) :] = [_token(word) for word in last]

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


def _token(word: str) -> float:
    """A number between 0 and 1 that stands for the word."""
    return (1 + crc32(word.encode()) % (TOKENS - 1)) / TOKENS
