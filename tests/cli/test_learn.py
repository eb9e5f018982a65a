"""``conclave learn`` refuses what can't be learned before anything is played."""

from pathlib import Path

import pytest

from tests.cli.conftest import Conclave


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["archmage"], "Say where the nets are to go, for example “--out learned”."),
        (["archmage", "--hours", "0"], "can't be 0; it takes more than 0 hours and at most 10,000"),
        (["archmage", "--hours", "20000"], "can't be 20000; it takes more than 0 hours"),
        (["archmage", "--hours", "nan"], "can't be nan; it takes more than 0 hours"),
        (["archmage", "--hours", "soon"], "takes a number of hours such as 0.5, not “soon”"),
        (["archmage", "--seats", "1", "--out"], "--seats can't be 1"),
        (["archmage", "--seats", "2,9", "--out"], "for 1 to 4 players, not 9"),
        (["archmage", "--levels", "adpt", "--out"], "Did you mean “adept”?"),
        (["abracada", "--out"], "names no figures that a net could judge its positions by"),
    ],
)
def test_a_bad_course_gets_one_clear_sentence(
    conclave: Conclave, tmp_path: Path, words: list[str], sentence: str
) -> None:
    folder = tmp_path / "learned"
    given = [*words, folder] if words[-1] == "--out" else words
    answer = conclave("learn", *given)
    assert answer.code == 2
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
    assert not folder.exists()
