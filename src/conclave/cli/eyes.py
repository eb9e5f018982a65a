"""Whose eyes a finished game is looked at with: a seat's, everybody's, or those of a spectator."""

from typing import Final, TypeAlias

from conclave.cli.refusals import BadUsage
from conclave.core.events import Event
from conclave.core.game import AnyGame
from conclave.core.plain import PlainDict
from conclave.core.record import Said
from conclave.core.seats import SEAT_WORDS
from conclave.core.state import State

OPEN: Final = "open"
WATCH: Final = "watch"

Eyes: TypeAlias = int | str
"""A seat, or one of the two above."""


def read_eyes(text: str, seats: int) -> Eyes:
    """A seat may be named by its number or by its word."""
    if text in (OPEN, WATCH):
        return text
    named = [str(seat) for seat in range(seats)]
    for words in (named, SEAT_WORDS[:seats]):
        if text in words:
            return words.index(text)
    raise BadUsage("cli-replay-eyes-unknown", {"eyes": text[:40], "last": seats - 1})


def seat_of(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None


def seen(game: AnyGame, state: State, eyes: Eyes) -> PlainDict:
    return game.open_view(state) if eyes == OPEN else game.view(state, seat_of(eyes))


def heard(game: AnyGame, said: Said, eyes: Eyes) -> str:
    return said.sentence if eyes in (OPEN, said.seat) else game.overheard(said.sentence)


def told(game: AnyGame, events: list[Event], eyes: Eyes) -> list[PlainDict]:
    if eyes == OPEN:
        return [event.seen_by_all() for event in events]
    of_each = [game.tell(event, seat_of(eyes)) for event in events]
    return [event for event in of_each if event is not None]
