"""Bots from outside: what the file may say, and how they are asked."""

import sys
from pathlib import Path

import pytest

from conclave.arena.tournament import run_arena
from conclave.bots.levels import (
    CHOSEN_BY,
    LEVELS,
    bots_for,
    check_level,
    choose,
    levels_of,
    outside_bots,
    own_levels,
)
from conclave.bots.outside import BotFailed
from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.edition import BadEdition
from conclave.core.errors import UnknownLevel
from conclave.core.perspective import Perspective
from conclave.core.state import Move
from conclave.texts import explain
from tests.bots.strangers.naming import let_in, name_bots

ABRACADA = load_game("abracada")
FIVE_SEALS = load_game("five_seals")
SOUND = """
[greedy]
label = "Greedy"
games = ["archmage", "abracada"]
entry = "my_bots.greedy:choose"

[greedy.rating.abracada]
mu = 26.5
sigma = 0.8
run = "conclave arena abracada --levels greedy,adept --games 400"
"""


@pytest.fixture(autouse=True)
def out_of_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds to Python's path is gone after it."""
    monkeypatch.setattr(sys, "path", list(sys.path))


def chosen(level: str) -> Move:
    state = ABRACADA.start(2, {}, FastChance(1))
    perspective = Perspective(ABRACADA, state, state.actor(), FastChance(1))
    return choose(ABRACADA, perspective, level, FastChance(1))


def test_a_bot_is_a_level_of_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bots.toml"
    file.write_text(SOUND)
    assert levels_of(ABRACADA) == LEVELS
    let_in(monkeypatch, file)
    assert levels_of(ABRACADA) == (*LEVELS, "greedy")
    assert levels_of(FIVE_SEALS) == own_levels(FIVE_SEALS)
    (bot,) = bots_for("archmage")
    assert (bot.label, bot.games, bot.marks["abracada"].mu) == (
        "Greedy",
        ("abracada", "archmage"),
        26.5,
    )
    check_level("greedy", ABRACADA)
    with pytest.raises(UnknownLevel):
        check_level("greedy", FIVE_SEALS)


def test_it_answers_with_a_move_or_with_its_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.read", lambda: "", raising=False)
    let_in(monkeypatch, name_bots(tmp_path, talker="last", mover="AnyMove"))
    state = ABRACADA.start(2, {}, FastChance(1))
    assert chosen("talker") == state.legal()[-1]
    assert chosen("mover") == chosen("mover")
    assert chosen("mover") in state.legal()


@pytest.mark.parametrize(
    ("entry", "id", "why"),
    [
        ("crash", "bot-broke-down", "ZeroDivisionError: one too many"),
        ("leave", "bot-broke-down", "SystemExit: 3"),
        ("cheat", "bot-not-legal", "'take all'"),
        ("nobody", "bot-not-loaded", "has no attribute 'nobody'"),
        ("NUMBER", "bot-not-loaded", "NUMBER can't be called"),
    ],
)
def test_one_that_fails_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, id: str, why: str
) -> None:
    let_in(monkeypatch, name_bots(tmp_path, stranger=entry))
    with pytest.raises(BotFailed) as failure:
        chosen("stranger")
    assert failure.value.id == id
    said = explain(failure.value)
    assert why in said
    assert "“stranger”" in said


def test_it_plays_in_the_arena_and_a_measurement_is_not_made_of_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in(monkeypatch, name_bots(tmp_path, mover="AnyMove", stranger="crash"))
    one, two = (
        run_arena(ABRACADA, 2, ["mover", "novice"], 4, seed=2, processes=processes)
        for processes in (1, 2)
    )
    assert [(level.level, level.share) for level in one.levels] == [
        (level.level, level.share) for level in two.levels
    ]
    with pytest.raises(BotFailed):
        run_arena(ABRACADA, 2, ["stranger", "novice"], 4, processes=1)


@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        ('label = "Greedy"', 'label = ""', "Line 3 of {file}: “label” can't be that"),
        ('label = "Greedy"', 'label = "A\\u202eB"', "“label” can't be that"),
        ('label = "Greedy"', "", "In {file}, at line 2, “label” is missing"),
        ('"archmage"', '"chess"', "Line 4 of {file}: “games” can't be that"),
        ('["archmage", "abracada"]', "[]", "a list of some of: abracada, five_seals"),
        ("my_bots.greedy:choose", "my_bots.greedy", "Line 5 of {file}: “entry” can't be that"),
        ("[greedy]", "[master]", "Line 2 of {file}: “master” can't be that"),
        ("[greedy]", "[Big-Bot]", "a name of 2 to 16 small letters"),
        ("label", "lable", "Line 3 of {file}: “lable” can't be that; it should be one of: label"),
        ("mu = 26.5", 'mu = "much"', "Line 8 of {file}: “mu” can't be that"),
        ("sigma = 0.8", "", "at line 7, “sigma” is missing"),
        ("rating.abracada", "rating.five_seals", "“five_seals” can't be that"),
        ("run =", "fun =", "“fun” can't be that"),
        ('label = "Greedy"', "label = Greedy", "Line 3 of {file} is not TOML"),
    ],
)
def test_a_bad_file_is_refused_by_line_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, wrong: str, said: str
) -> None:
    file = tmp_path / "bots.toml"
    assert line in SOUND
    written = SOUND.replace(line, wrong)
    if line == "[greedy]":
        written = written.replace("[greedy.", wrong.replace("]", "."))
    file.write_text(written)
    monkeypatch.setenv(CHOSEN_BY, str(file))
    with pytest.raises(BadEdition) as refusal:
        outside_bots()
    assert said.format(file=file) in explain(refusal.value)


def test_a_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, tmp_path / "bots.toml")
    with pytest.raises(BadEdition) as refusal:
        outside_bots()
    assert "CONCLAVE_BOTS" in explain(refusal.value)
