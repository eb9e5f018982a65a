"""Sees to it that finished games are counted, whichever process saw their end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from conclave.server.background import BackgroundTasks
from conclave.server.pubsub import PubSub
from conclave.server.ratings.counting import count_games
from conclave.server.storage.database import Storage
from conclave.server.storage.ratings import codes_to_count
from conclave.server.storage.rows import OVER, TableRow

SECONDS_BETWEEN_LOOKS = 30.0
"""For what another process left behind."""

log = logging.getLogger(__name__)


class RatingDesk:
    def __init__(
        self, storage: Storage, pubsub: PubSub, tell: Callable[[str], Awaitable[None]]
    ) -> None:
        """``tell`` is given the codes of tables whose game was counted."""
        self.storage = storage
        self.pubsub = pubsub
        self.tell = tell
        self.called = asyncio.Event()
        self.tasks = BackgroundTasks()

    def start(self) -> None:
        self.called.set()
        self.tasks.start(self._work())

    async def stop(self) -> None:
        await self.tasks.stop()

    def wake(self, row: TableRow) -> None:
        """Something has happened at a table."""
        if row.rated and row.status == OVER and row.counted is None:
            self.called.set()

    async def _work(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                    await self.called.wait()
            except TimeoutError:
                pass
            self.called.clear()
            try:
                while await self.count():
                    pass
            except Exception:
                log.exception("finished games could not be counted, and will be later")

    async def count(self) -> bool:
        """Whether there was something to count."""
        async with self.storage.reading() as db:
            if not await codes_to_count(db, 1):
                return False
        async with self.storage.writing() as db:
            codes = await count_games(db)
            await self.pubsub.publish_changes(db, codes)
        for code in codes:
            await self.tell(code)
        return bool(codes)
