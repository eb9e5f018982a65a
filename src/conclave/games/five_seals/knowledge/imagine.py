"""What a seat imagines: the table as it is, since nothing is hidden but how dice will fall."""

from conclave.games.five_seals.rules.state import Table


class Origin:
    """The table that a seat began to think from, shared by all that it imagines from there. What it
    works out about that table once, it notes here."""

    __slots__ = ("notes", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.notes: list[float] = []
