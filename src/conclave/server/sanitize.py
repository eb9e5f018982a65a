"""Names, titles and chat are shown to others, so they are cleaned and kept short."""

import re
import unicodedata

from conclave.server.refusals import Refused

NAME_LENGTH = 24
TITLE_LENGTH = 60
CHAT_LENGTH = 300

JOINER = "\u200d"
"""Holds the parts of an emoji or of a ligature together."""
STYLES = "\ufe0e\ufe0f"
"""Whether a symbol is drawn as text or as a picture."""
KEYCAP = "\u20e3"
VIRAMA = 9
"""The combining class of a sign that joins Indic letters."""

# Letters, symbols and marks that are nothing to look at. No category tells them, but their names.
_UNSEEN = re.compile(
    r"(FILLER|BLANK|NULL NOTEHEAD|GRAPHEME JOINER)$|VOWEL INHERENT|VARIATION SELECTOR"
)


def sanitize(text: str) -> str:
    """The text without control, direction and other invisible characters, in one line. Nothing is
    left of a text in which there is nothing to see."""
    kept = [letter for letter in unicodedata.normalize("NFC", text) if _may_stay(letter)]
    held = "".join(
        letter
        for before, letter, after in zip(["", *kept], kept, [*kept[1:], ""], strict=False)
        if letter not in JOINER + STYLES or _is_held(before, letter, after)
    )
    return " ".join(held.split()).strip(JOINER) if any(map(_is_seen, held)) else ""


def _may_stay(letter: str) -> bool:
    if letter in JOINER + STYLES or letter.isspace():
        return True
    category = unicodedata.category(letter)[0]
    if category == "C":
        return False
    return category == "P" or not _UNSEEN.search(unicodedata.name(letter, ""))


def _is_held(before: str, letter: str, after: str) -> bool:
    """Whether a joiner or a style has something to join or to style."""
    if not before:
        return False
    symbol = unicodedata.category(before)[0] == "S"
    if letter in STYLES:
        return symbol or after == KEYCAP
    if not after or after.isspace():
        return False
    return symbol or before in STYLES or unicodedata.combining(before) == VIRAMA


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"


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
