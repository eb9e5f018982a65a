"""Muting and blocking: of both the chat is hidden at once, wherever they are."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.holding import hold
from conclave.server.messages import GuestId
from conclave.server.refusals import Conflict, NotFound, Refused
from conclave.server.storage.blocks import Kind, Shunned, forgive, shun, shunned_by
from conclave.server.storage.history import find_guest_by_id
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables


class Shun(msgspec.Struct, forbid_unknown_fields=True):
    guest: GuestId
    kind: Kind


async def person(db: AsyncConnection, id: str) -> GuestRow:
    found = await find_guest_by_id(db, id)
    if found is None:
        raise NotFound("person-unknown")
    return found[0]


async def begin_to_shun(tables: Tables, guest: GuestRow, wish: Shun) -> list[Shunned]:
    if wish.guest == guest.id:
        raise Refused("shun-oneself")
    most = tables.limits.shunned
    async with tables.storage.writing() as db:
        await hold(db, guest.id)
        await person(db, wish.guest)
        if not await shun(db, guest.id, wish.guest, wish.kind, most):
            raise Conflict("shun-too-many", {"max": most})
        await tables.pubsub.publish_hushed(db, [guest.id, wish.guest])
        listed = await shunned_by(db, guest.id)
    tables.hear_anew([guest.id, wish.guest])
    return listed


async def end_to_shun(tables: Tables, guest: GuestRow, other: str) -> list[Shunned]:
    async with tables.storage.writing() as db:
        await hold(db, guest.id)
        await forgive(db, guest.id, other)
        await tables.pubsub.publish_hushed(db, [guest.id, other])
        listed = await shunned_by(db, guest.id)
    tables.hear_anew([guest.id, other])
    return listed
