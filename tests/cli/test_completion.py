"""Tab offers the words that can come next, and nothing else."""

import os
import pty
import select
import subprocess
import sys
import time

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from conclave.cli.completion import SentenceCompleter
from tests.cli.conftest import killed_in_the_end

OFFERS = ["cast 5", "cast 6", "stop", "help", "quit"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["cast", "stop", "help", "quit"]),
        ("c", ["cast"]),
        ("CA", ["cast"]),
        ("cast", ["cast"]),
        ("cast ", ["5", "6"]),
        ("  cast   6", ["6"]),
        ("cast 7", []),
        ("stop ", []),
        ("nonsense ", []),
    ],
)
def test_the_next_word_is_completed(typed: str, words: list[str]) -> None:
    completer = SentenceCompleter(lambda: OFFERS)
    found = list(completer.get_completions(Document(typed), CompleteEvent()))
    assert [completion.text for completion in found] == words
    for completion in found:
        assert (typed[: len(typed) + completion.start_position] + completion.text).split() == [
            *typed.lower().split()[: len(typed.split()) - (completion.start_position != 0)],
            completion.text,
        ]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("take ", ["fire", "water"]),
        ("take water ", ["fire"]),
        ("take water fire ", ["fire"]),
        ("take fire ", ["fire", "water"]),
        ("take fire fire water ", []),
    ],
)
def test_words_that_have_no_order_are_completed_in_any(typed: str, words: list[str]) -> None:
    dice = frozenset(["fire", "water"])
    completer = SentenceCompleter(lambda: ["take fire fire water"], dice)
    found = completer.get_completions(Document(typed), CompleteEvent())
    assert [completion.text for completion in found] == words


def test_tab_works_in_a_real_terminal() -> None:
    terminal, its_end = pty.openpty()
    command = ["play", "abracada", "--seed", "3", "--level", "novice"]
    with (
        subprocess.Popen(
            [sys.executable, "-m", "conclave", *command],
            stdin=its_end,
            stdout=its_end,
            stderr=its_end,
            env={**os.environ, "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"},
        ) as running,
        killed_in_the_end(running),
    ):
        os.close(its_end)
        _read_until(terminal, "Name a spell")
        os.write(terminal, b"ca")
        _read_until(terminal, " cast ")  # the menu of what fits
        os.write(terminal, b"\t 8\r")
        _read_until(terminal, "Name 8 again, or stop")
        os.write(terminal, b"\x04")
        _read_until(terminal, "You leave the table")
        assert running.wait(timeout=20) == 0
    os.close(terminal)


def _read_until(terminal: int, text: str, seconds: float = 20) -> None:
    shown = ""
    deadline = time.monotonic() + seconds
    while text not in shown:
        assert time.monotonic() < deadline, f"no “{text}” in: {shown}"
        if select.select([terminal], [], [], 0.5)[0]:
            shown += os.read(terminal, 65536).decode(errors="replace")
