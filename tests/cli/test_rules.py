"""The rules read at the terminal."""

from tests.cli.conftest import Conclave


def test_all_of_them(conclave: Conclave) -> None:
    shown = conclave("rules", "abracada")
    assert shown.code == 0
    assert "The end of a round" in shown.out
    assert "picture:" not in shown.out


def test_of_a_word_its_card_comes_first_and_then_what_speaks_of_it(conclave: Conclave) -> None:
    shown = conclave("rules", "abracada", "fireball")
    assert shown.code == 0
    assert shown.out.startswith("Fireball")
    assert "The stones" in shown.out
    assert "The end of a round" not in shown.out


def test_of_several_words(conclave: Conclave) -> None:
    assert conclave("rules", "archmage", "time", "stop").out.startswith("Time Stop")


def test_an_unknown_word_is_met_with_one_that_is_near(conclave: Conclave) -> None:
    shown = conclave("rules", "abracada", "firebal")
    assert shown.code == 0, "the beginning of a word will do"
    shown = conclave("rules", "abracada", "fierball")
    assert shown.code == 2
    assert "Did you mean “Fireball”?" in shown.err
    shown = conclave("rules", "abracada", "zzz")
    assert "say nothing of “zzz”" in shown.err


def test_an_unknown_game_is_named(conclave: Conclave) -> None:
    shown = conclave("rules", "chess")
    assert shown.code == 2
    assert "chess" in shown.err
