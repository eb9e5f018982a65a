"""Reading the fields of a position that somebody wrote: cards by their words, seats by number."""

from collections.abc import Collection

from conclave.core.fields import PositionFields, impossible
from conclave.core.plain import Plain
from conclave.games.twelve_missions.box.cards import (
    CARD_WORDS,
    COLOURS,
    NONE,
    card_of_word,
    mask_of,
)


class MissionFields(PositionFields):
    """What may be left out has a default, given with the field's name. Fields of a part, such as a
    card of the trick, are refused by their whole path: ``trick.0.card``."""

    def part(self, field: str, data: Plain) -> "MissionFields":
        return MissionFields(data, self.at(field))

    def int_in(self, field: str, lowest: int, highest: int) -> int:
        return self._within(field, self.integer(field), lowest, highest)

    def _within(self, field: str, value: int, lowest: int, highest: int) -> int:
        if not lowest <= value <= highest:
            limits: dict[str, str | int] = {"lowest": lowest, "highest": highest}
            raise impossible(self.at(field), "twelve_missions-not-within", limits)
        return value

    def word(self, field: str, choices: Collection[str]) -> str:
        word = self.text(field)
        if word not in choices:
            listed = ", ".join(choices)
            raise impossible(self.at(field), "twelve_missions-not-among", {"choices": listed})
        return word

    def card(self, field: str) -> int:
        return self._card(field, self.data.get(field))

    def _card(self, field: str, word: Plain) -> int:
        card = card_of_word(self._text(field, word))
        if card == NONE:
            named = {"card": str(word)[:40]}
            raise impossible(self.at(field), "twelve_missions-no-such-card", {**named})
        return card

    def cards(self, field: str) -> list[int]:
        """Different cards; none if the field is left out."""
        return self._cards(field, self.items(field)) if self.has(field) else []

    def _cards(self, field: str, words: list[Plain]) -> list[int]:
        cards: list[int] = []
        for word in words:
            card = self._card(field, word)
            if card in cards:
                twice = {"card": CARD_WORDS[card]}
                raise impossible(self.at(field), "twelve_missions-card-twice", {**twice})
            cards.append(card)
        return cards

    def of_seats(self, field: str, seats: int) -> list[Plain]:
        rows = self.items(field)
        if len(rows) != seats:
            raise impossible(self.at(field), "twelve_missions-each-seat", {"seats": seats})
        return rows

    def cards_of_seats(self, field: str, seats: int) -> list[tuple[int, ...]]:
        """For each seat a row of cards; none if the field is left out."""
        if not self.has(field):
            return [()] * seats
        rows: list[tuple[int, ...]] = []
        for seat, row in enumerate(self.of_seats(field, seats)):
            named = f"{field}.{seat}"
            rows.append(tuple(self._cards(named, self._list(named, row))))
        return rows

    def masks_of_seats(self, field: str, seats: int) -> list[int]:
        return [mask_of(list(row)) for row in self.cards_of_seats(field, seats)]

    def colour(self, field: str, default: int) -> int:
        """By its name; null for none."""
        if not self.has(field):
            return default
        if self.data[field] is None:
            return NONE
        return COLOURS.index(self.word(field, COLOURS))

    def number(self, field: str, default: int, lowest: int, highest: int) -> int:
        return self.int_in(field, lowest, highest) if self.has(field) else default

    def numbers(self, field: str, seats: int, lowest: int, highest: int) -> list[int]:
        """One for each seat; zeros if the field is left out."""
        if not self.has(field):
            return [0] * seats
        values: list[int] = []
        for seat, value in enumerate(self.of_seats(field, seats)):
            named = f"{field}.{seat}"
            values.append(self._within(named, self._int(named, value), lowest, highest))
        return values

    def some(self, field: str, lowest: int, highest: int) -> list[int]:
        """Any number of different ints; none if the field is left out."""
        return self._some(field, self.items(field), lowest, highest) if self.has(field) else []

    def _some(self, field: str, listed: list[Plain], lowest: int, highest: int) -> list[int]:
        values: list[int] = []
        for item in listed:
            value = self._within(field, self._int(field, item), lowest, highest)
            if value in values:
                raise impossible(self.at(field), "twelve_missions-said-twice", {"number": value})
            values.append(value)
        return values

    def some_of_seats(
        self, field: str, seats: int, lowest: int, highest: int
    ) -> list[tuple[int, ...]]:
        if not self.has(field):
            return [()] * seats
        rows: list[tuple[int, ...]] = []
        for seat, row in enumerate(self.of_seats(field, seats)):
            named = f"{field}.{seat}"
            rows.append(tuple(self._some(named, self._list(named, row), lowest, highest)))
        return rows
