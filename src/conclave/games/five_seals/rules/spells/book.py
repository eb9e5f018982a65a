"""The magic compendium: all spells, and the choices they ask for on the way."""

from typing import Final

from conclave.games.five_seals.box.pieces import ELEMENTS
from conclave.games.five_seals.rules.spells import binding, conflict, might, movement, spaces
from conclave.games.five_seals.rules.spells.spell import BOOK, Spell, Step

SPELLS: Final[list[Spell]] = [
    binding.BINDING_SPELL,
    *might.SPELLS,
    *spaces.SPELLS,
    *conflict.SPELLS,
    *movement.SPELLS,
]
"""All spells in the book's order."""
BOOK.extend([spell for spell in SPELLS for _ in ELEMENTS])

SPELL_STEPS: Final[dict[int, Step]] = {
    **binding.STEPS,
    **might.STEPS,
    **spaces.STEPS,
    **conflict.STEPS,
    **movement.STEPS,
}
"""By phase: the choices that spells ask for on the way."""
