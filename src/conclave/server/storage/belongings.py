"""Everything that is stored of a guest beside the seats: what is handed out when somebody asks for
their data, and what goes when they go.

Whoever ties rows to a guest adds a line to ``BELONGINGS``. Nothing else is needed: the download at
``/me``, ``conclave admin export``, deleting oneself, ``conclave admin forget`` and the removal of
guests who have not come back all go by this list.
"""

from typing import Protocol

from sqlalchemy import Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave import texts
from conclave.core.plain import Plain
from conclave.server.storage.key_schema import challenges, devices, passkeys, phrases, transfers
from conclave.server.storage.night_schema import night_people, nights
from conclave.server.storage.notice_schema import (
    mail_addresses,
    push_subscriptions,
    turn_notices,
)
from conclave.server.storage.people_schema import blocks, removals, reports, seekers
from conclave.server.storage.rating_schema import rating_changes, ratings
from conclave.server.storage.schema import chats


class Belonging(Protocol):
    name: str
    """Under which it is exported."""

    async def export(self, db: AsyncConnection, guest: str) -> list[Plain]:
        """What the guest may read of it; never a secret, nor anything of others."""

    async def forget(self, db: AsyncConnection, guests: list[str]) -> None:
        """Remove all of it, or what tells whose it was."""


class Rows:
    """Rows of a table that are one guest's."""

    def __init__(self, table: Table, *exported: str, guest: str = "guest") -> None:
        """``exported`` are the columns to be handed out; without any, only removed. ``guest`` is
        the column with the guest's id."""
        self.name = table.name
        self.table = table
        self.exported = [table.c[name] for name in exported]
        self.guest = table.c[guest]

    async def export(self, db: AsyncConnection, guest: str) -> list[Plain]:
        if not self.exported:
            return []
        found = await db.execute(select(*self.exported).where(self.guest == guest))
        return [{str(name): value for name, value in row._mapping.items()} for row in found]

    async def forget(self, db: AsyncConnection, guests: list[str]) -> None:
        await db.execute(delete(self.table).where(self.guest.in_(guests)))


class NightSeats(Rows):
    """Whoever took part in a match night stays in its standings, without a name."""

    def __init__(self) -> None:
        super().__init__(night_people, "night", "number", "name", "crest", "state", "joined")

    async def forget(self, db: AsyncConnection, guests: list[str]) -> None:
        left = {"guest": None, "name": texts.say("guest-forgotten"), "state": "left"}
        # The night before its people, as whoever joins it does.
        await db.execute(update(nights).where(nights.c.host.in_(guests)).values(host=""))
        await db.execute(update(night_people).where(self.guest.in_(guests)).values(**left))


class Shunning(Rows):
    """Whom somebody muted or blocked is theirs; that others did so to them goes as well."""

    def __init__(self) -> None:
        super().__init__(blocks, "other", "kind", "at")

    async def forget(self, db: AsyncConnection, guests: list[str]) -> None:
        await super().forget(db, guests)
        await db.execute(delete(blocks).where(blocks.c.other.in_(guests)))


class SaidWhileWatching(Rows):
    """What was said at a seat is handed out with its table."""

    def __init__(self) -> None:
        super().__init__(chats, "code", "text", "at")

    async def export(self, db: AsyncConnection, guest: str) -> list[Plain]:
        said = select(*self.exported).where(self.guest == guest, chats.c.seat.is_(None))
        return [dict(row._mapping) for row in await db.execute(said)]


class Reports(Rows):
    """What others have reported stays for whoever looks into it, without a name."""

    def __init__(self) -> None:
        super().__init__(reports, "code", "reason", "text", "at", guest="reporter")

    async def forget(self, db: AsyncConnection, guests: list[str]) -> None:
        await super().forget(db, guests)
        nobody = {"reported": "", "name": texts.say("guest-forgotten")}
        await db.execute(update(reports).where(reports.c.reported.in_(guests)).values(**nobody))


BELONGINGS: tuple[Belonging, ...] = (
    Rows(devices, "id", "kind", "label", "made", "seen"),
    Rows(passkeys, "id", "name", "made", "used"),
    Rows(phrases, "made"),
    Rows(transfers, "expires"),
    Rows(challenges),
    Rows(ratings, "game", "mu", "sigma", "games", "at"),
    Rows(rating_changes, *(column.name for column in rating_changes.c)),
    NightSeats(),
    Rows(push_subscriptions, "device", "endpoint", "made"),
    Rows(mail_addresses, "address", "asked", "confirmed"),
    Rows(turn_notices),
    Shunning(),
    SaidWhileWatching(),
    Rows(removals),
    Reports(),
    Rows(seekers, "game", "since"),
)


async def export_belongings(db: AsyncConnection, guest: str) -> dict[str, Plain]:
    """By name, without those that the guest has none of."""
    exported: dict[str, Plain] = {}
    for belonging in BELONGINGS:
        rows = await belonging.export(db, guest)
        if rows:
            exported[belonging.name] = rows
    return exported


async def forget_belongings(db: AsyncConnection, guests: list[str]) -> None:
    for belonging in BELONGINGS:
        await belonging.forget(db, guests)
