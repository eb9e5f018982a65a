"""The two kinds of move: casting a spell, and stopping."""

from typing import Final

from conclave.core.state import Move
from conclave.games.abracada.box.pieces import SLOTS

CAST: Final = 0
STOP: Final = 1

CASTS: Final[list[Move]] = [(CAST, spell) for spell in range(SLOTS)]
"""By spell; slot 0 is unused."""
STOPPING: Final[Move] = (STOP,)
