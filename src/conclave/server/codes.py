"""The codes by which tables are found."""

import secrets

# Without letters and digits that are easily mistaken for each other.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)
