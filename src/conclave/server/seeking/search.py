"""The search of this process: it says who is still there, pairs whoever waits anywhere, and tells
its own what came of it."""

import logging
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.core.plain import Plain, PlainDict
from conclave.server.background import Lookout
from conclave.server.crowd import Visitor
from conclave.server.new_tables import check_room, make_room
from conclave.server.refusals import Conflict, Refused, Unavailable
from conclave.server.seeking.laying import lay
from conclave.server.seeking.pairing import Hall, Seeker
from conclave.server.seeking.wish import Wish, check_wish
from conclave.server.storage import seekers as stored
from conclave.server.storage.blocks import Pair, blocked_between
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import add_table
from conclave.server.tables import Tables

SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_UNTIL_SILENT = 6.0
SECONDS_KEPT = 60.0

log = logging.getLogger(__name__)


class Line(Visitor):
    """Somebody who waits, through this process."""

    guest: GuestRow

    def __init__(self, guest: GuestRow, tell: Callable[[PlainDict], None]) -> None:
        self.id = secrets.token_hex(16)
        self.guest = guest
        self.tell = tell
        self.last: PlainDict = {}
        """What was told last of how it stands."""
        self.told = False
        """Whether a table was found and told of."""

    def refuse(self, refusal: Refused) -> None:
        raise NotImplementedError


class Search:
    def __init__(self, tables: Tables, patience: float) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.patience = patience
        self.lines: dict[str, Line] = {}
        self.random = random.SystemRandom()
        trouble = "the search for players has trouble and goes on"
        self.lookout = Lookout(self.look, SECONDS_BETWEEN_LOOKS, trouble, log)

    async def seek(self, line: Line, wish: Wish) -> None:
        """Begin to look, or go on with other wishes."""
        check_wish(wish)
        now = time.time()
        async with self.storage.writing() as db:
            await stored.lock_seekers(db)
            before = await stored.find_seeker(db, line.guest.id)
            if before is not None and before[3] is not None and before[0] != line.id:
                # A table was found while the line was broken.
                self._found(line, before[3])
                await stored.remove_seekers(db, [line.guest.id])
                return
            if before is None:
                if await stored.count_seekers(db) >= self.tables.limits.seekers:
                    raise Unavailable("seekers-full")
                await check_room(db, line.guest, self.tables.limits.tables_of_guest)
            elif before[3] is not None:
                return
            since = before[2] if before is not None and before[1] == wish.game else now
            plain: PlainDict = msgspec.to_builtins(wish)
            await stored.put_seeker(db, line.guest.id, line.id, plain, wish.hash, since, now)
        self.lines[line.id] = line
        line.last = {}
        self.lookout.call()

    async def leave(self, line: Line) -> None:
        self.lines.pop(line.id, None)
        async with self.storage.writing() as db:
            await stored.lock_seekers(db)
            await stored.hang_up(db, line.id, line.told)

    async def look(self) -> None:
        """One round, if anybody waits here."""
        lines, now = dict(self.lines), time.time()
        if not lines:
            return
        async with self.storage.writing() as db:
            await stored.lock_seekers(db)
            await stored.note_beats(db, lines, now)
            await stored.drop_silent(db, now - SECONDS_UNTIL_SILENT, now - SECONDS_KEPT)
            waiting = await _read_seekers(db)
            blocked = await blocked_between(db, [one.guest.id for one in waiting])
            halls = _by_game(waiting, blocked)
            laid = await self._seat(db, halls, now)
            codes = await stored.codes_of(db, lines)
        for code in laid:
            (await self.tables.live(code)).take_bots()
        for id, line in lines.items():
            if id not in codes:
                self.lines.pop(id, None)
                line.refuse(Conflict("seek-elsewhere"))
            elif found := codes[id]:
                self._found(line, found)
            else:
                self._tell_how_it_stands(line, waiting, halls, now)

    async def _seat(self, db: AsyncConnection, halls: dict[str, Hall], now: float) -> list[str]:
        """Lay tables for all who can be seated now; their codes."""
        codes: list[str] = []
        for hall in halls.values():
            for company in hall.pair(now, self.patience):
                ids = [one.guest.id for one in company.people]
                try:
                    table = lay(company, hall.game, self.random, self.tables.house_time.now())
                except ConclaveError as refusal:
                    log.warning("no table could be laid for %s: %s", ids, refusal)
                    await stored.remove_seekers(db, ids)
                    continue
                with suppress(Conflict):  # one table more than usual does no harm
                    host = company.people[0].guest
                    await make_room(db, host, self.tables.limits.tables_of_guest)
                await add_table(db, table)
                await stored.seat_seekers(db, ids, table.row.code)
                codes.append(table.row.code)
        return codes

    def _found(self, line: Line, code: str) -> None:
        self.lines.pop(line.id, None)
        line.told = True
        line.tell({"type": "found", "code": code})

    def _tell_how_it_stands(
        self, line: Line, waiting: list[Seeker], halls: dict[str, Hall], now: float
    ) -> None:
        """How long somebody waits already, and with whom; told when the company changes."""
        mine = next((one for one in waiting if one.guest.id == line.guest.id), None)
        if mine is None:
            return
        hall = halls[mine.wish.game]
        people: list[Plain] = [
            {"name": one.guest.name, "crest": one.guest.crest}
            for one in hall.waiting
            if one is not mine and hall.might_meet(mine, one)
        ]
        stands: PlainDict = {"people": people, "bots": mine.wish.bots}
        if stands == line.last:
            return
        line.last = stands
        waited = int((now - mine.since) * 1000)
        patience = int(self.patience * 1000)
        line.tell({"type": "seeking", "waited": waited, "patience": patience, "people": people})


def _by_game(waiting: list[Seeker], blocked: set[Pair]) -> dict[str, Hall]:
    by_game: dict[str, list[Seeker]] = defaultdict(list)
    for one in waiting:
        by_game[one.wish.game].append(one)
    return {slug: Hall(people, blocked, load_game(slug)) for slug, people in by_game.items()}


async def _read_seekers(db: AsyncConnection) -> list[Seeker]:
    """Those whose wishes can be read and still be had; a newer version may know others."""
    found: list[Seeker] = []
    for guest, wish, since in await stored.waiting_seekers(db):
        try:
            read = msgspec.convert(wish, Wish)
            check_wish(read)
        except (msgspec.ValidationError, ConclaveError):
            continue
        found.append(Seeker(guest, read, since))
    return found
