"""Fields, hexes and other things in data that somebody wrote, by their words."""

from collections.abc import Sequence

from conclave.core.fields import PositionFields, impossible
from conclave.core.plain import PlainDict
from conclave.games.archmage.box.spheres import SPELL_WORDS
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.state import Table


class PartFields(PositionFields):
    """The fields of a seat or of the Warlord."""

    def counts(self, field: str, known: Sequence[str], lowest: int, highest: int) -> list[int]:
        """A number for each of the known words, 0 where none is given."""
        counts = [0] * len(known)
        for word, count in mapping(self, field).items():
            place = find_word(self.at(field), word, known)
            if isinstance(count, bool) or not isinstance(count, int):
                raise self.refusal(f"{field}.{word}")
            if not lowest <= count <= highest:
                raise self.refusal(f"{field}.{word}")
            counts[place] = count
        return counts

    def spells(self, field: str) -> int:
        return words_in(self.at(field), self.texts(field), SPELL_WORDS)


def mapping(fields: PositionFields, field: str) -> PlainDict:
    """Nothing, if the field is left out."""
    return fields.mapping(field) if fields.has(field) else {}


def truth(fields: PositionFields, field: str) -> bool:
    """False, if the field is left out."""
    return fields.has(field) and fields.truth(field)


def int_in(fields: PositionFields, field: str, lowest: int, highest: int, usual: int) -> int:
    return fields.int_in(field, lowest, highest) if fields.has(field) else usual


def find_hex(table: Table, field: str, word: str) -> int:
    if word not in table.layout.words:
        raise impossible(field, "archmage-no-such-hex", {"hex": word[:40]})
    return table.layout.words.index(word)


def hexes_of(table: Table, field: str, words: list[str]) -> int:
    """The hexes of a list of words as a mask."""
    mask = 0
    for word in words:
        bit = BIT[find_hex(table, field, word)]
        if mask & bit:
            raise impossible(field, "archmage-said-twice", {"word": word})
        mask |= bit
    return mask


def find_word(field: str, word: str, known: Sequence[str]) -> int:
    if word not in known:
        words = ", ".join(known)
        raise impossible(field, "archmage-no-such-word", {"word": word[:40], "words": words})
    return known.index(word)


def words_in(field: str, words: list[str], known: Sequence[str]) -> int:
    """The known words of a list as a mask."""
    mask = 0
    for word in words:
        bit = 1 << find_word(field, word, known)
        if mask & bit:
            raise impossible(field, "archmage-said-twice", {"word": word})
        mask |= bit
    return mask
