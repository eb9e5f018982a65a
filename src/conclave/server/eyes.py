"""Whose eyes a finished game is looked at with: a seat's, everybody's, or a spectator's."""

from typing import Literal, TypeAlias

from conclave.server.refusals import Refused

Eyes: TypeAlias = int | Literal["open", "watch"]
"""A seat sees what it saw then; ``open`` all there was; ``watch`` what everybody saw."""


def read_eyes(named: str, seats: int) -> Eyes:
    if named == "open":
        return "open"
    if named == "watch":
        return "watch"
    if named.isascii() and named.isdigit() and len(named) <= 2 and int(named) < seats:
        return int(named)
    raise Refused("eyes-unknown", {"eyes": named[:24], "max": seats - 1})


def seat_of_eyes(eyes: Eyes) -> int | None:
    """Who looks, as views and tellings are asked for; nobody in particular with open eyes."""
    return eyes if isinstance(eyes, int) else None
