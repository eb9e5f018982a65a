"""A word to somebody who is here and does not move. Nothing of it is stored."""

from conclave.core.plain import PlainDict
from conclave.server.live_table import LiveTable
from conclave.server.making_moves import speaking_seat
from conclave.server.refusals import Conflict, TooFast
from conclave.server.seating import check_playing
from conclave.server.storage.rows import GuestRow

SECONDS_BEFORE = 20.0
SECONDS_BETWEEN = 20.0


async def remind(live: LiveTable, guest: GuestRow, seat: int, nonce: str | None) -> PlainDict:
    async with live.lock:
        if live.stale:
            await live.catch_up()
        if nonce and (before := await live.answer_before(guest.id, nonce)):
            return before
        check_playing(live.table)
        asker = speaking_seat(live, guest)
        if seat == asker.seat or seat != live.table.row.actor or live.bot_to_act() is not None:
            raise Conflict("reminder-not-awaited", {"number": seat})
        now = live.steady()
        soon = live.turn_since + SECONDS_BEFORE - now
        if live.reminded_at is not None:
            soon = max(soon, live.reminded_at + SECONDS_BETWEEN - now)
        if soon > 0:
            raise TooFast("reminder-too-soon", {"seconds": max(1, round(soon))})
        live.tell_reminder(seat, asker.seat)
        live.pubsub.send_reminder(live.code, seat, asker.seat)
        answer: PlainDict = {"type": "done", "version": live.version}
        live.answers.remember(guest.id, nonce, answer)
        return answer
