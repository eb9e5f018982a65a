"""The pieces of the box: every figure of the game in one place."""

from typing import Final

COPIES: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8)
"""A1: spell n exists n times."""
SLOTS: Final = len(COPIES)
"""The length of a list that is indexed by spell; slot 0 is unused."""
SPELLS: Final = range(1, SLOTS)
ALL_STONES: Final = [spell for spell in SPELLS for _ in range(COPIES[spell])]
DIE: Final = (1, 1, 2, 2, 3, 3)
"""A1: the faces of the die."""

FULL_LIFE: Final = 6
HAND: Final = 5
SECRETS: Final = 4
LAID_OUT: Final = {2: 12, 3: 6, 4: 0, 5: 0}
"""A3: stones that lie face up on the board from the start, by seats."""

TOP: Final = 8
"""A17: points that end the game, and where points stop."""
PRIZE: Final = 3
"""A13, A14: for winning a round."""
CONSOLATION: Final = 1
"""A14, A15: for surviving a round that somebody else won, or nobody."""
LAST_STANDING_PRIZE: Final = 2
"""A19: for winning a round; there is no other survivor to console."""
