"""A guest's mail address: given, confirmed by a link that was mailed to it, and taken back."""

import secrets
import time
from email.errors import HeaderParseError
from email.headerregistry import Address

from conclave.server.rate import CreditsByName
from conclave.server.refusals import NotFound, Refused, TooFast, Unavailable
from conclave.server.settings import Settings
from conclave.server.storage import channels
from conclave.server.storage.channels import MailRow, hashed
from conclave.server.storage.database import Storage
from conclave.server.storage.rows import GuestRow
from conclave.server.turn_settings import MAIL_ADDRESS
from conclave.server.turns.letters import confirmation
from conclave.server.turns.post_office import PostOffice

DAY = 24 * 3600.0
SECONDS_TO_CONFIRM = 2 * DAY
SECONDS_SILENT = 90 * DAY
"""Whoever was asked by mistake, and says so, is left alone for so long."""
LONGEST_ADDRESS = 254


class MailAddresses:
    def __init__(self, settings: Settings, storage: Storage, office: PostOffice | None) -> None:
        self.url = settings.public_url
        self.limits = settings.limits
        self.storage = storage
        self.office = office
        self.by_guest = CreditsByName(settings.limits.confirmations)
        self.by_address = CreditsByName(settings.limits.confirmations)

    async def give(self, guest: GuestRow, address: str, asker: str) -> MailRow:
        """Write to the address and ask whether it is right. Until it is confirmed nothing else goes
        there."""
        if self.office is None:
            raise Unavailable("mail-off")
        address = address.strip()
        if len(address) > LONGEST_ADDRESS or not _may_be_written_to(address):
            raise Refused("mail-bad-address", {"address": address[:60]})
        async with self.storage.reading() as db:
            former = await channels.mail_of(db, guest.id)
        if former and former.confirmed and former.address == address:
            return former
        if not self.by_guest.spend(guest.id) or not self.by_address.spend(asker):
            raise TooFast("mail-too-fast")
        token = secrets.token_urlsafe(24)
        now = time.time()
        row = MailRow(guest.id, address, hashed(address.lower()), now, None, hashed(token))
        letter = confirmation(self.url, guest.name, token, await self._store(row, now))
        if await self.office.send(letter, address) != "sent":
            raise Unavailable("mail-not-sent")
        return row

    async def _store(self, row: MailRow, now: float) -> str:
        """The word by which mails to the address are ended."""
        async with self.storage.writing() as db:
            count = await channels.mail_count(db, row.hash, now)
            if count.silent_until > now:
                raise Refused("mail-address-silent")
            if count.confirmations >= self.limits.confirmations_of_mail:
                raise TooFast("mail-address-too-often")
            count.confirmations += 1
            await channels.save_count(db, count)
            await channels.set_mail(db, row)
        return count.stop

    async def of(self, guest: str) -> MailRow | None:
        async with self.storage.reading() as db:
            return await channels.mail_of(db, guest)

    async def confirm(self, token: str) -> str:
        """The address, now confirmed."""
        now = time.time()
        async with self.storage.writing() as db:
            address = await channels.confirm_mail(db, hashed(token), now - SECONDS_TO_CONFIRM, now)
        if address is None:
            raise NotFound("mail-link-unknown")
        return address

    async def stop(self, word: str) -> None:
        """By the link in a mail."""
        async with self.storage.writing() as db:
            await channels.stop_mail(db, word, time.time() + SECONDS_SILENT)

    async def remove(self, guest: str) -> None:
        async with self.storage.writing() as db:
            await channels.remove_mail(db, guest)

    async def count_turn(self, row: MailRow) -> str | None:
        """The word by which mails there are ended; None if it was enough for today."""
        now = time.time()
        async with self.storage.writing() as db:
            count = await channels.mail_count(db, row.hash, now)
            if count.turns >= self.limits.mails_of_mail:
                return None
            count.turns += 1
            await channels.save_count(db, count)
        return count.stop

    async def tidy(self) -> None:
        now = time.time()
        async with self.storage.writing() as db:
            await channels.remove_unconfirmed(db, now - SECONDS_TO_CONFIRM)
            await channels.remove_old_counts(db, now)


def _may_be_written_to(address: str) -> bool:
    """Nobody's mail lies at a single name, such as that of this machine."""
    if not MAIL_ADDRESS.fullmatch(address) or "." not in address.rpartition("@")[2]:
        return False
    try:
        return Address(addr_spec=address).addr_spec == address
    except (ValueError, HeaderParseError):
        return False
