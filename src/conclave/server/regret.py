"""Bots give a person among them time to take a move back before they answer it."""

import asyncio
import time
from contextlib import suppress

from conclave.core.match import Match
from conclave.server.storage.rows import PLAYING
from conclave.server.storage.tables import StoredTable
from conclave.server.stored_match import may_take_back


class Regret:
    """At one table. Nothing of it is stored: after a restart the bots wait once more."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.gone_on = -1
        """The version in which the person said that nothing will be taken back."""
        self.stirred = asyncio.Event()

    def left(
        self, table: StoredTable, match: Match, version: int, moved_at: float
    ) -> tuple[int, float]:
        """The seat that bots wait for and the seconds for which they still do; or -1 and 0."""
        seconds = moved_at + self.seconds - time.monotonic()
        if seconds <= 0 or self.gone_on == version:
            return -1, 0.0
        seat = _regretting(table, match, version)
        return (-1, 0.0) if seat < 0 else (seat, seconds)

    def go_on(self, version: int) -> None:
        self.gone_on = version
        self.stirred.set()

    async def pause(self, seconds: float) -> None:
        """So long, or until something happens that may end the wait."""
        self.stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stirred.wait()


def _regretting(table: StoredTable, match: Match, version: int) -> int:
    """The seat that made the last move, if it may take it back and only bots wait to answer."""
    if table.row.status != PLAYING or table.row.practice or not match.record.moves:
        return -1  # in practice what bots answer can be taken back as well
    seat = match.record.moves[-1].seat
    people = [one.seat for one in table.seats if one.player() is None]
    if people != [seat] or match.state.actor() == seat:
        return -1
    return seat if may_take_back(match, version, seat) else -1
