"""What a seat has, by the words of the table: for its view and for dumps."""

from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY
from conclave.games.archmage.box.spheres import (
    RELICS,
    SPELL_WORDS,
    SPELLS,
    SPHERE_WORDS,
    SPHERES,
    spells_in,
)
from conclave.games.archmage.rules.state import Table


def relic_words(table: Table, seat: int) -> PlainDict:
    return {relic: table.relics[seat * 6 + number] for number, relic in enumerate(RELICS)}


def place_words(counts: list[int], seat: int) -> PlainDict:
    own = counts[seat * SPELLS : seat * SPELLS + SPELLS]
    return {SPHERE_WORDS[place]: count for place, count in enumerate(own) if count}


def door_words(table: Table, seat: int) -> PlainDict:
    """Whose followers stand in the doorways of the seat's tower board."""
    doors = table.doors[seat * 6 : seat * 6 + 6]
    return {SPHERES[sphere]: owner for sphere, owner in enumerate(doors) if owner != NOBODY}


def spell_words(mask: int) -> list[Plain]:
    return [SPELL_WORDS[spell] for spell in spells_in(mask)]
