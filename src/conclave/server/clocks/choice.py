"""What time a table may be given, chosen when it is made."""

from conclave.bots.levels import own_levels
from conclave.catalogue import load_game
from conclave.core.game import AnyGame
from conclave.server.refusals import Refused
from conclave.server.storage.rows import ADJUDICATE, Clock, LiveClock
from conclave.server.storage.tables import StoredTable

HOUR = 3600
DAY = 24 * HOUR

BANK = (30, 3 * HOUR)
INCREMENT = (0, 120)
CORRESPONDENCE = (HOUR, 14 * DAY)
PATIENCE = (60, DAY)

SECONDS_OF_PATIENCE = 300
"""If nobody has chosen any."""


def give_time(table: StoredTable, clock: Clock | None, patience: int | None) -> None:
    check_clock(clock, load_game(table.row.game))
    if clock is not None and table.row.practice:
        raise Refused("clock-practice")
    if patience is not None:
        _check("clock-patience", patience, PATIENCE)
    table.row.clock, table.row.patience = clock, patience


def check_clock(clock: Clock | None, game: AnyGame) -> None:
    """Refuse a time that nobody could play with."""
    if clock is None:
        return
    if isinstance(clock, LiveClock):
        _check("clock-bank", clock.bank, BANK)
        _check("clock-increment", clock.increment, INCREMENT)
    else:
        _check("clock-correspondence", clock.seconds, CORRESPONDENCE)
    late = (*own_levels(game), ADJUDICATE)
    if clock.late not in late:
        raise Refused("clock-late", {"late": clock.late[:24], "known": ", ".join(late)})


def _check(id: str, seconds: int, bounds: tuple[int, int]) -> None:
    lowest, highest = bounds
    if not lowest <= seconds <= highest:
        raise Refused(id, {"min": lowest, "max": highest})
