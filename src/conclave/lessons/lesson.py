"""What is written in a lesson's file.

The texts of a step have ids made of its name. For the step ``unseen`` of Abracada:

- ``abracada-lesson-unseen-title`` and ``abracada-lesson-unseen``: heading and explanation;
- ``abracada-lesson-unseen-ask``: what the learner is asked to do, if anything;
- ``abracada-lesson-unseen-right``: praise (``-right-NAME`` where a saying has a name);
- ``abracada-lesson-unseen-wrong``: why anything else is worse (``-wrong-NAME`` for what is listed).
"""

from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from conclave.core.errors import ConclaveError
from conclave.core.options import OptionValue

Dump: TypeAlias = dict[str, Any]
"""Plain data; msgspec can't read a type that names itself."""


class UnknownLesson(ConclaveError):
    """There is no such lesson, step or example."""


class Data(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of the file: whatever else is written there is a mistake."""


class Saying(Data):
    """A sentence, with all that is drawn when it is said."""

    say: str
    luck: list[int] = []
    name: str = ""
    """Where it gets a praise of its own."""


class Mistake(Data):
    """Sentences that begin so, and the name of the text that says why they are not best."""

    say: list[str]
    name: str


class Step(Data):
    """Something explained, pointing at parts of the table, and perhaps a move asked for."""

    name: str
    points: list[str] = []
    """Names of parts of the table, as the client marks them: ``data-part``."""
    replies: list[Saying] = []
    """What is said, by whoever's turn it is, before the step is explained."""
    accepts: list[Saying] = []
    """What is right; the first is said for a learner who skips the step. Nothing: read on."""
    mistakes: list[Mistake] = []


class Chapter(Data):
    """Steps that follow from one position, written as ``Game.restore`` reads it."""

    name: str
    position: Dump
    steps: list[Step]


class Example(Data):
    """A position of the rules to play with, until it is another seat's turn."""

    name: str
    position: Dump
    seat: int = 0
    options: dict[str, OptionValue] = {}
    points: list[str] = []


class Lesson(Data):
    game: str
    minutes: int
    seat: int
    """The learner's."""
    chapters: list[Chapter]
    options: dict[str, OptionValue] = {}
    examples: list[Example] = []

    def steps(self) -> list[tuple[Chapter, Step]]:
        return [(chapter, step) for chapter in self.chapters for step in chapter.steps]

    def example(self, name: str) -> Example:
        for example in self.examples:
            if example.name == name:
                return example
        raise UnknownLesson("example-unknown", {"example": name[:40]})


@cache
def lesson_of(slug: str) -> Lesson:
    """The lesson of a game that is known to the catalogue."""
    file = Path(__file__).parent / f"{slug}.json"
    if not file.is_file():
        raise UnknownLesson("lesson-unknown", {"game": slug})
    return msgspec.json.decode(file.read_bytes(), type=Lesson)
