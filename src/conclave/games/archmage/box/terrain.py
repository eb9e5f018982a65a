"""What a hex can be, and how many there are of each (X1, X2).

A Wilderness has the number of the relic that is found there; nothing has the number of Blood,
which no land yields.
"""

from typing import Final

from conclave.games.archmage.box.spheres import BLOOD, DEATH, MATTER, NATURE, TIME, WILL

LIBRARY: Final = TIME
GROVE: Final = NATURE
MINE: Final = WILL
RUINS: Final = MATTER
CRYPT: Final = DEATH
TOWN: Final = 6
CAMP: Final = 7
DROW: Final = 8
TROLLS: Final = 9
GREMLINS: Final = 10
CURSED_TOWER: Final = 11
ENCLAVE: Final = 12
"""The enclave of sphere s is ENCLAVE + s."""
KINDS: Final = 18

WILDERNESS: Final = (LIBRARY, GROVE, MINE, RUINS, CRYPT)
OUTPOSTS: Final = (CAMP, CAMP, CAMP, DROW, GREMLINS, TROLLS)
WILD_COPIES: Final = 6

KIND_WORDS: Final = (
    *("library", "", "grove", "mine", "ruins", "crypt"),
    *("town", "camp", "drow", "trolls", "gremlins", "cursed-tower"),
    *("elves", "demons", "dryads", "dwarves", "gnomes", "goblins"),
)

HYBRID_SPHERES: Final = (1 << TIME | 1 << BLOOD, 1 << NATURE | 1 << WILL, 1 << MATTER | 1 << DEATH)
"""Of Drow, Trolls and Gremlins, as bits."""
