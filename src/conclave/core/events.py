"""What happened at the table, and who may know which part of it."""

from conclave.core.plain import Plain, PlainDict


class Event:
    """Something that happened: a message id, what everybody is told, what only some are told.

    ``eyes`` is the set of seats that see ``secret``, as a bit mask. An event ``reveals`` if some
    seat learns from it what it could not have known: such a move can't be undone.
    """

    def __init__(
        self,
        id: str,
        params: PlainDict,
        secret: PlainDict | None = None,
        eyes: int = 0,
        reveals: bool = False,
    ) -> None:
        self.id = id
        self.params = params
        self.secret = secret
        self.eyes = eyes
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> PlainDict:
        told: dict[str, Plain] = {"id": self.id}
        told.update(self.params)
        if self.secret is not None and seat is not None and self.eyes >> seat & 1:
            told.update(self.secret)
        return told

    def seen_by_all(self) -> PlainDict:
        """What is told once nothing has to stay hidden any more."""
        told: dict[str, Plain] = {"id": self.id}
        told.update(self.params)
        if self.secret is not None:
            told.update(self.secret)
        return told


class Tellings:
    """All that a game's events are made of, so that each has a number."""

    def __init__(
        self, events: tuple[str, ...], words: tuple[str, ...], of_each_seat: tuple[str, ...] = ()
    ) -> None:
        self.events = events
        """Their ids."""
        self.words = words
        """Words that they say and that are not in the vocabulary."""
        self.of_each_seat = of_each_seat
        """Parameters that tell something of each seat, in the order of the seats."""


def all_eyes_but(seat: int, seats: int) -> int:
    return ((1 << seats) - 1) & ~(1 << seat)
