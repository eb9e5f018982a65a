"""Who may look at a game that is over. While it runs, nobody may look back at it, whoever asks."""

from conclave.server.refusals import Conflict, Forbidden
from conclave.server.sofa_seats import sits_there
from conclave.server.storage.rows import OVER
from conclave.server.storage.tables import StoredTable


def check_may_look(table: StoredTable, guest: str | None) -> None:
    """At a public table whoever has its link; at a private one those who sat there."""
    if table.row.status != OVER:
        raise Conflict("replay-not-yet")
    check_sat_there(table, guest)


def check_sat_there(table: StoredTable, guest: str | None) -> None:
    """Nobody else finds a private table open once its game is over."""
    if table.row.status == OVER and not is_open_to(table, guest):
        raise Forbidden("game-private")


def is_open_to(table: StoredTable, guest: str | None) -> bool:
    return table.row.public or sits_there(table, guest)
