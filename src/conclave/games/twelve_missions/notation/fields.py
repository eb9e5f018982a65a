"""Reading the fields of a position that somebody wrote: cards by their words, seats by number."""

from conclave.core.errors import BadPosition
from conclave.core.fields import PositionFields
from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import COLOURS, NONE, card_of_word, mask_of


class MissionFields(PositionFields):
    """What may be left out has a default, given with the field's name."""

    def card(self, word: str) -> int:
        card = card_of_word(word)
        if card == NONE:
            raise BadPosition("twelve_missions-no-such-card", {"card": word[:40]})
        return card

    def cards(self, field: str) -> list[int]:
        """No cards if the field is left out."""
        return [self.card(word) for word in self.texts(field)] if self.has(field) else []

    def cards_of_seats(self, field: str, seats: int) -> list[tuple[int, ...]]:
        """For each seat a row of cards; none if the field is left out."""
        if not self.has(field):
            return [()] * seats
        rows = self.items(field)
        if len(rows) != seats:
            raise self.refusal(field)
        return [self._row(field, row) for row in rows]

    def _row(self, field: str, row: Plain) -> tuple[int, ...]:
        return tuple([self.card(self._text(field, word)) for word in self._list(field, row)])

    def masks_of_seats(self, field: str, seats: int) -> list[int]:
        masks: list[int] = []
        for row in self.cards_of_seats(field, seats):
            mask = mask_of(list(row))
            if mask.bit_count() != len(row):
                raise self.refusal(field)
            masks.append(mask)
        return masks

    def colour(self, field: str, default: int) -> int:
        """By its name; null for none."""
        if not self.has(field):
            return default
        value = self.data[field]
        if value is None:
            return NONE
        if not isinstance(value, str) or value not in COLOURS:
            raise self.refusal(field)
        return COLOURS.index(value)

    def number(self, field: str, default: int, lowest: int, highest: int) -> int:
        return self.int_in(field, lowest, highest) if self.has(field) else default

    def numbers(self, field: str, seats: int, lowest: int, highest: int) -> list[int]:
        """One for each seat; noughts if the field is left out."""
        return self.ints_in(field, seats, lowest, highest) if self.has(field) else [0] * seats

    def some(self, field: str, lowest: int, highest: int) -> list[int]:
        """Any number of different ints; none if the field is left out."""
        values = self.ints(field) if self.has(field) else []
        if len(set(values)) != len(values) or any(not lowest <= n <= highest for n in values):
            raise self.refusal(field)
        return values

    def some_of_seats(
        self, field: str, seats: int, lowest: int, highest: int
    ) -> list[tuple[int, ...]]:
        if not self.has(field):
            return [()] * seats
        rows = self.int_lists(field)
        if len(rows) != seats or any(not lowest <= n <= highest for row in rows for n in row):
            raise self.refusal(field)
        return [tuple(row) for row in rows]

    def flag(self, field: str) -> bool:
        return self.truth(field) if self.has(field) else False
