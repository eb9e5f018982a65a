"""The six spheres, their relics, and the eighteen spells (X2, X9)."""

from typing import Final

TIME: Final = 0
BLOOD: Final = 1
NATURE: Final = 2
WILL: Final = 3
MATTER: Final = 4
DEATH: Final = 5

SPHERES: Final = ("time", "blood", "nature", "will", "matter", "death")
RELICS: Final = ("scrolls", "blood", "seeds", "gems", "widgets", "bones")
ALL_SPHERES: Final = 0b111111

SPELLS: Final = 18
ADVANCED: Final = 6
"""The first advanced spell; the spells before it are fundamental."""
MASTER: Final = 12
"""The first master spell."""

SPELL_WORDS: Final = (
    *("quicken", "subjugate", "vines", "stone-skin", "transmute", "decay"),
    *("gate", "chasm", "wellspring", "imprison", "shadow", "divination"),
    *("time-stop", "corrupt", "upheaval", "fortify", "automaton", "obliterate"),
)
"""By number: fundamental ones by their sphere, then the advanced and the master spells."""
SPELL_POINTS: Final = (1, 2, 4)
"""X11: by level."""


def level(spell: int) -> int:
    """0 fundamental, 1 advanced, 2 master."""
    return spell // 6


SPHERE_WORDS: Final = (*SPHERES, *SPELL_WORDS[ADVANCED:])
"""For the eighteen places of an apprentice: a fundamental one goes by its sphere."""

BITS: Final[list[list[int]]] = [
    [spell for spell in range(6) if six >> spell & 1] for six in range(64)
]
"""The numbers of the bits in a mask of six."""


_ADVANCED_BITS: Final = [[spell + 6 for spell in bits] for bits in BITS]
_MASTER_BITS: Final = [[spell + 12 for spell in bits] for bits in BITS]


def spells_in(mask: int) -> list[int]:
    """The numbers of the bits in a mask of eighteen."""
    if mask < 64:
        return BITS[mask]
    return BITS[mask & 63] + _ADVANCED_BITS[mask >> 6 & 63] + _MASTER_BITS[mask >> 12]
