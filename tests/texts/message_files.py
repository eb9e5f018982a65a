"""The Fluent files as they are written, and every id that the sources speak of."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

from conclave.catalogue import SLUGS
from conclave.texts import LANGUAGE, locale_folder

ROOT = Path(__file__).parents[2]
ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
HOLE = "\0"
"""Stands for a part of an id that is only known when the program runs."""


class References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.ids.add(node.id.name)


@dataclass
class Written:
    """What a folder of Fluent files holds."""

    ids: list[str] = field(default_factory=list)
    junk: list[str] = field(default_factory=list)
    referred_to: set[str] = field(default_factory=set)


@cache
def written(*names: str) -> Written:
    """The named files, or all of them."""
    found = Written()
    for file in sorted((locale_folder() / LANGUAGE).glob("*.ftl")):
        if names and file.name not in names:
            continue
        references = References()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found.ids.append(entry.id.name)
                references.visit(entry)
            elif isinstance(entry, Junk):
                found.junk.append(f"{file.name}: {entry.content}")
        found.referred_to |= references.ids
    return found


@cache
def spoken_in_python() -> dict[str, str]:
    """Every constant that looks like an id, and where it stands."""
    spoken: dict[str, str] = {}
    for file, node in _nodes():
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Constant) and isinstance(value, str):
            word = value.removeprefix("--")
            if ID.fullmatch(word):
                spoken[word] = f"{file.relative_to(ROOT)}:{node.lineno}"
    return spoken


@cache
def certainly_ids() -> dict[str, str]:
    """What errors, events and questions are made with, whatever it looks like."""
    makers = {"Event", "Message", "say", *_refusals()}
    found: dict[str, str] = {}
    for file, node in _nodes():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
            continue
        first = node.args[0]
        if node.func.id in makers and isinstance(first, ast.Constant):
            found[str(first.value)] = f"{file.relative_to(ROOT)}:{node.lineno}"
    return found


def _refusals() -> set[str]:
    """The names of all classes that stem from ConclaveError."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, node in _nodes()
        if isinstance(node, ast.ClassDef)
    }
    found = {"ConclaveError"}
    while True:
        more = {name for name, of in bases.items() if of & found} - found
        if not more:
            return found
        found |= more


class Template:
    """An id with holes. What can stand in a hole is a long list, so an id is first compared with
    what is written around the holes."""

    def __init__(self, pattern: str) -> None:
        self.around = re.compile(pattern.replace(HOLE, ".+"))
        self.pattern = pattern

    def fits(self, id: str) -> bool:
        if not self.around.fullmatch(id):
            return False
        # One word, or several that stand together like this in the sources.
        part = "(?:[a-z0-9_]+|" + "|".join(spoken_in_python()) + ")"
        return re.fullmatch(self.pattern.replace(HOLE, part), id) is not None


@cache
def templates() -> list[Template]:
    """Ids with holes: f-strings in Python, templates in the browser's sources."""
    found: set[str] = set()
    for _, node in _nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else HOLE
                for part in node.values
            ]
            found.add("".join(parts))
    for template in re.findall(r"`([^`]*\$\{[^`]*)`", browser_sources()):
        found.add(HOLE.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)))
    return [Template(pattern) for pattern in found if "-" in pattern]


@cache
def browser_sources() -> str:
    sources = ROOT / "web" / "src"
    files = [file for file in sources.rglob("*") if file.suffix in (".ts", ".svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def _nodes() -> tuple[tuple[Path, ast.AST], ...]:
    return tuple(_walk())


def _walk() -> Iterator[tuple[Path, ast.AST]]:
    sources = ROOT / "src" / "conclave"
    on_the_shelf = [sources / "games" / slug for slug in SLUGS]
    for file in sorted(sources.rglob("*.py")):
        of_a_game = file.is_relative_to(sources / "games")
        if of_a_game and not any(file.is_relative_to(game) for game in on_the_shelf):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node
