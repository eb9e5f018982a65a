"""The book: all spells, and what the rules look up in them."""

from typing import Final

from conclave.games.five_seals.box.pieces import ELEMENTS
from conclave.games.five_seals.rules.phases import FIRST_STEP, PLAIN_PHASES
from conclave.games.five_seals.rules.spells import binding, conflict, might, movement, spaces
from conclave.games.five_seals.rules.spells.spell import Spell, SpellStep

_CHAPTERS: Final[tuple[list[type[Spell]], ...]] = (
    binding.SPELLS,
    spaces.SPELLS,
    conflict.SPELLS,
    movement.SPELLS,
    might.SPELLS,
)
"""In the order in which their steps are numbered."""


def _written() -> list[Spell]:
    book: list[Spell] = []
    spells: dict[int, Spell] = {}
    phase = FIRST_STEP
    for chapter in _CHAPTERS:
        for kind in chapter:
            spell = kind(phase, book)
            phase += len(spell.steps)
            spells[spell.number] = spell
    book += [spells[number] for number in sorted(spells)]
    return book


SPELLS: Final = _written()
"""All spells in the book's order, each at its number."""
BOOK: Final = [spell for spell in SPELLS for _ in ELEMENTS]
"""By scroll: its spell."""

STEPS: Final[dict[int, SpellStep]] = {
    spell.phase + place: step for spell in SPELLS for place, step in enumerate(spell.steps)
}
"""By phase: the choices that spells ask for."""
PHASES: Final = (*PLAIN_PHASES, *(STEPS[phase].word for phase in sorted(STEPS)))
"""By number: how a phase is called in dumped positions, views and messages."""
CASTING: Final[dict[int, Spell]] = {
    spell.phase + place: spell
    for spell in SPELLS
    if not spell.reacts
    for place in range(len(spell.steps))
}
"""The spell that is being cast in a phase; there is none in the others."""
REACTING: Final = [
    [spell for spell in SPELLS if spell.reacts and spell.circle in (1, circle)]
    for circle in range(5)
]
"""By circle that is played: the spells that react to a broken seal."""
POINTS_PER_SCROLL: Final = [spell.points_per_scroll for spell in BOOK]
"""By scroll."""
