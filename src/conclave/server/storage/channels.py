"""By which ways guests want to hear that it is their turn: browsers, and a mail address."""

from hashlib import sha256
from secrets import token_urlsafe

import msgspec
from sqlalchemy import and_, delete, exists, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.notice_schema import (
    mail_addresses,
    mail_counts,
    push_subscriptions,
)
from conclave.server.storage.rows import read_row

DAY = 24 * 3600
DAYS_COUNTED = 30
# Any number that is the same in all our processes and no other lock's.
COUNT_LOCK = 20_261_118


class SubscriptionRow(msgspec.Struct):
    hash: str
    guest: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    made: float
    failed: int = 0


class MailRow(msgspec.Struct):
    guest: str
    address: str
    hash: str
    asked: float
    confirmed: float | None
    confirm_hash: str | None
    attended: float = 0.0


class MailCount(msgspec.Struct):
    """What went to an address on that day."""

    hash: str
    stop: str
    day: int
    confirmations: int = 0
    turns: int = 0
    silent_until: float = 0.0


def hashed(word: str) -> str:
    return sha256(word.encode()).hexdigest()


async def add_subscription(db: AsyncConnection, row: SubscriptionRow, most: int) -> None:
    """A browser is one guest's: whoever speaks for it last. Beyond ``most`` the oldest go."""
    await remove_subscription(db, row.hash)
    await db.execute(insert(push_subscriptions).values(**msgspec.structs.asdict(row)))
    old = [one.hash for one in await subscriptions_of(db, row.guest)][:-most]
    if old:
        await db.execute(delete(push_subscriptions).where(push_subscriptions.c.hash.in_(old)))


async def subscriptions_of(db: AsyncConnection, guest: str) -> list[SubscriptionRow]:
    """The oldest first."""
    found = await db.execute(
        select(push_subscriptions)
        .where(push_subscriptions.c.guest == guest)
        .order_by(push_subscriptions.c.made, push_subscriptions.c.hash)
    )
    return [read_row(row, SubscriptionRow) for row in found]


async def remove_subscription(db: AsyncConnection, hash: str, guest: str | None = None) -> bool:
    """Whether there was one; of that guest, if one is named."""
    which = push_subscriptions.c.hash == hash
    if guest is not None:
        which = and_(which, push_subscriptions.c.guest == guest)
    return (await db.execute(delete(push_subscriptions).where(which))).rowcount > 0


async def note_failures(db: AsyncConnection, hash: str, failed: int) -> None:
    await db.execute(
        update(push_subscriptions).where(push_subscriptions.c.hash == hash).values(failed=failed)
    )


async def mail_of(db: AsyncConnection, guest: str) -> MailRow | None:
    found = await db.execute(select(mail_addresses).where(mail_addresses.c.guest == guest))
    row = found.first()
    return None if row is None else read_row(row, MailRow)


async def set_mail(db: AsyncConnection, row: MailRow) -> None:
    """In place of the guest's former one."""
    await remove_mail(db, row.guest)
    await db.execute(insert(mail_addresses).values(**msgspec.structs.asdict(row)))


async def remove_mail(db: AsyncConnection, guest: str) -> bool:
    gone = await db.execute(delete(mail_addresses).where(mail_addresses.c.guest == guest))
    return gone.rowcount > 0


async def confirm_mail(
    db: AsyncConnection, confirm_hash: str, asked_since: float, now: float
) -> str | None:
    """The address that was confirmed by that word, which serves once."""
    changed = await db.execute(
        update(mail_addresses)
        .where(mail_addresses.c.confirm_hash == confirm_hash, mail_addresses.c.asked > asked_since)
        .values(confirmed=now, confirm_hash=None)
        .returning(mail_addresses.c.address)
    )
    address: str | None = changed.scalar()
    return address


async def stop_mail(db: AsyncConnection, stop: str, silent_until: float) -> None:
    """By the word in a link: nothing goes there any more. Where nobody had confirmed the address, a
    stranger gave it, and its owner is not asked again for a while."""
    found = await db.execute(select(mail_counts.c.hash).where(mail_counts.c.stop == stop))
    hash = found.scalar()
    if hash is None:
        return
    theirs = mail_addresses.c.hash == hash
    known = exists().where(theirs, mail_addresses.c.confirmed.is_not(None))
    await db.execute(
        update(mail_counts)
        .where(mail_counts.c.hash == hash, ~known)
        .values(silent_until=silent_until)
    )
    await db.execute(delete(mail_addresses).where(theirs))


async def remove_unconfirmed(db: AsyncConnection, asked_before: float) -> None:
    """Addresses that nobody has confirmed in time."""
    await db.execute(
        delete(mail_addresses).where(
            mail_addresses.c.confirmed.is_(None), mail_addresses.c.asked < asked_before
        )
    )


async def note_attention(db: AsyncConnection, guests: list[str], now: float) -> None:
    await db.execute(
        update(mail_addresses).where(mail_addresses.c.guest.in_(guests)).values(attended=now)
    )


async def mail_count(db: AsyncConnection, hash: str, now: float) -> MailCount:
    """Of today, and nobody else counts until the transaction ends; SQLite sees to that itself."""
    if db.dialect.name == "postgresql":
        await db.execute(text(f"SELECT pg_advisory_xact_lock({COUNT_LOCK})"))
    day = int(now // DAY)
    row = (await db.execute(select(mail_counts).where(mail_counts.c.hash == hash))).first()
    if row is None:
        return MailCount(hash, token_urlsafe(24), day)
    count = read_row(row, MailCount)
    if count.day != day:
        count.day, count.confirmations, count.turns = day, 0, 0
    return count


async def save_count(db: AsyncConnection, count: MailCount) -> None:
    await db.execute(delete(mail_counts).where(mail_counts.c.hash == count.hash))
    await db.execute(insert(mail_counts).values(**msgspec.structs.asdict(count)))


async def remove_old_counts(db: AsyncConnection, now: float) -> None:
    old = and_(mail_counts.c.day < int(now // DAY) - DAYS_COUNTED, mail_counts.c.silent_until < now)
    await db.execute(delete(mail_counts).where(old))
