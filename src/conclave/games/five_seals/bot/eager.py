"""How soon a spell comes to mind."""

from typing import Final

from conclave.games.five_seals.box.codes import SPELL_WORDS

EAGER: Final[dict[str, float]] = {
    "growth": 20.0,
    "speed": 18.0,
    "theft": 16.0,
    "exploitation": 14.0,
    "absorption": 6.0,
    "strengthening": 5.0,
    "alteration": 5.0,
    "leap": 4.0,
    "teleportation": 4.0,
    "change": 3.5,
    "deception": 3.0,
    "disintegration": 2.5,
    "renewal": 2.0,
    "swap": 1.0,
    "exchange": 0.8,
    "rearrangement": 0.4,
}
SOON: Final[list[float]] = [EAGER.get(word, 0.0) for word in SPELL_WORDS]
"""By spell."""
