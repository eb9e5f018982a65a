"""Fields, hexes and other things in data that somebody wrote, by their words."""

from collections.abc import Iterable

from conclave.core.errors import BadPosition, Parameters
from conclave.core.fields import PositionFields
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.state import Table


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


def check_fields(fields: PositionFields, known: tuple[str, ...], prefix: str = "") -> None:
    """A field that nobody reads was meant for something, so it is not passed over."""
    for field in fields.data:
        if field not in known:
            named: Parameters = {"field": prefix + field[:40], "fields": ", ".join(known)}
            raise BadPosition("archmage-no-such-field", named)


def find_word(field: str, word: str, known: Iterable[str]) -> int:
    words = list(known)
    if word not in words:
        named: Parameters = {"field": field, "word": word[:40], "words": ", ".join(words)}
        raise BadPosition("archmage-no-such-word", named)
    return words.index(word)
