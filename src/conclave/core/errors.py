"""Everything that can be wrong with what somebody asks for, by name.

An error carries the id of a message and its parameters, never a sentence in some language:
the texts live in ``locale/``.
"""

from typing import TypeAlias

Parameters: TypeAlias = dict[str, str | int]


class ConclaveError(Exception):
    """A refusal: the id of its message, and what the message speaks of."""

    def __init__(self, id: str, params: Parameters | None = None) -> None:
        super().__init__(id)
        self.id = id
        self.params: Parameters = {} if params is None else params

    def __str__(self) -> str:
        if not self.params:
            return self.id
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.id} ({details})"


class UnknownGame(ConclaveError):
    """No game has that slug."""


class BadOption(ConclaveError):
    """An option the game does not have, or a value the option does not take."""


class BadSeats(ConclaveError):
    """The game is not for that number of seats."""


class UnknownVersion(ConclaveError):
    """Rules of a version that is newer than the game, or gone."""


class UnknownLevel(ConclaveError):
    """No bot plays at that level."""


class BadPosition(ConclaveError):
    """Data that is no position of this game."""


class BadSentence(ConclaveError):
    """Not a sentence of this game: empty, or a word outside the vocabulary."""


class AmbiguousMove(ConclaveError):
    """The beginning of several legal sentences, or of one that is not finished."""


class IllegalMove(ConclaveError):
    """A sentence of the game that may not be said now."""


class NotYourTurn(IllegalMove):
    """Somebody else decides, or nobody: the game is over."""


class BadRecord(ConclaveError):
    """A record that no game could have left, or that does not match its own seed."""


class NoSuchMove(ConclaveError):
    """A number that no move of the game has."""


class NothingToUndo(ConclaveError):
    """Since that seat's last decision something was drawn, shown or decided by another."""
