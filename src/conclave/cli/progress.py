"""A bar that fills while something takes long: on a terminal only, and never among the results."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conclave.cli.console import stderr_console


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """Yields what is to be called with how many are done, and of how many."""
    remarks = stderr_console()
    columns = (
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=remarks, transient=True, disable=not remarks.is_terminal
    ) as progress:
        bar = progress.add_task("", total=None)

        def show(done: int, of: int) -> None:
            progress.update(bar, completed=done, total=of)

        yield show
