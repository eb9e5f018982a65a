"""Reading plain data that somebody else wrote: each field by name and kind, or a refusal."""

from collections.abc import Collection
from typing import Final

from conclave.core.errors import BadPosition, BadRecord, ConclaveError, Parameters
from conclave.core.plain import Plain, PlainDict

ALL: Final = "(all)"
"""Named in a refusal where the data as a whole is wrong."""


class Fields:
    """The fields of a piece of plain data. A missing or wrong one is named in the refusal."""

    def __init__(self, data: Plain) -> None:
        if not isinstance(data, dict):
            raise self.refusal(ALL)
        self.data: PlainDict = data

    def refusal(self, field: str) -> ConclaveError:
        raise NotImplementedError

    def has(self, field: str) -> bool:
        return field in self.data

    def integer(self, field: str) -> int:
        return self._int(field, self.data.get(field))

    def truth(self, field: str) -> bool:
        value = self.data.get(field)
        if not isinstance(value, bool):
            raise self.refusal(field)
        return value

    def text(self, field: str) -> str:
        return self._text(field, self.data.get(field))

    def mapping(self, field: str) -> PlainDict:
        value = self.data.get(field)
        if not isinstance(value, dict):
            raise self.refusal(field)
        return value

    def items(self, field: str) -> list[Plain]:
        return self._list(field, self.data.get(field))

    def ints(self, field: str) -> list[int]:
        return self._ints(field, self.data.get(field))

    def texts(self, field: str) -> list[str]:
        return [self._text(field, value) for value in self.items(field)]

    def int_lists(self, field: str) -> list[list[int]]:
        return [self._ints(field, value) for value in self.items(field)]

    def int_in(self, field: str, lowest: int, highest: int) -> int:
        value = self.integer(field)
        if not lowest <= value <= highest:
            raise self.refusal(field)
        return value

    def ints_in(self, field: str, count: int, lowest: int, highest: int) -> list[int]:
        """``count`` numbers, each within the limits."""
        values = self.ints(field)
        if len(values) != count or any(not lowest <= value <= highest for value in values):
            raise self.refusal(field)
        return values

    def _int(self, field: str, value: Plain) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refusal(field)
        return value

    def _text(self, field: str, value: Plain) -> str:
        if not isinstance(value, str):
            raise self.refusal(field)
        return value

    def _list(self, field: str, value: Plain) -> list[Plain]:
        if not isinstance(value, list):
            raise self.refusal(field)
        return value

    def _ints(self, field: str, value: Plain) -> list[int]:
        return [self._int(field, item) for item in self._list(field, value)]


class RecordFields(Fields):
    def refusal(self, field: str) -> ConclaveError:
        return BadRecord("record-bad-field", {"field": field})


class PositionFields(Fields):
    """The fields of a position, or of the part of it that ``path`` leads to (``players.1``)."""

    def __init__(self, data: Plain, path: str = "") -> None:
        self.path = path
        super().__init__(data)

    def at(self, field: str) -> str:
        """The field by its whole path."""
        if not self.path:
            return field
        return self.path if field == ALL else f"{self.path}.{field}"

    def refusal(self, field: str) -> ConclaveError:
        return BadPosition("position-bad-field", {"field": self.at(field)})

    def only(self, known: Collection[str]) -> None:
        """Refuse a field that no position has: most likely it is misspelled."""
        for field in self.data:
            if field not in known:
                fields = ", ".join(known)
                raise impossible(self.at(field[:40]), "position-unknown-field", {"fields": fields})

    def seats(self, fewest: int, most: int) -> int:
        seats = self.integer("seats")
        if not fewest <= seats <= most:
            limits: Parameters = {"seats": seats, "min": fewest, "max": most}
            raise impossible("seats", "seats-out-of-range", limits)
        return seats


def impossible(field: str, id: str, params: Parameters | None = None) -> BadPosition:
    """A field that can be read and yet could not be so on any table. Its message says why."""
    return BadPosition(id, {"field": field, **(params or {})})
