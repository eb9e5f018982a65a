"""Writes where each rule lives into the tables of docs/rules, from what the code cites.

rule_index.py          writes the column “where”
rule_index.py --check  says which rows are out of date, and fails if there are any

A rule is cited by its number (F31, also F18–F20 and A8/A18) in a comment or a docstring, a mission
or a scroll in words (mission 18, scrolls 10 and 16) or by being made (Mission(18, …)). A spell or a
power lives where a function, a class or a file has its name.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
GAMES = ROOT / "src" / "conclave" / "games"

# The rooms that are looked through together, in the order in which a reader wants them. A bot may
# cite a rule, but the rule does not live there.
ROOMS = (("rules", "box", "position.py", "game.py"), ("knowledge",), ("notation",))

NUMBER = re.compile(r"\b([A-Z])(\d+)(?:(?:[–-]| to )\1(\d+))?\b")
CARD = re.compile(
    r"\b(mission|scroll)s?\s((?:\d+(?:–\d+)?(?:,\s|\sand\s|\sor\s)?)+)", re.IGNORECASE
)
SPAN = re.compile(r"(\d+)(?:–(\d+))?")


class Row(NamedTuple):
    """A row of a table whose last column says where its rule lives."""

    line: int
    rule: str
    """“F31”, “mission 18”, or the name of a spell or a power as code would write it."""


class Place(NamedTuple):
    file: str
    """Below the game's folder."""
    name: str
    """Of the function, class or constant; empty for the whole file."""


def pages() -> list[Path]:
    return sorted(PAGES.glob("*.md"))


def game_of(page: Path) -> str:
    return page.stem.replace("-", "_")


def rows_of(page: Path) -> list[Row]:
    found: list[Row] = []
    kind = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines()):
        if not line.startswith("|"):
            kind = ""
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[-1] == "where":
            kind = cells[0]
        elif kind and cells[0] and not cells[0].startswith("-"):
            found.append(Row(number, _rule(kind, cells[0])))
    return found


def _rule(kind: str, label: str) -> str:
    if kind == "rule":
        return label
    if kind in ("mission", "scroll"):
        return f"{kind} {label}"
    return re.sub(r"^\d+ ", "", label).lower().replace(" ", "_")


def rules_in(text: str) -> Iterator[str]:
    """The rules that a comment or a docstring cites, each number of a range by itself."""
    for letter, first, last in NUMBER.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{letter}{number}"
    for card, listed in CARD.findall(text):
        for first, last in SPAN.findall(listed):
            for number in range(int(first), int(last or first) + 1):
                yield f"{card.lower()} {number}"


def citations(game: str) -> dict[str, list[Place]]:
    """By rule the places of a game's code that cite it, of the first rooms that do."""
    folder = GAMES / game
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml"))
    names = [path.relative_to(folder) for path in files]
    everything = (tuple(dict.fromkeys(name.parts[0] for name in names)),)
    rooms = ROOMS if (folder / "rules").is_dir() else everything
    found: dict[str, list[Place]] = {}
    for together in rooms:
        here: dict[str, list[Place]] = {}
        for room in together:
            for name in (name for name in names if name.parts[0] == room):
                for rule, place in _cited_in(folder / name, name.as_posix()):
                    here.setdefault(rule, []).append(place)
        for rule, places in here.items():
            found.setdefault(rule, _at_home(rule, places))
    return found


def _at_home(rule: str, places: list[Place]) -> list[Place]:
    """A mission or a scroll lives among its like, if it is cited there."""
    room = rule.partition(" ")[0] + "s"
    home = [place for place in places if re.search(rf"\b{room}\b", place.file)]
    return list(dict.fromkeys(home or places))


