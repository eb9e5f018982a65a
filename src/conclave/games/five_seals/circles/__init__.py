"""The magic compendium: a file for each circle, its five spells in the book's order."""

from typing import Final

from conclave.games.five_seals import binding
from conclave.games.five_seals.circles import conflict, might, movement, spaces
from conclave.games.five_seals.spell import BOOK, Step

BOOK.append(binding.BINDING_SPELL)
for _circle in (might.SPELLS, spaces.SPELLS, conflict.SPELLS, movement.SPELLS):
    BOOK.extend(_circle)

SPELL_STEPS: Final[dict[int, Step]] = {
    **binding.STEPS,
    **spaces.STEPS,
    **conflict.STEPS,
    **movement.STEPS,
}
"""By phase: the choices that spells ask for on the way."""
