"""Where a command writes: colours on a terminal, plain text in a pipe."""

from rich.console import Console

NARROWEST = 100
"""A pipe has no width, and a table should not be folded for want of one."""


def stdout_console() -> Console:
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console.width = max(console.width, NARROWEST)
    return console


def stderr_console() -> Console:
    """For what is not the result: progress, remarks."""
    return Console(stderr=True, highlight=False, emoji=False)