def _cited_in(path: Path, file: str) -> Iterator[tuple[str, Place]]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        for comment in re.findall(r"#.*", text):
            for rule in rules_in(comment):
                yield rule, Place(file, "")
        return
    tree = ast.parse(text)
    spans = list(_spans(tree))
    cited = [(line, rule) for line, said in _remarks(text) for rule in rules_in(said)]
    cited += _made_in(tree)
    yield path.stem, Place(file, "")
    for line, rule in sorted(cited):
        around = [span for span in spans if span[0] <= line <= span[1]]
        yield rule, Place(file, max(around)[2] if around else "")


def _made_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The functions and classes by name, the missions and scrolls by number."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)
                yield node.lineno, snake.strip("_").lower()
            case ast.Call(
                func=ast.Name(id="Mission" | "Scroll" as made),
                args=[ast.Constant(value=int(number)), *_],
            ):
                yield node.lineno, f"{made.lower()} {number}"


def _spans(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of all that has one, a constant's docstring included."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        for statement, following in zip(node.body, [*node.body[1:], None], strict=True):
            last = statement.end_lineno or statement.lineno
            described = isinstance(following, ast.Expr) and _is_text(following)
            if following is not None and described:
                last = following.end_lineno or last
            name = _name_of(statement, described or not isinstance(node, ast.FunctionDef))
            if name:
                yield statement.lineno, last, name


def _name_of(statement: ast.stmt, is_kept: bool) -> str:
    if isinstance(statement, ast.FunctionDef):
        return "" if statement.name.startswith("__") else statement.name
    if isinstance(statement, ast.ClassDef):
        return statement.name
    target: ast.expr | None = None
    if isinstance(statement, ast.AnnAssign):
        target = statement.target
    elif isinstance(statement, ast.Assign):
        target = statement.targets[0]
    if is_kept and isinstance(target, ast.Name):
        return target.id
    if is_kept and isinstance(target, ast.Attribute):
        return target.attr
    return ""


def _is_text(statement: ast.Expr) -> bool:
    return isinstance(statement.value, ast.Constant) and isinstance(statement.value.value, str)


def _remarks(text: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings. A comment on a line of its own speaks of the code below it."""
    waiting: list[str] = []
    starts_line = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        line = token.start[0]
        if token.type == tokenize.COMMENT:
            if token.line.strip().startswith("#"):
                waiting.append(token.string)
            else:
                yield line, token.string
        elif token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            starts_line = True
        elif token.type != tokenize.NL:
            if waiting:
                yield line, " ".join(said.lstrip("# ") for said in waiting)
                waiting.clear()
            if token.type == tokenize.STRING and starts_line:
                yield line, token.string
            starts_line = False


def written(page: Path) -> str:
    """The page with its column as it should be."""
    places = citations(game_of(page))
    lines = page.read_text(encoding="utf-8").splitlines()
    for row in rows_of(page):
        kept = lines[row.line].rsplit("|", 2)[0].rstrip()
        lines[row.line] = f"{kept} | {_shown(places.get(row.rule, []))} |".replace("|  |", "| |")
    return "\n".join(lines) + "\n"


def _shown(places: list[Place]) -> str:
    names: dict[str, list[str]] = {}
    for place in places:
        names.setdefault(place.file, []).append(place.name)
    return ", ".join(
        " ".join(f"`{word}`" for word in dict.fromkeys([file, *filter(None, named)]))
        for file, named in names.items()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if it differs")
    check = parser.parse_args().check
    stale = 0
    for page in pages():
        old, new = page.read_text(encoding="utf-8"), written(page)
        if not check:
            page.write_text(new, encoding="utf-8")
            continue
        for before, after in zip(old.splitlines(), new.splitlines(), strict=True):
            if before != after:
                stale += 1
                print(f"{page.relative_to(ROOT)}: {after.split('|')[1].strip()} lives in", end=" ")
                print(after.rsplit("|", 2)[1].strip() or "no place that the code cites")
    if stale:
        sys.exit("Run tools/rule_index.py to write these.")


if __name__ == "__main__":
    main()
