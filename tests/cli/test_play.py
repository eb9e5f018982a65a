"""A game in the terminal, from the welcome to the standings."""

import sys
from pathlib import Path

import pytest

from tests.bots.strangers.naming import let_in, name_bots
from tests.cli.conftest import Conclave

QUICK = ("--seed", 3, "--level", "novice", "--option", "rounds=1")
ALWAYS_THE_DRINK = "cast 8\nstop\n" * 60


def play(conclave: Conclave, typed: str, *words: object) -> str:
    answer = conclave("play", "abracada", *QUICK, *words, typed=typed)
    assert answer.err == ""
    assert answer.code == 0
    return answer.out


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_through_a_pipe(conclave: Conclave, seats: int) -> None:
    shown = play(conclave, ALWAYS_THE_DRINK, "--seats", seats)
    assert shown.startswith("Abracada…What?: type “help” if you're stuck")
    assert "Raven: cast 8" in shown
    assert "The game is over." in " ".join(shown.split())
    rows = [line.split() for line in shown.partition("Final standings")[2].splitlines()]
    names = sorted(row[3] for row in rows if row[:1] == ["│"])
    assert names == sorted(["Raven", "Cat", "Owl", "Snake", "Toad"][:seats])


def test_a_bot_from_outside_sits_there_and_a_novice_moves_where_it_fails(
    conclave: Conclave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    let_in(monkeypatch, name_bots(tmp_path, mover="AnyMove", stranger="crash"))
    assert "The game is over." in " ".join(
        play(conclave, ALWAYS_THE_DRINK, "--level", "mover").split()
    )
    shown = " ".join(play(conclave, ALWAYS_THE_DRINK, "--level", "stranger").split())
    assert "The bot “stranger” broke down" in shown
    assert "A novice moves in its place." in shown
    assert "The game is over." in shown
    refused = conclave("play", "five_seals", "--level", "mover")
    assert refused.code == 2
    assert "There is no level called “mover”" in refused.err


def test_the_same_seed_is_the_same_game(conclave: Conclave) -> None:
    assert play(conclave, ALWAYS_THE_DRINK) == play(conclave, ALWAYS_THE_DRINK)
    assert play(conclave, ALWAYS_THE_DRINK) != play(conclave, ALWAYS_THE_DRINK, "--seed", 4)


def test_a_game_that_was_recorded_verifies(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play(conclave, ALWAYS_THE_DRINK, "--record", file)
    assert f"conclave verify {file}" in shown
    assert conclave("verify", file).code == 0


def test_a_game_that_was_left_is_not_kept(conclave: Conclave, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for typed in ("quit\n", ""):
        shown = play(conclave, typed, "--record", file)
        assert shown.endswith("You leave the table. The game was not finished and is not saved.\n")
        assert not file.exists()


def test_others_stones_are_shown_and_ones_own_are_blank(conclave: Conclave) -> None:
    table = play(conclave, "quit\n").partition("Round 1")[2]
    rows = {line.split()[0]: line for line in table.splitlines() if "♦" in line}
    assert set(rows) == {"Cat", "Owl", "Snake", "▸"}
    assert rows["▸"].count(" ? ") == 5
    for name in ("Cat", "Owl", "Snake"):
        assert sum(word.isdigit() for word in rows[name].split()) == 1 + 5  # points and stones


def test_only_what_may_be_named_is_marked(conclave: Conclave) -> None:
    shown = play(conclave, "cast 8\nquit\n")
    first, second = shown.split("Name a spell › ")[:2]
    assert first.count(" › ") == 8
    assert "Magic Drink: a hit." in second
    assert [line.split()[1] for line in second.splitlines() if line.startswith(" › ")] == ["8"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "That was empty"),
        ("cast", "“cast” isn't finished; it goes on with: 1, 2, 3, 4, 5, 6, 7, 8."),
        ("cats 5", "“cats” isn't a word in this game"),
        ("cast 9", "“9” isn't a word in this game"),
        ("5", "say “cast” and a spell from 1 to 8, or “stop”"),
        ("stop", "You can't stop yet: name a spell first"),
        ("undo", "There is nothing to take back"),
        ("hint", "The share of victory each promises, from what you can see;"),
        ("help", "You can play: cast 1, cast 2,"),
        ("\x00\x1b[31m", "isn't a word in this game"),
        ("é" * 5000, "isn't a word in this game"),
    ],
)
def test_an_answer_that_is_no_move_is_met_with_help(
    conclave: Conclave, typed: str, sentence: str
) -> None:
    shown = play(conclave, f"{typed}\nquit\n")
    assert sentence in " ".join(shown.split())
    assert shown.count("Name a spell › ") == 2, "the same question again"


def test_a_lower_spell_is_refused_with_what_would_do(conclave: Conclave) -> None:
    shown = play(conclave, "cast 8\ncast 4\nquit\n")
    assert "4 is too low after 8; name 8 again, or say “stop”." in shown


def test_a_hint_speaks_of_the_odds_where_they_are_shown(conclave: Conclave) -> None:
    shown = play(conclave, "hint\nquit\n", "--option", "odds=true")
    assert "Most likely you hold" in shown
    assert " %" in shown


def test_the_table_is_shown_again_when_asked_for(conclave: Conclave) -> None:
    assert play(conclave, "table\nquit\n").count("Round 1 ·") == 2


def test_the_rules_can_be_read_at_the_table(conclave: Conclave) -> None:
    shown = play(conclave, "rules\nquit\n")
    assert "Ancient Dragon" in shown.partition("› rules")[2].partition("Name a spell")[0]


def test_you_may_have_a_name(conclave: Conclave) -> None:
    assert "Nox: cast 8" in play(conclave, "cast 8\nquit\n", "--name", "  Nox ")


def test_every_word_is_met_with_the_table_as_it_is_then(conclave: Conclave) -> None:
    words = ("play", "archmage", "--seats", 2, "--level", "random", "--seed", 1)
    shown = conclave(*words, typed="travel e4\nundo\ntravel e2\ntable\nend\nquit\n").out
    assert shown.count("e3Cur@@") == 2, "before the first word, and when it is taken back"
    assert shown.count("e3Cur@ ") == 3, "after each step, and on request"
    assert "Your last move is taken back." in shown
    assert shown.count("5 movement points left › ") == 2
    assert "Cat: " in shown, "the bot has had its turn"
    assert shown.endswith("is not saved.\n")
