"""Plain data: what goes through JSON and comes back the same."""

from typing import TypeAlias

Plain: TypeAlias = bool | int | float | str | list["Plain"] | dict[str, "Plain"] | None
PlainDict: TypeAlias = dict[str, Plain]


def plain_ints(numbers: list[int]) -> Plain:
    """A list of ints as plain data (lists are invariant, so a type checker wants it copied)."""
    return list(numbers)


def plain_int_lists(rows: list[list[int]]) -> Plain:
    return [plain_ints(row) for row in rows]
