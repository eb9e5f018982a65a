"""Sentences: split, completed, understood or refused with the right name."""

import pytest

from conclave.core.errors import AmbiguousMove, BadSentence, IllegalMove, NotYourTurn
from conclave.core.sentences import (
    alike,
    is_sentence_so_far,
    next_words,
    split_words,
    words_too_many,
)
from conclave.core.state import Move, State
from tests.core.stairs import DOWN, REST, STAIRS, UP, Climb, Stairs

OFFERED = ["step up", "step down", "rest"]
FRUIT = frozenset(["apple", "pear", "plum"])
MEALS = ["eat apple pear then rest", "eat apple apple", "eat plum", "rest"]


def test_words_are_split_at_white_space_and_the_dot_between_acts() -> None:
    assert split_words("  Step\tUP ·roll\n· rest ") == ["step", "up", "roll", "rest"]
    assert split_words("") == split_words(" · ") == []


def test_the_next_words_are_those_of_sentences_that_begin_so_each_once() -> None:
    assert next_words(OFFERED, []) == ["step", "rest"]
    assert next_words(OFFERED, ["step"]) == ["up", "down"]
    assert next_words(OFFERED, ["step", "up"]) == []
    assert next_words(OFFERED, ["fly"]) == []


def test_a_beginning_of_a_sentence_is_recognised() -> None:
    assert is_sentence_so_far(OFFERED, [])
    assert is_sentence_so_far(OFFERED, ["step"])
    assert is_sentence_so_far(OFFERED, ["rest"])
    assert not is_sentence_so_far(OFFERED, ["up"])
    assert not is_sentence_so_far(OFFERED, ["rest", "rest"])


def test_words_after_a_whole_sentence_are_counted() -> None:
    assert words_too_many(OFFERED, ["rest", "rest"]) == 1
    assert words_too_many(OFFERED, ["step", "up", "and", "down"]) == 2
    assert words_too_many(["rest", "rest here"], ["rest", "here", "now"]) == 1
    assert words_too_many(OFFERED, ["step"]) == words_too_many(OFFERED, ["rest"]) == 0
    assert words_too_many(OFFERED, ["up", "rest"]) == 0


def test_unordered_words_may_be_said_in_any_order() -> None:
    assert alike(["eat", "apple", "pear"], ["eat", "pear", "apple"], FRUIT)
    assert not alike(["eat", "apple", "pear"], ["apple", "eat", "pear"], FRUIT)
    assert not alike(["eat", "apple", "apple"], ["eat", "apple", "pear"], FRUIT)
    assert not alike(["eat", "apple"], ["eat", "apple", "apple"], FRUIT)
    assert next_words(MEALS, ["eat"], FRUIT) == ["apple", "pear", "plum"]
    assert next_words(MEALS, ["eat", "pear"], FRUIT) == ["apple"]
    assert next_words(MEALS, ["eat", "apple"], FRUIT) == ["pear", "apple"]
    assert next_words(MEALS, ["eat", "pear", "apple"], FRUIT) == ["then"]
    assert next_words(MEALS, ["eat", "pear", "then"], FRUIT) == []
    assert not is_sentence_so_far(MEALS, ["eat", "pear", "pear"], FRUIT)
    assert words_too_many(MEALS, ["eat", "plum", "pear"], FRUIT) == 1


def test_unordered_words_do_not_change_places_across_others() -> None:
    trades = ["give apple for pear", "give pear for apple"]
    assert alike(trades[0].split(), ["give", "apple", "for", "pear"], FRUIT)
    assert not alike(trades[0].split(), ["give", "pear", "for", "apple"], FRUIT)


def climb(height: int = 0) -> Climb:
    return Climb(2, [height, 0], [4, 5], 0)


def test_a_legal_sentence_is_heard_however_it_is_written() -> None:
    assert STAIRS.hear(climb(), " STEP   up") == UP
    assert STAIRS.say(climb(), REST) == "rest"
    assert STAIRS.sentences(climb(1)) == ["step up", "step down", "roll", "look", "rest"]


def test_silence_is_no_sentence() -> None:
    with pytest.raises(BadSentence) as refusal:
        STAIRS.hear(climb(), " \n")
    assert refusal.value.id == "sentence-empty"


def test_an_unknown_word_is_named_and_cut_if_it_is_long() -> None:
    with pytest.raises(BadSentence) as refusal:
        STAIRS.hear(climb(), "step sideways")
    assert (refusal.value.id, refusal.value.params) == ("word-unknown", {"word": "sideways"})
    with pytest.raises(BadSentence) as refusal:
        STAIRS.hear(climb(), "x" * 1_000_000)
    assert refusal.value.params == {"word": "x" * 40}


def test_an_unfinished_sentence_is_told_how_it_can_go_on() -> None:
    with pytest.raises(AmbiguousMove) as refusal:
        STAIRS.hear(climb(1), "step")
    assert refusal.value.id == "sentence-unfinished"
    assert refusal.value.params == {"sentence": "step", "next": "up, down"}


def test_a_sentence_of_the_game_that_is_not_legal_now_is_refused() -> None:
    with pytest.raises(IllegalMove) as refusal:
        STAIRS.hear(climb(0), "step down")
    assert refusal.value.id == "move-not-legal"
    assert refusal.value.params == {"sentence": "step down"}


def test_words_of_the_game_in_no_order_of_the_game_are_refused() -> None:
    for nonsense in ["up step", "rest rest", "step up up", "down"]:
        with pytest.raises(IllegalMove):
            STAIRS.hear(climb(1), nonsense)


def test_words_too_many_are_said_to_be_too_many() -> None:
    with pytest.raises(IllegalMove) as refusal:
        STAIRS.hear(climb(1), "step up up down")
    assert refusal.value.id == "sentence-too-long"
    assert refusal.value.params == {"sentence": "step up", "extra": "up down"}


def test_a_very_long_sentence_is_not_sent_back_whole() -> None:
    with pytest.raises(IllegalMove) as refusal:
        STAIRS.hear(climb(), "rest " * 10_000)
    assert len(str(refusal.value.params["sentence"])) < 200


class _Seesaw(Stairs):
    """Whose sentences differ by an order that is said not to matter."""

    def __init__(self) -> None:
        super().__init__()
        self.unordered = frozenset(["up", "down", "roll"])

    def words(self, state: State, move: Move) -> list[str]:
        seesaw = {UP: ["step", "up", "down", "roll"], DOWN: ["step", "down", "up", "roll"]}
        return seesaw.get(move) or super().words(state, move)


def test_what_could_mean_two_things_in_another_order_is_not_guessed() -> None:
    seesaw = _Seesaw()
    assert seesaw.hear(climb(1), "step up down roll") == UP
    with pytest.raises(AmbiguousMove) as refusal:
        seesaw.hear(climb(1), "step roll up down")
    assert refusal.value.id == "sentence-ambiguous"
    assert refusal.value.params["either"] == "step up down roll, step down up roll"
    assert seesaw.hear(climb(0), "step roll up down") == UP, "there is only one to mean"


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    with pytest.raises(NotYourTurn) as refusal:
        STAIRS.hear(climb(3), "rest")
    assert refusal.value.id == "game-is-over"


def test_a_refusal_reads_well_in_a_traceback() -> None:
    with pytest.raises(IllegalMove, match=r"move-not-legal \(sentence='step down'\)"):
        STAIRS.hear(climb(0), "step down")
