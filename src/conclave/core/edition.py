"""Files of figures that a host may replace: read, checked, and refused by line and reason."""

import re
import tomllib
from pathlib import Path

from conclave.core.errors import ConclaveError


class BadEdition(ConclaveError):
    """A file that is no edition of its game; it says in which line and why."""


class EditionTable:
    """A table of an edition's file. Whatever is missing or wrong is refused by its line."""

    def __init__(self, path: Path, lines: list[str], name: str, written: dict[str, object]) -> None:
        self.path = path
        self.lines = lines
        self.name = name
        self.written = written

    def refusal(self, key: str, expected: str) -> BadEdition:
        """``expected`` says what would be right; it is read out as it stands."""
        line = self.line_of(key)
        params: dict[str, str | int] = {"file": str(self.path), "line": line, "key": key}
        if key not in self.written:
            return BadEdition("edition-missing", {**params, "expected": expected})
        return BadEdition("edition-wrong", {**params, "expected": expected})

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse what the game does not ask for: it would be a figure that nobody heeds."""
        for key in self.written:
            if key not in keys:
                raise self.refusal(key, "one of: " + ", ".join(keys))

    def table(self, key: str) -> "EditionTable":
        written = self.written.get(key)
        if not isinstance(written, dict):
            raise self.refusal(key, "a table")
        return EditionTable(self.path, self.lines, self._full_name(key), written)

    def text(self, key: str, form: str, expected: str) -> str:
        """A text that is wholly of that form, a regular expression."""
        written = self.written.get(key)
        if not isinstance(written, str) or re.fullmatch(form, written) is None:
            raise self.refusal(key, expected)
        return written

    def real(self, key: str, lowest: float, highest: float) -> float:
        """A number that need not be whole."""
        number = self.written.get(key)
        if not isinstance(number, (int, float)) or isinstance(number, bool):
            raise self.refusal(key, f"a number from {lowest:g} to {highest:g}")
        if not lowest <= number <= highest:
            raise self.refusal(key, f"a number from {lowest:g} to {highest:g}")
        return float(number)

    def number(self, key: str, lowest: int, highest: int) -> int:
        number = self.written.get(key)
        if not _is_number(number, lowest, highest):
            raise self.refusal(key, f"a whole number from {lowest} to {highest}")
        assert isinstance(number, int)
        return number

    def numbers(self, key: str, count: int, lowest: int, highest: int) -> list[int]:
        written = self.written.get(key)
        listed = written if isinstance(written, list) else []
        numbers = [n for n in listed if _is_number(n, lowest, highest) and isinstance(n, int)]
        if len(numbers) != count or len(listed) != count:
            raise self.refusal(key, f"{count} whole numbers from {lowest} to {highest}")
        return numbers

    def different_numbers(self, key: str, fewest: int, lowest: int, highest: int) -> list[int]:
        """That many numbers or more, none of them twice, in ascending order."""
        written = self.written.get(key)
        listed = written if isinstance(written, list) else []
        numbers = {n for n in listed if _is_number(n, lowest, highest) and isinstance(n, int)}
        if len(numbers) != len(listed) or len(numbers) < fewest:
            expected = f"at least {fewest} different whole numbers from {lowest} to {highest}"
            raise self.refusal(key, expected)
        return sorted(numbers)

    def words(self, key: str, count: int, known: tuple[str, ...]) -> list[int]:
        """``count`` of the known words, as their numbers; a word may be repeated."""
        written = self.written.get(key)
        listed = written if isinstance(written, list) else []
        numbers = [known.index(word) for word in listed if word in known]
        if len(listed) != count or len(numbers) != count:
            raise self.refusal(key, f"{count} of: " + ", ".join(known))
        return numbers

    def choices(self, key: str, count: int, known: tuple[str, ...]) -> list[int]:
        """``count`` different words of the known ones, as their numbers."""
        written = self.written.get(key)
        listed = written if isinstance(written, list) else []
        chosen = [known.index(word) for word in listed if word in known]
        if len(listed) != count or len(set(chosen)) != count:
            raise self.refusal(key, f"{count} different ones of: " + ", ".join(known))
        return chosen

    def _full_name(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key

    def line_of(self, key: str) -> int:
        """Where the key stands, or else its table, or else the end of the file."""
        within, heading = "", max(1, len(self.lines))
        for number, line in enumerate(self.lines, start=1):
            bare = line.strip()
            if re.match(r"\[\[?[\w.\"' -]+\]", bare):
                within = bare.split("#")[0].strip(" []")
                if within in (self.name, self._full_name(key)):
                    heading = number
            elif within == self.name and bare.split("=")[0].strip(" \"'") == key:
                return number
        return heading


def read_edition(path: Path, unreadable: str = "edition-unreadable") -> EditionTable:
    """The whole of a file. One that can't be read, or is not TOML, is refused."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors mark their files
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(unreadable, {"file": str(path)}) from error
    lines = text.splitlines()
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", str(error))
        why = found[1] if found else str(error).removesuffix(" (at end of document)")
        line = int(found[2]) if found else len(lines)
        params: dict[str, str | int] = {"file": str(path), "line": line, "why": why}
        raise BadEdition("edition-syntax", params) from error
    return EditionTable(path, lines, "", written)


def _is_number(value: object, lowest: int, highest: int) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return lowest <= value <= highest
