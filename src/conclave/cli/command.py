"""From the words after ``conclave`` to the command that they name."""

import os
import sys
from importlib import import_module
from io import StringIO, TextIOWrapper

from conclave.cli.arguments import Parser
from conclave.cli.refusals import BadUsage, reason
from conclave.core.errors import ConclaveError
from conclave.texts import say

COMMANDS = (
    "games",
    "rules",
    "play",
    "serve",
    "simulate",
    "arena",
    "dataset",
    "learn",
    "replay",
    "verify",
    "analyse",
    "database",
    "admin",
    "push-keys",
    "bench",
)
SYSTEM_REFUSED = 1
REFUSED = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(words: list[str] | None = None) -> int:
    """Do what the words ask for and return the exit code. Bad input never ends in a traceback."""
    _ready_streams()
    try:
        code = _run(sys.argv[1:] if words is None else words)
        print(end="", flush=True)
    except ConclaveError as error:
        print(reason(error), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("\n" + say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        # Python flushes once more at exit, which must not fail with a traceback either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return BROKEN_PIPE
        print(say("cli-system-refused", {"why": str(error)}), file=sys.stderr)
        return SYSTEM_REFUSED
    return code


def _run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(say("cli-help"))
        return 0
    if words[0] in ("-V", "--version"):
        print(_version())
        return 0
    name = words[0]
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise BadUsage("cli-command-unknown", {"command": name, "commands": known})
    # Each command imports what it needs only when it is asked for: a start should feel instant.
    command = import_module(f"conclave.cli.{name.replace('-', '_')}")
    parser = Parser(name)
    command.declare(parser)
    chosen = parser.read(words[1:])
    if chosen is None:
        return 0
    code: int = command.run(chosen)
    return code


def _version() -> str:
    from importlib.metadata import version

    return say("cli-version", {"version": version("conclave")})


def _ready_streams() -> None:
    """A terminal without our dashes and quotes shows question marks; one that can't be read from
    has nothing to say."""
    if sys.stdin is None:
        sys.stdin = StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
