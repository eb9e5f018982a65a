"""What is understood, and what is not."""

import pytest

from conclave.core.errors import AmbiguousMove, BadSentence, IllegalMove
from tests.games.abracada.drawing import GAME, table


def test_only_sentences_of_the_game_are_understood() -> None:
    position = table("> 8 8 7 6 5", "  8 7 7 6 6")
    for nonsense, error, reason in [
        ("", BadSentence, "sentence-empty"),
        ("cast", AmbiguousMove, "sentence-unfinished"),
        ("cast 9", BadSentence, "word-unknown"),
        ("cast 0", BadSentence, "word-unknown"),
        ("cast 5 5", IllegalMove, "sentence-too-long"),
        ("5", IllegalMove, "abracada-not-a-sentence"),
        ("stop stop", IllegalMove, "abracada-not-a-sentence"),
    ]:
        with pytest.raises(error) as refusal:
            GAME.hear(position, nonsense)
        assert refusal.value.id == reason, nonsense
    assert GAME.hear(position, "  CAST\t8 ") == (0, 8)
