"""The book: every spell once, and its questions as phases of the turn."""

from conclave.games.archmage.box.spheres import SPELL_WORDS
from conclave.games.archmage.rules.spells.book import BOOK, OVER, PHASES, SPELL_STEPS, TOKENS


def test_every_spell_of_the_box_is_in_the_book_once() -> None:
    assert [spell.word for spell in BOOK] == list(SPELL_WORDS)


def test_the_questions_of_the_spells_are_phases_in_the_order_of_the_book() -> None:
    assert " ".join(PHASES) == (
        "prepare journey journeys-end offer towns price penalty"
        " vines transmute decay discard gate chasm wellspring imprison shadow"
        " corrupt quench lift settle automaton over"
    )
    assert PHASES[OVER] == "over"
    assert all(PHASES[phase] == step.word for phase, step in SPELL_STEPS.items())


def test_tokens_go_by_the_word_of_their_spell() -> None:
    laid = {spell.word: spell.token for spell in BOOK if spell.token is not None}
    assert laid == TOKENS
