"""Nobody else changes what is a guest's until the transaction ends, nor is the guest forgotten.

Whoever holds a guest does so before anything of theirs, tables among them: so two never wait for
each other.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.refusals import Unauthorized
from conclave.server.storage.guests import lock_guest


async def hold(db: AsyncConnection, guest: str) -> None:
    if not await lock_guest(db, guest):
        raise Unauthorized("guest-unknown")
