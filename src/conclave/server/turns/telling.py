"""Telling somebody of one turn, by all the ways they have asked for."""

import asyncio
import time

from conclave.server.clocks.shown import time_left
from conclave.server.storage import channels, notices
from conclave.server.storage.channels import MailRow, SubscriptionRow
from conclave.server.storage.notices import Claimed
from conclave.server.storage.rows import PERSON, PLAYING, LiveClock, SeatRow
from conclave.server.storage.tables import StoredTable, find_table
from conclave.server.tables import Tables
from conclave.server.turn_settings import TurnPace
from conclave.server.turns.addresses import MailAddresses
from conclave.server.turns.attention import SECONDS_BELIEVED
from conclave.server.turns.letters import turn as turn_letter
from conclave.server.turns.pushes import Outcome, Pushes
from conclave.server.turns.words import push_of, words_of

MAIL = "mail"
MOST_FAILED = 8
"""A browser that could not be reached so often in a row is forgotten."""
DAY = 24 * 3600
LONGEST_TTL = 28 * DAY
USUAL_TTL = 3 * DAY
SHORTEST_TTL = 60


class Telling:
    def __init__(
        self, tables: Tables, pace: TurnPace, pushes: Pushes | None, addresses: MailAddresses
    ) -> None:
        self.storage = tables.storage
        self.house_time = tables.house_time
        self.pace = pace
        self.pushes = pushes
        self.addresses = addresses

    async def tell(self, claimed: Claimed) -> None:
        """Each way is crossed off once it is gone: whoever takes over after us repeats nothing."""
        async with self.storage.reading() as db:
            table = await find_table(db, claimed.code)
            browsers = await channels.subscriptions_of(db, claimed.guest)
            mail = await channels.mail_of(db, claimed.guest)
        if table is None:
            return
        ways = self._ways(table, claimed, browsers, mail)
        again: list[str] = []
        waits = False
        # All at once: a browser that is slow to be reached holds up none of their others.
        going = {asyncio.create_task(self._go(way, table, browsers, mail)): way for way in ways}
        try:
            while going:
                done, _ = await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    outcome = task.result()
                    way = going.pop(task)
                    if outcome == "later":
                        again.append(way)
                    if outcome is None:  # they are here: a mail can wait
                        again.append(way)
                        waits = True
                    claimed.left_over = [*again, *going.values()]
                    async with self.storage.writing() as db:
                        lease = time.time() + self.pace.lease
                        await notices.note_progress(db, claimed, outcome == "sent", lease)
        finally:
            for task in going:
                task.cancel()
            await asyncio.gather(*going, return_exceptions=True)
        claimed.left_over = again
        if again and not waits:
            await self.postpone(claimed)
            return
        free = time.time() + self.pace.online if waits else None
        async with self.storage.writing() as db:
            await notices.note_progress(db, claimed, False, free)

    async def postpone(self, claimed: Claimed) -> None:
        """Try again what is left of it, some time; but not for ever."""
        lease: float | None = None
        if claimed.tries < len(self.pace.again):
            lease = time.time() + self.pace.again[claimed.tries]
            claimed.tries += 1
        async with self.storage.writing() as db:
            await notices.note_progress(db, claimed, False, lease)

    def _ways(
        self,
        table: StoredTable,
        claimed: Claimed,
        browsers: list[SubscriptionRow],
        mail: MailRow | None,
    ) -> list[str]:
        """None if it is no longer that turn, or nobody waits for it but bots."""
        row = table.row
        if row.status != PLAYING or row.version != claimed.version or row.actor < 0:
            return []
        seat = table.seats[row.actor]
        if _who(seat) != claimed.guest or seat.player() is not None:
            return []
        if all(one.kind != PERSON or _who(one) == claimed.guest for one in table.seats):
            return []
        ways = [one.hash for one in browsers] if self.pushes else []
        if mail and mail.confirmed and self.addresses.office and _is_correspondence(table):
            ways.append(MAIL)
        return [way for way in ways if claimed.left_over is None or way in claimed.left_over]

    async def _go(
        self, way: str, table: StoredTable, browsers: list[SubscriptionRow], mail: MailRow | None
    ) -> Outcome | None:
        seconds = time_left(table, self.house_time.now())
        words = words_of(table, table.row.actor, seconds)
        if way == MAIL:
            assert mail is not None
            return await self._mail(table, words, mail)
        assert self.pushes is not None
        browser = next(one for one in browsers if one.hash == way)
        # Whoever switches the browser on when the time is up has no use for it.
        ttl = USUAL_TTL if seconds is None else max(SHORTEST_TTL, min(int(seconds), LONGEST_TTL))
        message, topic = push_of(table, words), table.row.code
        outcome = await self.pushes.send(browser, message, topic, ttl)
        await self._note(browser, outcome)
        return outcome

    async def _note(self, browser: SubscriptionRow, outcome: Outcome) -> None:
        failed = 0 if outcome == "sent" else browser.failed + 1
        if outcome == "gone" or failed >= MOST_FAILED:
            async with self.storage.writing() as db:
                await channels.remove_subscription(db, browser.hash)
        elif failed != browser.failed:
            async with self.storage.writing() as db:
                await channels.note_failures(db, browser.hash, failed)

    async def _mail(
        self, table: StoredTable, words: tuple[str, ...], mail: MailRow
    ) -> Outcome | None:
        if mail.attended > time.time() - SECONDS_BELIEVED:
            return None
        assert self.addresses.office is not None
        stop = await self.addresses.count_turn(mail)
        if stop is None:
            return "failed"
        name = table.seats[table.row.actor].name
        letter = turn_letter(self.addresses.url, name, words, table.row.code, stop)
        return await self.addresses.office.send(letter, mail.address)


def _is_correspondence(table: StoredTable) -> bool:
    clock = table.row.clock
    return clock is not None and not isinstance(clock, LiveClock)


def _who(seat: SeatRow) -> str | None:
    """Whoever plays at the device of another is told there."""
    return seat.keeper or seat.guest
