"""A bar that fills while games are played: on a terminal, and never among the results."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conclave.cli.console import margin
from conclave.texts import say


@contextmanager
def counting_games() -> Iterator[Callable[[int, int], None]]:
    """Gives what is to be told the games played so far and the games to play."""
    remarks = margin()
    columns = (
        TextColumn(say("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=remarks, transient=True, disable=not remarks.is_terminal
    ) as progress:
        bar = progress.add_task("", total=None)

        def show(played: int, games: int) -> None:
            progress.update(bar, completed=played, total=games)

        yield show
