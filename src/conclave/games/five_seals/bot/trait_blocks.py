"""Where the weights of an instinct lie: a block for every trait, a place for every case of it."""

from typing import Final

from conclave.core.instinct import Blocks
from conclave.games.five_seals.box.codes import PRINTED
from conclave.games.five_seals.rules.spells.book import PHASES

SPELLS: Final = len(PRINTED)
CIRCLES: Final = 5
STRENGTHS: Final = 5
STAGES: Final = 6
"""How many scrolls of strength 6 may still be taken before the game ends."""
LEADS: Final = 6
POINTS: Final = 12
PAID: Final = 3
WASTED: Final = 4
LEFT: Final = 4
"""Dice in hand."""
NEXT: Final = 8
"""The points of a scroll, 0 being none."""
PROMISES: Final = 10
GAINS: Final = 9
RANKS: Final = 4
RIVALS: Final = 4

_blocks: Final = Blocks()

SCROLL_BY_SPELL: Final = _blocks.add(SPELLS, STAGES)
SCROLL_BY_PRICE: Final = _blocks.add(POINTS, PAID, WASTED)
SCROLL_BY_RIVALS: Final = _blocks.add(POINTS, RIVALS, LEFT)
SCROLL_BY_NEXT: Final = _blocks.add(POINTS, LEFT, NEXT)
SCROLL_BY_LEAD: Final = _blocks.add(STRENGTHS, STAGES, LEADS)
SCROLL_BY_RANK: Final = _blocks.add(RANKS, LEFT)

DOORWAY_BY_PROMISE: Final = _blocks.add(STRENGTHS, PROMISES)
DOORWAY_BY_PRICE: Final = _blocks.add(PAID, WASTED, PROMISES)
DOORWAY_BY_NEXT: Final = _blocks.add(LEFT, NEXT, NEXT)
DOORWAY_BY_CHOICE: Final = _blocks.add(LEFT, NEXT, PROMISES)
DOORWAY_BY_RIVALS: Final = _blocks.add(RIVALS, PROMISES)
DOORWAY_BY_STAGE: Final = _blocks.add(STAGES, LEADS, LEFT)
DOORWAY_BY_RANK: Final = _blocks.add(RANKS, LEFT)

CAST_BY_NEED: Final = _blocks.add(SPELLS, 2, NEXT)
CAST_BY_STAGE: Final = _blocks.add(SPELLS, STAGES, LEFT)
CAST_BY_GAIN: Final = _blocks.add(SPELLS, GAINS, LEFT)
CAST_BY_DICE: Final = _blocks.add(SPELLS, PAID, 7)
CAST_BY_RIVALS: Final = _blocks.add(SPELLS, RIVALS, 2)
CAST_BY_CIRCLE: Final = _blocks.add(SPELLS, CIRCLES, 2)

GIVE_UP_BY_DICE: Final = _blocks.add(LEFT, RIVALS)
GIVE_UP_BY_SCROLLS: Final = _blocks.add(LEFT, 5)
GIVE_UP_BY_LEAD: Final = _blocks.add(STAGES, LEADS)

STEP_BY_RANK: Final = _blocks.add(len(PHASES), 8)
STEP_BY_GAP: Final = _blocks.add(len(PHASES), 7)
STEP_BY_WORTH: Final = _blocks.add(len(PHASES), 9)

PLACES: Final = _blocks.size
