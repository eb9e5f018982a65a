"""What lies on the table as numbers, kept as long as it lies so; ``knowledge.tensor`` writes it.

A seat's part says what it was written of, so that a change is seen by comparing; what changes on
the board is noted as it happens.
"""

from conclave.games.five_seals.box.dice import Handful


class WrittenSeat:
    """A seat with nothing, until something is written."""

    def __init__(self) -> None:
        self.ready: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        self.ready_piece = b""
        self.spent_piece = b""
        self.points = b""
        self.synergy = b""
        self.dice: list[Handful] = [0] * 4
        self.dice_piece = b""
        self.floor = 0
        self.floor_piece = b""


class Written:
    def __init__(self, seats: int, tokens: bytes, scrolls: bytes) -> None:
        self.tokens = tokens
        self.scrolls = scrolls
        self.stale: list[int] = []
        """The spots where something else lies since the board was written."""
        self.seats = [WrittenSeat() for _ in range(seats)]
