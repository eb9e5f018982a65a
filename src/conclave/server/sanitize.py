"""Names, titles and chat are shown to others, so they are cleaned and kept short."""

import unicodedata

from conclave.server.refusals import Refused

NAME_LENGTH = 24
TITLE_LENGTH = 60
CHAT_LENGTH = 300

JOINER = "\u200d"
"""Holds the parts of an emoji together; the one invisible character that is let through."""


def sanitize(text: str) -> str:
    """The text without control, direction and other invisible characters, in one line."""
    kept = "".join(
        character
        for character in unicodedata.normalize("NFC", text)
        if character == JOINER or character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(kept.split()).strip(JOINER)


def sanitize_name(text: str) -> str:
    return _within(text, 1, NAME_LENGTH, "name-bad-length")


def sanitize_title(text: str) -> str:
    return _within(text, 0, TITLE_LENGTH, "title-too-long")


def sanitize_chat(text: str) -> str:
    return _within(text, 1, CHAT_LENGTH, "chat-bad-length")


def _within(text: str, fewest: int, most: int, refusal: str) -> str:
    cleaned = sanitize(text)
    if not fewest <= len(cleaned) <= most:
        raise Refused(refusal, {"length": len(cleaned), "max": most})
    return cleaned
