"""What the actor is being asked: a turn, dice, or a step of a spell.

The steps of spells are numbered by ``spells.book``, from FIRST_STEP on.
"""

from typing import Final

BROKEN: Final = -1
"""A seal has just been broken; ``play`` goes on from there before anybody is asked."""
OVER: Final = 0
DRAFT: Final = 1
"""Which dice to take from the supply."""
TURN: Final = 2
"""Break, cast or give up."""
FIRST_STEP: Final = 3

PLAIN_PHASES: Final = ("over", "draft", "turn")
"""Their names in dumped positions, views and messages; those of the steps follow them."""
