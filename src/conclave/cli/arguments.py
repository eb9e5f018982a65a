"""The arguments of a command, read with refusals that help."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from conclave.cli.refusals import BadUsage
from conclave.core.errors import Parameters
from conclave.core.game import AnyGame
from conclave.core.options import Options, find_option
from conclave.texts import say
from conclave.workers.crew import usual_workers

MOST = 2**63 - 1


class Parser(argparse.ArgumentParser):
    """The arguments of one command. Its help and its refusals are messages of ``cli.ftl``."""

    def __init__(self, command: str) -> None:
        super().__init__(
            prog=f"conclave {command}",
            description=say(f"cli-{command}"),
            add_help=False,
            allow_abbrev=False,
        )
        self.command = command
        self.known: list[str] = []

    def take(
        self,
        name: str,
        kind: Callable[[str], object] = str,
        default: object = None,
        metavar: str | None = None,
        several: bool = False,
    ) -> None:
        """An argument with a value: ``--name VALUE``, or, without dashes, known by its place."""
        text = say(f"cli-{self.command}-{name.strip('-')}")
        if not name.startswith("--"):
            self.known.append(metavar or name)
            self.add_argument(name, type=kind, help=text, metavar=metavar)
            return
        self.known.append(name)
        action = "append" if several else "store"
        self.add_argument(
            name, type=kind, default=default, help=text, metavar=metavar, action=action
        )

    def take_rest(self, name: str, metavar: str) -> None:
        """All words that are left, or none."""
        self.known.append(metavar)
        text = say(f"cli-{self.command}-{name}")
        self.add_argument(name, nargs="*", help=text, metavar=metavar)

    def take_flag(self, name: str) -> None:
        """An argument that is there or not."""
        self.known.append(name)
        text = say(f"cli-{self.command}-{name.strip('-')}")
        self.add_argument(name, action="store_true", help=text)

    def read(self, words: list[str]) -> argparse.Namespace | None:
        """What was chosen; None if only the help was asked for, which is then shown."""
        if "-h" in words or "--help" in words:
            self.print_help()
            return None
        chosen, left_over = self.parse_known_args(words)
        if left_over:
            known = ", ".join(self.known)
            raise BadUsage(
                "cli-argument-unknown",
                {"argument": left_over[0], "command": self.command, "arguments": known},
            )
        return chosen

    def error(self, message: str) -> NoReturn:
        problem = message.removeprefix("argument ")
        raise BadUsage("cli-bad-usage", {"command": self.command, "problem": problem})


def number(name: str, least: int, most: int = MOST) -> Callable[[str], int]:
    """Reads a whole number within its limits."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise BadUsage("cli-not-a-number", {"argument": name, "value": text}) from None
        if not least <= value <= most:
            raise _out_of_range(name, text, least, most)
        return value

    return read


def seconds(name: str, most: int) -> Callable[[str], float]:
    """Reads a time, which may be a fraction of a second or none."""

    def read(text: str) -> float:
        value = _fraction(name, text, "cli-not-seconds")
        if not 0 <= value <= most:
            raise _out_of_range(name, text, 0, most)
        return value

    return read


def hours(name: str, most: int) -> Callable[[str], float]:
    """Reads a time in hours, which may be a fraction of one."""

    def read(text: str) -> float:
        value = _fraction(name, text, "cli-not-hours")
        if not 0 < value <= most:
            raise BadUsage(
                "cli-hours-out-of-range", {"argument": name, "value": text, "most": most}
            )
        return value

    return read


def _fraction(name: str, text: str, refusal: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadUsage(refusal, {"argument": name, "value": text}) from None


def take_workers(parser: Parser, usual: int | None = None) -> None:
    """Who does the work: so many processes, usually one for each core, or a Ray cluster."""
    usual = usual_workers() if usual is None else usual
    parser.take("--workers", number("--workers", 1, 256), default=usual, metavar="N")
    parser.take("--cluster", metavar="auto|ADDRESS")


def _out_of_range(name: str, value: str, least: int, most: int) -> BadUsage:
    limits: Parameters = {"argument": name, "value": value, "least": str(least)}
    if most == MOST:
        return BadUsage("cli-number-too-low", limits)
    return BadUsage("cli-number-out-of-range", {**limits, "most": str(most)})


def read_options(game: AnyGame, settings: list[str] | None) -> Options:
    """The game's options from settings such as ``rounds=1``."""
    options: Options = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadUsage("cli-option-without-value", {"option": setting})
        options[name] = find_option(game.options, name).parse(value)
    return options


def usual_seats(game: AnyGame) -> int:
    """How many sit down when nobody says: four, or as near to it as the game allows."""
    return max(game.fewest_seats, min(4, game.most_seats))


def check_writable(file: Path | None) -> None:
    """Refuse before a long game what could only fail after it."""
    if file is None:
        return
    if not file.parent.is_dir():
        raise BadUsage("cli-no-folder", {"file": str(file), "folder": str(file.parent)})
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadUsage("cli-cannot-write", {"file": str(file)})
