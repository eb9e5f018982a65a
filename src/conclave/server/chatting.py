"""Saying something to the others at a table: in one's own words, or one of the sayings."""

import time

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.plain import PlainDict
from conclave.server.commands import answer_before, answer_with, table_to_change
from conclave.server.live_table import LiveTable
from conclave.server.refusals import Forbidden, TooFast
from conclave.server.sanitize import sanitize_chat
from conclave.server.sayings import check_saying, saying_text
from conclave.server.seating import seat_of
from conclave.server.settings import Limits
from conclave.server.storage.moves import add_chat, said_lately
from conclave.server.storage.rows import PLAYING, ChatRow, GuestRow
from conclave.server.storage.tables import StoredTable


async def chat(
    live: LiveTable, guest: GuestRow, text: str, nonce: str | None, limits: Limits
) -> PlainDict:
    return await _say(live, guest, sanitize_chat(text), None, nonce, limits)


async def quote(
    live: LiveTable, guest: GuestRow, saying: str, nonce: str | None, limits: Limits
) -> PlainDict:
    """Say one of the sayings."""
    return await _say(live, guest, saying_text(check_saying(saying)), saying, nonce, limits)


async def _say(
    live: LiveTable,
    guest: GuestRow,
    text: str,
    saying: str | None,
    nonce: str | None,
    limits: Limits,
) -> PlainDict:
    async with live.lock:
        async with live.storage.writing() as db:
            table = await table_to_change(db, live.code)
            if before := await answer_before(db, live, guest, nonce):
                return before
            _check_talk(table, saying)
            now = time.time()
            await _check_pace(db, live.code, guest.id, text, saying, limits, now)
            seat = seat_of(table, guest.id)
            said = ChatRow(
                code=live.code,
                number=0,
                seat=seat.seat if seat else None,
                name=seat.name if seat else guest.name,
                text=text,
                at=now,
                guest=guest.id,
                saying=saying,
                apart=seat is None and table.row.status == PLAYING,
            )
            await add_chat(db, said)
            answer: PlainDict = {"type": "done", "version": table.row.version}
            await answer_with(db, live, guest, nonce, answer)
        live.answers.remember(guest.id, nonce, answer)
        await live.catch_up()
        return answer


def _check_talk(table: StoredTable, saying: str | None) -> None:
    if table.row.talk == "none":
        raise Forbidden("talk-none")
    if table.row.talk == "sayings" and saying is None:
        raise Forbidden("talk-sayings")


async def _check_pace(
    db: AsyncConnection,
    code: str,
    guest: str,
    text: str,
    saying: str | None,
    limits: Limits,
    now: float,
) -> None:
    """Counted in the database: at whichever tables and through whichever processes somebody
    talks."""
    lately = await said_lately(db, guest, now - max(limits.chat_seconds, limits.repeat_seconds))
    just_now = [said for said in lately if said.at > now - limits.chat_seconds]
    if len(just_now) >= limits.chats:
        seconds = int(limits.chat_seconds)
        raise TooFast("chat-too-fast", {"max": limits.chats, "seconds": seconds})
    since = now - limits.repeat_seconds
    words = " ".join(text.casefold().split())
    for said in lately:
        alike = " ".join(said.text.casefold().split()) == words
        if saying is None and alike and said.code == code and said.at > since:
            raise TooFast("chat-repeated")
