"""``conclave replay``: a recorded game again, step by step, with anybody's eyes."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from conclave.catalogue import load_game
from conclave.cli.arguments import Parser, number
from conclave.cli.console import stdout_console
from conclave.cli.eyes import OPEN, read_eyes
from conclave.cli.faces.face import crest
from conclave.cli.projector import Projector
from conclave.cli.prompt import Ask
from conclave.cli.record_file import read_file, record_in
from conclave.cli.refusals import BadUsage, reason
from conclave.core.errors import ConclaveError
from conclave.core.reel import Reel
from conclave.core.sentences import split_words
from conclave.texts import say

SHORT = {
    "": "next",
    "n": "next",
    "p": "back",
    "previous": "back",
    "r": "round",
    "b": "round-back",
    "q": "quit",
    "?": "help",
}
"""Other ways to say a word, the empty one being Enter alone."""


def declare(parser: Parser) -> None:
    parser.take("file", Path, metavar="FILE")
    parser.take("--as", default=OPEN, metavar="EYES")
    parser.take("--move", number("--move", 0), metavar="N")
    parser.take_flag("--web")


def run(chosen: argparse.Namespace) -> int:
    record = record_in(read_file(chosen.file))
    reel = Reel(load_game(record.game), record)
    eyes = read_eyes(getattr(chosen, "as"), record.seats)
    console = stdout_console()
    names = [say(f"crest-{crest(seat)}") for seat in range(record.seats)]
    projector = Projector(reel, names, eyes, console)
    projector.go(chosen.move or 0)
    if chosen.web:
        from conclave.cli.replay_web import show_in_browser

        return show_in_browser(record, eyes, projector.number)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from conclave.cli.replay_keys import asker_with_keys

        Viewing(projector, asker_with_keys(record.seats), clears=True).run()
    elif chosen.move is not None:
        projector.show()
    else:
        _through_a_pipe(projector, console)
    return 0


def _through_a_pipe(projector: Projector, console: Console) -> None:
    """What is asked for, a line each; all of it where nobody asks."""
    first = "" if sys.stdin.isatty() else sys.stdin.readline()
    if first:
        Viewing(projector, _lines_after(first)).run()
        return
    for _ in range(projector.reel.last()):
        projector.show()
        console.print()
        projector.step(1)
    projector.show()


def _lines_after(first: str) -> Ask:
    kept = [first]

    def ask(question: str) -> str | None:
        line = kept.pop() if kept else sys.stdin.readline()
        # A pipe does not echo, and the answer should still stand beside its question.
        print(f"{question} › {line.rstrip()}", flush=True)
        return line or None

    return ask


class Viewing:
    """A position, then a word that leads to another, until somebody leaves."""

    def __init__(self, projector: Projector, ask: Ask, clears: bool = False) -> None:
        self.projector = projector
        self.ask = ask
        self.clears = clears
        self.left = False
        self.moves: dict[str, Callable[[], None]] = {
            "next": lambda: projector.step(1),
            "back": lambda: projector.step(-1),
            "round": projector.next_round,
            "round-back": projector.round_back,
            "home": lambda: projector.go(0),
            "end": lambda: projector.go(projector.reel.last()),
        }

    def run(self) -> None:
        self._show()
        while not self.left:
            answer = self.ask(say("cli-replay-where"))
            if answer is None:
                return
            try:
                self._follow(split_words(answer))
            except ConclaveError as error:
                self.projector.console.print(Text(reason(error), "#FF8A78"))

    def _show(self) -> None:
        if self.clears:
            self.projector.console.clear()
        self.projector.show()

    def _follow(self, words: list[str]) -> None:
        word = "-".join(words[:2]) if words[:2] == ["round", "back"] else " ".join(words)
        word = SHORT.get(word, word)
        if word == "quit":
            self.left = True
            return
        if word == "help":
            last = self.projector.reel.record.seats - 1
            self.projector.console.print(say("cli-replay-help", {"last": last}))
            return
        self._move(word, words)
        self._show()

    def _move(self, word: str, words: list[str]) -> None:
        if word in self.moves:
            self.moves[word]()
        elif word.isdecimal():
            self.projector.go(int(word[:9]))
        elif words[0] == "as" and len(words) == 2:
            self.projector.eyes = read_eyes(words[1], self.projector.reel.record.seats)
        else:
            raise BadUsage("cli-replay-word-unknown", {"word": word[:40]})
