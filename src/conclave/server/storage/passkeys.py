"""Passkeys in the database, and what their authenticators are asked to sign."""

from hashlib import sha256

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.key_schema import challenges, passkeys
from conclave.server.storage.rows import read_row


class PasskeyRow(msgspec.Struct):
    id: str
    guest: str
    name: str
    credential: str
    public_key: bytes
    uses: int
    made: float
    used: float | None = None


_COLUMNS = tuple(passkeys.c[name] for name in PasskeyRow.__struct_fields__)


def _hashed(credential: str) -> str:
    return sha256(credential.encode()).hexdigest()


async def put_challenge(
    db: AsyncConnection, challenge: str, guest: str | None, expires: float, now: float
) -> None:
    """A guest has one at a time; those that are past their time go."""
    await db.execute(delete(challenges).where(challenges.c.expires <= now))
    if guest is not None:
        await db.execute(delete(challenges).where(challenges.c.guest == guest))
    await db.execute(insert(challenges).values(challenge=challenge, guest=guest, expires=expires))


async def take_challenge(
    db: AsyncConnection, challenge: str, guest: str | None, now: float
) -> bool:
    """Whether it was asked of that guest, or of somebody yet unknown, and not answered before."""
    taken = await db.execute(
        delete(challenges).where(
            challenges.c.challenge == challenge,
            challenges.c.guest.is_(None) if guest is None else challenges.c.guest == guest,
            challenges.c.expires > now,
        )
    )
    return taken.rowcount > 0


async def add_passkey(db: AsyncConnection, passkey: PasskeyRow) -> None:
    row = msgspec.structs.asdict(passkey)
    hashed = _hashed(passkey.credential)
    await db.execute(insert(passkeys).values(**row, credential_hash=hashed))


async def passkeys_of(db: AsyncConnection, guest: str) -> list[PasskeyRow]:
    found = await db.execute(
        select(*_COLUMNS).where(passkeys.c.guest == guest).order_by(passkeys.c.made, passkeys.c.id)
    )
    return [read_row(row, PasskeyRow) for row in found]


async def count_passkeys(db: AsyncConnection, guest: str) -> int:
    counted = select(func.count()).select_from(passkeys).where(passkeys.c.guest == guest)
    return (await db.execute(counted)).scalar_one()


async def find_passkey(db: AsyncConnection, credential: str) -> PasskeyRow | None:
    found = (
        await db.execute(select(*_COLUMNS).where(passkeys.c.credential_hash == _hashed(credential)))
    ).first()
    return read_row(found, PasskeyRow) if found else None


async def note_use(db: AsyncConnection, passkey: str, uses: int, now: float) -> None:
    await db.execute(update(passkeys).where(passkeys.c.id == passkey).values(uses=uses, used=now))


async def rename_passkey(db: AsyncConnection, guest: str, id: str, name: str) -> bool:
    """Whether there is one."""
    own = passkeys.c.guest == guest, passkeys.c.id == id
    return (await db.execute(update(passkeys).where(*own).values(name=name))).rowcount > 0


async def remove_passkey(db: AsyncConnection, guest: str, id: str) -> bool:
    """Whether there was one."""
    own = passkeys.c.guest == guest, passkeys.c.id == id
    return (await db.execute(delete(passkeys).where(*own))).rowcount > 0
