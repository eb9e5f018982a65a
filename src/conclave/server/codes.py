"""The codes by which tables are found: a long one in every link, which nobody can guess, and, while
a table waits, a short one to be said aloud."""

import secrets

# Without letters and digits that are easily mistaken for each other.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 16
SHORT_LENGTH = 6
"""Tables from before there were long codes have only one of this length."""


def new_code() -> str:
    return _new(LENGTH)


def new_short_code() -> str:
    return _new(SHORT_LENGTH)


def _new(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_code(text: str) -> bool:
    return len(text) in (LENGTH, SHORT_LENGTH) and all(letter in LETTERS for letter in text)


def can_be_guessed(code: str) -> bool:
    return len(code) < LENGTH
