"""One sofa: people without a device of their own. Each is a guest, kept by the guest whose device
it is and who may speak for them; known there by name, so that whoever comes back is the same one.
"""

import secrets

from conclave.server.crests import CRESTS, check_crest
from conclave.server.holding import hold
from conclave.server.refusals import Conflict, NotFound
from conclave.server.sanitize import sanitize_name
from conclave.server.storage.database import Storage
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.sofa import kept_guests, save_kept_guest

MOST_KEPT = 24


class Sofa:
    """Those whom the owner keeps, and those who have just come. Nothing is stored until asked."""

    def __init__(self, owner: GuestRow, known: list[GuestRow]) -> None:
        self.owner = owner
        self.known = known
        self.welcomed: list[GuestRow] = []
        """Who has come or come back, to be stored."""

    def welcome(self, name: str, crest: str) -> GuestRow:
        """The person of that name, with the crest, if one is wished for."""
        name = sanitize_name(name)
        person = self._named(name)
        if person is None:
            if len(self.known) >= MOST_KEPT:
                raise Conflict("sofa-full", {"max": MOST_KEPT})
            person = GuestRow(secrets.token_hex(8), name, self._free_crest())
            self.known.append(person)
        person.name = name
        person.crest = check_crest(crest) if crest else person.crest
        self.welcomed.append(person)
        return person

    def person(self, id: str) -> GuestRow:
        for one in self.known:
            if one.id == id:
                return one
        raise NotFound("sofa-unknown")

    def change(self, id: str, name: str | None, crest: str | None) -> GuestRow:
        """Another name or crest. No two share a name: by it they are known."""
        person = self.person(id)
        if name is not None:
            name = sanitize_name(name)
            if self._named(name) not in (None, person):
                raise Conflict("sofa-name-taken", {"name": name})
            person.name = name
        if crest is not None:
            person.crest = check_crest(crest)
        return person

    def _named(self, name: str) -> GuestRow | None:
        same = (one for one in self.known if one.name.casefold() == name.casefold())
        return next(same, None)

    def _free_crest(self) -> str:
        worn = [self.owner.crest, *(one.crest for one in self.known)]
        return min(CRESTS, key=worn.count)


async def sofa_at(storage: Storage, owner: GuestRow) -> Sofa:
    async with storage.reading() as db:
        return Sofa(owner, await kept_guests(db, owner.id))


async def save_sofa(storage: Storage, sofa: Sofa) -> None:
    """Store who has come or come back. Whoever does so twice at once keeps no more than one."""
    async with storage.writing() as db:
        await hold(db, sofa.owner.id)
        known = {one.id for one in await kept_guests(db, sofa.owner.id)}
        if len(known | {one.id for one in sofa.welcomed}) > MOST_KEPT:
            raise Conflict("sofa-full", {"max": MOST_KEPT})
        for person in sofa.welcomed:
            await save_kept_guest(db, sofa.owner.id, person)
