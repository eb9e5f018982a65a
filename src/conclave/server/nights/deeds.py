"""What people do at a match night: join, leave, and what the host orders."""

import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.holding import hold
from conclave.server.messages import Hash
from conclave.server.nights.desk import NightDesk
from conclave.server.nights.rounds import go_on, next_round
from conclave.server.refusals import Conflict, Forbidden, NotFound
from conclave.server.storage.house import is_banned
from conclave.server.storage.nights import (
    ASKS,
    ENDED,
    FILLS,
    GATHERING,
    LEFT,
    PLAYING,
    REMOVED,
    TAKES_PART,
    NightPersonRow,
    PersonState,
    StoredNight,
    add_people,
    find_night,
    save_night,
    save_person,
)
from conclave.server.storage.rows import GuestRow

MOST_PEOPLE = 64


class NightDeed(msgspec.Struct, forbid_unknown_fields=True):
    do: Literal["join", "leave", "luck", "admit", "remove", "start", "close", "end"]
    number: Annotated[int, Meta(ge=0, le=9999)] = 0
    """Of whom the host admits or removes."""
    round: Annotated[int, Meta(ge=0, le=99)] = 0
    """The one that the host closes: one that is closed already is left alone."""
    hash: Hash = ""
    """Of the luck that whoever takes part adds to their next table."""


async def do(desk: NightDesk, code: str, guest: GuestRow, deed: NightDeed) -> None:
    close: dict[str, list[int]] | None = None
    if deed.do in ("close", "end"):
        async with desk.storage.reading() as db:
            before = await _find(db, code)
        _check_host(before, guest)
        close = await desk.standing_places(before)
    async with desk.storage.writing() as db:
        if deed.do == "join":
            await hold(db, guest.id)  # nobody is seated who is about to leave for good
            if await is_banned(db, guest.id):  # a moment ago, so that this process has not heard
                raise Forbidden("guest-banned")
        night = await _find(db, code, to_change=True)
        made = await _do(db, night, guest, deed, close, desk.tables.house_time.now())
    await desk.open_tables(made)


async def _find(db: AsyncConnection, code: str, to_change: bool = False) -> StoredNight:
    night = await find_night(db, code, to_change)
    if night is None:
        raise NotFound("night-unknown", {"code": code[:16]})
    return night


def _check_host(night: StoredNight, guest: GuestRow) -> None:
    if night.row.host != guest.id:
        raise Forbidden("night-not-the-host")


async def _do(
    db: AsyncConnection,
    night: StoredNight,
    guest: GuestRow,
    deed: NightDeed,
    close: dict[str, list[int]] | None,
    house_now: float,
) -> list[str]:
    """The codes of tables that were made by it."""
    row = night.row
    if deed.do == "luck":
        await _add_luck(db, night, guest, deed.hash)
        return []
    if row.status == ENDED:
        raise Conflict("night-is-over")
    if deed.do == "join":
        await _join(db, night, guest)
    elif deed.do == "leave":
        await _set(db, _own(night, guest), LEFT)
    elif deed.do in ("admit", "remove"):
        _check_host(night, guest)
        person = _numbered(night, deed.number)
        if deed.do == "admit" and person.state not in (ASKS, REMOVED):
            raise Conflict("night-not-asking", {"name": person.name})
        await _set(db, person, TAKES_PART if deed.do == "admit" else REMOVED)
    else:
        _check_host(night, guest)
        return await _order(db, night, deed, close, house_now)
    row.touched = time.time()
    await save_night(db, row)
    return []


async def _order(
    db: AsyncConnection,
    night: StoredNight,
    deed: NightDeed,
    close: dict[str, list[int]] | None,
    house_now: float,
) -> list[str]:
    row = night.row
    if deed.do == "start":
        if row.status != GATHERING:
            raise Conflict("night-has-begun")
        if not any(one.state == TAKES_PART for one in night.people):
            raise Conflict("night-nobody")
        made = await next_round(db, night, house_now)
        row.touched = time.time()
        await save_night(db, row)
        return made
    if deed.do == "end":
        row.rounds = max(1, row.round)
        if row.status == GATHERING:
            row.status = ENDED
            await save_night(db, row)
            return []
        return await go_on(db, night, house_now, close)
    if row.status != PLAYING:
        raise Conflict("night-not-begun")
    if deed.round != row.round:
        raise Conflict("night-other-round", {"round": row.round})
    return await go_on(db, night, house_now, close)


async def _join(db: AsyncConnection, night: StoredNight, guest: GuestRow) -> None:
    asks = night.row.invited and night.row.host != guest.id
    known = night.of_guest(guest.id)
    if known is not None:
        if known.state == REMOVED:
            raise Forbidden("night-removed")
        if known.state == LEFT:
            known.name, known.crest = guest.name, guest.crest
            await _set(db, known, ASKS if asks else TAKES_PART)
        return
    people = [one for one in night.people if one.state != FILLS]
    if len(people) >= MOST_PEOPLE:
        raise Conflict("night-full", {"max": MOST_PEOPLE})
    number = max((one.number for one in night.people), default=0) + 1
    state: PersonState = ASKS if asks else TAKES_PART
    person = NightPersonRow(
        night.row.code, number, guest.id, guest.name, guest.crest, None, state, time.time()
    )
    await add_people(db, [person])


async def _add_luck(db: AsyncConnection, night: StoredNight, guest: GuestRow, hash: str) -> None:
    """In place of what was given before. Browsers give it unasked: where it comes too late it is
    of no use, and no mistake either."""
    person = night.of_guest(guest.id)
    if person is not None and person.state in (TAKES_PART, ASKS) and night.row.status != ENDED:
        person.luck_hash = hash
        await save_person(db, person)


def _own(night: StoredNight, guest: GuestRow) -> NightPersonRow:
    own = night.of_guest(guest.id)
    if own is None or own.state not in (TAKES_PART, ASKS):
        raise Conflict("night-not-in")
    return own


def _numbered(night: StoredNight, number: int) -> NightPersonRow:
    for one in night.people:
        if one.number == number and one.state != FILLS:
            return one
    raise NotFound("night-nobody-of-that-number", {"number": number})


async def _set(db: AsyncConnection, person: NightPersonRow, state: PersonState) -> None:
    person.state = state
    await save_person(db, person)
