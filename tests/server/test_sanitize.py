"""What people write is cleaned before others see it."""

import pytest

from conclave.server.sanitize import sanitize


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
    ],
)
def test_what_people_write_is_cleaned(written: str, cleaned: str) -> None:
    assert sanitize(written) == cleaned
