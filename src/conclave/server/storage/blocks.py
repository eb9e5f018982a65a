"""Whom people have muted and blocked, and whom hosts have sent away from their tables."""

import time
from collections.abc import Collection
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.people_schema import blocks, removals
from conclave.server.storage.schema import guests

MUTE: Final = "mute"
BLOCK: Final = "block"

Kind: TypeAlias = Literal["mute", "block"]
Pair: TypeAlias = frozenset[str]


class Shunned(msgspec.Struct):
    """Somebody whom a guest has muted or blocked."""

    guest: str
    name: str
    crest: str
    kind: Kind


async def blocked_between(db: AsyncConnection, guest_ids: Collection[str]) -> set[Pair]:
    """The pairs among these guests of whom one has blocked the other: they are never seated
    together."""
    ids = list(guest_ids)
    if len(ids) < 2:
        return set()
    found = await db.execute(
        select(blocks.c.guest, blocks.c.other).where(
            blocks.c.kind == BLOCK, blocks.c.guest.in_(ids), blocks.c.other.in_(ids)
        )
    )
    return {frozenset((row.guest, row.other)) for row in found}


async def blocked_with(db: AsyncConnection, guest: str, others: Collection[str]) -> set[str]:
    """Those of the others who have blocked the guest, or whom the guest has blocked."""
    pairs = await blocked_between(db, {guest, *others})
    return {other for other in others if other != guest and frozenset((guest, other)) in pairs}


async def blocked_around(db: AsyncConnection, guest: str) -> set[str]:
    """Everybody who has blocked the guest, and whom the guest has blocked."""
    found = await db.execute(
        select(blocks.c.guest, blocks.c.other).where(
            blocks.c.kind == BLOCK, or_(blocks.c.guest == guest, blocks.c.other == guest)
        )
    )
    return {one for row in found for one in row} - {guest}


async def unheard(db: AsyncConnection, speakers: Collection[str]) -> set[tuple[str, str]]:
    """Pairs of a listener and one of the speakers, of whom the listener is to hear nothing: whoever
    muted or blocked the speaker, and whom the speaker has blocked. Whoever plays at the device of
    another is as unheard as that one."""
    if not speakers:
        return set()
    kept = await db.execute(
        select(guests.c.id, guests.c.keeper).where(
            guests.c.id.in_(list(speakers)), guests.c.keeper.is_not(None)
        )
    )
    keepers = {row.id: row.keeper for row in kept}
    said_by = list({*speakers, *keepers.values()})
    found = await db.execute(
        select(blocks.c.guest, blocks.c.other, blocks.c.kind).where(
            or_(
                blocks.c.other.in_(said_by),
                and_(blocks.c.guest.in_(said_by), blocks.c.kind == BLOCK),
            )
        )
    )
    pairs: set[tuple[str, str]] = set()
    for row in found:
        pairs.add((row.guest, row.other))
        if row.kind == BLOCK:
            pairs.add((row.other, row.guest))
    return pairs | {
        (listener, person)
        for person, keeper in keepers.items()
        for listener, speaker in pairs
        if speaker == keeper and listener != keeper
    }


async def shun(db: AsyncConnection, guest: str, other: str, kind: Kind, most: int) -> bool:
    """Mute or block somebody, in place of what was before. False if the guest has shunned so many
    that there is room for no other."""
    await forgive(db, guest, other)
    count = await db.execute(
        select(func.count()).select_from(blocks).where(blocks.c.guest == guest)
    )
    if count.scalar_one() >= most:
        return False
    await db.execute(insert(blocks).values(guest=guest, other=other, kind=kind, at=time.time()))
    return True


async def forgive(db: AsyncConnection, guest: str, other: str) -> None:
    await db.execute(delete(blocks).where(blocks.c.guest == guest, blocks.c.other == other))


async def shunned_by(db: AsyncConnection, guest: str) -> list[Shunned]:
    """Whom the guest has muted or blocked, the last first."""
    found = await db.execute(
        select(blocks.c.other, blocks.c.kind, guests.c.name, guests.c.crest)
        .join(guests, guests.c.id == blocks.c.other)
        .where(blocks.c.guest == guest)
        .order_by(blocks.c.at.desc(), blocks.c.other)
    )
    return [Shunned(row.other, row.name, row.crest, row.kind) for row in found]


async def remove_person(db: AsyncConnection, code: str, guest: str, most: int) -> bool:
    """They can't come back to that table, which must have been found ``to_change``. False if so
    many were sent away that there is room for no other."""
    removed = await removed_from(db, code)
    if guest in removed:
        return True
    if len(removed) >= most:
        return False
    await db.execute(insert(removals).values(code=code, guest=guest))
    return True


async def removed_from(db: AsyncConnection, code: str) -> set[str]:
    found = await db.execute(select(removals.c.guest).where(removals.c.code == code))
    return set(found.scalars())
