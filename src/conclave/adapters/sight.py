"""What a seat sees, as a row of numbers of fixed length.

A view is plain data of words and numbers, and each game's is its own. Each word in its place, and
each number, is hashed to a place in the row (the hashing trick), so that one way serves all games
and nothing is shown that is not in the view.
"""

from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from conclave.adapters.words import Speaker
from conclave.core.plain import Plain
from conclave.core.state import State

LENGTH = 4096

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

    def of(self, state: State, seat: int) -> Observation:
        row: Row = np.zeros(self.length, np.float32)
        mask: Mask = np.zeros(len(self.speaker.words), np.int8)
        self._look(row, "view", self.speaker.game.view(state, seat))
        self._look(row, "seat", f"{seat}")
        if state.actor() == seat:
            for place, word in enumerate(self.speaker.said):
                self._look(row, f"said.{place}", word)
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
