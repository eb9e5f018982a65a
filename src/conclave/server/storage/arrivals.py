"""Who holds a token: one question for all who come at the same moment.

Thousands may come at once to watch a table, and a question for each takes several times as long as
letting them in.
"""

import asyncio
from functools import cache
from typing import Any, Protocol

import msgspec

from conclave.server.storage.rows import GuestRow, bad_row

MOST_AT_ONCE = 128
NOBODYS = ""
"""Not the hash of any token."""


class Arrival(msgspec.Struct):
    """Somebody who came with a token that is good."""

    guest: GuestRow
    device: str
    label: str
    seen: float
    """Before now."""
    banned: bool


class Glance(Protocol):
    async def __call__(self, question: str, **values: float | str) -> list[tuple[Any, ...]]: ...


class Arrivals:
    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        self.waiting: list[tuple[str, asyncio.Future[Arrival | None]]] = []
        self.asking: asyncio.Task[None] | None = None

    async def find(self, token_hash: str) -> Arrival | None:
        """By the database as it is at this moment or later."""
        found: asyncio.Future[Arrival | None] = asyncio.get_running_loop().create_future()
        self.waiting.append((token_hash, found))
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._ask_for_all())
        return await found

    async def _ask_for_all(self) -> None:
        while self.waiting:
            asked = self.waiting[:MOST_AT_ONCE]
            del self.waiting[:MOST_AT_ONCE]
            try:
                found = await self._ask([token_hash for token_hash, _ in asked])
            except Exception as trouble:
                for _, answer in asked:
                    if not answer.done():
                        answer.set_exception(trouble)
            else:
                for token_hash, answer in asked:
                    if not answer.done():
                        _tell(answer, found.get(token_hash))

    async def _ask(self, hashes: list[str]) -> dict[str, list[Any]]:
        """What is stored of those who are known, by the hashes of their tokens."""
        # As many as a power of two, so that there are few questions to remember.
        size = 1 << (len(hashes) - 1).bit_length()
        hashes = [*hashes, *[NOBODYS] * (size - len(hashes))]
        rows = await self.glance(
            _question(size), **{f"hash{number}": one for number, one in enumerate(hashes)}
        )
        return {token_hash: known for token_hash, *known in rows}


def _tell(answer: asyncio.Future[Arrival | None], known: list[Any] | None) -> None:
    """A row that can't be read costs nobody but its own guest."""
    if known is None:
        answer.set_result(None)
        return
    id, name, crest, device, label, seen, banned = known
    try:
        guest = msgspec.convert({"id": id, "name": name, "crest": crest}, GuestRow)
    except msgspec.ValidationError as error:
        answer.set_exception(bad_row("", error))
    else:
        answer.set_result(Arrival(guest, device, label, seen, bool(banned)))


@cache
def _question(size: int) -> str:
    return (
        "SELECT devices.token_hash, guests.id, guests.name, guests.crest,"
        " devices.id, devices.label, devices.seen,"
        " EXISTS (SELECT 1 FROM bans WHERE bans.who = guests.id)"
        " FROM devices JOIN guests ON devices.guest = guests.id"
        f" WHERE devices.token_hash IN ({', '.join(f':hash{number}' for number in range(size))})"
    )
