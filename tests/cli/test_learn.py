"""``conclave learn`` refuses what can't be learned before anything is played."""

from pathlib import Path

import pytest

from tests.cli.conftest import Conclave


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["archmage"], "Say where the nets are to go, for example “--out learned”."),
        (["archmage", "--hours", "0"], "wants a number of hours above 0, such as 0.5; “0” is none"),
        (["archmage", "--hours", "soon"], "such as 0.5; “soon” is none"),
        (["archmage", "--hours", "nan"], "such as 0.5; “nan” is none"),
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
