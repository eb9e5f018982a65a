"""What people write is cleaned before others see it."""

import pytest

from conclave.server.refusals import Refused
from conclave.server.sanitize import sanitize, sanitize_name


@pytest.mark.parametrize(
    ("written", "cleaned"),
    [
        ("  Nox  ", "Nox"),
        ("a\tb\nc", "a b c"),
        ("\u202eabc\u202c", "abc"),
        ("z\u0000\u200b\ufeff", "z"),
        ("e\u0301", "é"),
        ("👩‍🚀", "👩‍🚀"),
        ("\u200d\u200d", ""),
        ("a\u200db", "ab"),
        ("No\u3164x\u2800", "Nox"),
        ("Nox\ufe0f", "Nox"),
        ("❤️", "❤️"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("1️⃣", "1️⃣"),
        ("क्‍ष", "क्‍ष"),
        ("नमस्ते", "नमस्ते"),
        ("…", "…"),
    ],
)
def test_what_people_write_is_cleaned(written: str, cleaned: str) -> None:
    assert sanitize(written) == cleaned


@pytest.mark.parametrize(
    "letter",
    "\u3164\u2800\ufe0f\ufe00\u034f\u17b4\u17b5\u115f\u1160\uffa0\u180b\u180e\u00ad\u2060\u200b\u200c"
    "\u200d\u061c\u0301\u20e3\u3000\u00a0\u1680\U000e0020\U000e0100\U0001d159\U0001d173\U00016fe4\ue000",
    ids=lambda letter: f"U+{ord(letter):04X}",
)
def test_nothing_is_left_of_what_can_not_be_seen(letter: str) -> None:
    assert sanitize(letter) == ""
    assert sanitize(f" {letter}{letter}\u200d{letter} ") == ""
    with pytest.raises(Refused):
        sanitize_name(letter)
