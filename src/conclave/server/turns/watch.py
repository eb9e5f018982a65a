"""Every few seconds a look for turns that somebody should hear of, and for each of them one process
that tells. Moves know nothing of it: what is due is read from the tables as they are stored."""

import asyncio
import logging
import time
from math import inf

from conclave.server.background import BackgroundTasks, Lookout
from conclave.server.settings import Settings
from conclave.server.storage import channels, notices
from conclave.server.storage.notices import SEEN, SENDING, Claimed, Turn
from conclave.server.tables import Tables
from conclave.server.turns.addresses import MailAddresses
from conclave.server.turns.attention import Attention
from conclave.server.turns.post_office import PostOffice
from conclave.server.turns.pushes import Pushes
from conclave.server.turns.telling import Telling

DAY = 24 * 3600.0
HORIZON = 7 * DAY
"""A turn that began before is told of no more, be it that the server was down."""
OVERLAP = 60.0
"""Looks reach a little further back than to the one before: clocks of several machines differ."""
SECONDS_BETWEEN_WHOLE_LOOKS = 600.0
AT_ONCE = 64

log = logging.getLogger(__name__)


class TurnWatch:
    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.pace = settings.turn_pace
        self.pushes = Pushes(settings.push) if settings.push else None
        office = PostOffice(settings.mail) if settings.mail else None
        self.addresses = MailAddresses(settings, tables.storage, office)
        self.attention = Attention(tables)
        self.telling = Telling(tables, self.pace, self.pushes, self.addresses)
        self.looked = -inf
        """The last look that found everything since the one before."""
        self.looked_wholly = -inf
        trouble = "turns can't be told of; it is tried again"
        self.lookout = Lookout(self.look, self.pace.look, trouble, log)
        self.tasks = BackgroundTasks()
        """Those by which somebody is being told."""

    @property
    def is_needed(self) -> bool:
        return self.pushes is not None or self.addresses.office is not None

    def start(self) -> None:
        if self.is_needed:
            self.lookout.start()

    async def stop(self) -> None:
        await self.lookout.stop()
        await self.tasks.stop()
        if self.pushes:
            await self.pushes.close()

    async def look(self) -> None:
        now = time.time()
        for claimed in await self._claim(now):
            # Several at once: one push service that is slow holds up nobody else.
            while len(self.tasks.running) >= AT_ONCE:
                await asyncio.sleep(0.05)
            self.tasks.start(self._tell(claimed))

    async def _tell(self, claimed: Claimed) -> None:
        try:
            await self.telling.tell(claimed)
        except Exception:
            log.exception("the turn at %s can't be told of for now", claimed.code)
            await self.telling.postpone(claimed)

    async def _claim(self, now: float) -> list[Claimed]:
        """What this process is to tell: new turns, and what others left undone."""
        whole = now - self.looked_wholly >= SECONDS_BETWEEN_WHOLE_LOOKS
        since = now - HORIZON if whole else self.looked - self.pace.notice - OVERLAP
        ways = self.pushes is not None, self.addresses.office is not None
        async with self.storage.reading() as db:
            turns = await notices.turns_to_tell(db, since, now - self.pace.attend, *ways)
            left = await notices.abandoned(db, now)
            waiting = await notices.guests_to_tell(db)
        here = self.attention.here() & {*waiting, *(turn.guest for turn in turns)}
        seen = [turn for turn in turns if self.attention.is_at(turn.code, turn.guest)]
        due = [t for t in turns if t not in seen and t.touched <= now - self.pace.notice]
        claimed = await self._settle(now, seen, due, left, here)
        if len(turns) < notices.MOST_AT_A_LOOK:  # else there is more, and the next look goes on
            self.looked = now
            if whole:
                await self.addresses.tidy()
                self.looked_wholly = now
        return claimed

    async def _settle(
        self, now: float, seen: list[Turn], due: list[Turn], left: list[Claimed], here: set[str]
    ) -> list[Claimed]:
        if not (seen or due or left or here):
            return []
        lease = now + self.pace.lease
        claimed: list[Claimed] = []
        async with self.storage.writing() as db:
            await channels.note_attention(db, list(here), now)
            for turn in seen:
                await notices.settle(db, turn, SEEN)
            for turn in due:
                if await notices.was_told_since_moving(db, turn):
                    await notices.settle(db, turn, SEEN)
                elif await notices.settle(db, turn, SENDING, lease):
                    claimed.append(Claimed(turn.code, turn.guest, turn.version))
            for one in left:
                if await notices.take_up(db, one, now, lease):
                    claimed.append(one)
        return claimed
