"""What any game shows in a terminal, and what a face of its own may show better.

A face knows the view that the seat gets and the sentences it may say, nothing else.
"""

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from conclave.core.plain import PlainDict
from conclave.core.seats import SEAT_WORDS
from conclave.texts import Listener

CREST_COLOURS = {
    "raven": "#EEF0FA",
    "cat": "#F59FB4",
    "owl": "#55C8DA",
    "snake": "#C5E37B",
    "toad": "#B893F2",
    "fox": "#EA6A1E",
}
"""As in the browser."""


def crest(seat: int) -> str:
    """At a terminal each seat wears the crest that is its word; a seventh begins again."""
    return SEAT_WORDS[seat % len(SEAT_WORDS)]


def seat_colour(seat: int) -> str:
    return CREST_COLOURS[crest(seat)]


class Scene:
    """The table as the listener may see it, and what may be said now."""

    def __init__(self, view: PlainDict, listener: Listener, legal: list[str]) -> None:
        self.view = view
        self.listener = listener
        self.legal = legal


class Face:
    always_shown = False
    """Whether the picture is small enough to be shown before every question, rather than only
    before the first and on request."""

    def table(self, scene: Scene) -> RenderableType:
        """Everything on the table."""
        return Pretty(scene.view, expand_all=False)

    def legend(self) -> str:
        """What the signs in the picture mean."""
        return ""

    def interlude(self, told: PlainDict, listener: Listener) -> RenderableType | None:
        """A picture for an event worth stopping for, e.g. the end of a round."""
        return None

    def hint(self, scene: Scene) -> RenderableType | None:
        """Advice that the view itself gives; None: a bot is asked."""
        return None


def grid(columns: int, gap: int, folds: bool = False) -> Table:
    """A table whose cells are not folded, because a folded cell would cut a piece in two. With
    ``folds`` the last column is, where there are words."""
    table = Table.grid(padding=(0, gap))
    for column in range(columns):
        table.add_column(no_wrap=not folds or column < columns - 1)
    return table
