"""All spells by number, and all that they ask by phase."""

from typing import Final

from conclave.games.archmage.rules.spells import advanced, fundamental, master
from conclave.games.archmage.rules.spells.spell import Spell, Step

BOOK: Final[list[Spell]] = [*fundamental.SPELLS, *advanced.SPELLS, *master.SPELLS]
"""By the spell's number."""

SPELL_STEPS: Final[dict[int, Step]] = {**fundamental.STEPS, **advanced.STEPS, **master.STEPS}
"""By phase."""
