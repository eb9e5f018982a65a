"""One connection to a table."""

import asyncio
import logging
from contextlib import suppress
from typing import TypeAlias

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.core.plain import PlainDict
from conclave.server import commands, messages, new_tables, seating
from conclave.server.house import House
from conclave.server.live_table import Listener, LiveTable, encode
from conclave.server.messages import SocketMessage, nonce_of, read_message
from conclave.server.payloads import seat_names
from conclave.server.rate import Credits
from conclave.server.refusals import (
    NobodyYet,
    Refused,
    TooFast,
    VersionOld,
    told_refusal,
    unknown_table,
)
from conclave.server.sanitize import sanitize_chat
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import Seated

UNREAD = 400
"""Messages that may wait for a slow reader before it is disconnected."""
PATIENCE = 60
"""Messages beyond the rate that are refused before the sender is disconnected."""
REFUSALS_REMEMBERED = 64

GOING_AWAY = 1001
MISBEHAVED = 1008
TOO_SLOW = 4408
NO_TABLE = 4404

Socket: TypeAlias = WebSocket[None, None, State]

log = logging.getLogger(__name__)


class Connection(Listener):
    def __init__(
        self, house: House, live: LiveTable, guest: GuestRow | None, socket: Socket
    ) -> None:
        self.house = house
        self.live = live
        self.guest = guest
        self.socket = socket
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(UNREAD)
        self.credits = Credits(house.settings.limits.messages)
        self.patience = PATIENCE
        self.refused: dict[str, PlainDict] = {}
        """What was refused to which nonce: said again, it is refused again."""
        self.closing: int | None = None

    def hear(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def dismiss(self) -> None:
        self.answer({"type": "refused", **told_refusal(unknown_table(self.live.code))}, None)
        self.end(NO_TABLE)

    def end(self, code: int) -> None:
        """Close as soon as what was said before is sent, or at once if it can't be."""
        if self.closing is None:
            self.closing = code
            with suppress(asyncio.QueueFull):
                self.outbox.put_nowait(b"")

    async def run(self) -> None:
        """Until either side ends it."""
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        try:
            async with self.live.lock:
                await self.live.catch_up()
                self.live.join(self)
                await self.live.note_presence()
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            # A move that is being stored is stored and told to the others all the same.
            receiving.cancel()
            sending.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
            self.live.leave(self)
            await self.live.note_presence()

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):
            while True:
                message = await self.outbox.get()
                if message == b"":
                    break
                async with self._while_heard():
                    await self.socket.send_data(message, mode="text")
                if self.closing == TOO_SLOW or (self.closing and self.outbox.empty()):
                    break
            async with self._while_heard():
                await self.socket.close(self.closing or GOING_AWAY)

    def _while_heard(self) -> asyncio.Timeout:
        """Even a goodbye waits for earlier words to be taken: whoever takes none goes without."""
        return asyncio.timeout(self.house.settings.limits.seconds_to_listen)

    async def _receive_all(self) -> None:
        while True:
            try:
                event = await self.socket.receive()
            except WebSocketDisconnect:
                return
            if event["type"] != "websocket.receive":
                return
            if self.closing is None:
                await self._take(event.get("text"))

    async def _take(self, text: str | None) -> None:
        nonce: str | None = None
        try:
            if not self.credits.spend():
                nonce = nonce_of(text or "")
                self._lose_patience()
                raise TooFast("too-fast")
            if text is None:
                raise Refused("message-binary")
            message = read_message(text)
            nonce = message.nonce
            if nonce and nonce in self.refused:
                self.answer(self.refused[nonce], nonce)
                return
            # Shielded: once begun, a message takes effect whole, whatever the connection does.
            answer = await asyncio.shield(asyncio.create_task(self._obey(message)))
        except ConclaveError as refusal:
            self._refuse(refusal, nonce)
            if isinstance(refusal, VersionOld):
                await self.live.tell_present(self)
        except Exception:
            log.exception("a message at %s had trouble", self.live.code)
            self._refuse(Refused("trouble"), nonce)
        else:
            self.answer(answer, nonce)

    def _lose_patience(self) -> None:
        self.patience -= 1
        if self.patience <= 0:
            self.end(MISBEHAVED)

    def _refuse(self, refusal: ConclaveError, nonce: str | None) -> None:
        told = told_refusal(refusal, seat_names(self.live.table))
        answer: PlainDict = {"type": "refused", **told}
        if nonce and not isinstance(refusal, TooFast):
            self.refused[nonce] = answer
            if len(self.refused) > REFUSALS_REMEMBERED:
                del self.refused[next(iter(self.refused))]
        self.answer(answer, nonce)

    def answer(self, answer: PlainDict, nonce: str | None) -> None:
        self.hear(encode(answer if nonce is None else {**answer, "nonce": nonce}))

    async def _obey(self, message: SocketMessage) -> PlainDict:
        guest = self.guest
        if guest is None:
            raise NobodyYet("guest-needed")
        live = self.live
        match message:
            case messages.Say():
                return await commands.say(
                    live, guest, message.version, message.sentence, message.nonce
                )
            case messages.Undo():
                return await commands.undo(live, guest, message.version, message.nonce)
            case messages.Chat():
                text = sanitize_chat(message.text)
                return await commands.chat(live, guest, text, message.nonce)
            case messages.Rematch():
                code = await new_tables.rematch(self.house, live.code, guest, message.luck)
                return {"type": "done", "version": live.version, "code": code}
            case _:
                return await commands.change(
                    live, guest, message.nonce, lambda table: self._seat(table, guest, message)
                )

    def _seat(self, table: Seated, guest: GuestRow, message: SocketMessage) -> None:
        match message:
            case messages.Sit():
                seating.sit(table, guest, message.seat, message.luck)
            case messages.GiveLuck():
                seating.add_luck(table, guest.id, message.luck)
            case messages.Stand():
                seating.stand(table, guest.id)
            case messages.SetSeat():
                seating.set_seat(table, guest.id, message.seat, message.kind)
            case messages.Start():
                seating.start(table, guest.id, load_game(table.row.game))
            case messages.Deputy():
                seats = table.seats
                owner = seats[message.seat].guest if message.seat < len(seats) else None
                here = self.live.presence.is_here(owner)
                seating.appoint_deputy(table, guest.id, message.seat, message.level, here)
            case messages.TakeOver():
                seating.take_over(table, guest.id)
            case _:
                raise AssertionError(f"nobody obeys {message!r}")
