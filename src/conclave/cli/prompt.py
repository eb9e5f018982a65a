"""Asking at the terminal: with completion if somebody types, line by line if it is a pipe."""

import sys
from collections.abc import Callable

Ask = Callable[[str], str | None]
"""Shows a question and gives the answer; None when there are no more answers."""


def asker(offers: Callable[[], list[str]], unordered: frozenset[str]) -> Ask:
    """``offers`` gives the sentences that can be said at the moment."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _ask_pipe
    # Only here: it takes longer to import than all the rest of the command.
    from conclave.cli.completion import asker_with_completion

    return asker_with_completion(offers, unordered)


def _ask_pipe(question: str) -> str | None:
    print(f"{question} › ", end="", flush=True)
    line = sys.stdin.readline()
    # A pipe does not echo, and the answer should still stand beside its question.
    print(line.rstrip("\n"))
    return line if line else None
