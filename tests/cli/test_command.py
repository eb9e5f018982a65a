"""Whatever is typed after ``conclave``, the answer helps."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Conclave, killed_in_the_end

COMMANDS = ["games", "play", "serve", "simulate", "arena", "verify", "database", "bench"]
COMMAND = [sys.executable, "-m", "conclave"]


def test_alone_it_says_what_it_can_do(conclave: Conclave) -> None:
    answer = conclave()
    assert answer.code == 0
    for command in COMMANDS:
        assert f"conclave {command}" in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(conclave: Conclave, command: str) -> None:
    answer = conclave(command, "--help")
    assert answer.code == 0
    assert f"conclave {command}" in answer.out
    assert "cli-" not in answer.out, "a message is missing"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["gmaes"], "Did you mean “games”?"),
        (["play", "abracda"], "There is no game called “abracda”; the games are: abracada"),
        (["play", "abracda"], "Did you mean “abracada”?"),
        (["play", "chess"], "There is no game called “chess”; the games are: abracada"),
        (["play"], "“conclave play” can't be used like that"),
        (["play", "abracada", "--lvel", "adept"], "Did you mean “--level”?"),
        (["play", "abracada", "--level", "adpt"], "Did you mean “adept”?"),
        (["play", "abracada", "--seats", "four"], "--seats takes a whole number such as 4, not"),
        (["play", "abracada", "--seats", "-1"], "--seats can't be -1; it takes a whole number"),
        (["play", "abracada", "--seats", "6"], "This game is for 2 to 5 players, not 6."),
        (["play", "abracada", "--seats"], "“conclave play --help” shows how to use it."),
        (["play", "abracada", "--option", "easy"], "write it as NAME=VALUE"),
        (["play", "abracada", "--option", "esay=true"], "Did you mean “easy”?"),
        (["play", "abracada", "--option", "rounds=3"], "can't be “3”; it can be: 0, 1."),
        (["play", "abracada", "--record", "/no/where/r.json"], "there is no folder “/no/where”"),
        (["play", "abracada", "--record", "/"], "The file “/” can't be written"),
        (["simulate", "abracada", "--games", "0"], "--games can't be 0"),
        (["simulate", "abracada", "--seed", "-5"], "--seed can't be -5"),
        (["arena", "abracada", "--levels", "novice"], "two or more different levels"),
        (["arena", "abracada", "--levels", "novice,novize"], "Did you mean “novice”?"),
        (["arena", "abracada", "--levels", "novice,adept,master", "--seats", "2"], "3 levels"),
        (["verify"], "“conclave verify” can't be used like that"),
        (["verify", "a.json", "b.json"], "does not take “b.json”; it takes: FILE."),
        (["verify", "no-such.json"], "can't be read (no such file or directory)"),
        (["serve", "--port", "70000"], "--port can't be 70000"),
        (["database", "upgrde"], "takes check, upgrade or backup, not “upgrde”"),
        (["database", "check", "--db", "mysql://db"], "in SQLite or PostgreSQL, not in “mysql”"),
    ],
)
def test_a_mistake_gets_one_sentence_that_helps(
    conclave: Conclave, words: list[str], sentence: str
) -> None:
    answer = conclave(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert sentence in answer.err
    assert answer.err.count("\n") == 1


def test_games_are_listed_with_their_options(conclave: Conclave) -> None:
    answer = conclave("games")
    assert "Abracada…What? (abracada, 2–5 players)" in answer.out
    assert "last_standing=false|true" in answer.out
    assert "dungeon=" not in answer.out, "there is but one to choose"
    games = {game["slug"]: game for game in json.loads(conclave("games", "--json").out)}
    abracada = games["abracada"]
    assert abracada["seats"] == [2, 5]
    assert abracada["options"]["rounds"] == [0, 1]


def test_it_runs_as_a_module_and_tells_its_version() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Conclave ")


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*COMMAND, "games"], stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert done.stderr == b""
    assert done.returncode != 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_said_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr.startswith("The system refused:")
    assert done.stderr.count("\n") == 1


def test_a_terminal_without_our_letters_gets_others_in_their_place() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "games"], capture_output=True, env=environment, check=True)
    assert b"Abracada?What?" in done.stdout


def test_an_interrupt_is_a_polite_end(tmp_path: Path) -> None:
    with (
        subprocess.Popen(
            [*COMMAND, "play", "abracada", "--seed", "1", "--level", "novice"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
        ) as running,
        killed_in_the_end(running),
    ):
        assert running.stdout is not None
        shown = b""
        while not shown.endswith("Name a spell › ".encode()):
            shown += running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        _, complaints = running.communicate(timeout=20)
    assert running.returncode == 130
    assert complaints.decode().strip() == "Interrupted; goodbye."
