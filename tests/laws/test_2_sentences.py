"""Law 2: a move is a sentence, and back; every word is in the vocabulary."""

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.game import AnyGame
from conclave.core.sentences import split_words
from tests.laws.tables import TableSetting, at_every_table, for_every_game, positions, some


@for_every_game
def test_the_vocabulary_is_of_plain_words_each_once(game: AnyGame) -> None:
    assert len(set(game.vocabulary)) == len(game.vocabulary)
    for word in game.vocabulary:
        assert split_words(word) == [word]


@at_every_table
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_a_move_and_its_sentence_mean_each_other(setting: TableSetting, seed: int) -> None:
    game = setting.game
    words = set(game.vocabulary)
    for state in positions(setting, seed, count=8):
        sentences = game.sentences(state)
        assert len(set(sentences)) == len(sentences)
        assert {word for sentence in sentences for word in sentence.split()} <= words
        for move, sentence in some(list(zip(state.legal(), sentences, strict=True)), 30):
            assert game.say(state, move) == sentence
            assert game.hear(state, sentence) == move
            assert game.hear(state, f"  {sentence.upper()} ·") == move


@at_every_table
@given(seed=st.integers(0, 2**32))
@settings(max_examples=2)
def test_a_preview_is_of_a_sentence_or_says_why_it_is_none(
    setting: TableSetting, seed: int
) -> None:
    game = setting.game
    for state in positions(setting, seed, count=6):
        sentences = set(game.sentences(state))
        for said, preview in game.previews(state).items():
            assert (said in sentences) != preview.barred, said
            assert all(0 <= seat < setting.seats for seat, _ in preview.points)
