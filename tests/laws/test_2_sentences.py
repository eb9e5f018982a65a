"""Law 2: a move is a sentence, and back; every word is in the vocabulary."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.game import AnyGame
from conclave.core.sentences import is_sentence_so_far, next_words, split_words
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
@settings(max_examples=4)
def test_unordered_words_are_heard_and_offered_in_any_order(
    setting: TableSetting, seed: int
) -> None:
    game, luck = setting.game, random.Random(seed)
    assert game.unordered <= set(game.vocabulary)
    for state in positions(setting, seed, count=8):
        sentences = game.sentences(state)
        for move, sentence in some(list(zip(state.legal(), sentences, strict=True)), 30):
            words = _shuffled(sentence.split(), game.unordered, luck)
            assert game.hear(state, " ".join(words)) == move
            for length, word in enumerate(words):
                assert is_sentence_so_far(sentences, words[:length], game.unordered)
                assert word in next_words(sentences, words[:length], game.unordered)


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


def _shuffled(words: list[str], unordered: frozenset[str], luck: random.Random) -> list[str]:
    """Unordered words trade places with those beside them; all others stay."""
    shuffled: list[str] = []
    run: list[str] = []
    for word in [*words, ""]:
        if word in unordered:
            run.append(word)
            continue
        luck.shuffle(run)
        shuffled += [*run, word]
        run = []
    return shuffled[:-1]
