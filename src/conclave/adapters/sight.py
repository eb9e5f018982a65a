"""What a seat sees, as a row of numbers of fixed length.

Where a game has a tensor of its own, that is the better row. Without: a view is plain data of words
and numbers, and each game's is its own. Each word in its place, and each number, is hashed to a
place in the row (the hashing trick), so that one way serves all games and nothing is shown that is
not in the view.
"""

from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from conclave.core.game import MOST_WORDS
from conclave.core.hearing import Hearing, Memory
from conclave.core.plain import Plain
from conclave.core.speaking import Mover, Speaker
from conclave.core.state import State
from conclave.core.tensors import NUMBER, Tensor

LENGTH = 4096
NOT_DEALT = "the table has not been dealt: call reset first"
VIEW = "view"
TENSOR = "tensor"

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
"""``observation``: a Row, and ``action_mask``: a Mask; Gymnasium types the space of it loosely."""


class Sight:
    """How the seats of one game see it. ``observation`` is the row, ``action_mask`` tells the words
    that may be said next: none but for the seat whose turn it is."""

    def __init__(self, speaker: Speaker, length: int = LENGTH) -> None:
        self.speaker = speaker
        self.length = length
        self._places: dict[str, tuple[int, int]] = {}

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.speaker.words),), np.int8),
            }
        )

    def of(self, state: State, seat: int, memory: Memory | None = None) -> Observation:
        row: Row = np.zeros(self.length, np.float32)
        mask: Mask = np.zeros(len(self.speaker.words), np.int8)
        self._look(row, "view", self.speaker.game.view(state, seat))
        self._look(row, "seat", f"{seat}")
        if state.actor() == seat:
            for place, number in enumerate(self.speaker.said):
                self._look(row, f"said.{place}", self.speaker.words[number])
            mask[self.speaker.next()] = 1
        return {"observation": row, "action_mask": mask}

    def _look(self, row: Row, path: str, seen: Plain) -> None:
        if isinstance(seen, dict):
            for key, value in seen.items():
                self._look(row, f"{path}.{key}", value)
        elif isinstance(seen, list):
            # Words in a list are things that lie together: how many of each, not in which order.
            together = all(isinstance(value, str) for value in seen)
            for place, value in enumerate(seen):
                self._look(row, path if together else f"{path}.{place}", value)
        elif isinstance(seen, str) or seen is None:
            self._add(row, f"{path}={seen}", 1)
        else:
            self._add(row, path, seen)

    def _add(self, row: Row, name: str, amount: float) -> None:
        place = self._places.get(name)
        if place is None:
            hashed = crc32(name.encode())
            place = (hashed % self.length, 1 if hashed >> 31 else -1)
            self._places[name] = place
        row[place[0]] += place[1] * amount


class TensorSight(Sight):
    """The game's own tensor. Where actions are words, it is followed by how often each was said;
    where it is asked for, the last so many entries of what the seat was told end the row."""

    def __init__(self, speaker: Speaker, told: int = 0) -> None:
        tensor = speaker.game.observation
        if tensor is None:
            raise ValueError(f"{speaker.game.slug} has no tensor: say “{VIEW}”")
        self.width = tensor.size
        self.tensor = tensor
        self.spoken = 0 if isinstance(speaker, Mover) else len(speaker.words)
        self.hearing = Hearing(speaker.game, told) if told else None
        heard = self.hearing.tensor.size if self.hearing else 0
        super().__init__(speaker, tensor.size + self.spoken + heard)

    def space(self) -> spaces.Dict:
        low, high = bounds(self.tensor, self.spoken, self.hearing)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.speaker.words),), np.int8),
            }
        )

    def of(self, state: State, seat: int, memory: Memory | None = None) -> Observation:
        speaker = self.speaker
        into = bytearray(self.length * NUMBER)
        speaker.game.observe(state, seat, into, 0)
        row: Row = np.frombuffer(into, np.float32)
        allowed = bytearray(len(speaker.words))
        if state.actor() == seat:
            for number in speaker.said:
                row[self.width + number] += 1
            speaker.mask(allowed, 0)
        if self.hearing is not None and memory is not None:
            at = self.width + self.spoken
            self.hearing.write(memory.of(seat), seat, memory.seats, into, at)
        mask: Mask = np.frombuffer(allowed, np.int8)
        return {"observation": row, "action_mask": mask}


def bounds(tensor: Tensor, words: int, hearing: Hearing | None = None) -> tuple[Row, Row]:
    """The lowest and the highest numbers of a row that goes on with the counts of so many words,
    and with what was told."""
    lows, highs = _bounds(tensor)
    lows.append(np.zeros(words, np.float32))
    highs.append(np.full(words, MOST_WORDS, np.float32))
    if hearing is not None:
        more = _bounds(hearing.tensor)
        lows += more[0]
        highs += more[1]
    return np.concatenate(lows), np.concatenate(highs)


def _bounds(tensor: Tensor) -> tuple[list[Row], list[Row]]:
    low = [np.full(field.size, field.low / field.scale, np.float32) for field in tensor.fields]
    high = [np.full(field.size, field.high / field.scale, np.float32) for field in tensor.fields]
    return low, high


def sight_of(speaker: Speaker, observation: str, length: int, told: int = 0) -> Sight:
    if observation not in (VIEW, TENSOR):
        raise ValueError(f"an observation is a “{VIEW}” or a “{TENSOR}”, not “{observation}”")
    if length < 1:
        raise ValueError(f"a row can't have {length} numbers: say 1 or more")
    if told < 0:
        raise ValueError(f"the last {told} entries can't be told: say 0 or more")
    if told and observation != TENSOR:
        raise ValueError(f"what was told comes with a “{TENSOR}”, not with a “{observation}”")
    return TensorSight(speaker, told) if observation == TENSOR else Sight(speaker, length)
