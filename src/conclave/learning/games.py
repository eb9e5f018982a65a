"""What was seen in games, as arrays, and in files."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from conclave.learning.self_play import Seen


@dataclass
class Games:
    """Positions of games of one number of seats, a row each."""

    table: NDArray[np.int16]
    own: NDArray[np.int16]
    shares: NDArray[np.float32]
    judged: NDArray[np.float32]
    game: NDArray[np.int32]
    """Positions of one game have the same number."""

    def part(self, chosen: NDArray[np.bool_] | NDArray[np.intp]) -> "Games":
        return Games(
            self.table[chosen],
            self.own[chosen],
            self.shares[chosen],
            self.judged[chosen],
            self.game[chosen],
        )


def write_games(seen: Seen, file: Path) -> None:
    """It is there whole or not at all."""
    draft = file.with_name(f"{file.name}.unfinished")
    with draft.open("wb") as opened:
        np.savez_compressed(
            opened,
            table=np.array(seen.table, np.int16),
            own=np.array(seen.own, np.int16),
            shares=np.array(seen.shares, np.float32),
            judged=np.array(seen.judged, np.float32),
            game=np.array(seen.game, np.int32),
        )
    draft.replace(file)


def read_games(files: list[Path]) -> list[Games]:
    """All of them, those of each number of seats together."""
    by_seats: dict[int, list[Games]] = {}
    games = 0
    for file in files:
        with np.load(file, allow_pickle=False) as read:
            one = Games(read["table"], read["own"], read["shares"], read["judged"], read["game"])
        one.game = one.game + games
        games = int(one.game.max())
        by_seats.setdefault(one.own.shape[1], []).append(one)
    return [_together(by_seats[seats]) for seats in sorted(by_seats)]


def _together(parts: list[Games]) -> Games:
    return Games(
        np.concatenate([part.table for part in parts]),
        np.concatenate([part.own for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.judged for part in parts]),
        np.concatenate([part.game for part in parts]),
    )
