"""All spells by number, and all that they ask by phase.

A spell is an object in the file of its level. The box says its name and number (``SPELL_WORDS``)
and where it lies (``edition.toml``), ``locale/`` how it reads; what bots think of it is a row of
``bot/spell_values.py``.
"""

from typing import Final

from conclave.games.archmage.rules.phases import TURN_PHASES
from conclave.games.archmage.rules.spells import advanced, fundamental, master
from conclave.games.archmage.rules.spells.spell import Spell, Step
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.tokens import TokenKind

BOOK: Final[list[Spell]] = sorted(
    [*fundamental.SPELLS, *advanced.SPELLS, *master.SPELLS], key=lambda spell: spell.number
)
"""By the spell's number."""

TOKENS: Final[dict[str, TokenKind[Table]]] = {
    spell.token.word: spell.token for spell in BOOK if spell.token is not None
}
"""By word."""


def _numbered(first: int) -> dict[int, Step]:
    """The questions in the order of the book, each with its phase."""
    asked = [step for spell in BOOK for step in spell.steps]
    for phase, step in enumerate(asked, start=first):
        step.phase = phase
    return {step.phase: step for step in asked}


SPELL_STEPS: Final[dict[int, Step]] = _numbered(len(TURN_PHASES))
"""By phase."""
SPELL_OF: Final[dict[int, Spell]] = {step.phase: spell for spell in BOOK for step in spell.steps}
"""By phase: who asks."""

PHASES: Final = (*TURN_PHASES, *[step.word for step in SPELL_STEPS.values()], "over")
"""The words of all phases."""
OVER: Final = len(PHASES) - 1
