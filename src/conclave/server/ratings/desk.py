"""Sees to it that finished games are counted, whichever process saw their end."""

import logging
from collections.abc import Awaitable, Callable

from conclave.server.background import Lookout
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
        trouble = "finished games could not be counted, and will be later"
        self.lookout = Lookout(self.look, SECONDS_BETWEEN_LOOKS, trouble, log)

    def wake(self, row: TableRow) -> None:
        """Something has happened at a table."""
        if row.rated and row.status == OVER and row.counted is None:
            self.lookout.call()

    async def look(self) -> None:
        while await self.count():
            pass

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
