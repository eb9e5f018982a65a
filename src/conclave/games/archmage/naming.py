"""Hexes in data that somebody wrote, by their words."""

from conclave.core.errors import BadPosition
from conclave.core.fields import PositionFields
from conclave.games.archmage.layout import BIT
from conclave.games.archmage.table import Table


def find_hex(table: Table, word: str) -> int:
    if word not in table.layout.words:
        raise BadPosition("archmage-no-such-hex", {"hex": word[:40]})
    return table.layout.words.index(word)


def hexes_of(table: Table, fields: PositionFields, field: str) -> int:
    """The hexes of a list of words as a mask; none if the field is left out."""
    mask = 0
    for word in fields.texts(field) if fields.has(field) else []:
        mask |= BIT[find_hex(table, word)]
    return mask
