"""Passkeys of a guest: making one, and coming by one."""

import secrets
import time

from sqlalchemy.exc import IntegrityError

from conclave import texts
from conclave.core.plain import PlainDict
from conclave.server.holding import hold
from conclave.server.keys.credentials import Asserted, Registered, challenge_in
from conclave.server.keys.entering import enter, guest_behind
from conclave.server.refusals import Conflict, NotFound, Refused
from conclave.server.sanitize import sanitize
from conclave.server.storage import passkeys as stored
from conclave.server.storage.arrivals import Arrival
from conclave.server.storage.database import Storage
from conclave.server.storage.passkeys import PasskeyRow
from conclave.server.storage.rows import GuestRow
from conclave.server.tables import Tables

MOST_PASSKEYS = 10
NAME_LENGTH = 40
UNKNOWN = "passkey-unknown"


async def begin_passkey(storage: Storage, host: str, guest: GuestRow) -> PlainDict:
    """What the guest's browser is asked."""
    # Imported when somebody uses one: it takes longer than all the rest of a start.
    from conclave.server.keys.ceremony import SECONDS_TO_ANSWER, Site, ask_to_register

    site, challenge, now = Site(host), secrets.token_urlsafe(32), time.time()
    async with storage.writing() as db:
        await hold(db, guest.id)
        theirs = await stored.passkeys_of(db, guest.id)
        _check_room(len(theirs))
        await stored.put_challenge(db, challenge, guest.id, now + SECONDS_TO_ANSWER, now)
    return ask_to_register(site, guest, challenge, theirs, texts.say("passkey-house"))


async def add_passkey(
    storage: Storage, host: str, guest: GuestRow, answer: Registered, name: str
) -> PasskeyRow:
    from conclave.server.keys.ceremony import Site, read_registered

    site, challenge, now = Site(host), challenge_in(answer.response.client_data_json), time.time()
    called = passkey_name(name)
    async with storage.writing() as db:
        if not await stored.take_challenge(db, challenge, guest.id, now):
            raise Refused("passkey-late")
    credential, public_key, uses = read_registered(site, challenge, answer)
    id = secrets.token_hex(8)
    passkey = PasskeyRow(id, guest.id, called, credential, public_key, uses, now)
    try:
        async with storage.writing() as db:
            await hold(db, guest.id)
            _check_room(await stored.count_passkeys(db, guest.id))
            await stored.add_passkey(db, passkey)
    except IntegrityError:
        raise Conflict("passkey-known") from None
    return passkey


async def begin_entering(storage: Storage, host: str) -> PlainDict:
    """What the browser of somebody yet unknown is asked."""
    from conclave.server.keys.ceremony import SECONDS_TO_ANSWER, Site, ask_to_sign

    site, challenge, now = Site(host), secrets.token_urlsafe(32), time.time()
    async with storage.writing() as db:
        await stored.put_challenge(db, challenge, None, now + SECONDS_TO_ANSWER, now)
    return ask_to_sign(site, challenge)


async def enter_by_passkey(
    tables: Tables, host: str, answer: Asserted, label: str, here: Arrival | None
) -> tuple[GuestRow, str]:
    from conclave.server.keys.ceremony import Site, check_asserted

    site, challenge, now = Site(host), challenge_in(answer.response.client_data_json), time.time()
    async with tables.storage.writing() as db:
        if not await stored.take_challenge(db, challenge, None, now):
            raise Refused("passkey-late")
    async with tables.storage.writing() as db:
        passkey = await stored.find_passkey(db, answer.id)
        if passkey is None:
            raise NotFound(UNKNOWN)
        uses = check_asserted(site, challenge, answer, passkey)
        guest = await guest_behind(db, passkey.guest, UNKNOWN)
        await hold(db, guest.id)
        await stored.note_use(db, passkey.id, uses, now)
        token, gone = await enter(tables, db, guest, "passkey", label, here)
    tables.turn_out(set(gone))
    return guest, token


async def rename_passkey(storage: Storage, guest: str, id: str, name: str) -> None:
    called = passkey_name(name)
    async with storage.writing() as db:
        if not await stored.rename_passkey(db, guest, id, called):
            raise NotFound(UNKNOWN)


async def remove_passkey(storage: Storage, guest: str, id: str) -> None:
    async with storage.writing() as db:
        if not await stored.remove_passkey(db, guest, id):
            raise NotFound(UNKNOWN)


def passkey_name(name: str) -> str:
    cleaned = sanitize(name)
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise Refused("passkey-name-length", {"length": len(cleaned), "max": NAME_LENGTH})
    return cleaned


def _check_room(count: int) -> None:
    if count >= MOST_PASSKEYS:
        raise Conflict("passkeys-too-many", {"max": MOST_PASSKEYS})
