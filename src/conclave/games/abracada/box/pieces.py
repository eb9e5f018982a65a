"""The pieces of the box: every figure of the game in one place."""

from typing import Final

SPELLS: Final = range(1, 9)
COPIES: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8)
"""A1: spell n exists n times."""
ALL_STONES: Final = [spell for spell in SPELLS for _ in range(spell)]
DIE: Final = (1, 1, 2, 2, 3, 3)
"""A1: the faces of the die."""

FULL_LIFE: Final = 6
HAND: Final = 5
SECRETS: Final = 4
LAID_OUT: Final = {2: 12, 3: 6, 4: 0, 5: 0}
"""A3: stones that lie face up on the board from the start, by seats."""
TOP: Final = 8
"""A17: points that end the game, and where points stop."""
