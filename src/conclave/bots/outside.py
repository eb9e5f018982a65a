"""A bot from outside: written by somebody else, named in a file, and seated like a level.

It is called with a perspective and a source of luck, and answers with one of the legal moves or
with its sentence.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from conclave.core.chance import Chance, FastChance
from conclave.core.errors import ConclaveError, Parameters
from conclave.core.perspective import Perspective
from conclave.core.state import Move

Answering: TypeAlias = Callable[[Perspective, Chance], object]

LONGEST_WORDS = 200
"""Of what a bot said or raised, as it is told to whoever runs it."""


class BotFailed(ConclaveError):
    """A bot from outside can't be loaded, broke down, or answered with what is no legal move."""


class Mark:
    """What a bot is rated in a game, and the run that showed it."""

    def __init__(self, mu: float, sigma: float, run: str) -> None:
        self.mu = mu
        self.sigma = sigma
        self.run = run


class OutsideBot:
    """An entry of the file. Nothing of the bot itself is loaded before it is asked."""

    def __init__(
        self,
        name: str,
        label: str,
        games: tuple[str, ...],
        entry: str,
        folder: str,
        memory: int,
        marks: dict[str, Mark],
        place: Parameters,
    ) -> None:
        self.name = name
        self.label = label
        self.games = games
        self.entry = entry
        self.folder = folder
        """Where its module is looked for, besides where Python looks."""
        self.memory = memory
        """In MiB, of a process of its own."""
        self.marks = marks
        """By game; none where nobody has measured it."""
        self.place = place
        """The file and the line of its entry point."""
        self.loaded: Answering | None = None

    def load(self) -> Answering:
        """What is called for a move. A class is called once, for what its object then answers."""
        if self.loaded is None:
            module, _, name = self.entry.partition(":")
            if self.folder not in sys.path:
                sys.path.append(self.folder)
            try:
                found = getattr(import_module(module), name)
                found = found() if isinstance(found, type) else found
            except (Exception, SystemExit) as error:
                raise self._failed("bot-not-loaded", _in_words(error)) from error
            if not callable(found):
                raise self._failed("bot-not-loaded", f"{name} can't be called")
            self.loaded = found
        return self.loaded

    def choose(self, perspective: Perspective, legal: list[Move], chance: Chance) -> Move:
        answering = self.load()
        try:
            answer = answering(perspective, chance)
        except (Exception, SystemExit) as error:
            raise self._failed("bot-broke-down", _in_words(error)) from error
        try:
            if isinstance(answer, str):
                return perspective.game.hear(perspective.imagine(FastChance(0)), answer)
            for move in legal:
                if move == answer:
                    return move
        except Exception as error:  # what is compared is a stranger's
            raise self._failed("bot-not-legal", f"{answer!r} ({error})") from error
        raise self._failed("bot-not-legal", repr(answer))

    def _failed(self, id: str, why: str) -> BotFailed:
        told = " ".join(why.split())[:LONGEST_WORDS]
        return BotFailed(id, {**self.place, "bot": self.name, "entry": self.entry, "why": told})


def _in_words(error: BaseException) -> str:
    said = str(error)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
